### Sunucu yöneticileri için sayılar

cmd-settings-fairness = Kim hep aynı üyeyle oynuyor, kim çok derece puanı kazandı; yalnızca sen görürsün

fairness-heading = ## Kim kiminle oynuyor: { $server }
fairness-about = Bunu yalnızca sen görürsün. Bunlar sayıdır, hüküm değil: arkadaşlar çoğu zaman birbiriyle oynar, herkesin iyi bir haftası olabilir.
fairness-pairs = **Çoğunlukla tek rakip** (dereceli oyun: en az { $games }, aynı üyeye karşı: en az %{ $percent })
fairness-pair = { $who }, rakip { $other }: { $games }/{ $all } oyun (%{ $percent }); { $ahead } oyunda önde, { $behind } oyunda geride
fairness-gains = **{ $days } günde büyük kazançlar** (beceri tahmini: en az +{ $gain }, üyenin ilk oyunları sayılmaz)
fairness-gain = { $who }, { $game }: +{ $gain }, { $games } oyunda { $wins } birincilik
fairness-nobody = kimse

fairness-privacy = **Sunucu yöneticileri:** kimin orada çoğunlukla tek bir üyeyle oynadığını ve derece puanındaki büyük kazançları görebilirler.
