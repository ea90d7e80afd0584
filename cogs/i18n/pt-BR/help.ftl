### O mapa da ajuda: onde está tudo

cmd-help = O que o Cake Club faz e onde encontrar
help-heading = ## O que eu faço
help-playing = **Jogar**: agora mesmo contra um robô, ou em uma mesa com a gente daqui
help-ranking = **Ranking**: partidas entre membros contam para o seu rating
help-pings = **Avisos**: quando eu chamo você, horas de silêncio, férias
help-leaving = **Sair**: **Mesa…**, depois **Sair…** na mensagem da mesa: um robô continua jogando. O que eu guardo sobre você:
help-managing = **Administrar**: onde abrir mesas, idioma, imagens e mais
button-help = Ajuda
button-history = Histórico
button-preferences = Preferências
button-pings = Avisos
button-privacy = Privacidade
button-settings = Configurações
