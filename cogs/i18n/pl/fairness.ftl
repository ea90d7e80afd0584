### Liczby dla administracji serwera

cmd-settings-fairness = Widzisz to tylko ty: kto gra głównie z jedną osobą i duże wzrosty

fairness-heading = ## Kto z kim gra: { $server }
fairness-about = Widzisz to tylko ty. To liczby, a nie ocena: znajomi często grają tylko ze sobą, a dobry tydzień zdarza się każdemu.
fairness-pairs = **Głównie jedna osoba** (gry rankingowe: co najmniej { $games }, z tą samą osobą: co najmniej { $percent }%)
fairness-pair = { $who } przeciw { $other }: { $games } z { $all } ({ $percent }%), wyżej: { $ahead }, niżej: { $behind }
fairness-gains = **Duże wzrosty w { $days } dni** (ocena umiejętności: co najmniej +{ $gain }, bez pierwszych gier danej osoby)
fairness-gain = { $who }, { $game }: +{ $gain }, pierwsze miejsce: { $wins } z { $games }
fairness-nobody = nikt

fairness-privacy = **Administracja serwera:** może zobaczyć, kto gra tam głównie z jedną osobą, oraz duże wzrosty rankingu.
