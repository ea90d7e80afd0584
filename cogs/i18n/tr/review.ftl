# Cake Auf! ve You Take the Cake analizi: bir oyuncuya en pahalıya gelen kararlar.

review-costly-heading = ## 🔍 Sana en pahalıya gelen kararlar
review-costly = **{ $where }**
    Sen: { $taken }
    Daha iyisi: { $better }; { $cost }
review-where = { $round }. raunt, { $turn }. tur
review-where-cake = { $round }. raunt, { $cake }
review-cost-recipes = yaklaşık { $figure } tarif fazla{ $count ->
   *[other] {""}
}
review-cost-dollars = yaklaşık { $dollars } fazla
review-costly-none = Hiçbir kararın sana pahalıya gelmedi. İyi oynadın!
review-costly-note = -# “Daha iyisi”, zor bilgisayar oyuncusunun yapacağı şeydir. “Fazla”, daha büyük bir fark demektir: o anda bilebildiklerine göre bir tahmin.
refused-no-review = Bu oyunun analizi yok. Yeniden izlemek için `/replay` kullan.
