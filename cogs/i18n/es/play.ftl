### El primer minuto: los juegos y cómo empezarlos

cmd-play = Empieza aquí: tres juegos para jugar ya, abrir una mesa o aprender
cmd-help = Qué puede hacer Cake Club y cómo empezar una partida

play-heading = ## Cake Club
    -# Elige un juego: **Jugar ya** contra un robot, **Abrir mesa** para la gente de aquí o **Aprender** en cinco minutos.
play-game = **{ $game }** · { $about }
play-level = -# Jugar ya: **{ $level }** · más o menos tu nivel
play-more = -# Más: `/rules`, `/preferences`.
play-more-managers = -# Más: `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Tu mesa está en { $channel }.
about-game-duel = Miente por pasteles y descubre las mentiras ajenas.
about-game-bakeries = Regala pasteles malos y vende los tuyos con dados.
about-game-auf = Prepara tus recetas y estropea las de los demás.

button-play = Jugar
button-play-now = Jugar ya
button-open-table = Abrir mesa
button-learn = Aprender

welcome-heading = ## Cake Club ya está aquí 🍰
welcome-text = Tres juegos de cartas sobre pasteles para todo el mundo en este servidor: contra otras personas o a solas contra un robot. Pulsa **Jugar** o usa `/play`.
    -# Quien administra el servidor elige los canales, el idioma y más con `/settings show`.
