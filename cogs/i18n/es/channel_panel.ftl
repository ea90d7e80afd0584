### El panel que se queda en un canal

cmd-settings-panel = Poner un panel con botones en este canal, moverlo al final o quitarlo
cmd-settings-panel-here = Sí o sin nada: ponerlo aquí o moverlo al final. No: quitarlo
button-panel-put = Poner el panel
panel-heading = ## Cake Club 🍰
panel-text = Tres juegos de cartas sobre pasteles: con gente de aquí o a solas contra un robot. Pulsa **{ button-play }**: no hace falta ningún comando.
panel-waiting = **Esperan a más gente**
    { $lines }
panel-line = [{ $game }]({ $link }): { $people }; { $free } { $free ->
    [one] asiento libre
   *[other] asientos libres
}
panel-nobody = Ahora mismo no espera nadie. Pulsa **{ button-play }** y abre una mesa.
panel-up = ✅ El panel está al final de este canal. `/settings panel` lo vuelve a mover ahí; con `here: False` se quita.
panel-down = ✅ Panel quitado.
refused-panel-none = En este canal no hay ningún panel. Pon uno con `/settings panel`.
refused-panel-permission = No puedo poner un panel aquí: me falta { $permissions }. La administración del servidor puede dármelo en **Editar canal**, **Permisos**, **Cake Club**.
