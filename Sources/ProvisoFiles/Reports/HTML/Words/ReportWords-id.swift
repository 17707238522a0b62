extension ReportWords {
    static let id: StaticString = """
        title Laporan pemeriksaan data
        overview Ikhtisar
        rules Aturan
        scenario Skenario
        file Berkas
        files Berkas
        time Waktu
        records Rekaman
        valid Rekaman valid
        invalid Rekaman dengan kesalahan
        errors Kesalahan
        warnings Peringatan dan catatan
        known Sudah diketahui
        leftOut Dikecualikan oleh aturan
        clean Tidak ada kesalahan yang ditemukan.
        stopped Pemeriksaan dihentikan lebih awal. Semua angka berlaku untuk bagian yang dibaca.
        failures Tidak dapat diperiksa
        unseen Atribut yang tidak dimiliki rekaman mana pun
        violations Pelanggaran
        byAttribute Pelanggaran menurut atribut
        byRule Pelanggaran menurut aturan
        attribute Atribut
        rule Aturan
        code Kode
        severity Tingkat
        error Kesalahan
        warning Peringatan
        info Catatan
        first Pertama di
        others Lainnya
        samples Contoh
        hidden Nilai disembunyikan.
        line Baris
        record Rekaman
        message Pesan
        value Nilai
        columns Kolom
        moreColumns Kolom lainnya tidak ditampilkan.
        sensitive Sensitif: isinya tidak ditampilkan.
        missing Tidak ada
        empty Kosong
        integer Bilangan bulat
        decimal Bilangan desimal
        boolean Benar atau salah
        date Tanggal
        dateTime Tanggal dan waktu
        text Teks
        list Daftar
        object Objek
        distinct Nilai berbeda
        length Karakter
        range Rentang
        shapes Bentuk tersering
        legend Dalam bentuk, A berarti huruf besar, a huruf lain, 9 angka, ⁺ beberapa di antaranya, dan … apa saja.
        """
}
