### Manos

hand-heading = ### Tu mano · { $game }
hand-link = [Ir a la mesa]({ $link })

hand-refused = No pude enviarte tu mano por mensaje directo: no aceptas mensajes de este servidor. *Mi mano* te la muestra solo a ti; puedes volver a activar los mensajes con `/preferences`.
