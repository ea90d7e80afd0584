### El mapa de la ayuda: dónde está todo

cmd-help = Qué puede hacer Cake Club y dónde está
help-heading = ## Qué puedo hacer
help-playing = **Jugar**: ya mismo contra un robot, o en una mesa con gente de aquí
help-ranking = **Clasificación**: las partidas entre miembros cuentan para tu puntuación
help-pings = **Avisos**: cuándo te aviso de que te toca, horas de silencio, vacaciones
help-leaving = **Salir**: **Mesa…**, luego **Salir…** en el mensaje de la mesa: un robot sigue jugando. Lo que guardo sobre ti:
help-managing = **Administrar**: dónde se abren mesas, idioma, imágenes y más
button-help = Ayuda
button-history = Historial
button-preferences = Preferencias
button-pings = Avisos
button-privacy = Privacidad
button-settings = Ajustes
