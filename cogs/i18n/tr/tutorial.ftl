### Dersler: Hoca’nın her karar için ilk seferinde ve sonra söyledikleri

cmd-tutorial = Bir oyunu beş dakikada öğren: kendi masanda, Hoca ile
cmd-tutorial-game = Hangi oyun

tutor-name = Hoca
tutorial-leave = **Bu dersten ayrılıyor musun?** Ders burada biter ve sayılmaz. `/tutorial` ile istediğin zaman yeniden başlayabilirsin.
tutorial-thread = { $game }: ders
tutorial-opened = 🎓 Dersin burada: { $thread }. Onu yalnızca sen ve sunucunun moderatörleri görür.
tutorial-opened-here = 🎓 Dersin bu kanalda, onu buradaki herkes görebilir. Özel bir ders için gereken iznim: *{ $permission }*.
button-learn = Öğren
button-for-real = Gerçek oyun
button-once-more = Bir daha
tutorial-welcome = 🎓 **Hoş geldin!** { $about } Burada hiçbir şey sayılmaz, acele etme.
    {"**"}{ button-hand }** kartlarını istediğin zaman yalnızca sana gösterir. **{ button-rules }** bütün kural kitabını açar. **{ button-table }** ara vermeni, bir hamleyi geri almanı veya ayrılmanı sağlar.
tutorial-in-words = {"**"}{ button-in-words }** resmin gösterdiğini anlatır.
tutorial-over-heading = ## { $game }: ders bitti
tutorial-over = 🎓 **Ders bu kadardı.** { $ended } Bu oyun kimse için sayılmadı.
    {"**"}{ button-for-real }** burada sana ve başkalarına bir masa açar, **{ button-once-more }** dersi baştan başlatır, **{ button-rules }** dersin anlatmadığı her şeyi gösterir.
tutorial-won = Kazanan: { $winners }.
tutorial-one-round = Yukarıdaki gönderi son turu gösterir.

## Cake Duel

tutorial-welcome-duel = Sen ve Hoca pasta için savaşıyorsunuz: Hoca’nın bütün pastalarını al veya bir itirazda haklı çık. Her karar türünü bir kez görünce ders biter.
tutorial-duel-claim = 🎓 **Saldırı sende.** Önce **{ button-hand }** düğmesine bas: saldırı kartları pasta çalar, ⚔️ birer, 🔮 ikişer.
    {"**"}{ duel-button-attack }** yalnızca senin görebildiğin bir form açar: oynadığın kartları işaretle, sonra ne olduklarını *iddia* ettiğini seç. Ad yalan olabilir, sayı asla. **{ duel-button-pass }** ile bu tur saldırmazsın.
    Dene: aynı adlı saldırı kartlarını işaretle ve ne olduklarını iddia et.
tutorial-known-duel-claim = -# 🎓 Doğru veya yalan, kart iddia etmek için Saldır…, beklemek için Pas.
tutorial-duel-answer = 🎓 **Sana saldırıyorlar.** Masadaki kartlar, Hoca’nın iddia ettiği kartlar olmayabilir.
    {"**"}{ duel-button-accept }** saldırıya izin verir: pastaları kaybedersin. **{ duel-button-block }** kendi kartlarını oynar ve savunma kartı olduklarını iddia eder: 🛡️ { -card-defender } ⚔️ kartlarını, { -card-scientist } 🔮 kartlarını durdurur, her biri bir tanesini. Bunda da yalan söyleyebilirsin.
    {"**"}{ duel-button-challenge }** kartları açar ve raundu bitirir: iddia yalansa raundu kazanırsın, doğruysa kaybedersin. Hoca hiç yalan söylemez, ama diğer oyuncular söyler.
