### Mãos

hand-heading = ### Sua mão · { $game }
hand-link = [Ir para a mesa]({ $link })

hand-refused = Não consegui enviar sua mão por mensagem direta: você não aceita mensagens deste servidor. *Minha mão* mostra suas cartas só para você; para reativar as mensagens, use `/preferences`.

hand-older = Esta cópia é antiga. Sua mão está no *Minha mão* mais recente.
hand-given-up = Esta mão não é mais sua.
refused-older-hand = Essa era uma cópia antiga da sua mão. Agora ela mostra sua mão atual: pressione de novo.
