// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let tr = CatalogTable.read(
        "tr",
        #"""
        “{attribute}” alanı boş bırakılmalıdır.
        “{attribute}” alanı da zorunludur, çünkü şunlar girilmiş: {given}.
        “{attribute}” alanı yalnızca harf içerebilir.
        “{attribute}” alanı yalnızca harf ve rakam içerebilir.
        “{attribute}” alanı kabul edilen biçimlerden hiçbirinde değil.
        “{attribute}” alanı yalnızca ASCII karakterleri içerebilir.
        “{attribute}” alanı geçerli değil.
        “{attribute}” alanı denetlenemedi.
        “{attribute}” alanı henüz denetlenmedi.
        “{name}” adlı bir alan yok.
        “{name}” adlı bir alan yok. Şunu mu demek istediniz: “{suggestion}”?
        “{attribute}” alanı geçerli bir Base32 değeri değil.
        “{attribute}” alanı geçerli bir Base64 değeri değil.
        “{attribute}” alanı geçerli bir BIC kodu değil.
        “{attribute}” alanının değeri {true} veya {false} olmalıdır.
        “{attribute}” alanı geçerli bir son kullanma tarihi değil.
        “{attribute}” alanındaki tarih geçmiş.
        “{attribute}” alanı geçerli bir güvenlik kodu değil.
        “{attribute}” alanı {compareValue} değerine eşit olmalıdır.
        “{attribute}” alanı “{compareAttribute}” alanıyla aynı olmalıdır.
        “{attribute}” alanının değeri beklenen değer değil.
        “{attribute}” alanı {compareValue} değerinden büyük olmalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından büyük olmalıdır.
        “{attribute}” alanı daha büyük olmalıdır.
        “{attribute}” alanı {compareValue} değerinden küçük olmamalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından küçük olmamalıdır.
        “{attribute}” alanı daha büyük olmalıdır.
        “{attribute}” alanı {compareValue} değerinden küçük olmalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından küçük olmalıdır.
        “{attribute}” alanı daha küçük olmalıdır.
        “{attribute}” alanı {compareValue} değerinden büyük olmamalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından büyük olmamalıdır.
        “{attribute}” alanı daha küçük olmalıdır.
        “{attribute}” alanı {compareValue} değerine eşit olmamalıdır.
        “{attribute}” alanı “{compareAttribute}” alanından farklı olmalıdır.
        “{attribute}” alanının değerine izin verilmiyor.
        “{attribute}” alanı {compareValue} değeriyle karşılaştırılamaz.
        “{attribute}” alanı “{compareAttribute}” alanıyla karşılaştırılamaz.
        “{attribute}” alanı karşılaştırılamaz.
        “{attribute}” alanı geçerli değil.
        “{attribute}” alanı “{containedValue}” içermelidir.
        “{attribute}” alanı geçerli bir konum değil.
        “{attribute}” alanı tam olarak {count} öğe içermelidir.|“{attribute}” alanı tam olarak {count} öğe içermelidir.
        “{attribute}” alanı en az {min} öğe içermelidir.|“{attribute}” alanı en az {min} öğe içermelidir.
        “{attribute}” alanı en fazla {max} öğe içerebilir.|“{attribute}” alanı en fazla {max} öğe içerebilir.
        “{attribute}” alanı bir liste olmalıdır.
        “{attribute}” alanı geçerli bir ülke kodu değil.
        “{attribute}” alanı geçerli bir renk değil.
        “{attribute}” alanı geçerli bir para birimi kodu değil.
        “{attribute}” alanı geçerli değil.
        “{attribute}” alanı geçerli bir veri URI’si değil.
        “{attribute}” alanı geçerli bir tarih değil.
        “{attribute}” alanının değeri şundan önce olmamalıdır: {earliest}.
        “{attribute}” alanının değeri şundan sonra olmamalıdır: {latest}.
        “{attribute}” alanındaki tarih gelecekte olmalıdır.
        “{attribute}” alanındaki tarih geçmişte olmalıdır.
        “{attribute}” alanının değeri şundan sonra olmalıdır: {after}.
        “{attribute}” alanının değeri şundan önce olmalıdır: {before}.
        “{attribute}” alanındaki tarih en az {minAge} yıl önce olmalıdır.|“{attribute}” alanındaki tarih en az {minAge} yıl önce olmalıdır.
        “{attribute}” alanı geçerli bir tarih ve saat değil.
        “{attribute}” alanının değeri şundan önce olmamalıdır: {earliest}.
        “{attribute}” alanının değeri şundan sonra olmamalıdır: {latest}.
        “{attribute}” alanındaki tarih gelecekte olmalıdır.
        “{attribute}” alanındaki tarih geçmişte olmalıdır.
        “{attribute}” alanının değeri şundan sonra olmalıdır: {after}.
        “{attribute}” alanının değeri şundan önce olmalıdır: {before}.
        “{attribute}” alanındaki tarih en az {minAge} yıl önce olmalıdır.|“{attribute}” alanındaki tarih en az {minAge} yıl önce olmalıdır.
        “{attribute}” alanı bir sayı olmalıdır.
        “{attribute}” alanı en az {min} ondalık basamak içermelidir.|“{attribute}” alanı en az {min} ondalık basamak içermelidir.
        “{attribute}” alanı en fazla {max} ondalık basamak içerebilir.|“{attribute}” alanı en fazla {max} ondalık basamak içerebilir.
        “{attribute}” alanı geçerli bir alan adı değil.
        “{attribute}” alanı geçerli bir süre değil.
        “{attribute}” alanı geçerli bir telefon numarası değil.
        “{attribute}” alanı bir liste olmalıdır.
        “{attribute}” alanı geçerli bir EAN kodu değil.
        “{attribute}” alanı geçerli bir e-posta adresi değil.
        “{attribute}” alanındaki etki alanı e-posta kabul etmiyor.
        “{attribute}” alanındaki etki alanı denetlenemedi.
        “{attribute}” alanının sonunda “{suffix}” olmalıdır.
        Form denetlenmedi.
        “{attribute}” alanı doğru gönderilmedi: {reason}.
        “{attribute}” alanı doğru gönderilmedi: {reason}.
        “{attribute}” alanı doğru gönderilmedi: {reason}.
        “{attribute}” alanı geçerli bir karma değeri değil.
        “{attribute}” alanı geçerli bir onaltılık değer değil.
        “{attribute}” alanı geçerli bir renk değil.
        “{attribute}” alanı geçerli bir ana bilgisayar adı değil.
        “{attribute}” alanı geçerli bir IBAN değil.
        “{attribute}” alanının değeri kabul edilenlerden biri değil.
        “{attribute}” alanının değerine izin verilmiyor.
        “{attribute}” alanı bir tam sayı olmalıdır.
        “{attribute}” alanı geçerli bir IP adresi değil.
        “{attribute}” alanı geçerli bir IRI değil.
        “{attribute}” alanı geçerli bir IRI başvurusu değil.
        “{attribute}” alanı geçerli bir ISBN değil.
        “{attribute}” alanı geçerli bir ISIN kodu değil.
        “{attribute}” alanı geçerli bir ISSN değil.
        “{attribute}” alanı geçerli bir JSON metni değil.
        “{attribute}” alanı geçerli bir JSON işaretçisi değil.
        “{attribute}” alanı geçerli bir JSON Web Token değil.
        “{attribute}” alanı geçerli bir dil kodu değil.
        “{attribute}” alanı geçerli bir konum değil.
        “{attribute}” alanı geçerli bir enlem değil.
        “{attribute}” alanı geçerli bir boylam değil.
        “{attribute}” alanı küçük harflerle yazılmalıdır.
        “{attribute}” alanı geçerli bir numara değil.
        “{attribute}” alanı geçerli bir MAC adresi değil.
        “{attribute}” alanı beklenen biçimde değil.
        “{attribute}” alanı bir rakam içermelidir.
        “{attribute}” alanı bir küçük harf içermelidir.
        “{attribute}” alanı bir simge içermelidir.
        “{attribute}” alanı bir büyük harf içermelidir.
        “{attribute}” alanının biçimine izin verilmiyor.
        “{attribute}” alanı çok uzun.
        “{attribute}” alanı geçerli bir ortam türü değil.
        “{attribute}” alanı {divisor} sayısının katı olmalıdır.
        “{attribute}” alanı geçerli bir Nano ID değil.
        “{attribute}” alanı 0 değerinden küçük olmalıdır.
        “{attribute}” alanında çok fazla düzey var.
        “{attribute}” alanı bir nesne olmalıdır.
        “{attribute}” alanının değerine izin verilmiyor.
        “{attribute}” alanı bir tam sayı olmalıdır.
        “{attribute}” alanı en fazla {max} olmalıdır.
        “{attribute}” alanı {max} değerinden küçük olmalıdır.
        “{attribute}” alanı en az {min} olmalıdır.
        “{attribute}” alanı bir sayı olmalıdır.
        “{attribute}” alanı bir rakam içermelidir.
        “{attribute}” alanı bir küçük harf içermelidir.
        “{attribute}” alanı bir simge içermelidir.
        “{attribute}” alanı bir büyük harf içermelidir.
        “{attribute}” alanı en az {min} karakter içermelidir.|“{attribute}” alanı en az {min} karakter içermelidir.
        “{attribute}” alanı metin olmalıdır.
        “{attribute}” alanı geçerli bir kart numarası değil.
        “{attribute}” alanı geçerli bir bağlantı noktası numarası değil.
        “{attribute}” alanı 0 değerinden büyük olmalıdır.
        “{attribute}” alanı yalnızca yazdırılabilir karakterler içerebilir.
        Kayıt okunamıyor: {reason}.
        “{attribute}” alanı geçerli bir göreli JSON işaretçisi değil.
        {attribute}: {message}
        {count} sorun var.|{count} sorun var.
        “{attribute}” alanı zorunludur.
        “{attribute}” alanının değeri {requiredValue} olmalıdır.
        “{name}” adlı bir senaryo yok.
        “{name}” adlı bir senaryo yok. Şunu mu demek istediniz: “{suggestion}”?
        “{attribute}” alanı geçerli bir sürüm numarası değil.
        “{attribute}” alanı geçerli bir kısa ad (slug) değil.
        “{attribute}” alanı okuyanı yanıltabilecek karakterler içeriyor.
        “{attribute}” alanının başında “{prefix}” olmalıdır.
        “{attribute}” alanı tam olarak {length} karakter içermelidir.|“{attribute}” alanı tam olarak {length} karakter içermelidir.
        “{attribute}” alanı en fazla {max} karakter içerebilir.|“{attribute}” alanı en fazla {max} karakter içerebilir.
        “{attribute}” alanı en az {min} karakter içermelidir.|“{attribute}” alanı en az {min} karakter içermelidir.
        “{attribute}” alanı metin olmalıdır.
        “{attribute}” alanı geçerli bir saat değil.
        “{attribute}” alanının değeri şundan sonra olmalıdır: {after}.
        “{attribute}” alanının değeri şundan önce olmalıdır: {before}.
        “{attribute}” alanı geçerli bir saat dilimi değil.
        Süresi dolmuş
        Geçersiz
        Eşleşmiyor
        Eksik karakter
        Farklı olmalı
        Sayı değil
        İzin verilmiyor
        Denetlenmedi
        Bulunamadı
        Listede yok
        Tam sayı değil
        Zorunlu
        Çok büyük
        Çok erken
        Çok az
        Çok geç
        Çok uzun
        Çok fazla
        Çok kısa
        Çok küçük
        Okunamıyor
        İzin verilmeyen karakterler
        Yanlış adet
        Yanlış biçim
        Yanlış uzunluk
        Yanlış tür
        “{attribute}” alanı geçerli bir ULID değil.
        “{attribute}” alanı büyük harflerle yazılmalıdır.
        “{attribute}” alanı geçerli bir URI değil.
        “{attribute}” alanı geçerli bir URI başvurusu değil.
        “{attribute}” alanı geçerli bir URI şablonu değil.
        “{attribute}” alanı geçerli bir URL değil.
        “{attribute}” alanı geçerli bir UUID değil.
        """#)
}
