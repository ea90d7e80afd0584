### Sobre este bot

cmd-about = Versión, novedades, condiciones, privacidad, ayuda e invitación

about-heading = ## Cake Club { $version }
about-new = **Novedades de la 1.0.0:** Cake Duel, You Take the Cake y Cake Auf!, con robots de tres niveles, un tutorial y reglas para cada juego, puntuaciones y clasificaciones, torneos, partidas del día, repeticiones y mezclas que puedes comprobar con `/verify`.
about-privacy = **Privacidad:** `/privacy show` te dice qué se guarda sobre ti y te permite borrarlo. El bot nunca lee los mensajes.{ $url ->
    [none] {""}
   *[other] {" "}[Política de privacidad]({ $url })
}
about-terms = **Condiciones:** el bot es gratis, no se juega con dinero y no hay ninguna garantía.{ $url ->
    [none] {""}
   *[other] {" "}[Condiciones del servicio]({ $url })
}
about-licence = **Licencia:** el programa es software libre con licencia MIT. Es una obra no oficial de fans; los juegos pertenecen a quienes los crearon.{ $url ->
    [none] {""}
   *[other] {" "}[Código fuente]({ $url })
}
about-support = **Ayuda:** { $url ->
    [none] pregunta a quien mantiene este bot, por ejemplo a través de la administración de tu servidor.
   *[other] [aquí te ayudan]({ $url }).
}
about-sentences = **Traducción:** [avisa de una frase]({ $url }) incorrecta o poco clara.
about-invite = **Invitación:** [añade Cake Club a otro servidor]({ $url }).
about-account = **En tu cuenta:** [añade Cake Club a tus aplicaciones]({ $url }) y juega por mensajes directos, sin servidor.
