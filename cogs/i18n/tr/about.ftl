### Bu bot hakkında

cmd-about = Sürüm, yenilikler, koşullar, gizlilik, destek ve davet

about-heading = ## Cake Club { $version }
about-new = **1.0.0 sürümündeki yenilikler:** Cake Duel, You Take the Cake ve Cake Auf!; üç güçte bilgisayar oyuncuları, her oyun için ders ve kurallar, derece puanları ve sıralamalar, turnuvalar, günün elleri, tekrarlar ve `/verify` ile denetlenebilen dağıtımlar.
about-privacy = **Gizlilik:** `/privacy show` hakkında nelerin saklandığını söyler ve silmeni sağlar. Mesajlar asla okunmaz.{ $url ->
    [none] {""}
   *[other] {" "}[Gizlilik politikası]({ $url })
}
about-terms = **Koşullar:** Bot ücretsizdir, hiçbir oyun parayla oynanmaz ve hiçbir garanti verilmez.{ $url ->
    [none] {""}
   *[other] {" "}[Kullanım koşulları]({ $url })
}
about-licence = **Lisans:** Program, MIT lisanslı özgür yazılımdır. Bu, resmî olmayan bir hayran çalışmasıdır; oyunlar yapımcılarına aittir.{ $url ->
    [none] {""}
   *[other] {" "}[Kaynak kodu]({ $url })
}
about-support = **Destek:** { $url ->
    [none] Bu botu barındıran kişiye sor, örneğin sunucunun yöneticileri aracılığıyla.
   *[other] [Buradan yardım al]({ $url }).
}
about-sentences = **Çeviri:** yanlış veya anlaşılmaz bir [cümleyi bildir]({ $url }).
about-invite = **Davet:** [Cake Club’ı başka bir sunucuya ekle]({ $url }).
about-account = **Hesabında:** [Cake Club’ı kendi uygulamalarına ekle]({ $url }), sunucusuz da direkt mesajlarda oyna.
