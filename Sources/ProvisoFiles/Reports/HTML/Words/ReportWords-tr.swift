extension ReportWords {
    static let tr: StaticString = """
        title Veri denetim raporu
        overview Genel bakış
        rules Kurallar
        scenario Senaryo
        file Dosya
        files Dosyalar
        time Zaman
        records Kayıtlar
        valid Geçerli kayıtlar
        invalid Hatalı kayıtlar
        errors Hatalar
        warnings Uyarılar ve notlar
        known Önceden bilinen
        leftOut Kurallarca dışarıda bırakılan
        clean Hata bulunamadı.
        stopped Denetim erken durduruldu. Tüm sayılar okunan bölüm içindir.
        failures Denetlenemedi
        unseen Hiçbir kayıtta bulunmayan öznitelikler
        violations İhlaller
        byAttribute Özniteliğe göre ihlaller
        byRule Kurala göre ihlaller
        attribute Öznitelik
        rule Kural
        code Kod
        severity Önem
        error Hata
        warning Uyarı
        info Not
        first İlk görüldüğü yer
        others Diğerleri
        samples Örnekler
        hidden Değerler gizlidir.
        line Satır
        record Kayıt
        message İleti
        value Değer
        columns Sütunlar
        moreColumns Diğer sütunlar gösterilmiyor.
        sensitive Gizli: içeriği gösterilmiyor.
        missing Eksik
        empty Boş
        integer Tam sayı
        decimal Ondalık sayı
        boolean Doğru veya yanlış
        date Tarih
        dateTime Tarih ve saat
        text Metin
        list Liste
        object Nesne
        distinct Farklı değerler
        length Karakterler
        range Aralık
        shapes En sık biçimler
        legend Biçimlerde A büyük harfi, a başka bir harfi, 9 rakamı, ⁺ bunlardan birkaçını, … herhangi bir şeyi gösterir.
        """
}