tutorial-known-duel-answer = -# 🎓 Kabul et ve pasta kaybet, kartlarınla savun ya da itiraz et ve raundu riske at.
tutorial-duel-block = 🎓 **Saldırına savunma geldi.** Şimdi inanıp inanmayacağına sen karar verirsin.
    {"**"}{ duel-button-accept }** savunmaya izin verir: her savunma kartı bir saldırı kartını durdurur. **{ duel-button-challenge }** savunma kartlarını açar: iddia yalansa raundu kazanırsın, doğruysa kaybedersin.
tutorial-known-duel-block = -# 🎓 Savunmayı kabul et ya da itiraz et ve raundu riske at.

## You Take the Cake

tutorial-welcome-bakeries = Sen ve Hoca birer pastane işletiyorsunuz: şef tut, pastaları yerleştir, zarla sat. Her karar türünü bir kez görünce ders biter.
tutorial-bakeries-turn = 🎓 **Bir şefin beş parçasını topla:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } ve { -piece-stove }. **{ button-hand }** her sette neyin eksik olduğunu gösterir.
    {"**"}{ bakeries-button-draw }** kapalı bir kart, **Al: …** açık kartı alır; ikisinde de sonra bir kart atarsın. Beş parça da elindeyse **{ bakeries-button-lay }** şefi tutar ve bu aşamayı bitirir. Elinde varsa **Kapat: { tutor-name }** ve **Yine aç: …** bir tabela oynar: kapalı bir pastane şef tutamaz.
    Dene: en yakın set { -chef-sally(form: "short") }. Açık kart onun parçalarından biri mi?
tutorial-known-bakeries-turn = -# 🎓 Bir kart çek veya al; beş parça da tamamsa setini aç.
tutorial-bakeries-discard = 🎓 **Şimdi bir kart at.** **{ bakeries-button-discard }** yalnızca senin görebildiğin bir liste açar. En iyi setine gerekeni sakla. Dikkat: attığın kartı Hoca alabilir.
tutorial-known-bakeries-discard = -# 🎓 Sana en az gereken kartı at.
tutorial-bakeries-place = 🎓 **Dükkândan bir pasta çıktı.** **Benim: …** onu kendi vitrinine, **AL SANA PASTA…** Hoca’nın vitrinine koyar.
    Rafın numarası, pastayı satan zar toplamıdır; seyrek gelen toplamlar fiyatı katlar: 7 sık gelir, fiyat aynı kalır; 2 ve 12 seyrek gelir, fiyat ×13 olur. Pahalı pastaları kendine sakla; ucuzları karşıya, değerli raflara ver.
tutorial-known-bakeries-place = -# 🎓 Pahalı pastaları sakla; ucuzları karşıya, iyi raflara ver.
tutorial-bakeries-roll = 🎓 **Satış.** **{ bakeries-button-roll }** iki zar atar; daha önce atmadığın bir sayı, o rafındaki pastayı satar. Yedinci satış raundu bitirir: onu yapan bütün parasını, öbürü yalnızca %40’ını alır.
tutorial-known-bakeries-roll = -# 🎓 Zar at ve yeni bir sayı gelmesini um.
tutorial-bakeries-stale = 🎓 **Hoca aynı sayıyı iki kez attı**, bu yüzden onun satılmamış pastalarından birine bayat kartı koyarsın: fiyat %20 düşer. **Bayatlayacak pasta…** onları listeler; en pahalısını seç.
tutorial-known-bakeries-stale = -# 🎓 Hoca’nın en pahalı pastasını bayatlat.
tutorial-bakeries-again = 🎓 **Tasfiye satışı.** Geridesin ve bir sayı tutturdun: **Dur**, hasılatının %60’ını sana bırakır. **Bir daha dene** yeniden atar: isabet %80, ıska %40 yapar.
tutorial-known-bakeries-again = -# 🎓 Dur ve elindekini koru ya da bir daha dene.

## Cake Auf!

