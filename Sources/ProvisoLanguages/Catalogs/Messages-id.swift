// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let id = CatalogTable.read(
        "id",
        #"""
        Kolom “{attribute}” harus dikosongkan.
        Kolom “{attribute}” juga wajib diisi karena yang berikut telah diisi: {given}.
        Kolom “{attribute}” hanya boleh berisi huruf.
        Kolom “{attribute}” hanya boleh berisi huruf dan angka.
        Kolom “{attribute}” tidak sesuai dengan bentuk mana pun yang diterima.
        Kolom “{attribute}” hanya boleh berisi karakter ASCII.
        Kolom “{attribute}” tidak valid.
        Kolom “{attribute}” tidak dapat diperiksa.
        Kolom “{attribute}” belum diperiksa.
        Tidak ada kolom “{name}”.
        Tidak ada kolom “{name}”. Apakah yang dimaksud “{suggestion}”?
        Kolom “{attribute}” tidak berisi nilai Base32 yang valid.
        Kolom “{attribute}” tidak berisi nilai Base64 yang valid.
        Kolom “{attribute}” tidak berisi kode BIC yang valid.
        Kolom “{attribute}” harus bernilai {true} atau {false}.
        Kolom “{attribute}” tidak berisi tanggal kedaluwarsa yang valid.
        Tanggal di kolom “{attribute}” sudah lewat.
        Kolom “{attribute}” tidak berisi kode keamanan yang valid.
        Kolom “{attribute}” harus sama dengan {compareValue}.
        Kolom “{attribute}” harus sama persis dengan kolom “{compareAttribute}”.
        Kolom “{attribute}” tidak memiliki nilai yang diharapkan.
        Kolom “{attribute}” harus lebih besar dari {compareValue}.
        Kolom “{attribute}” harus lebih besar dari kolom “{compareAttribute}”.
        Kolom “{attribute}” harus lebih besar.
        Kolom “{attribute}” harus lebih besar dari atau sama dengan {compareValue}.
        Kolom “{attribute}” harus lebih besar dari atau sama dengan kolom “{compareAttribute}”.
        Kolom “{attribute}” harus lebih besar.
        Kolom “{attribute}” harus lebih kecil dari {compareValue}.
        Kolom “{attribute}” harus lebih kecil dari kolom “{compareAttribute}”.
        Kolom “{attribute}” harus lebih kecil.
        Kolom “{attribute}” harus lebih kecil dari atau sama dengan {compareValue}.
        Kolom “{attribute}” harus lebih kecil dari atau sama dengan kolom “{compareAttribute}”.
        Kolom “{attribute}” harus lebih kecil.
        Kolom “{attribute}” tidak boleh sama dengan {compareValue}.
        Kolom “{attribute}” harus berbeda dari kolom “{compareAttribute}”.
        Kolom “{attribute}” berisi nilai yang tidak diizinkan.
        Kolom “{attribute}” tidak dapat dibandingkan dengan {compareValue}.
        Kolom “{attribute}” tidak dapat dibandingkan dengan kolom “{compareAttribute}”.
        Kolom “{attribute}” tidak dapat dibandingkan.
        Kolom “{attribute}” tidak valid.
        Kolom “{attribute}” harus berisi “{containedValue}”.
        Kolom “{attribute}” tidak berisi posisi yang valid.
        Kolom “{attribute}” harus memiliki tepat {count} entri.
        Kolom “{attribute}” harus memiliki minimal {min} entri.
        Kolom “{attribute}” hanya boleh memiliki maksimal {max} entri.
        Kolom “{attribute}” harus berupa daftar.
        Kolom “{attribute}” tidak berisi kode negara yang valid.
        Kolom “{attribute}” tidak berisi warna yang valid.
        Kolom “{attribute}” tidak berisi kode mata uang yang valid.
        Kolom “{attribute}” tidak valid.
        Kolom “{attribute}” tidak berisi URI data yang valid.
        Kolom “{attribute}” tidak berisi tanggal yang valid.
        Kolom “{attribute}” tidak boleh sebelum {earliest}.
        Kolom “{attribute}” tidak boleh setelah {latest}.
        Tanggal di kolom “{attribute}” harus di masa depan.
        Tanggal di kolom “{attribute}” harus di masa lalu.
        Kolom “{attribute}” harus setelah {after}.
        Kolom “{attribute}” harus sebelum {before}.
        Tanggal di kolom “{attribute}” harus setidaknya {minAge} tahun yang lalu.
        Kolom “{attribute}” tidak berisi tanggal dan waktu yang valid.
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
        Kolom “{attribute}” tidak berisi nama domain yang valid.
        Kolom “{attribute}” tidak berisi durasi yang valid.
        Kolom “{attribute}” tidak berisi nomor telepon yang valid.
        Kolom “{attribute}” harus berupa daftar.
        Kolom “{attribute}” tidak berisi kode EAN yang valid.
        Kolom “{attribute}” tidak berisi alamat email yang valid.
        Domain di kolom “{attribute}” tidak menerima email.
        Domain di kolom “{attribute}” tidak dapat diperiksa.
        Kolom “{attribute}” harus diakhiri dengan “{suffix}”.
        Formulir belum diperiksa.
        Kolom “{attribute}” tidak terkirim dengan benar: {reason}.
        Kolom “{attribute}” tidak terkirim dengan benar: {reason}.
        Kolom “{attribute}” tidak terkirim dengan benar: {reason}.
        Kolom “{attribute}” tidak berisi hash yang valid.
        Kolom “{attribute}” tidak berisi nilai heksadesimal yang valid.
        Kolom “{attribute}” tidak berisi warna yang valid.
        Kolom “{attribute}” tidak berisi nama host yang valid.
        Kolom “{attribute}” tidak berisi IBAN yang valid.
        Kolom “{attribute}” tidak berisi salah satu nilai yang diterima.
        Kolom “{attribute}” berisi nilai yang tidak diizinkan.
        Kolom “{attribute}” harus berupa bilangan bulat.
        Kolom “{attribute}” tidak berisi alamat IP yang valid.
        Kolom “{attribute}” tidak berisi IRI yang valid.
        Kolom “{attribute}” tidak berisi referensi IRI yang valid.
        Kolom “{attribute}” tidak berisi ISBN yang valid.
        Kolom “{attribute}” tidak berisi kode ISIN yang valid.
        Kolom “{attribute}” tidak berisi ISSN yang valid.
        Kolom “{attribute}” tidak berisi JSON yang valid.
        Kolom “{attribute}” tidak berisi penunjuk JSON yang valid.
        Kolom “{attribute}” tidak berisi JSON Web Token yang valid.
        Kolom “{attribute}” tidak berisi kode bahasa yang valid.
        Kolom “{attribute}” tidak berisi posisi yang valid.
        Kolom “{attribute}” tidak berisi lintang yang valid.
        Kolom “{attribute}” tidak berisi bujur yang valid.
        Kolom “{attribute}” harus ditulis dengan huruf kecil.
        Kolom “{attribute}” tidak berisi nomor yang valid.
        Kolom “{attribute}” tidak berisi alamat MAC yang valid.
        Kolom “{attribute}” tidak sesuai dengan bentuk yang diharapkan.
        Kolom “{attribute}” harus berisi satu angka.
        Kolom “{attribute}” harus berisi satu huruf kecil.
        Kolom “{attribute}” harus berisi satu simbol.
        Kolom “{attribute}” harus berisi satu huruf besar.
        Kolom “{attribute}” memiliki bentuk yang tidak diizinkan.
        Kolom “{attribute}” terlalu panjang.
        Kolom “{attribute}” tidak berisi tipe media yang valid.
        Kolom “{attribute}” harus kelipatan dari {divisor}.
        Kolom “{attribute}” tidak berisi Nano ID yang valid.
        Kolom “{attribute}” harus lebih kecil dari 0.
        Kolom “{attribute}” memiliki terlalu banyak tingkat.
        Kolom “{attribute}” harus berupa objek.
        Kolom “{attribute}” berisi nilai yang tidak diizinkan.
        Kolom “{attribute}” harus berupa bilangan bulat.
        Kolom “{attribute}” harus {max} atau kurang.
        Kolom “{attribute}” harus lebih kecil dari {max}.
        Kolom “{attribute}” harus {min} atau lebih.
        Kolom “{attribute}” harus berupa angka.
        Kolom “{attribute}” harus berisi satu angka.
        Kolom “{attribute}” harus berisi satu huruf kecil.
        Kolom “{attribute}” harus berisi satu simbol.
        Kolom “{attribute}” harus berisi satu huruf besar.
        Kolom “{attribute}” harus memiliki minimal {min} karakter.
        Kolom “{attribute}” harus berupa teks.
        Kolom “{attribute}” tidak berisi nomor kartu yang valid.
        Kolom “{attribute}” tidak berisi nomor port yang valid.
        Kolom “{attribute}” harus lebih besar dari 0.
        Kolom “{attribute}” hanya boleh berisi karakter yang dapat dicetak.
        Catatan tidak dapat dibaca: {reason}.
        Kolom “{attribute}” tidak berisi penunjuk JSON relatif yang valid.
        {attribute}: {message}
        Ada {count} masalah.
        Kolom “{attribute}” wajib diisi.
        Kolom “{attribute}” harus bernilai {requiredValue}.
        Tidak ada skenario “{name}”.
        Tidak ada skenario “{name}”. Apakah yang dimaksud “{suggestion}”?
        Kolom “{attribute}” tidak berisi nomor versi yang valid.
        Kolom “{attribute}” tidak berisi slug yang valid.
        Kolom “{attribute}” berisi karakter yang dapat mengelabui pembaca.
        Kolom “{attribute}” harus diawali dengan “{prefix}”.
        Kolom “{attribute}” harus memiliki tepat {length} karakter.
        Kolom “{attribute}” hanya boleh memiliki maksimal {max} karakter.
        Kolom “{attribute}” harus memiliki minimal {min} karakter.
        Kolom “{attribute}” harus berupa teks.
        Kolom “{attribute}” tidak berisi waktu yang valid.
        Kolom “{attribute}” harus setelah {after}.
        Kolom “{attribute}” harus sebelum {before}.
        Kolom “{attribute}” tidak berisi zona waktu yang valid.
        Kedaluwarsa
        Tidak valid
        Tidak cocok
        Karakter kurang
        Harus berbeda
        Bukan angka
        Tidak diizinkan
        Belum diperiksa
        Tidak ditemukan
        Tidak ada dalam daftar
        Bukan bilangan bulat
        Wajib diisi
        Terlalu besar
        Terlalu awal
        Terlalu sedikit
        Terlalu akhir
        Terlalu panjang
        Terlalu banyak
        Terlalu pendek
        Terlalu kecil
        Tidak dapat dibaca
        Karakter tidak diizinkan
        Jumlah tidak sesuai
        Format salah
        Panjang tidak sesuai
        Jenis salah
        Kolom “{attribute}” tidak berisi ULID yang valid.
        Kolom “{attribute}” harus ditulis dengan huruf besar.
        Kolom “{attribute}” tidak berisi URI yang valid.
        Kolom “{attribute}” tidak berisi referensi URI yang valid.
        Kolom “{attribute}” tidak berisi templat URI yang valid.
        Kolom “{attribute}” tidak berisi URL yang valid.
        Kolom “{attribute}” tidak berisi UUID yang valid.
        """#)
}
