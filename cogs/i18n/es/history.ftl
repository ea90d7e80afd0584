### Mezclas que cualquiera puede comprobar y partidas que se vuelven a ver

button-cut = Cortar…
cut-title = Cortar el mazo
cut-field = Tu palabra
cut-note = Tu palabra entra en la mezcla. Toda la mesa la ve. Deja el campo vacío para retirarla.
cut-done = Hecho: tu palabra entra en la mezcla.
lobby-word = , cortó con “{ $word }”
cut-line = ✂️ { $who } cortó el mazo con “{ $word }”.
commitment = -# 🔒 La mezcla está fijada (detalles: `/verify`): `{ $commitment }`
commitment-locked = -# 🔒 Mezcla fijada (detalles: `/verify`)
refused-cut-not-joined = Solo quien juega en esta mesa puede cortar el mazo. Pulsa antes *{ button-join }*.
refused-bad-word = Esa palabra no sirve. Escribe una línea de hasta { $most } { $most ->
    [one] carácter
   *[other] caracteres
}.

cmd-table-cut = Corta el mazo: añade a la mezcla una palabra tuya
cmd-table-cut-word = Tu palabra; no la pongas si quieres retirarla

cmd-verify = Comprueba que en una mesa se repartió la mezcla fijada antes de la partida
cmd-verify-table = Qué mesa
cmd-replay = Vuelve a ver una partida, paso a paso
cmd-replay-table = Qué mesa; en el hilo de una mesa no hace falta
cmd-replay-step = Desde qué paso
cmd-history = Las partidas jugadas en este servidor
cmd-history-member = Solo partidas en las que jugó este miembro
cmd-history-game = Solo partidas de este juego
cmd-history-page = Número de página

