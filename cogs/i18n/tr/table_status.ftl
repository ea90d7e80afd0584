### Bir masada oyunun yanında olanlar

button-table = Masa…
button-in-words = Yazıyla
button-back = Döndüm
button-agree = Onayla
button-refuse = Reddet
button-again = Yine oyna
button-swap = Yer değiş
button-board = Sıralama
button-resume = Sürdür
button-undo = Geri al
button-stop = Oyunu bitir
button-leave-game = Ayrıl…
button-concede = Pes et…
button-sure-leave = Evet, ayrıl
button-sure-concede = Evet, pes et
button-take = Yeri al
button-withdraw = Vazgeç
menu-pause = Ara ver…
menu-clock = Süreyi değiştir…

table-action-heading = ## Bu masa
table-action-note = Ara vermek, süreyi değiştirmek, bir hamleyi geri almak ve oyunu kazanansız bitirmek için herkesin onayı gerekir. Ayrılmaya ve pes etmeye kendin karar verirsin.
table-action-done = ✅ Tamam. Masanın gönderisine bak.
show-done = ✅ Masanın gönderisi bu kanalın sonunda.
concede-done = ✅ Pes ettin. Oyun bitti.
leave-done = ✅ Oyundan ayrıldın. Senin yerine bilgisayar oynuyor.
vote-asked = ✅ Önerdin: { $proposal }. Yanıtı beklenen: { $who }.
end-done = ✅ Masa bitti.
sure-leave = **Bu oyundan ayrılıyor musun?** Senin yerine bilgisayar oynar ve oyun senin için yenilgi sayılır. Geri dönemezsin. Yerini başka birine vermek için `/table offer` kullan.
sure-concede = **Pes ediyor musun?** Oyun hemen biter, karşı taraf kazanır.

stand-in-name = 🤖 Yedek ({ $who })
stand-in-name-you = 🤖 Yedek (sen)
lobby-kept = {" "}(yer senin için ayrıldı; herkese açılır: { $until })

half-time = ⌛ Sürenin yarısı doldu.
table-paused = ⏸️ **Ara verildi.** Bitiş: { $until }. Her oyuncu oyunu daha önce sürdürebilir; o zaman sırası gelenlerin süresi baştan başlar.
table-deserted = 🌙 **Artık burada kimse yok.** İçinizden biri yerine dönmezse masa biter: { $until }.
vote-open = 🗳️ { $who } öneriyor: { $proposal }. Onaylayan: { $agreed }/{ $voters }. ⏳ { $until }
vote-open-you = 🗳️ Öneriyorsun: { $proposal }. Onaylayan: { $agreed }/{ $voters }. ⏳ { $until }

proposal-pause = { $time } ara
proposal-clock = süre karar başına { $time } olsun
proposal-undo = son hamle geri alınsın
proposal-end = oyun kazanansız bitsin

vote-passed-pause = ✅ Herkes onayladı: { $time } ara verildi.
vote-passed-clock = ✅ Herkes onayladı: süre artık karar başına { $time }.
vote-passed-undo = ✅ Herkes onayladı: hamle geri alındı.

table-action-stand-in = 🤖 { $who } art arda iki turu kaçırdı, yerine bilgisayar oynuyor.
table-action-return = 👋 { $who } geri döndü.
table-action-leave = 🚪 { $who } oyundan ayrıldı, yerine bilgisayar oynuyor.
table-action-take-over = 👋 { $who } bir yeri devraldı.
table-action-offer = 🪑 { $who } yerini başka bir üyeye bırakmak istiyor.
table-action-withdraw = 🪑 { $who } yerini bırakmaktan vazgeçti.
table-action-ask = 🗳️ { $who } öneriyor: { $proposal }.
table-action-agree = { $who } onayladı.
table-action-refuse = { $who } karşı çıktı.
table-action-lapse = ⌛ Oylama bitti: zamanında yanıt vermeyen oldu.
table-action-resume = ▶️ Oyun sürüyor. Sırası gelenlerin süresi baştan başladı.

seat-offer = { $taker }: { $giver } bu { $game } masasındaki yerini sana bırakmak istiyor. Teklifin sonu: { $until }. [Masaya git]({ $link })
seat-offered = Teklif kanalda duruyor. Biri yeri alana kadar yer senindir. Teklifi bitirmek için altındaki *{ button-withdraw }* düğmesine bas.
seat-taken = 👋 { $who } yeri aldı.
seat-kept = { $who } bu tekliften vazgeçti.
seat-offer-over = Bu teklif bitti.
vote-choice = { $who } öneriyor: { $proposal }

