### O fim de uma temporada

cmd-settings-season-post = Onde publicar os melhores de cada temporada quando ela termina
cmd-settings-season-post-where = Qual canal; deixe em branco para não publicar nada
settings-season-post = **Fim de temporada:** { $value }
settings-season-post-none = nada é publicado (`/settings season-post`)
settings-lost-season-post = ⚠️ O canal do fim de temporada foi excluído. Escolha outro com `/settings season-post`.
refused-season-post-permission = Não posso publicar em { $channel }: falta { $permissions }. A administração do servidor pode liberar isso em **Editar canal**, **Permissões**, **Cake Club**.

season-heading = ## 🏆 A temporada acabou: { $season }
season-note = -# Uma nova temporada começou, e todo mundo recomeça do zero. Os botões mostram o ranking inteiro.
