### O primeiro minuto: os jogos e como começar

cmd-play = Comece aqui: três jogos para jogar já, abrir uma mesa ou aprender

play-heading = ## Cake Club
    -# **{ button-play-now }** contra um robô, **{ button-open-table }** para o pessoal daqui ou **{ button-learn }** em 5 minutos.
play-game = **{ $game }**: { $about }
play-level = Jogar: **{ $level }**, mais ou menos o seu nível
play-more = -# Mais: `/rules`, `/preferences`.
play-more-managers = -# Mais: `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Sua mesa está aqui: { $link }
about-game-duel = Blefe por bolos e descubra as mentiras dos outros.
about-game-bakeries = Dê os bolos ruins e venda os bons.
about-game-auf = Faça suas receitas e estrague as dos outros.

button-play = Jogar
button-play-now = Jogar
button-open-table = Abrir mesa
button-own-tables = Minhas partidas
own-tables-heading = ## Suas partidas
own-tables-none = Você não está em nenhuma mesa aqui. Clique em **{ button-play }** e comece uma partida.

button-welcome-table = Abrir mesa
welcome-heading = ## O Cake Club chegou 🍰
welcome-text = Três jogos de cartas sobre bolos para todo mundo neste servidor: contra outras pessoas ou só você contra um robô. Clique em **{ button-welcome-table }** ou use `/play`.
    -# A administração do servidor escolhe canais, idioma e mais com `/settings show`.
direct-opened = ✅ Sua mesa está logo abaixo.
direct-asleep = 💤 **A mesa está dormindo:** não consigo escrever para você. Nada se perde e nenhum relógio corre. Clique em **{ button-hand }** para acordar a mesa.
direct-messages = mensagens diretas