ended-agreed = 🤝 Anlaşmayla bitti. Kazanan yok.
ended-abandoned = 🌙 Herkes ayrıldı, bu yüzden masa bitti. Sayılmaz.

cmd-table-pause = Diğerlerinden ara iste, en fazla 14 gün
cmd-table-pause-time = Ne kadar
cmd-table-resume = Ara verilmiş bir masayı sürdür
cmd-table-clock = Diğerlerinden başka bir süre iste
cmd-table-clock-clock = Hangi süre
cmd-table-undo = Diğerlerinden son hamlenin geri alınmasını iste
cmd-table-stop = Diğerlerinden oyunun kazanansız bitmesini iste
cmd-table-agree = Oylanan öneriyi onayla
cmd-table-refuse = Oylanan öneriyi reddet
cmd-table-vote = Hangi oylama
cmd-table-leave = Oyundan ayrıl: senin yerine bilgisayar oynar
cmd-table-back = Yerini bilgisayardan geri al
cmd-table-offer = Yerini başka bir üyeye bırak
cmd-table-offer-member = Teklif kime
cmd-table-again = Bir oyundan sonra aynı kişilerle yeniden oyna
cmd-table-again-table = Son masalarından hangisi; masanın alt başlığında boş bırakabilirsin
cmd-table-again-swap = Oyuncular yer değişsin mi

choice-pause-3600 = 1 saat
choice-pause-21600 = 6 saat
choice-pause-86400 = 1 gün
choice-pause-259200 = 3 gün
choice-pause-604800 = 7 gün
choice-pause-1209600 = 14 gün

time-days = { $count } gün

refused-stand-in-plays = Senin yerine bilgisayar oynuyor. Yeniden oynamak için masanın gönderisindeki *{ button-back }* düğmesine bas veya `/table back` kullan.
refused-paused = Bu masada ara verildi. Her oyuncu *{ button-table }* düğmesiyle veya `/table resume` ile sürdürebilir.
refused-not-paused = Bu masada ara verilmedi.
refused-not-away = Zaten yerindesin.
refused-request-soon = Bu masada kısa süre önce bir şey önerdin. Yeniden önerebileceğin zaman: { $until }.
refused-requests-used-up = Bu masada çok fazla öneri yapıldı. Yine de hamle yapabilir, pes edebilir ve ayrılabilirsin.
refused-vote-open = Başka bir oylama açık. Önce onayla veya reddet.
refused-vote-away = Bir oyuncu uzakta ve yanıt veremiyor. O dönene kadar yalnızca ara isteyebilirsin.
refused-no-vote = Bu masada açık oylama yok.
refused-stale-vote = O oylama bitti.
refused-other-vote = O oylama bitti. Şimdi { $who } öneriyor: { $proposal }.
refused-bad-vote = Oylamayı yazarken çıkan listeden seç.
refused-agreed-already = Zaten onayladın. Şimdi diğerleri karar verecek.
refused-undo-nothing = Geri alınacak hamle yok.
refused-undo-not-yours = Herkesin gördüğü son hamle başkasının. Geri almayı yalnızca o isteyebilir.
refused-undo-not-pressed = O hamleyi sen yapmadın: süren bitti veya yerine bilgisayar oynadı. Geri alınamaz.
refused-offer-gone = O teklif bitti. Yerin sahibi `/table offer` ile yeni bir teklif yapabilir.
refused-offer-other-side = Bu oyunda zaten başka bir yerin vardı, bu yeri alamazsın.
refused-not-your-offer = Bu tekliften yalnızca onu yapan oyuncu vazgeçebilir.
refused-not-yours-to-take = Bu yer başka birine teklif edildi.
refused-offer-nobody = Yerini bu masada olmayan bir üyeye teklif et. Botlara teklif edilemez.
refused-not-over = Oyun henüz bitmedi.
refused-already-again = Bu oyuncuların zaten yeni bir masası var: { $link }
refused-still-invited = Henüz herkes gelmedi. *{ button-join }* düğmesine henüz basmayan: { $who }. Bu masayı iptal edip yenisini de açabilirsin.
