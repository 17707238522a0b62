// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let tr = CatalogTable.read(
        "tr",
        #"""
        “{attribute}” alanı boş bırakılmalıdır.
        “{attribute}” alanı da zorunludur, çünkü şu alanlar dolduruldu: {given}.
        “{attribute}” alanı yalnızca harf içerebilir.
        “{attribute}” alanı yalnızca harf içerebilir (A–Z).
        “{attribute}” alanı yalnızca harf ve rakam içerebilir.
        “{attribute}” alanı yalnızca harf ve rakam içerebilir (A–Z, 0–9).
        “{attribute}” alanı kabul edilen biçimlerden hiçbirinde değil.
        “{attribute}” alanı yalnızca aksansız harf (A–Z), rakam ve yaygın noktalama işaretleri içerebilir.
        “{attribute}” alanı geçerli değil. Kontrol edip yeniden deneyin.
        “{attribute}” alanı denetlenemedi. Daha sonra yeniden deneyin.
        “{attribute}” alanı henüz denetlenmedi.
        {total} kayıttan {count} tanesinde “{attribute}” alanında sorun var. En fazla {limit} olabilir.
        {total} kayıttan {count} tanesinde şu alanların kombinasyonunda sorun var: {attributes}. En fazla {limit} olabilir.
        “{name}” adlı bir alan yok.
        “{name}” adlı bir alan yok. Şunu mu demek istediniz: “{suggestion}”?
        “{attribute}” alanı geçerli bir Base32 değeri olmalıdır (A–Z, 2–7).
        “{attribute}” alanı geçerli bir Base64 değeri olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir BIC kodu olmalıdır ({min} veya {max} karakter), örneğin {example}.
        “{attribute}” alanının değeri {true} veya {false} olmalıdır.
        “{attribute}” alanı geçerli bir son kullanma tarihi olmalıdır, örneğin {example}.
        “{attribute}” alanındaki tarih geçmiş. Süresi dolmamış bir kart kullanın.
        “{attribute}” alanı geçerli bir güvenlik kodu olmalıdır ({min} veya {max} rakam).
        “{attribute}” alanı geçerli bir güvenlik kodu olmalıdır ({count} rakam).
        “{column}” sütununa izin verilmiyor.
        “{column}” sütunu eksik.
        “{column}” sütunu eksik. Hücreler “{delimiter}” ile ayrılmış görünüyor.
        “{column}” sütunu eksik. “{suggestion}” adlı bir sütun var.
        “{column}” sütununun adı beklenen biçimde değil.
        “{column}” sütunu “{previous}” sütunundan sonra gelmelidir.
        “{column}” sütunu beklenen sütunlar arasında değil.
        “{column}” sütunu beklenen sütunlar arasında değil. Şunu mu demek istediniz: “{suggestion}”?
        “{attribute}” alanı {compareValue} değerine eşit olmalıdır.
        “{attribute}” alanı “{compareAttribute}” alanıyla aynı olmalıdır.
        “{attribute}” alanının değeri beklenen değer değil. Kontrol edip yeniden deneyin.
        “{attribute}” alanı {compareValue} değerinden büyük olmalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından büyük olmalıdır.
        “{attribute}” alanındaki tarih “{compareAttribute}” alanındakinden sonra olmalıdır.
        “{attribute}” alanının değeri çok düşük.
        “{attribute}” alanındaki tarih çok erken.
        “{attribute}” alanının değeri {compareValue} tarihinden sonra olmalıdır.
        “{attribute}” alanı {compareValue} değerinden küçük olmamalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından küçük olmamalıdır.
        “{attribute}” alanındaki tarih “{compareAttribute}” alanındakinden önce olmamalıdır.
        “{attribute}” alanının değeri çok düşük.
        “{attribute}” alanındaki tarih çok erken.
        “{attribute}” alanının değeri {compareValue} tarihinden önce olmamalıdır.
        “{attribute}” alanı {compareValue} değerinden küçük olmalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından küçük olmalıdır.
        “{attribute}” alanındaki tarih “{compareAttribute}” alanındakinden önce olmalıdır.
        “{attribute}” alanının değeri çok yüksek.
        “{attribute}” alanındaki tarih çok geç.
        “{attribute}” alanının değeri {compareValue} tarihinden önce olmalıdır.
        “{attribute}” alanı {compareValue} değerinden büyük olmamalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından büyük olmamalıdır.
        “{attribute}” alanındaki tarih “{compareAttribute}” alanındakinden sonra olmamalıdır.
        “{attribute}” alanının değeri çok yüksek.
        “{attribute}” alanındaki tarih çok geç.
        “{attribute}” alanının değeri {compareValue} tarihinden sonra olmamalıdır.
        “{attribute}” alanı {compareValue} değerine eşit olmamalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından farklı olmalıdır.
        “{attribute}” alanının değerine izin verilmiyor. Başka bir değer seçin.
        “{attribute}” alanının değeri {compareValue} ile aynı türde olmalıdır.
        “{attribute}” alanının değeri “{compareAttribute}” alanının değeriyle aynı türde olmalıdır.
        “{attribute}” alanının değeri yanlış türde.
        “{attribute}” alanı geçerli değil. Kontrol edip yeniden deneyin.
        “{attribute}” alanı “{containedValue}” içermelidir.
        “{attribute}” alanı “{containedValue}” metnini en az {min} kez içermelidir.|“{attribute}” alanı “{containedValue}” metnini en az {min} kez içermelidir.
        “{attribute}” alanı geçerli koordinatlar içermelidir, örneğin {example}.
        “{attribute}” alanı tam olarak {count} öğe içermelidir.|“{attribute}” alanı tam olarak {count} öğe içermelidir.
        “{attribute}” alanı kabul edilen biçimlerden tam olarak birinde olmalıdır. Uyan biçim sayısı: {count}.
        “{attribute}” alanı en az {min} öğe içermelidir.|“{attribute}” alanı en az {min} öğe içermelidir.
        “{attribute}” alanı en fazla {max} öğe içerebilir.|“{attribute}” alanı en fazla {max} öğe içerebilir.
        “{attribute}” alanı bir liste olmalıdır.
        “{attribute}” alanı geçerli bir ülke kodu olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir cron zamanlaması olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir CSS rengi olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir para birimi kodu olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli değil. Kontrol edip yeniden deneyin.
        “{attribute}” alanı geçerli bir veri URI’si olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir tarih olmalıdır, örneğin {example}.
        “{attribute}” alanının değeri {earliest} tarihinden önce olmamalıdır.
        “{attribute}” alanının değeri {latest} tarihinden sonra olmamalıdır.
        “{attribute}” alanındaki tarih gelecekte olmalıdır.
        “{attribute}” alanındaki tarih geçmişte olmalıdır.
        “{attribute}” alanının değeri {after} tarihinden sonra olmalıdır.
        “{attribute}” alanının değeri {before} tarihinden önce olmalıdır.
        “{attribute}” alanındaki tarih en az {minAge} yıl önce olmalıdır.|“{attribute}” alanındaki tarih en az {minAge} yıl önce olmalıdır.
        “{attribute}” alanı geçerli bir tarih ve saat olmalıdır, örneğin {example}.
        “{attribute}” alanının değeri {earliest} tarihinden önce olmamalıdır.
        “{attribute}” alanının değeri {latest} tarihinden sonra olmamalıdır.
        “{attribute}” alanındaki tarih gelecekte olmalıdır.
        “{attribute}” alanındaki tarih geçmişte olmalıdır.
        “{attribute}” alanının değeri {after} tarihinden sonra olmalıdır.
        “{attribute}” alanının değeri {before} tarihinden önce olmalıdır.
        “{attribute}” alanındaki tarih en az {minAge} yıl önce olmalıdır.|“{attribute}” alanındaki tarih en az {minAge} yıl önce olmalıdır.
        “{attribute}” alanı bir sayı olmalıdır.
        “{attribute}” alanı en az {min} ondalık basamak içermelidir.|“{attribute}” alanı en az {min} ondalık basamak içermelidir.
        “{attribute}” alanı en fazla {max} ondalık basamak içerebilir.|“{attribute}” alanı en fazla {max} ondalık basamak içerebilir.
        “{attribute}” alanı en az {min} farklı değer içermelidir.|“{attribute}” alanı en az {min} farklı değer içermelidir.
        Şu alanların farklı kombinasyonlarının sayısı en az {min} olmalıdır: {attributes}.
        “{attribute}” alanı en fazla {max} farklı değer içerebilir.|“{attribute}” alanı en fazla {max} farklı değer içerebilir.
        Şu alanların farklı kombinasyonlarının sayısı en çok {max} olabilir: {attributes}.
        “{attribute}” alanı geçerli bir alan adı olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir süre olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir telefon numarası olmalıdır (ülke koduyla), örneğin {example}.
        “{attribute}” alanı bir liste olmalıdır.
        “{attribute}” alanı geçerli bir {name} kodu olmalıdır. Rakamları kontrol edin.
        “{attribute}” alanı geçerli bir e-posta adresi olmalıdır, örneğin {example}.
        “{attribute}” alanındaki adresin alan adı e-posta kabul etmiyor. @ işaretinden sonraki bölümü kontrol edin.
        “{attribute}” alanındaki adresin alan adı yanlış yazılmış görünüyor. @ işaretinden sonraki bölümü kontrol edin.
        “{attribute}” alanındaki adresin alan adı denetlenemedi. Daha sonra yeniden deneyin.
        “{attribute}” alanının sonunda “{suffix}” olmalıdır.
        “{attribute}” alanının değeri “{source}” dosyasında bulunamadı.
        “{attribute}” alanının değeri “{column}” sütununda bulunamadı.
        Şu alanların kombinasyonu “{column}” sütunlarında bulunamadı: {attributes}.
        Şu alanların kombinasyonu “{source}” dosyasında bulunamadı: {attributes}.
        Form denetlenemedi. Yeniden deneyin.
        “{attribute}” alanı okunamadı. Formu yeniden gönderin.
        “{attribute}” alanı okunamadı. Formu yeniden gönderin.
        “{attribute}” alanı okunamadı. Formu yeniden gönderin.
        “{attribute}” alanı geçerli bir karma değeri ({name}) olmalıdır.
        “{attribute}” alanı geçerli bir onaltılık değer olmalıdır (0–9, A–F, çiftler hâlinde).
        “{attribute}” alanı geçerli bir onaltılık renk olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir ana bilgisayar adı olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir IBAN olmalıdır. Yazım hatası olup olmadığını kontrol edin.
        “{attribute}” alanının değeri kabul edilenlerden biri değil. Başka bir değer seçin.
        “{attribute}” alanının değerine izin verilmiyor. Başka bir değer seçin.
        “{attribute}” alanının değeri kabul edilenlerden biri değil: {values}.
        “{attribute}” alanı bir tam sayı olmalıdır.
        “{attribute}” alanı ondalık basamağı olmayan bir tam sayı olmalıdır.
        “{attribute}” alanı geçerli bir IP adresi olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir IRI olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir IRI başvurusu olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir {name} olmalıdır. Rakamları kontrol edin.
        “{attribute}” alanı geçerli bir ISIN kodu olmalıdır. Yazım hatası olup olmadığını kontrol edin.
        “{attribute}” alanı geçerli bir ISSN olmalıdır. Rakamları kontrol edin.
        “{attribute}” alanı geçerli bir JSON metni olmalıdır.
        “{attribute}” alanı geçerli bir JSON işaretçisi olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir JSON Web Token olmalıdır.
        “{attribute}” alanı bir nesne olmalıdır.
        “{attribute}” alanı geçerli bir dil kodu olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli koordinatlar içermelidir, örneğin {example}.
        “{attribute}” alanı geçerli bir enlem olmalıdır ({min} ile {max} arasında).
        “{attribute}” alanı geçerli bir boylam olmalıdır ({min} ile {max} arasında).
        “{attribute}” alanı küçük harflerle yazılmalıdır.
        “{attribute}” alanı geçerli bir numara olmalıdır. Rakamları kontrol edin.
        “{attribute}” alanı geçerli bir MAC adresi olmalıdır, örneğin {example}.
        “{attribute}” alanı beklenen biçimde değil.
        “{attribute}” alanı bir rakam içermelidir.
        “{attribute}” alanı bir küçük harf içermelidir.
        “{attribute}” alanı bir özel karakter içermelidir, örneğin ! veya %.
        “{attribute}” alanı bir büyük harf içermelidir.
        “{attribute}” alanı beklenen biçimde değil. Örnek: {example}.
        “{attribute}” alanının biçimine izin verilmiyor.
        “{attribute}” alanı çok uzun. Kısaltın.
        “{attribute}” alanı geçerli bir medya türü olmalıdır, örneğin {example}.
        “{attribute}” alanı {divisor} sayısının katı olmalıdır.
        “{attribute}” alanı geçerli bir Nano ID olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir Nano ID olmalıdır.
        “{attribute}” alanı {limit} değerinden küçük olmalıdır.
        “{attribute}” alanında çok fazla düzey var.
        “{attribute}” alanı bir nesne olmalıdır.
        “{attribute}” alanının değerine izin verilmiyor. Başka bir değer seçin.
        “{attribute}” alanı bir tam sayı olmalıdır.
        “{attribute}” alanı ondalık basamağı olmayan bir tam sayı olmalıdır.
        “{attribute}” alanı en fazla {max} olmalıdır.
        “{attribute}” alanı {max} değerinden küçük olmalıdır.
        “{attribute}” alanı en az {min} olmalıdır.
        “{attribute}” alanı bir sayı olmalıdır.
        “{attribute}” alanı bir rakam içermelidir.
        “{attribute}” alanı bir küçük harf içermelidir.
        “{attribute}” alanı bir özel karakter içermelidir, örneğin ! veya %.
        “{attribute}” alanı bir büyük harf içermelidir.
        “{attribute}” alanı en az {min} karakter içermelidir.|“{attribute}” alanı en az {min} karakter içermelidir.
        “{attribute}” alanı metin olmalıdır.
        “{attribute}” alanı geçerli bir kart numarası olmalıdır. Rakamları kontrol edin.
        “{attribute}” alanı geçerli bir kart numarası ({name}) olmalıdır. Rakamları kontrol edin.
        “{attribute}” alanı geçerli bir bağlantı noktası numarası olmalıdır ({min} ile {max} arasında).
        “{attribute}” alanı {limit} değerinden büyük olmalıdır.
        “{attribute}” alanı sekme veya satır sonu gibi görüntülenemeyen karakterler içeriyor. Bunları silin.
        “{attribute}” alanı yalnızca aksansız harf (A–Z), rakam ve yaygın noktalama işaretleri içerebilir.
        izin verilmeyen IP adresi
        dört onaltılık rakamı olmayan \u
        iki onaltılık rakamı olmayan yüzde işareti
        ayarlanmış ana makine bitleri
        dizi kapatılmamış
        kabul edilmeyen kart türü
        metnin içinde bayt sırası işareti
        iptal edildi
        izin verilmeyen karakter
        burada izin verilmeyen karakter
        kapatma ayracı eşleşmiyor
        kapatma ayracı eksik
        açılışı olmayan kapatma ayracı
        anahtardan sonra iki nokta eksik
        harfsiz vurgu işareti
        son değerden sonra virgül
        virgül eksik
        öncesinde değer olmayan virgül
        yorum
        denetim karakteri
        dizede denetim karakteri
        kabul edilmeyen ülke
        görünen ad tırnak içinde değil
        alan adı çok uzun
        yinelenen anahtar
        boş
        boş kısım
        süresi dolmuş
        izin verilmeyen bağlantı parçası
        vekil çiftin yarısı
        onaltılık sayı
        saat aralık dışında
        geçersiz Punycode
        geçersiz UTF-8
        geçersiz üst düzey alan adı
        görünmez karakter
        yinelenen anahtar
        aynı alan için iki anahtar
        nesne değil
        geçersiz UTF-8
        adı bir başkasıyla çelişiyor
        adı hangi öğeye ait olduğunu söylemiyor
        hücre sayısı sütunlarla uyuşmuyor
        anahtar bir dize değil
        anahtar tırnak içinde değil
        baştaki sıfır
        izin verilmeyen satır sonu
        okunamayan yanıt
        dakika aralık dışında
        yanlış yerde nokta
        yanlış yerde kısa çizgi
        yanlış yerde kısım
        yanlış yerde ayırıcı
        karışık rakamlar
        karışık yazı sistemleri
        karışık ayırıcılar
        karışık yazım yönleri
        birden fazla değer
        ad eksik
        çok derin iç içe yapı
        diyez işareti eksik
        AM veya PM eksik
        baştaki P eksik
        saatten önceki T eksik
        zamanında yanıt gelmedi
        @ işareti yok
        alan adı yok
        eşittir işareti eksik
        ana makine adı yok
        kısa çizgi eksik
        dil yok
        bu saatte artık saniye yok
        e-posta sunucusu yok
        medya türü yok
        ay adı yok
        saat farkı yok
        artı işareti eksik
        önek uzunluğu yok
        şema yok
        saniye yok
        ayırıcı yok
        sunucuya ulaşılamadı
        imza yok
        eğik çizgi eksik
        bu platformda soket yok
        alt tür yok
        böyle bir renk uzayı yok
        böyle bir ülke yok
        böyle bir para birimi yok
        böyle bir gün yok
        böyle bir alan adı yok
        böyle bir dil yok
        böyle bir ay yok
        böyle bir numara yok
        böyle bir bölge yok
        böyle bir yazı sistemi yok
        böyle bir saat dilimi yok
        böyle bir birim yok
        böyle bir değişke yok
        saat yok
        birim yok
        kullanıcı adı yok
        değer yok
        gün adı yok
        ASCII dışı karakter
        Base64 değil
        Base64url değil
        geçersiz UTF-8
        URL değil
        renk değil
        rakam değil
        alan adı değil
        onaltılık rakam değil
        harf değil
        harf ya da rakam değil
        ay ve yıl değil
        katı değil
        sayı değil
        IP adresi değil
        IPv4 adresi değil
        IPv6 adresi değil
        dizi değil
        ne nesne dizisi ne de nesne
        nesne değil
        gelecekte değil
        geçmişte değil
        küçük harf değil
        negatif değil
        normalleştirilmemiş (NFC)
        pozitif değil
        yazdırılabilir değil
        metin değil
        üç kısım değil
        iki sayı değil
        büyük harf değil
        tam sayı değil
        @ işaretinden önceki kısım yok
        sayı sonlu değil
        eksik sayı
        sıfırla başlayan sayı
        artı işaretli sayı
        noktadan önce rakamı olmayan sayı
        nesne kapatılmamış
        tek sayıda rakam
        saat farkı aralık dışında
        aralık dışında
        izin verilmeyen dolgu
        @ işaretinden önceki kısım çok uzun
        yinelenen kısım
        kısım çok uzun
        birbiriyle çelişen kısımlar
        bağlantı noktası sayı değil
        izin verilmeyen bağlantı noktası
        bağlantı noktası aralık dışında
        izin verilmeyen önek uzunluğu
        izin verilmeyen sorgu
        izin verilmeyen tırnak işareti
        sunucu reddetti
        yinelenen vurgu işareti
        izin verilmeyen şema
        saniye aralık dışında
        sunucu hatası
        izin verilmeyen boşluk
        tek tırnak içinde dize
        dize kapatılmamış
        e-posta kabul etmiyor
        sondan sonra metin
        çok erken
        çok az ondalık basamak
        çok az rakam
        çok az kısım
        çok geç
        çok uzun
        çok fazla ondalık basamak
        çok fazla rakam
        çok fazla kısım
        çok kısa
        yaş çok küçük
        art arda iki nokta
        kabul edilmeyen tür
        beklenmeyen karakter
        beklenmeyen son
        atlanan birim
        yanlış sırada birimler
        dizede bilinmeyen kaçış dizisi
        bilinmeyen sözcük
        izin verilmeyen kullanıcı bilgisi
        değer eksik
        başka birimlerle birlikte haftalar
        yanlış denetim basamağı
        yanlış denetim basamağı
        yanlış uzunluk
        yanlış rakam sayısı
        yanlış dolgu
        yanlış önek
        yanlış birim
        yanlış değişke
        yanlış sürüm
        yanlış gün
        yıl aralık dışında
        izin verilmeyen bölge
        Kayıt okunamıyor: {reason}.
        Satırda {expected} yerine {found} hücre var. Ayırıcıları ve tırnak işaretlerini denetleyin.|Satırda {expected} yerine {found} hücre var. Ayırıcıları ve tırnak işaretlerini denetleyin.
        Kayıt okunamıyor: {reason} (sütun {column}).
        Kayıt okunamıyor: {reason} (satır {line}, sütun {column}).
        Kayıt okunamıyor: {max} MiB’den uzun.
        En az {min} kayıt olmalıdır.|En az {min} kayıt olmalıdır.
        “{attribute}” alanındaki kabul edilen öğelerin sayısı en az {min} olmalıdır. Şu anda {count}.
        En fazla {max} kayıt olabilir.|En fazla {max} kayıt olabilir.
        “{attribute}” alanındaki kabul edilen öğelerin sayısı en çok {max} olabilir. Şu anda {count}.
        “{attribute}” alanı geçerli bir göreli JSON işaretçisi olmalıdır, örneğin {example}.
        {attribute}: {message}
        Şunu mu demek istediniz: “{suggestion}”?
        Şunu mu demek istediniz: {suggestion}?
        {count} sorun var.|{count} sorun var.
        “{attribute}” alanı zorunludur.
        “{attribute}” kabul edilmelidir.
        “{attribute}” alanının değeri {requiredValue} olmalıdır.
        “{name}” adlı bir senaryo yok.
        “{name}” adlı bir senaryo yok. Şunu mu demek istediniz: “{suggestion}”?
        “{attribute}” alanı geçerli bir sürüm numarası olmalıdır, örneğin {example}.
        “{attribute}” alanının değeri, sıradaki değer olan {expected} olmalıdır.
        “{attribute}” alanı bir tam sayı olmalıdır.
        “{attribute}” alanı geçerli bir tarih olmalıdır, örneğin {example}.
        “{attribute}” alanı ondalık basamağı olmayan bir tam sayı olmalıdır.
        “{attribute}” alanı yalnızca küçük harf (a–z), rakam ve aralarında tek kısa çizgi içerebilir.
        “{attribute}” alanı yalnızca küçük harf (a–z), rakam ve aralarında tek kısa çizgi veya alt çizgi içerebilir.
        “{attribute}” alanının değeri doğru sırada değil. Yeri {previousLine}. satırdan öncedir.
        “{attribute}” alanının değeri yanlış türde.
        “{attribute}” alanı geçerli bir tarih olmalıdır, örneğin {example}.
        “{attribute}” alanı bir sayı olmalıdır.
        “{attribute}” alanının değeri {previousLine}. satırdakiyle aynı olmamalıdır.
        “{attribute}” alanının değeri doğru sırada değil. Yeri {previousRecord}. kayıttan öncedir.
        “{attribute}” alanının değeri {previousRecord}. kayıttakiyle aynı olmamalıdır.
        Şu alanların kombinasyonu doğru sırada değil: {attributes}. Yeri {previousRecord}. kayıttan öncedir.
        Şu alanların kombinasyonu {previousRecord}. kayıttakiyle aynı olmamalıdır: {attributes}.
        Şu alanların kombinasyonu doğru sırada değil: {attributes}. Yeri {previousLine}. satırdan öncedir.
        Şu alanların kombinasyonu {previousLine}. satırdakiyle aynı olmamalıdır: {attributes}.
        “{attribute}” alanı farklı alfabeleri karıştırıyor veya gizli karakterler içeriyor. Tek bir alfabenin harflerini kullanın.
        “{attribute}” alanının başında “{prefix}” olmalıdır.
        “{attribute}” alanı tam olarak {length} karakter içermelidir.|“{attribute}” alanı tam olarak {length} karakter içermelidir.
        “{attribute}” alanı tam olarak {length} bayt içermelidir.|“{attribute}” alanı tam olarak {length} bayt içermelidir.
        “{attribute}” alanı en fazla {max} karakter içerebilir.|“{attribute}” alanı en fazla {max} karakter içerebilir.
        “{attribute}” alanı en fazla {max} bayt içerebilir.|“{attribute}” alanı en fazla {max} bayt içerebilir.
        “{attribute}” alanı en az {min} karakter içermelidir.|“{attribute}” alanı en az {min} karakter içermelidir.
        “{attribute}” alanı en az {min} bayt içermelidir.|“{attribute}” alanı en az {min} bayt içermelidir.
        “{attribute}” alanı metin olmalıdır.
        “{attribute}” alanı geçerli bir saat olmalıdır, örneğin {example}.
        “{attribute}” alanının değeri {after} saatinden sonra olmalıdır.
        “{attribute}” alanının değeri {before} saatinden önce olmalıdır.
        “{attribute}” alanı geçerli bir saat dilimi olmalıdır, örneğin {example}.
        Yinelenen değer
        Süresi dolmuş
        Geçersiz
        Eşleşmiyor
        Eksik karakter
        Olası yazım hatası
        Farklı olmalı
        Sayı değil
        İzin verilmiyor
        Denetlenmedi
        Bulunamadı
        Listede yok
        Tam sayı değil
        Yanlış sıra
        Zorunlu
        Çok büyük
        Çok erken
        Çok az
        Çok geç
        Çok uzun
        Çok fazla
        Tarih çok yeni
        Çok kısa
        Çok küçük
        Okunamıyor
        İzin verilmeyen karakterler
        Yanlış adet
        Yanlış biçim
        Yanlış uzunluk
        Yanlış tür
        “{attribute}” alanı geçerli bir ULID olmalıdır, örneğin {example}.
        “{attribute}” alanının değeri yok ve burada belirlenemez.
        “{attribute}” alanının değeri benzersiz olmalıdır. Bu değer {firstLine}. satırda zaten var.
        “{attribute}” alanının değeri benzersiz olmalıdır. Bu değer {firstRecord}. kayıtta zaten var.
        Şu alanların kombinasyonu benzersiz olmalıdır: {attributes}. Bu kombinasyon {firstRecord}. kayıtta zaten var.
        “{attribute}” alanının değeri benzersiz olmalıdır.
        Şu alanların kombinasyonu benzersiz olmalıdır: {attributes}.
        Şu alanların kombinasyonu benzersiz olmalıdır: {attributes}. Bu kombinasyon {firstLine}. satırda zaten var.
        “{attribute}” alanı aynı öğeyi iki kez içeremez. {first}. ve {second}. öğeler aynı.
        “{attribute}” alanı bir liste olmalıdır.
        “{attribute}” alanı büyük harflerle yazılmalıdır.
        “{attribute}” alanı geçerli bir URI olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir URI başvurusu olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir URI şablonu olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir URL olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir {name} olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir UUID olmalıdır.
        “{attribute}” alanı bir nesne olmalıdır.
        “{attribute}” alanı geçerli bir araç şasi numarası (VIN) olmalıdır. Yazım hatası olup olmadığını kontrol edin.
        yanlış
        (boş)
        doğru
        değer
        """#)
}
