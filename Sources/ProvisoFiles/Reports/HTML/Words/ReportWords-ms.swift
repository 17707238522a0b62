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
        valid Rekod sah
        invalid Rekod dengan ralat
        errors Ralat
        warnings Amaran dan nota
        known Sudah diketahui
        leftOut Dikecualikan oleh peraturan
        clean Tiada ralat ditemui.
        stopped Semakan dihentikan lebih awal. Semua angka adalah bagi bahagian yang dibaca.
        failures Tidak dapat disemak
        unseen Atribut yang tiada dalam mana-mana rekod
        violations Pelanggaran
        byAttribute Pelanggaran mengikut atribut
        byRule Pelanggaran mengikut peraturan
        attribute Atribut
        rule Peraturan
        code Kod
        severity Keterukan
        error Ralat
        warning Amaran
        info Nota
        first Pertama di
        others Lain-lain
        samples Contoh
        hidden Nilai disembunyikan.
        line Baris
        record Rekod
        message Mesej
        value Nilai
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
        shapes Bentuk paling kerap
        legend Dalam bentuk, A bermaksud huruf besar, a huruf lain, 9 angka, ⁺ beberapa daripadanya, dan … apa sahaja.
        """
}