tutorial-welcome-auf = Sen ve Hoca tarif pişiriyorsunuz: tamamlanan her tarif bir puandır. Bu ders bir raunt sürer, gerçek oyun üç raunt.
tutorial-auf-round = 🎓 **Sıra sende**, elinde beş kart var: her tur, elini beş karta tamamlayarak başlar. **{ button-hand }** düğmesine bas: her tarifine neyin hâlâ gerektiğini gösterir.
    {"**"}{ auf-button-place }** tariflerinden birine kapalı kart koyar. **{ auf-button-play }** eylem kartları içindir: Hoca’nın bir tarifini yasakla, bir yasağı kaldır, değiş tokuş et, başka bir tarif ara. Bunlardan istediğin kadar yap.
    {"**"}{ auf-button-pass }** turunu bitirir; **{ auf-button-discard }** önce en fazla iki kart atar. **{ auf-button-mulligan }** bütün elini yenisiyle değiştirir, raunt başına en fazla üç kez.
    Dene: koyabildiğini koy, sonra pas geç.
tutorial-known-auf-round = -# 🎓 Uyanı koy, işe yarayanı oyna, sonra pas geç. Sonraki turda elin yine beş karta tamamlanır.
tutorial-auf-look = 🎓 **{ -card-picky-eater }.** En üstteki üç tarifi görürsün. **{ auf-button-choose }** onları yalnızca sana gösterir; birini alıp kendi tariflerinden birini malzemeleriyle bırakabilirsin. **{ auf-button-decline }** onları geri koyar.
tutorial-known-auf-look = -# 🎓 Kendi tariflerinden birini bunlardan biriyle değiştir veya hiçbirini alma.
tutorial-auf-night = 🎓 **Raunt bitti.** 🌙 tariflerin üstlerindeki her şeyle geceye kalabilir, ama sonra yenilerden önce onları tamamlaman gerekir. **{ auf-button-keep }** hangilerinin kalacağını sorar; hiçbirini işaretlemezsen hepsi geri gider.
tutorial-known-auf-night = -# 🎓 Hangi tariflerin geceye kalacağını seç.

## Bir dersin gönderisinin, resmin yanında, yeni bir karar için ilk söylediği; gerisini bir düğme açıklar

button-explain = Açıkla
tutorial-explained = ### 🎓 { $game }
tutorial-short = 🎓 { $hint }
tutorial-short-first = 🎓 **Hoş geldin!** **{ button-explain }** her adımı daha ayrıntılı anlatır.
    { $hint }
tutorial-short-duel-claim = Önce **{ button-hand }**, sonra **{ duel-button-attack }**: aynı adlı ⚔️ veya 🔮 kartlarını işaretle, ne olduklarını iddia et.
tutorial-short-duel-answer = Hoca’nın kartları, iddia ettiği kartlar mı? İnanıyorsan **{ duel-button-accept }**; istersen **{ duel-button-block }**.
tutorial-short-duel-block = Savunmaya inanıyorsan **{ duel-button-accept }**; **{ duel-button-challenge }** raundu riske atar.
tutorial-short-bakeries-turn = Bir şefin beş parçasını topla: **{ bakeries-button-draw }** veya **Al: …**.
tutorial-short-bakeries-discard = En iyi setine gerekeni sakla: **{ button-hand }** gösterir.
tutorial-short-bakeries-place = Pahalı pastaları sakla; ucuzları karşıya ver.
tutorial-short-bakeries-roll = **{ bakeries-button-roll }** Yeni bir sayı, o rafındaki pastayı satar.
tutorial-short-bakeries-stale = Bir pastanın fiyatı %20 düşer: en pahalısını seç.
tutorial-short-bakeries-again = **Dur**: %60 kalır. **Bir daha dene**: %80 veya %40.
tutorial-short-auf-round = Önce **{ button-hand }**, tariflerine gerekeni **{ auf-button-place }**, sonra **{ auf-button-pass }**.
tutorial-short-auf-look = **{ auf-button-choose }**: birini kendininkilerden biriyle değiştir veya **{ auf-button-decline }**.
tutorial-short-auf-night = **{ auf-button-keep }**: 🌙 tariflerin kalabilir, ama sonra önce onları tamamlaman gerekir.
