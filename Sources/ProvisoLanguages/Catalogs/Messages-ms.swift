// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let ms = CatalogTable.read(
        "ms",
        #"""
        Medan “{attribute}” mesti dibiarkan kosong.
        Medan “{attribute}” juga wajib diisi kerana yang berikut telah diisi: {given}.
        Medan “{attribute}” hanya boleh mengandungi huruf.
        Medan “{attribute}” hanya boleh mengandungi huruf dan angka.
        Medan “{attribute}” tidak mengikut mana-mana bentuk yang diterima.
        Medan “{attribute}” hanya boleh mengandungi aksara ASCII.
        Medan “{attribute}” tidak sah.
        Medan “{attribute}” tidak dapat disemak.
        Medan “{attribute}” belum disemak.
        Tiada medan “{name}”.
        Tiada medan “{name}”. Adakah anda maksudkan “{suggestion}”?
        Medan “{attribute}” bukan nilai Base32 yang sah.
        Medan “{attribute}” bukan nilai Base64 yang sah.
        Medan “{attribute}” bukan kod BIC yang sah.
        Medan “{attribute}” mesti bernilai {true} atau {false}.
        Medan “{attribute}” bukan tarikh luput yang sah.
        Tarikh dalam medan “{attribute}” telah berlalu.
        Medan “{attribute}” bukan kod keselamatan yang sah.
        Medan “{attribute}” mesti sama dengan {compareValue}.
        Medan “{attribute}” mesti sama tepat dengan medan “{compareAttribute}”.
        Medan “{attribute}” tidak mempunyai nilai yang dijangka.
        Medan “{attribute}” mesti lebih besar daripada {compareValue}.
        Medan “{attribute}” mesti lebih besar daripada medan “{compareAttribute}”.
        Medan “{attribute}” mesti lebih besar.
        Medan “{attribute}” mesti lebih besar daripada atau sama dengan {compareValue}.
        Medan “{attribute}” mesti lebih besar daripada atau sama dengan medan “{compareAttribute}”.
        Medan “{attribute}” mesti lebih besar.
        Medan “{attribute}” mesti lebih kecil daripada {compareValue}.
        Medan “{attribute}” mesti lebih kecil daripada medan “{compareAttribute}”.
        Medan “{attribute}” mesti lebih kecil.
        Medan “{attribute}” mesti lebih kecil daripada atau sama dengan {compareValue}.
        Medan “{attribute}” mesti lebih kecil daripada atau sama dengan medan “{compareAttribute}”.
        Medan “{attribute}” mesti lebih kecil.
        Medan “{attribute}” tidak boleh sama dengan {compareValue}.
        Medan “{attribute}” mesti berbeza daripada medan “{compareAttribute}”.
        Medan “{attribute}” mempunyai nilai yang tidak dibenarkan.
        Medan “{attribute}” tidak dapat dibandingkan dengan {compareValue}.
        Medan “{attribute}” tidak dapat dibandingkan dengan medan “{compareAttribute}”.
        Medan “{attribute}” tidak dapat dibandingkan.
        Medan “{attribute}” tidak sah.
        Medan “{attribute}” mesti mengandungi “{containedValue}”.
        Medan “{attribute}” bukan kedudukan yang sah.
        Medan “{attribute}” mesti mempunyai tepat {count} item.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} item.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} item.
        Medan “{attribute}” mesti senarai.
        Medan “{attribute}” bukan kod negara yang sah.
        Medan “{attribute}” bukan warna yang sah.
        Medan “{attribute}” bukan kod mata wang yang sah.
        Medan “{attribute}” tidak sah.
        Medan “{attribute}” bukan URI data yang sah.
        Medan “{attribute}” bukan tarikh yang sah.
        Medan “{attribute}” tidak boleh sebelum {earliest}.
        Medan “{attribute}” tidak boleh selepas {latest}.
        Tarikh dalam medan “{attribute}” mesti pada masa hadapan.
        Tarikh dalam medan “{attribute}” mesti pada masa lalu.
        Medan “{attribute}” mesti selepas {after}.
        Medan “{attribute}” mesti sebelum {before}.
        Tarikh dalam medan “{attribute}” mesti sekurang-kurangnya {minAge} tahun yang lalu.
        Medan “{attribute}” bukan tarikh dan masa yang sah.
        Medan “{attribute}” tidak boleh sebelum {earliest}.
        Medan “{attribute}” tidak boleh selepas {latest}.
        Tarikh dalam medan “{attribute}” mesti pada masa hadapan.
        Tarikh dalam medan “{attribute}” mesti pada masa lalu.
        Medan “{attribute}” mesti selepas {after}.
        Medan “{attribute}” mesti sebelum {before}.
        Tarikh dalam medan “{attribute}” mesti sekurang-kurangnya {minAge} tahun yang lalu.
        Medan “{attribute}” mesti nombor.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} tempat perpuluhan.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} tempat perpuluhan.
        Medan “{attribute}” bukan nama domain yang sah.
        Medan “{attribute}” bukan tempoh yang sah.
        Medan “{attribute}” bukan nombor telefon yang sah.
        Medan “{attribute}” mesti senarai.
        Medan “{attribute}” bukan kod EAN yang sah.
        Medan “{attribute}” bukan alamat e-mel yang sah.
        Domain dalam medan “{attribute}” tidak menerima e-mel.
        Domain dalam medan “{attribute}” tidak dapat disemak.
        Medan “{attribute}” mesti berakhir dengan “{suffix}”.
        Borang tidak disemak.
        Medan “{attribute}” tidak dihantar dengan betul: {reason}.
        Medan “{attribute}” tidak dihantar dengan betul: {reason}.
        Medan “{attribute}” tidak dihantar dengan betul: {reason}.
        Medan “{attribute}” bukan cincangan yang sah.
        Medan “{attribute}” bukan nilai perenambelasan yang sah.
        Medan “{attribute}” bukan warna yang sah.
        Medan “{attribute}” bukan nama hos yang sah.
        Medan “{attribute}” bukan IBAN yang sah.
        Medan “{attribute}” bukan salah satu nilai yang diterima.
        Medan “{attribute}” mempunyai nilai yang tidak dibenarkan.
        Medan “{attribute}” mesti nombor bulat.
        Medan “{attribute}” bukan alamat IP yang sah.
        Medan “{attribute}” bukan IRI yang sah.
        Medan “{attribute}” bukan rujukan IRI yang sah.
        Medan “{attribute}” bukan ISBN yang sah.
        Medan “{attribute}” bukan kod ISIN yang sah.
        Medan “{attribute}” bukan ISSN yang sah.
        Medan “{attribute}” bukan JSON yang sah.
        Medan “{attribute}” bukan penuding JSON yang sah.
        Medan “{attribute}” bukan JSON Web Token yang sah.
        Medan “{attribute}” bukan kod bahasa yang sah.
        Medan “{attribute}” bukan kedudukan yang sah.
        Medan “{attribute}” bukan latitud yang sah.
        Medan “{attribute}” bukan longitud yang sah.
        Medan “{attribute}” mesti ditulis dengan huruf kecil.
        Medan “{attribute}” bukan nombor yang sah.
        Medan “{attribute}” bukan alamat MAC yang sah.
        Medan “{attribute}” tidak mengikut bentuk yang dijangka.
        Medan “{attribute}” mesti mengandungi satu angka.
        Medan “{attribute}” mesti mengandungi satu huruf kecil.
        Medan “{attribute}” mesti mengandungi satu simbol.
        Medan “{attribute}” mesti mengandungi satu huruf besar.
        Medan “{attribute}” mempunyai bentuk yang tidak dibenarkan.
        Medan “{attribute}” terlalu panjang.
        Medan “{attribute}” bukan jenis media yang sah.
        Medan “{attribute}” mesti gandaan bagi {divisor}.
        Medan “{attribute}” bukan Nano ID yang sah.
        Medan “{attribute}” mesti lebih kecil daripada 0.
        Medan “{attribute}” mempunyai terlalu banyak aras.
        Medan “{attribute}” mesti objek.
        Medan “{attribute}” mempunyai nilai yang tidak dibenarkan.
        Medan “{attribute}” mesti nombor bulat.
        Medan “{attribute}” mesti {max} atau kurang.
        Medan “{attribute}” mesti lebih kecil daripada {max}.
        Medan “{attribute}” mesti {min} atau lebih.
        Medan “{attribute}” mesti nombor.
        Medan “{attribute}” mesti mengandungi satu angka.
        Medan “{attribute}” mesti mengandungi satu huruf kecil.
        Medan “{attribute}” mesti mengandungi satu simbol.
        Medan “{attribute}” mesti mengandungi satu huruf besar.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} aksara.
        Medan “{attribute}” mesti teks.
        Medan “{attribute}” bukan nombor kad yang sah.
        Medan “{attribute}” bukan nombor port yang sah.
        Medan “{attribute}” mesti lebih besar daripada 0.
        Medan “{attribute}” hanya boleh mengandungi aksara yang boleh dicetak.
        Rekod tidak dapat dibaca: {reason}.
        Medan “{attribute}” bukan penuding JSON relatif yang sah.
        {attribute}: {message}
        Terdapat {count} masalah.
        Medan “{attribute}” wajib diisi.
        Medan “{attribute}” mesti bernilai {requiredValue}.
        Tiada senario “{name}”.
        Tiada senario “{name}”. Adakah anda maksudkan “{suggestion}”?
        Medan “{attribute}” bukan nombor versi yang sah.
        Medan “{attribute}” bukan slug yang sah.
        Medan “{attribute}” mengandungi aksara yang boleh mengelirukan pembaca.
        Medan “{attribute}” mesti bermula dengan “{prefix}”.
        Medan “{attribute}” mesti mempunyai tepat {length} aksara.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} aksara.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} aksara.
        Medan “{attribute}” mesti teks.
        Medan “{attribute}” bukan masa yang sah.
        Medan “{attribute}” mesti selepas {after}.
        Medan “{attribute}” mesti sebelum {before}.
        Medan “{attribute}” bukan zon waktu yang sah.
        Tamat tempoh
        Tidak sah
        Tidak sepadan
        Aksara tidak cukup
        Mesti berbeza
        Bukan nombor
        Tidak dibenarkan
        Belum disemak
        Tidak ditemui
        Tiada dalam senarai
        Bukan nombor bulat
        Wajib diisi
        Terlalu besar
        Terlalu awal
        Terlalu sedikit
        Terlalu lewat
        Terlalu panjang
        Terlalu banyak
        Terlalu pendek
        Terlalu kecil
        Tidak dapat dibaca
        Aksara tidak dibenarkan
        Bilangan tidak betul
        Format salah
        Panjang tidak betul
        Jenis salah
        Medan “{attribute}” bukan ULID yang sah.
        Medan “{attribute}” mesti ditulis dengan huruf besar.
        Medan “{attribute}” bukan URI yang sah.
        Medan “{attribute}” bukan rujukan URI yang sah.
        Medan “{attribute}” bukan templat URI yang sah.
        Medan “{attribute}” bukan URL yang sah.
        Medan “{attribute}” bukan UUID yang sah.
        """#)
}
