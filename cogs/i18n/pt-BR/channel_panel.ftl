### O painel que fica em um canal

cmd-settings-panel = Colocar um painel com botões neste canal, levá-lo para o fim ou tirá-lo
cmd-settings-panel-here = Sim ou em branco: colocar aqui ou levar para o fim. Não: tirar
button-panel-put = Colocar o painel
panel-heading = ## Cake Club 🍰
panel-text = Três jogos de cartas sobre bolos: com a gente daqui ou só você contra um robô. Clique em **{ button-play }**: nenhum comando é necessário.
panel-waiting = **Esperando gente**
    { $lines }
panel-line = [{ $game }]({ $link }): { $people }; { $free } { $free ->
    [one] lugar livre
   *[other] lugares livres
}
panel-nobody = Ninguém está esperando agora. Clique em **{ button-play }** e abra uma mesa.
panel-up = ✅ O painel está no fim deste canal. `/settings panel` o leva para lá de novo; com `here: False`, ele sai.
panel-down = ✅ O painel foi tirado.
refused-panel-none = Não há painel neste canal. Coloque um com `/settings panel`.
refused-panel-permission = Não posso manter um painel aqui: falta { $permissions }. A administração do servidor pode liberar isso em **Editar canal**, **Permissões**, **Cake Club**.
