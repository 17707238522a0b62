extension ReportWords {
    static let ms: StaticString = """
        title Laporan semakan data
        overview Gambaran keseluruhan
        rules Peraturan
        scenario Senario
        file Fail
        files Fail
        time Masa
        records Rekod
        valid Rekod tanpa ralat
        invalid Rekod dengan ralat
        errors Ralat
        warnings Amaran dan nota
        known Sudah diketahui
        leftOut Dikecualikan oleh peraturan
        headline {errors} {share}
        errorCount other=# ralat
        warningCount other=# amaran
        share other=dalam @ daripada # rekod
        noErrors tiada ralat
        stopped Semakan dihentikan lebih awal. Semua angka adalah bagi bahagian yang dibaca.
        failures Fail yang tidak dapat disemak
        otherFile Peraturan ini nampaknya untuk fail lain.
        unseen Lajur yang tiada dalam fail
        unruled Lajur yang tidak disebut oleh mana-mana peraturan
        toFix Yang perlu dibetulkan
        column Lajur
        info Nota
        others Lain-lain
        hidden Nilai disembunyikan.
        line Baris
        lines Baris
        record Rekod
        message Mesej
        value Nilai
        count Bilangan
        columns Lajur
        moreColumns Lajur selebihnya tidak ditunjukkan.
        sensitive Sensitif: kandungannya tidak ditunjukkan.
        missing Tiada
        empty Kosong
        integer Nombor bulat
        decimal Nombor perpuluhan
        boolean Benar atau palsu
        date Tarikh
        dateTime Tarikh dan masa
        text Teks
        list Senarai
        object Objek
        distinct Nilai berbeza
        length Aksara
        range Julat
        patterns Corak paling kerap
        legend Dalam corak, A bermaksud huruf besar, a huruf lain, 9 angka, ⁺ beberapa daripadanya, dan … apa-apa aksara.
        """
}
