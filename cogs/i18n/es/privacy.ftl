### Lo que se guarda sobre un miembro

cmd-privacy = Lo que Cake Club guarda sobre ti
cmd-privacy-show = Qué se guarda sobre ti, por qué y cuánto tiempo
cmd-privacy-export = Recibe en un archivo, solo para ti, todo lo que se guarda sobre ti
cmd-privacy-forget = Elimina tu nombre y tu ID de todo lo que se guarda

privacy-heading = ## Lo que Cake Club guarda sobre ti
privacy-kept = **Qué:** las mesas en las que jugaste y el nombre que usabas en ellas, tus jugadas con su hora, las palabras con las que cortaste mazos, cómo terminaron las partidas, tus puntuaciones, estadísticas y resultados contra otras personas, las mesas que sigues o silencias, tus partidas del día, tus torneos y lo que ajustas con `/preferences`. El bot nunca lee los mensajes.
privacy-why = **Por qué:** para que una partida pueda seguir después de un reinicio, se pueda volver a ver y cuente en la clasificación.
privacy-how-long = **Cuánto tiempo:** hasta que pidas que te olvide, o hasta 30 días después de que el bot deje el servidor.
privacy-who = **Quién lo ve:** quien mantiene este bot puede leer su base de datos. Nadie más ve tus cartas durante una partida sin manos a la vista. Cuando termina, quien puede ver el canal ve todas las manos. Tus resultados y estadísticas, como tus mentiras, los ve todo el servidor.
privacy-you = **Puedes:** descargarlo todo en un archivo o pedir que se eliminen tu nombre y tu ID. Las partidas que otras personas jugaron contigo siguen completas, con “alguien” en tu lugar. Los mensajes antiguos de los canales siguen ahí hasta que alguien los borre.
button-privacy-data = Datos
button-privacy-access = Quién los ve
button-privacy-export = Mis datos
button-privacy-forget = Olvidarme…
privacy-export = Este archivo contiene todo lo que se guarda sobre ti.
privacy-export-part = Parte { $part } de { $parts } de todo lo que se guarda sobre ti. Descomprime todas las partes en una misma carpeta: juntas están completas.
privacy-forget-title = Olvidarme
privacy-forget-field = Escribe “{ $word }” si quieres seguir
privacy-forget-note = Esto no se puede deshacer. Dejas todas tus mesas, y tus partidas ya no cuentan para ti.
privacy-word = olvidar
privacy-forgotten = Hecho: tu nombre y tu ID ya no están en ningún registro. En cada partida de hoy sigues teniendo un solo intento.
somebody = alguien
