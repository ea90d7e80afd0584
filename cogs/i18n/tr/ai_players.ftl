### Bilgisayar oyuncuları: ne kadar güçlü oynarlar, lobide nasıl seçilirler

menu-house = Bilgisayar oyuncusu ekle…
house-level = { $level ->
        [easy] kolay
        [fair] orta
       *[strong] zor
    }
house-level-note = { $level ->
        [easy] çok şey kaçırır, sık sık daha azına razı olur
        [fair] sağlam oynar, küçük hatalar yapar
       *[strong] oynayabileceği en iyi oyunu oynar
    }
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Hemen bir bilgisayar oyuncusu ekle ve gücünü seç
choice-house-easy = kolay
choice-house-fair = orta
choice-house-strong = zor
choice-house-suggested = sana yakın güçte
