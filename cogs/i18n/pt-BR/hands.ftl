### Mãos

hand-heading = ### Sua mão · { $game }
hand-link = [Ir para a mesa]({ $link })

hand-refused = Não consegui enviar sua mão por mensagem direta: você não aceita mensagens deste servidor. *Minha mão* mostra suas cartas só para você; para reativar as mensagens, use `/preferences`.
