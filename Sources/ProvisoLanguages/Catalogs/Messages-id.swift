// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let id = CatalogTable.read(
        "id",
        #"""
        Kolom “{attribute}” harus dikosongkan.
        Kolom “{attribute}” juga wajib diisi karena yang berikut telah diisi: {given}.
        Kolom “{attribute}” hanya boleh berisi huruf.
        Kolom “{attribute}” hanya boleh berisi huruf (A–Z).
        Kolom “{attribute}” hanya boleh berisi huruf dan angka.
        Kolom “{attribute}” hanya boleh berisi huruf dan angka (A–Z, 0–9).
        Kolom “{attribute}” tidak sesuai dengan format mana pun yang diterima.
        Kolom “{attribute}” hanya boleh berisi huruf tanpa aksen (A–Z), angka, dan tanda baca umum.
        Kolom “{attribute}” tidak valid. Periksa dan coba lagi.
        Kolom “{attribute}” tidak dapat diperiksa. Coba lagi nanti.
        Kolom “{attribute}” belum diperiksa.
        Kolom “{attribute}” bermasalah di {count} dari {total} catatan. Batas maksimalnya {limit}.
        Kombinasi kolom {attributes} bermasalah di {count} dari {total} catatan. Batas maksimalnya {limit}.
        Tidak ada kolom “{name}”.
        Tidak ada kolom “{name}”. Apakah yang dimaksud “{suggestion}”?
        Kolom “{attribute}” harus berisi nilai Base32 yang valid (A–Z, 2–7).
        Kolom “{attribute}” harus berisi nilai Base64 yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi kode BIC yang valid ({min} atau {max} karakter), misalnya {example}.
        Kolom “{attribute}” harus bernilai {true} atau {false}.
        Kolom “{attribute}” harus berisi tanggal kedaluwarsa yang valid, misalnya {example}.
        Tanggal di kolom “{attribute}” sudah lewat. Gunakan kartu yang masih berlaku.
        Kolom “{attribute}” harus berisi kode keamanan yang valid ({min} atau {max} angka).
        Kolom “{attribute}” harus berisi kode keamanan yang valid ({count} angka).
        Kolom “{column}” tidak diizinkan.
        Kolom “{column}” tidak ada.
        Kolom “{column}” tidak ada. Sel tampaknya dipisahkan dengan “{delimiter}”.
        Kolom “{column}” tidak ada. Terdapat kolom “{suggestion}”.
        Nama kolom “{column}” tidak sesuai dengan format yang diharapkan.
        Kolom “{column}” harus berada setelah kolom “{previous}”.
        Kolom “{column}” tidak termasuk kolom yang diharapkan.
        Kolom “{column}” tidak termasuk kolom yang diharapkan. Apakah yang dimaksud “{suggestion}”?
        Kolom “{attribute}” harus sama dengan {compareValue}.
        Kolom “{attribute}” harus sama persis dengan kolom “{compareAttribute}”.
        Kolom “{attribute}” tidak memiliki nilai yang diharapkan. Periksa dan coba lagi.
        Kolom “{attribute}” harus lebih besar dari {compareValue}.
        Kolom “{attribute}” harus lebih besar dari kolom “{compareAttribute}”.
        Tanggal di kolom “{attribute}” harus setelah tanggal di kolom “{compareAttribute}”.
        Nilai kolom “{attribute}” terlalu rendah.
        Tanggal di kolom “{attribute}” terlalu awal.
        Kolom “{attribute}” harus setelah {compareValue}.
        Kolom “{attribute}” harus lebih besar dari atau sama dengan {compareValue}.
        Kolom “{attribute}” harus lebih besar dari atau sama dengan kolom “{compareAttribute}”.
        Tanggal di kolom “{attribute}” tidak boleh sebelum tanggal di kolom “{compareAttribute}”.
        Nilai kolom “{attribute}” terlalu rendah.
        Tanggal di kolom “{attribute}” terlalu awal.
        Kolom “{attribute}” tidak boleh sebelum {compareValue}.
        Kolom “{attribute}” harus lebih kecil dari {compareValue}.
        Kolom “{attribute}” harus lebih kecil dari kolom “{compareAttribute}”.
        Tanggal di kolom “{attribute}” harus sebelum tanggal di kolom “{compareAttribute}”.
        Nilai kolom “{attribute}” terlalu tinggi.
        Tanggal di kolom “{attribute}” terlalu lambat.
        Kolom “{attribute}” harus sebelum {compareValue}.
        Kolom “{attribute}” harus lebih kecil dari atau sama dengan {compareValue}.
        Kolom “{attribute}” harus lebih kecil dari atau sama dengan kolom “{compareAttribute}”.
        Tanggal di kolom “{attribute}” tidak boleh setelah tanggal di kolom “{compareAttribute}”.
        Nilai kolom “{attribute}” terlalu tinggi.
        Tanggal di kolom “{attribute}” terlalu lambat.
        Kolom “{attribute}” tidak boleh setelah {compareValue}.
        Kolom “{attribute}” tidak boleh sama dengan {compareValue}.
        Kolom “{attribute}” harus berbeda dari kolom “{compareAttribute}”.
        Kolom “{attribute}” berisi nilai yang tidak diizinkan. Pilih yang lain.
        Kolom “{attribute}” harus berisi nilai yang sejenis dengan {compareValue}.
        Kolom “{attribute}” harus berisi nilai yang sejenis dengan kolom “{compareAttribute}”.
        Kolom “{attribute}” berisi jenis nilai yang salah.
        Kolom “{attribute}” tidak valid. Periksa dan coba lagi.
        Kolom “{attribute}” harus memuat “{containedValue}”.
        Kolom “{attribute}” harus memuat “{containedValue}” setidaknya {min} kali.
        Kolom “{attribute}” harus berisi koordinat yang valid, misalnya {example}.
        Kolom “{attribute}” harus memiliki tepat {count} entri.
        Kolom “{attribute}” harus sesuai dengan tepat satu format yang diterima. Jumlah format yang sesuai: {count}.
        Kolom “{attribute}” harus memiliki minimal {min} entri.
        Kolom “{attribute}” hanya boleh memiliki maksimal {max} entri.
        Kolom “{attribute}” harus berupa daftar.
        Kolom “{attribute}” harus berisi kode negara yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi jadwal cron yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi warna CSS yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi kode mata uang yang valid, misalnya {example}.
        Kolom “{attribute}” tidak valid. Periksa dan coba lagi.
        Kolom “{attribute}” harus berisi URI data yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi tanggal yang valid, misalnya {example}.
        Kolom “{attribute}” tidak boleh sebelum {earliest}.
        Kolom “{attribute}” tidak boleh setelah {latest}.
        Tanggal di kolom “{attribute}” harus di masa depan.
        Tanggal di kolom “{attribute}” harus di masa lalu.
        Kolom “{attribute}” harus setelah {after}.
        Kolom “{attribute}” harus sebelum {before}.
        Tanggal di kolom “{attribute}” harus setidaknya {minAge} tahun yang lalu.
        Kolom “{attribute}” harus berisi tanggal dan waktu yang valid, misalnya {example}.
        Kolom “{attribute}” tidak boleh sebelum {earliest}.
        Kolom “{attribute}” tidak boleh setelah {latest}.
        Tanggal di kolom “{attribute}” harus di masa depan.
        Tanggal di kolom “{attribute}” harus di masa lalu.
        Kolom “{attribute}” harus setelah {after}.
        Kolom “{attribute}” harus sebelum {before}.
        Tanggal di kolom “{attribute}” harus setidaknya {minAge} tahun yang lalu.
        Kolom “{attribute}” harus berupa angka.
        Kolom “{attribute}” harus memiliki minimal {min} angka di belakang koma.
        Kolom “{attribute}” hanya boleh memiliki maksimal {max} angka di belakang koma.
        Kolom “{attribute}” harus memiliki minimal {min} nilai yang berbeda.
        Jumlah kombinasi kolom {attributes} yang berbeda minimal {min}.
        Kolom “{attribute}” hanya boleh memiliki maksimal {max} nilai yang berbeda.
        Jumlah kombinasi kolom {attributes} yang berbeda maksimal {max}.
        Kolom “{attribute}” harus berisi nama domain yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi durasi yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor telepon yang valid (dengan kode negara), misalnya {example}.
        Kolom “{attribute}” harus berupa daftar.
        Kolom “{attribute}” harus berisi kode {name} yang valid. Periksa angkanya.
        Kolom “{attribute}” harus berisi alamat email yang valid, misalnya {example}.
        Domain di kolom “{attribute}” tidak menerima email. Periksa bagian setelah @.
        Domain di kolom “{attribute}” tampaknya salah ketik. Periksa bagian setelah @.
        Domain di kolom “{attribute}” tidak dapat diperiksa. Coba lagi nanti.
        Kolom “{attribute}” harus diakhiri dengan “{suffix}”.
        Nilai kolom “{attribute}” tidak ditemukan di “{source}”.
        Nilai kolom “{attribute}” tidak ditemukan di kolom “{column}”.
        Kombinasi kolom {attributes} tidak ditemukan di kolom “{column}”.
        Kombinasi kolom {attributes} tidak ditemukan di “{source}”.
        Formulir tidak dapat diperiksa. Coba lagi.
        Kolom “{attribute}” tidak dapat dibaca. Kirim ulang formulir.
        Kolom “{attribute}” tidak dapat dibaca. Kirim ulang formulir.
        Kolom “{attribute}” tidak dapat dibaca. Kirim ulang formulir.
        Kolom “{attribute}” harus berisi hash yang valid ({name}).
        Kolom “{attribute}” harus berisi nilai heksadesimal yang valid (0–9, A–F, berpasangan).
        Kolom “{attribute}” harus berisi warna heksadesimal yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nama host yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi IBAN yang valid. Periksa apakah ada salah ketik.
        Kolom “{attribute}” tidak berisi salah satu nilai yang diterima. Pilih yang lain.
        Kolom “{attribute}” berisi nilai yang tidak diizinkan. Pilih yang lain.
        Kolom “{attribute}” tidak berisi salah satu nilai yang diterima: {values}.
        Kolom “{attribute}” harus berupa bilangan bulat.
        Kolom “{attribute}” harus berupa bilangan bulat tanpa angka di belakang koma.
        Kolom “{attribute}” harus berisi alamat IP yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi IRI yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi referensi IRI yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi {name} yang valid. Periksa angkanya.
        Kolom “{attribute}” harus berisi kode ISIN yang valid. Periksa apakah ada salah ketik.
        Kolom “{attribute}” harus berisi ISSN yang valid. Periksa angkanya.
        Kolom “{attribute}” harus berisi JSON yang valid.
        Kolom “{attribute}” harus berisi penunjuk JSON yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi JSON Web Token yang valid.
        Kolom “{attribute}” harus berupa objek.
        Kolom “{attribute}” harus berisi kode bahasa yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi koordinat yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi lintang yang valid dari {min} sampai {max}.
        Kolom “{attribute}” harus berisi bujur yang valid dari {min} sampai {max}.
        Kolom “{attribute}” harus ditulis dengan huruf kecil.
        Kolom “{attribute}” harus berisi nomor yang valid. Periksa angkanya.
        Kolom “{attribute}” harus berisi alamat MAC yang valid, misalnya {example}.
        Kolom “{attribute}” tidak sesuai dengan format yang diharapkan.
        Kolom “{attribute}” harus memuat setidaknya satu angka.
        Kolom “{attribute}” harus memuat setidaknya satu huruf kecil.
        Kolom “{attribute}” harus memuat setidaknya satu simbol, misalnya ! atau %.
        Kolom “{attribute}” harus memuat setidaknya satu huruf besar.
        Kolom “{attribute}” tidak sesuai dengan format yang diharapkan. Contoh: {example}.
        Kolom “{attribute}” memiliki format yang tidak diizinkan.
        Kolom “{attribute}” terlalu panjang. Persingkat isinya.
        Kolom “{attribute}” harus berisi tipe media yang valid, misalnya {example}.
        Kolom “{attribute}” harus kelipatan dari {divisor}.
        Kolom “{attribute}” harus berisi Nano ID yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi Nano ID yang valid.
        Kolom “{attribute}” harus lebih kecil dari {limit}.
        Kolom “{attribute}” memiliki terlalu banyak tingkat.
        Kolom “{attribute}” harus berupa objek.
        Kolom “{attribute}” berisi nilai yang tidak diizinkan. Pilih yang lain.
        Kolom “{attribute}” harus berupa bilangan bulat.
        Kolom “{attribute}” harus berupa bilangan bulat tanpa angka di belakang koma.
        Kolom “{attribute}” harus {max} atau kurang.
        Kolom “{attribute}” harus lebih kecil dari {max}.
        Kolom “{attribute}” harus {min} atau lebih.
        Kolom “{attribute}” harus berupa angka.
        Kolom “{attribute}” harus memuat setidaknya satu angka.
        Kolom “{attribute}” harus memuat setidaknya satu huruf kecil.
        Kolom “{attribute}” harus memuat setidaknya satu simbol, misalnya ! atau %.
        Kolom “{attribute}” harus memuat setidaknya satu huruf besar.
        Kolom “{attribute}” harus memiliki minimal {min} karakter.
        Kolom “{attribute}” harus berupa teks.
        Kolom “{attribute}” harus berisi nomor kartu yang valid. Periksa angkanya.
        Kolom “{attribute}” harus berisi nomor kartu yang valid ({name}). Periksa angkanya.
        Kolom “{attribute}” harus berisi nomor port yang valid dari {min} sampai {max}.
        Kolom “{attribute}” harus lebih besar dari {limit}.
        Kolom “{attribute}” memuat karakter yang tidak dapat ditampilkan, misalnya tab atau ganti baris. Hapus karakter tersebut.
        Kolom “{attribute}” hanya boleh berisi huruf tanpa aksen (A–Z), angka, dan tanda baca umum.
        alamat IP tidak diizinkan
        \u tanpa empat digit heksadesimal
        tanda persen tanpa dua digit heksadesimal
        bit host tidak nol
        larik tidak ditutup
        jenis kartu tidak diterima
        tanda urutan bita di dalam teks
        dibatalkan
        karakter tidak diizinkan
        karakter tidak diizinkan di sini
        kurung tutup tidak cocok
        kurung tutup tidak ada
        kurung tutup tanpa kurung buka
        titik dua setelah kunci tidak ada
        tanda diakritik tanpa huruf
        koma setelah nilai terakhir
        koma tidak ada
        koma tanpa nilai sebelumnya
        komentar
        karakter kontrol
        karakter kontrol dalam string
        negara tidak diterima
        nama tampilan tidak dalam tanda kutip
        domain terlalu panjang
        kunci ganda
        kosong
        bagian kosong
        kedaluwarsa
        fragmen tidak diizinkan
        setengah pasangan surogat
        bilangan heksadesimal
        jam di luar rentang
        Punycode tidak valid
        UTF-8 tidak valid
        domain tingkat atas tidak valid
        karakter tak terlihat
        kunci ganda
        dua kunci untuk kolom yang sama
        bukan objek
        UTF-8 tidak valid
        namanya bertentangan dengan yang lain
        namanya tidak menyebutkan elemen mana yang dimaksud
        jumlah sel tidak sesuai dengan kolom
        kunci bukan string
        kunci tidak dalam tanda kutip
        nol di depan
        pemisah baris tidak diizinkan
        jawaban tidak terbaca
        menit di luar rentang
        titik salah tempat
        tanda hubung salah tempat
        bagian salah tempat
        pemisah salah tempat
        angka campuran
        aksara campuran
        pemisah campuran
        arah tulisan campuran
        lebih dari satu nilai
        nama tidak ada
        bersarang terlalu dalam
        tanda pagar tidak ada
        AM atau PM tidak ada
        P di awal tidak ada
        T sebelum waktu tidak ada
        tidak ada jawaban tepat waktu
        tanda @ tidak ada
        domain tidak ada
        tanda sama dengan tidak ada
        host tidak ada
        tanda hubung tidak ada
        bahasa tidak ada
        tidak ada detik kabisat pada waktu ini
        tidak ada server email
        jenis media tidak ada
        nama bulan tidak ada
        selisih waktu tidak ada
        tanda plus tidak ada
        panjang prefiks tidak ada
        skema tidak ada
        detik tidak ada
        pemisah tidak ada
        tidak ada server yang terjangkau
        tanda tangan tidak ada
        garis miring tidak ada
        tidak ada soket di platform ini
        subjenis tidak ada
        tidak ada ruang warna itu
        tidak ada negara itu
        tidak ada mata uang itu
        tidak ada tanggal itu
        tidak ada domain itu
        tidak ada bahasa itu
        tidak ada bulan itu
        tidak ada nomor itu
        tidak ada wilayah itu
        tidak ada aksara itu
        tidak ada zona waktu itu
        tidak ada satuan itu
        tidak ada varian itu
        waktu tidak ada
        satuan tidak ada
        nama pengguna tidak ada
        tidak ada nilai
        nama hari tidak ada
        karakter di luar ASCII
        bukan Base64
        bukan Base64url
        UTF-8 tidak valid
        bukan URL
        bukan warna
        bukan angka
        bukan nama domain
        bukan digit heksadesimal
        bukan huruf
        bukan huruf atau angka
        bukan bulan dan tahun
        bukan kelipatan
        bukan bilangan
        bukan alamat IP
        bukan alamat IPv4
        bukan alamat IPv6
        bukan larik
        bukan larik objek dan bukan objek
        bukan objek
        bukan di masa depan
        bukan di masa lalu
        bukan huruf kecil
        bukan negatif
        tidak dinormalisasi (NFC)
        bukan positif
        tidak dapat dicetak
        bukan teks
        bukan tiga bagian
        bukan dua bilangan
        bukan huruf besar
        bukan bilangan bulat
        bagian sebelum @ tidak ada
        bilangan tidak terhingga
        bilangan tidak lengkap
        bilangan berawalan nol
        bilangan dengan tanda plus
        bilangan tanpa angka sebelum titik
        objek tidak ditutup
        jumlah digit ganjil
        selisih waktu di luar rentang
        di luar rentang
        pengisi tidak diizinkan
        bagian sebelum @ terlalu panjang
        bagian berulang
        bagian terlalu panjang
        bagian saling bertentangan
        port bukan bilangan
        port tidak diizinkan
        port di luar rentang
        panjang prefiks tidak diizinkan
        kueri tidak diizinkan
        tanda kutip tidak diizinkan
        ditolak oleh server
        tanda diakritik berulang
        skema tidak diizinkan
        detik di luar rentang
        kesalahan server
        spasi tidak diizinkan
        string dalam tanda kutip tunggal
        string tidak ditutup
        tidak menerima email
        teks setelah akhir
        terlalu awal
        terlalu sedikit angka desimal
        terlalu sedikit digit
        terlalu sedikit bagian
        terlalu lambat
        terlalu panjang
        terlalu banyak angka desimal
        terlalu banyak digit
        terlalu banyak bagian
        terlalu pendek
        terlalu muda
        dua titik berturut-turut
        jenis tidak diterima
        karakter tak terduga
        akhir tak terduga
        satuan terlewat
        urutan satuan salah
        escape tidak dikenal dalam string
        kata tidak dikenal
        informasi pengguna tidak diizinkan
        nilai tidak ada
        minggu bersama satuan lain
        digit pemeriksa salah
        digit pemeriksa salah
        panjang salah
        jumlah digit salah
        pengisi salah
        prefiks salah
        satuan salah
        varian salah
        versi salah
        hari salah
        tahun di luar rentang
        zona tidak diizinkan
        Catatan tidak dapat dibaca: {reason}.
        Baris ini memiliki {found} sel, seharusnya {expected}. Periksa pemisah dan tanda kutip.
        Catatan tidak dapat dibaca: {reason} (kolom {column}).
        Catatan tidak dapat dibaca: {reason} (baris {line}, kolom {column}).
        Catatan tidak dapat dibaca: lebih panjang dari {max} MiB.
        Harus ada minimal {min} catatan.
        Jumlah entri yang diterima di kolom “{attribute}” minimal {min}. Sekarang jumlahnya {count}.
        Hanya boleh ada maksimal {max} catatan.
        Jumlah entri yang diterima di kolom “{attribute}” maksimal {max}. Sekarang jumlahnya {count}.
        Kolom “{attribute}” harus berisi penunjuk JSON relatif yang valid, misalnya {example}.
        {attribute}: {message}
        Apakah yang dimaksud “{suggestion}”?
        Apakah yang dimaksud {suggestion}?
        Ada {count} masalah.
        Kolom “{attribute}” wajib diisi.
        “{attribute}” harus disetujui.
        Kolom “{attribute}” harus bernilai {requiredValue}.
        Tidak ada skenario “{name}”.
        Tidak ada skenario “{name}”. Apakah yang dimaksud “{suggestion}”?
        Kolom “{attribute}” harus berisi nomor versi yang valid, misalnya {example}.
        Kolom “{attribute}” harus bernilai {expected}, yaitu nilai berikutnya.
        Kolom “{attribute}” harus berupa bilangan bulat.
        Kolom “{attribute}” harus berisi tanggal yang valid, misalnya {example}.
        Kolom “{attribute}” harus berupa bilangan bulat tanpa angka di belakang koma.
        Kolom “{attribute}” hanya boleh berisi huruf kecil (a–z), angka, dan tanda hubung tunggal di antaranya.
        Kolom “{attribute}” hanya boleh berisi huruf kecil (a–z), angka, dan tanda hubung atau garis bawah tunggal di antaranya.
        Nilai kolom “{attribute}” tidak sesuai urutan. Tempatnya sebelum baris {previousLine}.
        Kolom “{attribute}” berisi jenis nilai yang salah.
        Kolom “{attribute}” harus berisi tanggal yang valid, misalnya {example}.
        Kolom “{attribute}” harus berupa angka.
        Nilai kolom “{attribute}” tidak boleh sama dengan nilai di baris {previousLine}.
        Nilai kolom “{attribute}” tidak sesuai urutan. Tempatnya sebelum catatan {previousRecord}.
        Nilai kolom “{attribute}” tidak boleh sama dengan nilai di catatan {previousRecord}.
        Kombinasi kolom {attributes} tidak sesuai urutan. Tempatnya sebelum catatan {previousRecord}.
        Kombinasi kolom {attributes} tidak boleh sama dengan kombinasi di catatan {previousRecord}.
        Kombinasi kolom {attributes} tidak sesuai urutan. Tempatnya sebelum baris {previousLine}.
        Kombinasi kolom {attributes} tidak boleh sama dengan kombinasi di baris {previousLine}.
        Kolom “{attribute}” mencampur beberapa alfabet atau memuat karakter tersembunyi. Gunakan huruf dari satu alfabet.
        Kolom “{attribute}” harus diawali dengan “{prefix}”.
        Kolom “{attribute}” harus memiliki tepat {length} karakter.
        Kolom “{attribute}” harus memiliki tepat {length} byte.
        Kolom “{attribute}” hanya boleh memiliki maksimal {max} karakter.
        Kolom “{attribute}” hanya boleh memiliki maksimal {max} byte.
        Kolom “{attribute}” harus memiliki minimal {min} karakter.
        Kolom “{attribute}” harus memiliki minimal {min} byte.
        Kolom “{attribute}” harus berupa teks.
        Kolom “{attribute}” harus berisi waktu yang valid, misalnya {example}.
        Kolom “{attribute}” harus setelah {after}.
        Kolom “{attribute}” harus sebelum {before}.
        Kolom “{attribute}” harus berisi zona waktu yang valid, misalnya {example}.
        Nilai ganda
        Kedaluwarsa
        Tidak valid
        Tidak cocok
        Karakter kurang
        Mungkin salah ketik
        Harus berbeda
        Bukan angka
        Tidak diizinkan
        Belum diperiksa
        Tidak ditemukan
        Tidak ada dalam daftar
        Bukan bilangan bulat
        Urutan salah
        Wajib diisi
        Terlalu besar
        Terlalu awal
        Terlalu sedikit
        Terlalu lambat
        Terlalu panjang
        Terlalu banyak
        Tanggal terlalu baru
        Terlalu pendek
        Terlalu kecil
        Tidak dapat dibaca
        Karakter tidak diizinkan
        Jumlah tidak sesuai
        Format salah
        Panjang tidak sesuai
        Jenis salah
        Kolom “{attribute}” harus berisi ULID yang valid, misalnya {example}.
        Kolom “{attribute}” tidak memiliki nilai dan tidak dapat diisi di sini.
        Nilai kolom “{attribute}” harus unik. Nilai itu sudah ada di baris {firstLine}.
        Nilai kolom “{attribute}” harus unik. Nilai itu sudah ada di catatan {firstRecord}.
        Kombinasi kolom {attributes} harus unik. Kombinasi itu sudah ada di catatan {firstRecord}.
        Nilai kolom “{attribute}” harus unik.
        Kombinasi kolom {attributes} harus unik.
        Kombinasi kolom {attributes} harus unik. Kombinasi itu sudah ada di baris {firstLine}.
        Kolom “{attribute}” tidak boleh memiliki entri yang sama dua kali. Entri {first} dan {second} sama.
        Kolom “{attribute}” harus berupa daftar.
        Kolom “{attribute}” harus ditulis dengan huruf besar.
        Kolom “{attribute}” harus berisi URI yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi referensi URI yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi templat URI yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi URL yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi {name} yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi UUID yang valid.
        Kolom “{attribute}” harus berupa objek.
        Kolom “{attribute}” harus berisi nomor identifikasi kendaraan (VIN) yang valid. Periksa apakah ada salah ketik.
        salah
        (kosong)
        benar
        nilai
        """#)
}
