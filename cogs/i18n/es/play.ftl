### El primer minuto: los juegos y cómo empezarlos

cmd-play = Empieza aquí: tres juegos para jugar ya, abrir una mesa o aprender

play-heading = ## Cake Club
    -# **{ button-play-now }** contra un robot, **{ button-open-table }** con gente de aquí o **{ button-learn }** en 5 minutos.
play-game = **{ $game }**: { $about }
play-level = Jugar: **{ $level }**, más o menos tu nivel
play-more = -# Más: `/rules`, `/preferences`.
play-more-managers = -# Más: `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Tu mesa está aquí: { $link }
about-game-duel = Miente por pasteles y descubre las mentiras ajenas.
about-game-bakeries = Regala pasteles malos y vende los buenos.
about-game-auf = Prepara tus recetas y estropea las de los demás.

button-play = Jugar
button-play-now = Jugar
button-open-table = Abrir mesa
button-own-tables = Mis partidas
own-tables-heading = ## Tus partidas
own-tables-none = No estás en ninguna mesa de aquí. Pulsa **{ button-play }** y empieza una partida.

button-welcome-table = Abrir mesa
welcome-heading = ## Cake Club ya está aquí 🍰
welcome-text = Tres juegos de cartas sobre pasteles para todo el mundo en este servidor: contra otras personas o a solas contra un robot. Pulsa **{ button-welcome-table }** o usa `/play`.
    -# Quien administra el servidor elige los canales, el idioma y más con `/settings show`.
direct-opened = ✅ Tu mesa está abajo.
direct-asleep = 💤 **La mesa está dormida:** no puedo escribirte. No se pierde nada y ningún reloj corre. Pulsa **{ button-hand }** para despertarla.
direct-messages = mensajes directos
