### Lo que no se puede hacer

error-store = No pude guardar tu jugada, así que no se hizo. Prueba otra vez en un momento. Si vuelve a pasar, pide a quien mantiene este bot que revise su disco.
error-permission = Aquí no tienes permiso para hacer eso.
error-forbidden = Discord no me deja hacer eso aquí: me falta un permiso en este canal. La administración del servidor puede dármelo en **Editar canal**, **Permisos**, **Cake Club**.
error-unexpected = Algo falló de mi lado. No se perdió nada. Prueba otra vez.
refused-one-moment = Esto tarda más de lo normal. Pulsa otra vez en un momento.
refused-database-away = Ahora mismo no puedo acceder a mi base de datos. Prueba otra vez en un momento.
refused-thread-limit = Por ahora Discord no me deja abrir más hilos en este canal. Prueba de nuevo en unos minutos o en otro canal, o juega en tus mensajes directos conmigo.
refused-moved-on = La mesa ya avanzó. Mira su mensaje más reciente.
refused-not-asked = No es tu turno.
refused-not-seated = No juegas en esta mesa, pero puedes mirar.
refused-table-over = Esta mesa ya terminó. Abre otra con { NEW_TABLE("o") }.
refused-not-begun = La partida de esta mesa no ha empezado todavía.
refused-unknown-control = Este botón o menú ya no se usa. Escribe el comando otra vez y recibirás un mensaje nuevo: `/table show` para una mesa, `/rules` para las reglas.
refused-not-available = Esto no está disponible aquí.
refused-no-such-table = Esa mesa ya no existe. `/table list` muestra las mesas que están abiertas o en juego.
refused-no-table-here = No tienes ninguna mesa aquí. Abre una con { NEW_TABLE("o") }.
refused-other-game = En tu mesa de aquí se juega a { $game }: { $link }
refused-not-begun-yet = La partida de tu mesa no ha empezado todavía: { $link }
refused-which-table = Juegas en más de una mesa. Elige una con la opción `table`.
refused-name-table = Di qué mesa: elígela con la opción `table`. Dentro del hilo de una mesa no hace falta.
refused-unknown-action = No conozco esa jugada. El mensaje más reciente de la mesa muestra qué puedes hacer ahora.
refused-other-edition = Las reglas del juego cambiaron desde que empezó esta mesa, así que no puede continuar.
refused-record-damaged = Ya no puedo leer las jugadas de esta mesa, así que no puede continuar. Quien mantiene este bot puede averiguar más en el registro del programa.
refused-bad-option = La opción “{ $option }” no funciona así. Elige otro valor.
refused-already-joined = Ya estás en esta mesa.
refused-not-joined = No estás en esta mesa.
refused-table-full = { $seats ->
    [2] Los dos asientos están ocupados.
   *[other] Los { $seats } asientos están ocupados.
} Abre otra mesa con { NEW_TABLE("o") }.
refused-already-begun = La partida ya empezó. Síguela con `/table watch`.
refused-host-only = Eso solo puede hacerlo quien abrió la mesa: <@{ $host }>.
refused-no-house-left = Todos los robots están ya en esta mesa. Aún pueden unirse miembros.
refused-wrong-number = Este juego es para { $needed } { $needed ->
    [one] persona
   *[other] personas
}, y aquí hay { $seated }. Añade un robot para ocupar un asiento libre.
refused-too-few-players = Este juego necesita al menos { $needed } { $needed ->
    [one] persona
   *[other] personas
}, y aquí hay { $seated }. Añade un robot para ocupar un asiento libre.
refused-here-only = Solo puedes abrir mesas en los canales de un servidor y en tus mensajes directos conmigo.
refused-not-on-server = Cake Club no está en este servidor, así que aquí no puedes jugar. Escribe a { $bot }: allí funcionan las lecciones, las partidas contra un robot y las partidas de hoy.{ $url ->
    [none] {""}
   *[other] {" "}Quien administra este servidor puede [añadir Cake Club]({ $url }).
}
refused-not-in-conversation = Cake Club no puede jugar en esta conversación. Escribe a { $bot }: allí funcionan las lecciones, las partidas contra un robot y las partidas de hoy.{ $url ->
    [none] {""}
   *[other] {" "}Para jugar con otras personas, [añade Cake Club a un servidor]({ $url }).
}
refused-missing-permission = Aquí no puedo llevar una mesa: me { $count ->
    [one] falta el permiso “{ $permissions }”
   *[other] faltan los permisos { $permissions }
}. La administración del servidor puede { $count ->
    [one] dármelo
   *[other] dármelos
} en **Editar canal**, **Permisos**, **Cake Club**.
refused-other-channel = En este canal no puedes abrir mesas. En este servidor se juega en { $channels }.
refused-role-only = En este servidor solo { $role } puede abrir mesas. Puedes unirte a una.
refused-too-many-tables = Ya estás en { $most } { $most ->
    [one] mesa
   *[other] mesas
} de este servidor, el máximo a la vez. Termina o deja una antes.
refused-no-modes = Solo Cake Duel tiene modos. No uses la opción `mode` con otros juegos.
refused-no-such-board-page = La clasificación no tiene tantas páginas. Elige un número de página menor.
refused-stats-none = { $who } no ha terminado aún ninguna partida en este servidor. Abre una mesa con { NEW_TABLE("o") }.
refused-stats-none-of-game = { $who } no ha terminado aún ninguna partida de este juego en este servidor. Sin la opción `game` verás todos los juegos.
refused-stats-same-member = Elige dos miembros distintos para comparar.
refused-stats-of-a-bot = Los bots no tienen estadísticas. Elige un miembro.
refused-not-sure = No cambió nada. Para que te olvide, escribe “{ $word }”.
refused-asleep = Esta mesa está dormida: no pude acceder a su canal. Despiértala con `/table show`.
refused-too-much = Pediste mucho en un minuto; inténtalo otra vez { $until }.
refused-too-soon = Eso se hizo en esta mesa hace poco; inténtalo otra vez { $until }.
refused-too-fast = Pulsas más rápido de lo que puedo responder. Espera { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
refused-text-too-long = Es demasiado largo. Escribe como máximo { $most } { $most ->
    [one] carácter
   *[other] caracteres
}.
refused-managers-only = Eso solo puede hacerlo quien administra el servidor.
refused-shown-elsewhere = Esta mesa es de otro canal, donde la ven todas las personas que juegan: { $link }
refused-other-tables-thread = Este hilo es de otra mesa. Muestra la tuya en { $channel }.
refused-bad-table = Aquí no existe esa mesa. Elige una de la lista que aparece al escribir. `/table list` muestra las mesas abiertas o en juego; `/history`, las terminadas.
refused-page-gone = Esa parte de la página ya no está disponible. Vuelve a abrir la página.
refused-no-such-page = Las reglas no tienen esa página. `/rules` abre la primera.

permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-read_message_history = Leer el historial de mensajes
permission-create_public_threads = Crear hilos públicos
permission-create_private_threads = Crear hilos privados
permission-send_messages_in_threads = Enviar mensajes en hilos
refused-export-running = Tu archivo o los de otros aún se están preparando. Prueba otra vez en un minuto.
refused-export-too-large = Tu archivo es demasiado grande para Discord, o Discord no pudo aceptarlo ahora. Prueba más tarde. Si vuelve a fallar, pide tus datos a quien mantiene este bot.
permission-manage_roles = Gestionar roles
