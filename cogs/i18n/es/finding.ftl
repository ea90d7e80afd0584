### Encontrar rivales, el final de una temporada y cifras para quien administra

cmd-play-game = Encuentra una mesa: qué juego; no lo pongas para cualquiera
cmd-play-when = Encuentra una mesa: en cuánto tiempo quieres jugar la partida
choice-pace-now = ahora: de una vez
choice-pace-today = hoy: unos minutos para cada decisión
choice-pace-week = esta semana: un día para cada decisión
find-joined = ✅ Ya estás en una mesa de { $game }: { $link }
find-opened = ✅ No había ninguna mesa a la espera, así que te abrí una de { $game } aquí. Otras personas pueden entrar.
refused-already-waiting = Ya estás esperando en una mesa: { $link }

button-players-role = Avísame si una mesa espera
players-called = 🍰 { $role } Una mesa de { $game } espera a { $free } { $free ->
    [one] persona
   *[other] personas
} más: { $link }
players-role-reason = Lo pidió con un botón de Cake Club.
permission-manage_roles = Gestionar roles
refused-players-role-none = Este servidor ya no tiene un rol para esto. Quien administra el servidor puede elegir uno con `/settings players-role`.
refused-players-role-everyone = Elige un rol que se pueda tener o no. Este lo tiene todo el mundo.
refused-players-role-managed = { $role } es de una aplicación o de Discord, así que no puedo darlo. Elige otro rol.
refused-players-role-powerful = { $role } puede hacer aquí más que los demás, y cada miembro se lo da a sí mismo. Elige un rol sin permisos adicionales.
refused-players-role-permission = No puedo dar roles: me falta el permiso “{ $permission }”. La administración del servidor puede dármelo en Ajustes del servidor → Roles → Cake Club.
refused-players-role-too-high = No puedo dar { $role }: no está por debajo de mi rol. La administración del servidor puede subir el mío en Ajustes del servidor → Roles.
refused-players-role-not-yours = Solo puede elegir { $role } aquí quien también puede darlo. Hacen falta “{ $permission }” y un rol superior.
refused-players-role-silent = Mi mensaje no avisaría a { $role }. Permite que cualquiera mencione este rol en Ajustes del servidor → Roles.

cmd-settings-players-role = Un rol que recibe un aviso si una mesa espera; se consigue con un botón
cmd-settings-players-role-role = Qué rol; no lo pongas para no avisar a nadie
cmd-settings-season-post = Dónde se publica lo mejor de cada temporada cuando termina
cmd-settings-season-post-where = Qué canal; no lo pongas para no publicar nada
cmd-settings-fairness = Solo lo ves tú: quién juega casi siempre con la misma persona y grandes subidas
settings-players-role = **Aviso si una mesa espera:** { $value }
settings-players-role-none = nadie (`/settings players-role`)
settings-season-post = **Final de temporada:** { $value }
settings-season-post-none = no se publica (`/settings season-post`)
settings-lost-players-role = ⚠️ Se eliminó el rol que recibía el aviso de las mesas. Elige otro con `/settings players-role`.
settings-lost-season-post = ⚠️ Se eliminó el canal del final de temporada. Elige otro con `/settings season-post`.
refused-season-post-permission = No puedo publicar en { $channel }: me falta { $permissions }. La administración del servidor puede dármelo en Editar canal → Permisos → Cake Club.

season-name = de { $number ->
    [1] enero a marzo
    [2] abril a junio
    [3] julio a septiembre
   *[4] octubre a diciembre
} de { $year }
season-heading = ## 🏆 Terminó la temporada { $season }
season-note = -# Ha empezado otra temporada y todo el mundo parte de cero. Los botones muestran la clasificación completa.
leaderboard-season = -# Cada temporada empieza para todo el mundo en 0. 🌱 Pocas partidas aquí: menos de 5 partidas puntuadas.
menu-board-season = Temporadas anteriores…

fairness-heading = ## Quién juega con quién · { $server }
fairness-about = Solo lo ves tú. Son cifras y no un juicio: hay amistades que solo juegan entre sí, y cualquiera puede tener una buena semana.
fairness-pairs = **Casi siempre la misma persona** (partidas puntuadas: al menos { $games }, contra el mismo miembro: al menos el { $percent } %)
fairness-pair = { $who } contra { $other }: { $games } de { $all } ({ $percent } %), por delante en { $ahead }, por detrás en { $behind }
fairness-gains = **Grandes subidas en { $days } días** (nivel estimado: al menos +{ $gain }, sin las primeras partidas de cada miembro)
fairness-gain = { $who } · { $game }: +{ $gain }, primer puesto en { $wins } de { $games }
fairness-nobody = nadie

privacy-managers = **Quien administra un servidor:** puede ver quién juega allí casi siempre con la misma persona y las grandes subidas de puntuación.