verify-heading = ## La mezcla de { $game }, `{ $table }`
verify-later = El secreto se muestra cuando la partida termina. Entonces `/verify` puede calcular la mezcla de nuevo.
verify-commitment = **Fijado** antes de que nadie pudiera cortar o jugar (SHA-256 del secreto): `{ $commitment }`
verify-secret = **Secreto:** `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ **Semilla,** hecha con el secreto y las palabras de la mesa: `{ $seed }`
   *[other] ❌ ¡La semilla `{ $seed }` no coincide con el secreto y las palabras!
}
verify-chance = ✅ **Calculado de nuevo a partir de la semilla:** { $shuffles } { $shuffles ->
    [one] mezcla
   *[other] mezclas
} y { $numbers } { $numbers ->
    [one] número o dado
   *[other] números y dados
}, en { $moves } { $moves ->
    [one] jugada legal
   *[other] jugadas legales
}.
verify-digest = **Huella** de todo el registro, sin nombres: `{ $digest }`
verify-proves = **Qué demuestra:** el secreto estaba fijado antes de que nadie cortara. Por eso nadie pudo cambiar la mezcla una vez añadida una palabra, y nadie en la mesa pudo elegirla. Compara el código de arriba con el que `/verify` muestra antes del final de la partida.
verify-limits = **Qué no demuestra:** quien mantiene este bot podría mirar las cartas durante la partida, o conocer el secreto y cortar al final. Si quieres asegurarte, corta tú al final.
verify-day-proves = **Qué demuestra:** esta es la partida del día, la misma en todos los bots. `/daily today` mostró su código un día antes.
verify-day-limits = **Qué no demuestra:** el secreto sale de la fecha, así que quien lea el código fuente de Cake Club puede conocerlo.
verify-script = -# No hace falta que me creas: con “{ button-record }” recibes un script que solo necesita Python.
verify-file = { $script ->
    [True] El registro completo y un script que calcula con él cada carta y cada dado. Guarda los dos en una carpeta y ejecuta allí:
   *[other] El registro completo. Guárdalo junto a `tools/verify.py` del código fuente de Cake Club, que calcula con él cada carta y cada dado, y ejecuta allí:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    El valor de `--pledge` debe ser el código que `/verify` mostró antes del final de la partida. El script está escrito para leerse; también está en el código fuente de Cake Club como `tools/verify.py`.
button-record = Registro
refused-not-committed = Esto es una lección: todo el mundo recibe las mismas cartas, así que no hay mezcla que comprobar.

replay-heading = ### Repetición de { $game }
    -# paso { $step } de { $steps }
    -# { $viewer }
replay-as-all = con todas las cartas a la vista
replay-as-public = como lo vio todo el mundo
replay-as-seat = como lo vio { $who }
replay-as-seat-you = como lo viste
replay-hand = { EMOJI("held") } **{ $who }**
replay-hand-you = { EMOJI("held") } **Tu mano**
replay-note = -# Para compartir este paso: { $public ->
    [True] {""}
   *[other] “{ button-share }” o{" "}
}`/replay table:{ $table } step:{ $step }`; [Mesa original]({ $link })
replay-image-hands = La imagen muestra también las manos de { $who }.
replay-text-heading = { $game }, mesa { $table }: { $people }
replay-text-file = La partida, jugada a jugada.
button-first = ⏮ Inicio
button-step-back = ◀ Atrás
button-step-on = Adelante ▶
button-last = Final ⏭
button-share = Mostrar a todos
button-text = Como texto
menu-jump = Ir a…
replay-jump-step = Paso { $step }
part-round = Ronda { $round }
menu-viewer = Verlo como…
refused-replay-past-end = Esta partida solo tiene { $steps } { $steps ->
    [one] paso
   *[other] pasos
}. Elige uno de ellos.
refused-replay-running = Mientras la partida está en juego, la repetición solo muestra lo que puedes ver en la mesa. Cuando termine, verás todas las cartas.

history-heading = ## Partidas de este servidor{ $who }{ $page ->
    [1] {""}
   *[other] , página { $page }
}
history-heading-direct = ## Tus partidas aquí{ $page ->
    [1] {""}
   *[other] , página { $page }
}
history-of = , { $who }
history-none = Aquí no ha terminado aún ninguna partida.
history-none-such = Aquí no ha terminado aún ninguna partida como esa.
history-damaged = Una partida con el registro dañado
history-hidden = -# Faltan algunas partidas: se jugaron en canales que no puedes ver.
history-line = -# { $day }: { $game }; { $people }; { $won ->
    [True] 🎉 { $winners }
   *[other] sin victoria
}; `{ $table }`
history-note = -# Elige una partida para volver a verla, o usa `/replay`.
button-newer = ◀ Recientes
button-older = Antiguas ▶
menu-replay = Vuelve a ver una partida…
refused-history-past-end = No hay tantas partidas. Elige un número de página menor.
refused-history-direct = En los mensajes directos solo puedes ver tus propias partidas.

button-review = Análisis
button-replay = Repetición
button-details = Detalles
review-heading = ## 🔍 Tu duelo con todas las cartas a la vista
review-bluffs = **Tus mentiras:** { $bluffs } en { $claims } { $claims ->
    [one] declaración
   *[other] declaraciones
}; descubiertas: { $caught }.
review-missed = **Mentiras contra ti que nadie desafió:** { $count }{ $count ->
    [0] .
    [one] . Con un desafío, ese asalto era tuyo.
   *[other] . Con un desafío, cada uno de esos asaltos era tuyo.
}
review-called = **Tus desafíos:** { $count ->
    [0] ninguno.
   *[other] { $count }, con acierto: { $right }.
}
review-claim = Duelo { $duel }, asalto { $bout }: { $who } declaró { $claim }; { $truth ->
    [True] verdad
   *[other] mentira
} ({ $cards }){ $called ->
    [True] , con desafío
   *[other] {""}
}
review-claim-you = Duelo { $duel }, asalto { $bout }: declaraste { $claim }; { $truth ->
    [True] verdad
   *[other] mentira
} ({ $cards }){ $called ->
    [True] , con desafío
   *[other] {""}
}
review-turn = **Momento decisivo:** asalto { $bout } del duelo { $duel }, { $won ->
    [True] ganado
   *[other] perdido
} por { $reason ->
    [bluff] una mentira desafiada
    [truth] el desafío a una declaración verdadera
    [cakes] el último pastel
   *[passes] los pasteles que quedaban cuando todo el mundo pasó
}. Tu probabilidad de ganar cambió así: del { $before } % al { $after } %, si desde ahí ambos bandos juegan igual de bien.
refused-deal-sealed = Otras personas aún pueden jugar hoy esta partida. Podrás comprobarla y compartirla después de medianoche UTC.
