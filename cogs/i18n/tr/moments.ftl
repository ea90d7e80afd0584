# Masanın günlüğünde kalan anların resimleri.

moment-bout = { $bout }. raunt
moment-bout-won = Raundu kazanan: { $side }!
moment-duel-won = Düelloyu kazanan: { $side }!
moment-bout-cakes = { $reason ->
    [cakes] Bütün pastalar çalındı.
   *[passes] Pastalar: { $cakes } – { $other }.
}
moment-flip = { $who }, iddia: { $claim }. { $truthful ->
    [True] Doğru!
   *[other] Blöf!
}
moment-trophies = { $trophies }/{ $wanted }
moment-finished = Tamamlandı: { $recipes }!
moment-round-over = { $round }. raunt bitti!
moment-auf-round = { $reason ->
    [finished] Bütün tarifler tamam: { $winners }.
    [idle] Kimse çekmedi, oynamadı, atmadı.
   *[long] Çok uzun sürdü.
}
moment-earned = { $who }, kazanç: { $amount }.
moment-sold = Satıldı: { $cake }!
moment-slot = Raf { $slot }
moment-plus = +{ $amount }

## Kim önde

standing-leads = { $count ->
   *[other] Önde:
} { $who } { $score }
standing-tie = Berabere: { $score }
watch-count = ; 👀 İzleyen: { $count }

## Bir oyunun sonu

end-ratings = 📈 Derece puanı: { $ratings }{ $why ->
    [stronger] ; güçlü tarafa karşı galibiyet
    [weaker] ; zayıf tarafa karşı galibiyet
    [even] ; denk taraflar arasında galibiyet
    [left] ; ayrıldığı için yenilmiş sayılan: { $who }
   *[none] {""}
}
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [1] {""}
   *[other] , üst üste { $streak } galibiyet
}
end-evening = 🤝 Son oyunlarda galibiyetler ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 En iyi blöf: { $who } { $bout }. rauntta yakalanmadı. İddia: { $claim } ({ $cards }).

## İnsanların biten bir oyundan gösterdikleri

button-share-story = Paylaş
button-share-here = Burada paylaş
button-show-hand = Elimi göster
story-heading = ## { $game }
    -# Bu oyunun öyküsünü paylaşan: { $who }
story-own = ## { $game }
    -# Bunu yalnızca sen görebilirsin{ $why ->
        [closed] : ikimizden biri bu kanala yazamıyor.
        [again] : bu oyunu zaten paylaştın.
       *[open] , şimdilik.
    }
story-round = { $round }. raunt
story-link = -# [Asıl masa]({ $link })
story-shared = ✅ Bu kanalda paylaşıldı.
end-hand = ## ✋ { $who }
    -# Oyunun sonundaki kartlar
end-hand-described = { $who }, oyunun sonunda eldeki kartlar: { $cards }.
end-hand-shown = ✅ Artık buradaki herkes kartlarını görebilir.
refused-no-story = Bu oyun sonuçsuz bitti, paylaşılacak bir öykü yok.
refused-hand-shown = Bu oyundaki elini zaten gösterdin.
refused-no-hand-left = Bu oyunun sonunda elinde kart kalmamıştı.
refused-no-writing = Bu kanala yazamıyorsun, bu yüzden bunu burada senin adına paylaşamam.
