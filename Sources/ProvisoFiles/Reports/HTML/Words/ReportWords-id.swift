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
        valid Rekaman tanpa kesalahan
        invalid Rekaman dengan kesalahan
        errors Kesalahan
        warnings Peringatan dan catatan
        known Sudah diketahui
        leftOut Dikecualikan oleh aturan
        headline {errors} {share}
        errorCount other=# kesalahan
        warningCount other=# peringatan
        share other=di @ dari # rekaman
        noErrors tidak ada kesalahan
        stopped Pemeriksaan dihentikan lebih awal. Semua angka berlaku untuk bagian yang dibaca.
        failures Berkas yang tidak dapat diperiksa
        otherFile Aturan ini tampaknya untuk berkas lain.
        unseen Kolom yang tidak ada di berkas
        unruled Kolom yang tidak disebut aturan mana pun
        toFix Yang perlu diperbaiki
        column Kolom
        info Catatan
        others Lainnya
        hidden Nilai disembunyikan.
        line Baris
        lines Baris
        record Rekaman
        message Pesan
        value Nilai
        count Jumlah
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
        patterns Pola tersering
        legend Dalam pola, A berarti huruf besar, a huruf lain, 9 angka, ⁺ beberapa di antaranya, dan … karakter apa saja.
        """
}
