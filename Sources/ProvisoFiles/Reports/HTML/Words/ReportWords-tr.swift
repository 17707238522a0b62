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
        valid Hatasız kayıtlar
        invalid Hatalı kayıtlar
        errors Hatalar
        warnings Uyarılar ve notlar
        known Önceden bilinen
        leftOut Kurallarca dışarıda bırakılan
        headline {share} {errors}
        errorCount other=# hata
        warningCount other=# uyarı
        share other=# kaydın @ tanesinde
        noErrors hata yok
        stopped Denetim erken durduruldu. Tüm sayılar okunan bölüm içindir.
        failures Denetlenemeyen dosyalar
        otherFile Kurallar başka bir dosya için gibi görünüyor.
        unseen Dosyada eksik olan sütunlar
        unruled Hiçbir kuralda geçmeyen sütunlar
        toFix Düzeltilecekler
        column Sütun
        info Not
        others Diğerleri
        hidden Değerler gizlidir.
        line Satır
        lines Satırlar
        record Kayıt
        message İleti
        value Değer
        count Sayı
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
        patterns En sık desenler
        legend Desenlerde A büyük harfi, a başka bir harfi, 9 rakamı, ⁺ bunlardan birkaçını, … herhangi bir karakteri gösterir.
        """
}
