# Cake Auf! ve You Take the Cake analizi: bir oyuncuya en pahalıya gelen kararlar.

review-costly-heading = ## 🔍 Sana en pahalıya gelen kararlar
review-costly = **{ $where }**
    Sen: { $taken }
    Daha iyisi: { $better }; { $cost }
review-where = { $round }. raunt, { $turn }. tur
review-where-cake = { $round }. raunt, { $cake }
review-cost-recipes = yaklaşık { $figure } tarif daha iyi{ $count ->
   *[other] {""}
}
review-cost-dollars = yaklaşık { $dollars } daha iyi
review-costly-none = Hiçbir kararın sana pahalıya gelmedi. İyi oynadın!
review-costly-note = -# “Daha iyisi”, zor bilgisayar oyuncusunun yapacağı şeydir. Yanındaki sayı, o anda bilebildiklerine göre tahmin edilen fazladan farktır.
refused-no-review = Bu oyunun analizi yok. Yeniden izlemek için `/replay` kullan.
