### Manos

hand-heading = ### Tu mano · { $game }
hand-link = [Ir a la mesa]({ $link })

hand-refused = No pude enviarte tu mano por mensaje directo: no aceptas mensajes de este servidor. *Mi mano* te la muestra solo a ti; puedes volver a activar los mensajes con `/preferences`.

hand-older = Esta copia es antigua. Tu mano está en el *Mi mano* más reciente.
hand-given-up = Esta mano ya no es tuya.
refused-older-hand = Esa era una copia antigua de tu mano. Ahora muestra tu mano actual: vuelve a pulsar.
