### Encontrar rivales

cmd-play-game = Encuentra una mesa: qué juego; no lo pongas para cualquiera
cmd-play-when = Encuentra una mesa: en cuánto tiempo quieres jugar la partida
choice-pace-now = ahora: de una vez
choice-pace-today = hoy: unos minutos para cada decisión
choice-pace-week = esta semana: un día para cada decisión
find-joined = ✅ Ya estás en una mesa de { $game }: { $link }
find-opened = ✅ No había ninguna mesa a la espera, así que te abrí una de { $game } aquí. Otras personas pueden entrar.
refused-already-waiting = Ya estás esperando en una mesa: { $link }

button-players-role = Avisos de mesas
players-called = 🍰 { $role } Una mesa de { $game } espera a { $free } { $free ->
    [one] persona
   *[other] personas
} más: { $link }
players-role-reason = Lo pidió con un botón de Cake Club.
refused-players-role-none = Este servidor ya no tiene un rol para esto. Quien administra el servidor puede elegir uno con `/settings players-role`.
refused-players-role-everyone = Elige un rol que se pueda tener o no. Este lo tiene todo el mundo.
refused-players-role-managed = { $role } es de una aplicación o de Discord, así que no puedo darlo. Elige otro rol.
refused-players-role-powerful = { $role } puede hacer aquí más que los demás, y cada miembro se lo da a sí mismo. Elige un rol sin permisos adicionales.
refused-players-role-permission = No puedo dar roles: me falta el permiso “{ $permission }”. La administración del servidor puede dármelo en **Ajustes del servidor**, **Roles**, **Cake Club**.
refused-players-role-too-high = No puedo dar { $role }: no está por debajo de mi rol. La administración del servidor puede subir el mío en **Ajustes del servidor**, **Roles**.
refused-players-role-not-yours = Solo puede elegir { $role } aquí quien también puede darlo. Hacen falta “{ $permission }” y un rol superior.
refused-players-role-silent = Mi mensaje no avisaría a { $role }. Permite que cualquiera mencione este rol en **Ajustes del servidor**, **Roles**.

cmd-menu-invite = Invitar a jugar
invite-heading = ## Invitar a { $who } a jugar
invite-place = { $place ->
    [here] La mesa se abre en este canal.
   *[private] La mesa se abre en un hilo privado. Solo la ven ustedes dos y la moderación del servidor.
}
invite-note = -# Se le reserva un asiento. Recibe un aviso solo si quiere avisos ahora.
button-invite-here = Este canal
button-invite-private = Hilo privado
invite-done = ✅ Hay una mesa de { $game } abierta en { $place }, con un asiento reservado para { $who }.
refused-invite-yourself = No puedes invitarte. Con `/play` juegas contra un robot al momento.
refused-invite-bot = No se puede invitar a las aplicaciones. Elige a una persona, o pulsa *{ button-house }* en la mesa.
refused-invite-left = { $who } ya no está en este servidor.
refused-invite-timed-out = { $who } está en aislamiento temporal en este servidor y por ahora no puede jugar.
refused-invite-unseen = { $who } no puede ver este lugar. Invita donde estén las dos personas.
refused-invite-at-table = { $who } ya tiene un asiento en la mesa que abriste: { $link }
refused-invite-soon = Invitaste a { $who } hace poco. Inténtalo otra vez { $until }.
refused-invite-no-thread = Aquí no puedo abrir un hilo privado. Elige *{ button-invite-here }*.

cmd-settings-players-role = Un rol que recibe un aviso si una mesa espera; se consigue con un botón
cmd-settings-players-role-role = Qué rol; no lo pongas para no avisar a nadie
settings-players-role = **Aviso si una mesa espera:** { $value }
settings-players-role-none = nadie (`/settings players-role`)
settings-lost-players-role = ⚠️ Se eliminó el rol que recibía el aviso de las mesas. Elige otro con `/settings players-role`.
