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
        Medan “{attribute}” hanya boleh mengandungi huruf (A–Z).
        Medan “{attribute}” hanya boleh mengandungi huruf dan angka.
        Medan “{attribute}” hanya boleh mengandungi huruf dan angka (A–Z, 0–9).
        Medan “{attribute}” tidak mengikut mana-mana format yang diterima.
        Medan “{attribute}” hanya boleh mengandungi huruf tanpa aksen (A–Z), digit dan tanda baca biasa.
        Medan “{attribute}” tidak sah. Semak dan cuba lagi.
        Medan “{attribute}” tidak dapat disemak. Cuba lagi kemudian.
        Medan “{attribute}” belum disemak.
        Tiada medan “{name}”.
        Tiada medan “{name}”. Adakah anda maksudkan “{suggestion}”?
        Medan “{attribute}” mesti merupakan nilai Base32 yang sah (A–Z, 2–7).
        Medan “{attribute}” mesti merupakan nilai Base64 yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan kod BIC yang sah ({min} atau {max} aksara), contohnya {example}.
        Medan “{attribute}” mesti bernilai {true} atau {false}.
        Medan “{attribute}” mesti merupakan tarikh luput yang sah, contohnya {example}.
        Tarikh dalam medan “{attribute}” telah berlalu. Gunakan kad yang belum tamat tempoh.
        Medan “{attribute}” mesti merupakan kod keselamatan yang sah ({min} atau {max} digit).
        Medan “{attribute}” mesti sama dengan {compareValue}.
        Medan “{attribute}” mesti sama tepat dengan medan “{compareAttribute}”.
        Medan “{attribute}” tidak mempunyai nilai yang dijangka. Semak dan cuba lagi.
        Medan “{attribute}” mesti lebih besar daripada {compareValue}.
        Medan “{attribute}” mesti lebih besar daripada medan “{compareAttribute}”.
        Tarikh dalam medan “{attribute}” mesti selepas tarikh dalam medan “{compareAttribute}”.
        Nilai medan “{attribute}” terlalu rendah.
        Tarikh dalam medan “{attribute}” terlalu awal.
        Medan “{attribute}” mesti selepas {compareValue}.
        Medan “{attribute}” mesti lebih besar daripada atau sama dengan {compareValue}.
        Medan “{attribute}” mesti lebih besar daripada atau sama dengan medan “{compareAttribute}”.
        Tarikh dalam medan “{attribute}” tidak boleh sebelum tarikh dalam medan “{compareAttribute}”.
        Nilai medan “{attribute}” terlalu rendah.
        Tarikh dalam medan “{attribute}” terlalu awal.
        Medan “{attribute}” tidak boleh sebelum {compareValue}.
        Medan “{attribute}” mesti lebih kecil daripada {compareValue}.
        Medan “{attribute}” mesti lebih kecil daripada medan “{compareAttribute}”.
        Tarikh dalam medan “{attribute}” mesti sebelum tarikh dalam medan “{compareAttribute}”.
        Nilai medan “{attribute}” terlalu tinggi.
        Tarikh dalam medan “{attribute}” terlalu lewat.
        Medan “{attribute}” mesti sebelum {compareValue}.
        Medan “{attribute}” mesti lebih kecil daripada atau sama dengan {compareValue}.
        Medan “{attribute}” mesti lebih kecil daripada atau sama dengan medan “{compareAttribute}”.
        Tarikh dalam medan “{attribute}” tidak boleh selepas tarikh dalam medan “{compareAttribute}”.
        Nilai medan “{attribute}” terlalu tinggi.
        Tarikh dalam medan “{attribute}” terlalu lewat.
        Medan “{attribute}” tidak boleh selepas {compareValue}.
        Medan “{attribute}” tidak boleh sama dengan {compareValue}.
        Medan “{attribute}” mesti berbeza daripada medan “{compareAttribute}”.
        Medan “{attribute}” mempunyai nilai yang tidak dibenarkan. Pilih yang lain.
        Medan “{attribute}” tidak dapat dibandingkan dengan {compareValue}.
        Medan “{attribute}” tidak dapat dibandingkan dengan medan “{compareAttribute}”.
        Medan “{attribute}” tidak dapat dibandingkan.
        Medan “{attribute}” tidak sah. Semak dan cuba lagi.
        Medan “{attribute}” mesti mengandungi “{containedValue}”.
        Medan “{attribute}” mesti mengandungi “{containedValue}” sekurang-kurangnya {min} kali.
        Medan “{attribute}” mesti merupakan koordinat yang sah, contohnya {example}.
        Medan “{attribute}” mesti mempunyai tepat {count} item.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} item.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} item.
        Medan “{attribute}” mesti merupakan senarai.
        Medan “{attribute}” mesti merupakan kod negara yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan warna yang sah (CSS), contohnya {example}.
        Medan “{attribute}” mesti merupakan kod mata wang yang sah, contohnya {example}.
        Medan “{attribute}” tidak sah. Semak dan cuba lagi.
        Medan “{attribute}” mesti merupakan URI data yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan tarikh yang sah, contohnya {example}.
        Medan “{attribute}” tidak boleh sebelum {earliest}.
        Medan “{attribute}” tidak boleh selepas {latest}.
        Tarikh dalam medan “{attribute}” mesti pada masa hadapan.
        Tarikh dalam medan “{attribute}” mesti pada masa lalu.
        Medan “{attribute}” mesti selepas {after}.
        Medan “{attribute}” mesti sebelum {before}.
        Tarikh dalam medan “{attribute}” mesti sekurang-kurangnya {minAge} tahun yang lalu.
        Medan “{attribute}” mesti merupakan tarikh dan masa yang sah, contohnya {example}.
        Medan “{attribute}” tidak boleh sebelum {earliest}.
        Medan “{attribute}” tidak boleh selepas {latest}.
        Tarikh dalam medan “{attribute}” mesti pada masa hadapan.
        Tarikh dalam medan “{attribute}” mesti pada masa lalu.
        Medan “{attribute}” mesti selepas {after}.
        Medan “{attribute}” mesti sebelum {before}.
        Tarikh dalam medan “{attribute}” mesti sekurang-kurangnya {minAge} tahun yang lalu.
        Medan “{attribute}” mesti merupakan nombor.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} tempat perpuluhan.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} tempat perpuluhan.
        Medan “{attribute}” mesti merupakan nama domain yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan tempoh yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor telefon yang sah (dengan kod negara), contohnya {example}.
        Medan “{attribute}” mesti merupakan senarai.
        Medan “{attribute}” mesti merupakan kod EAN yang sah. Semak digitnya.
        Medan “{attribute}” mesti merupakan alamat e-mel yang sah, contohnya {example}.
        Domain dalam medan “{attribute}” tidak menerima e-mel. Semak bahagian selepas @.
        Domain dalam medan “{attribute}” tidak dapat disemak. Cuba lagi kemudian.
        Medan “{attribute}” mesti berakhir dengan “{suffix}”.
        Borang tidak dapat disemak. Cuba lagi.
        Medan “{attribute}” tidak dapat dibaca. Hantar borang sekali lagi.
        Medan “{attribute}” tidak dapat dibaca. Hantar borang sekali lagi.
        Medan “{attribute}” tidak dapat dibaca. Hantar borang sekali lagi.
        Medan “{attribute}” mesti merupakan cincangan yang sah.
        Medan “{attribute}” mesti merupakan nilai perenambelasan yang sah (0–9, A–F, berpasangan).
        Medan “{attribute}” mesti merupakan warna yang sah (HEX), contohnya {example}.
        Medan “{attribute}” mesti merupakan nama hos yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan IBAN yang sah. Semak sama ada terdapat salah taip.
        Medan “{attribute}” bukan salah satu nilai yang diterima. Pilih yang lain.
        Medan “{attribute}” mempunyai nilai yang tidak dibenarkan. Pilih yang lain.
        Medan “{attribute}” mesti merupakan nombor bulat.
        Medan “{attribute}” mesti merupakan alamat IP yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan IRI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan rujukan IRI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan ISBN yang sah. Semak digitnya.
        Medan “{attribute}” mesti merupakan kod ISIN yang sah. Semak sama ada terdapat salah taip.
        Medan “{attribute}” mesti merupakan ISSN yang sah. Semak digitnya.
        Medan “{attribute}” mesti merupakan JSON yang sah.
        Medan “{attribute}” mesti merupakan penuding JSON yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan JSON Web Token yang sah.
        Medan “{attribute}” mesti merupakan kod bahasa yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan koordinat yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan latitud yang sah dari {min} hingga {max}.
        Medan “{attribute}” mesti merupakan longitud yang sah dari {min} hingga {max}.
        Medan “{attribute}” mesti ditulis dengan huruf kecil.
        Medan “{attribute}” mesti merupakan nombor yang sah. Semak digitnya.
        Medan “{attribute}” mesti merupakan alamat MAC yang sah, contohnya {example}.
        Medan “{attribute}” tidak mengikut format yang dijangka.
        Medan “{attribute}” mesti mengandungi sekurang-kurangnya satu angka.
        Medan “{attribute}” mesti mengandungi sekurang-kurangnya satu huruf kecil.
        Medan “{attribute}” mesti mengandungi sekurang-kurangnya satu simbol, contohnya ! atau %.
        Medan “{attribute}” mesti mengandungi sekurang-kurangnya satu huruf besar.
        Medan “{attribute}” mempunyai format yang tidak dibenarkan.
        Medan “{attribute}” terlalu panjang. Pendekkannya.
        Medan “{attribute}” mesti merupakan jenis media yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan gandaan {divisor}.
        Medan “{attribute}” mesti merupakan Nano ID yang sah.
        Medan “{attribute}” mesti lebih kecil daripada {limit}.
        Medan “{attribute}” mempunyai terlalu banyak aras.
        Medan “{attribute}” mesti merupakan objek.
        Medan “{attribute}” mempunyai nilai yang tidak dibenarkan. Pilih yang lain.
        Medan “{attribute}” mesti merupakan nombor bulat.
        Medan “{attribute}” mesti {max} atau kurang.
        Medan “{attribute}” mesti lebih kecil daripada {max}.
        Medan “{attribute}” mesti {min} atau lebih.
        Medan “{attribute}” mesti merupakan nombor.
        Medan “{attribute}” mesti mengandungi sekurang-kurangnya satu angka.
        Medan “{attribute}” mesti mengandungi sekurang-kurangnya satu huruf kecil.
        Medan “{attribute}” mesti mengandungi sekurang-kurangnya satu simbol, contohnya ! atau %.
        Medan “{attribute}” mesti mengandungi sekurang-kurangnya satu huruf besar.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} aksara.
        Medan “{attribute}” mesti merupakan teks.
        Medan “{attribute}” mesti merupakan nombor kad yang sah. Semak digitnya.
        Medan “{attribute}” mesti merupakan nombor port yang sah dari {min} hingga {max}.
        Medan “{attribute}” mesti lebih besar daripada {limit}.
        Medan “{attribute}” mengandungi aksara yang tidak dapat dipaparkan, contohnya tab atau pemisah baris. Buangkan aksara itu.
        Medan “{attribute}” hanya boleh mengandungi huruf tanpa aksen (A–Z), digit dan tanda baca biasa.
        \u tanpa empat digit perenambelasan
        tanda peratus tanpa dua digit perenambelasan
        tatasusunan tidak ditutup
        tanda tertib bait di dalam teks
        aksara tidak dibenarkan
        kurungan penutup tidak sepadan
        kurungan penutup tanpa pembuka
        titik bertindih selepas kunci tiada
        koma selepas nilai terakhir
        koma tiada
        koma tanpa nilai sebelumnya
        ulasan
        aksara kawalan
        aksara kawalan dalam rentetan
        kunci pendua
        kosong
        separuh pasangan gantian
        nombor perenambelasan
        UTF-8 tidak sah
        kunci pendua
        lebih panjang daripada 16 MiB
        bukan objek
        UTF-8 tidak sah
        namanya bercanggah dengan yang lain
        namanya tidak menyatakan unsur yang dimaksudkan
        bilangan sel tidak sepadan dengan lajur
        kunci bukan rentetan
        kunci tiada tanda petik
        sifar di hadapan
        pemisah salah tempat
        lebih daripada satu nilai
        bersarang terlalu dalam
        tanda @ tiada
        domain tiada
        skema tiada
        tiada negara sebegitu
        tiada hari sebegitu
        tiada nilai
        aksara di luar ASCII
        UTF-8 tidak sah
        bukan digit
        bukan digit perenambelasan
        bukan nombor
        bukan tatasusunan
        bukan tatasusunan objek dan bukan objek
        bukan objek
        bukan teks
        nombor tidak terhingga
        nombor tidak lengkap
        nombor bermula dengan sifar
        nombor dengan tanda tambah
        nombor tanpa digit sebelum titik
        objek tidak ditutup
        di luar julat
        rentetan dalam tanda petik tunggal
        rentetan tidak ditutup
        terlalu awal
        terlalu sedikit digit
        terlalu lewat
        terlalu panjang
        terlalu banyak digit
        terlalu pendek
        dua titik berturut-turut
        aksara tidak dijangka
        jujukan lepasan tidak diketahui dalam rentetan
        perkataan tidak diketahui
        nilai tertinggal
        digit semak salah
        digit semak salah
        panjang salah
        bilangan digit salah
        Rekod tidak dapat dibaca: {reason}.
        Rekod tidak dapat dibaca: sel ditemui: {found}, dijangka: {expected}.
        Rekod tidak dapat dibaca: {reason} (lajur {column}).
        Rekod tidak dapat dibaca: {reason} (baris {line}, lajur {column}).
        Medan “{attribute}” mesti merupakan penuding JSON relatif yang sah, contohnya {example}.
        {attribute}: {message}
        Terdapat {count} masalah.
        Medan “{attribute}” wajib diisi.
        “{attribute}” mesti diterima.
        Medan “{attribute}” mesti bernilai {requiredValue}.
        Tiada senario “{name}”.
        Tiada senario “{name}”. Adakah anda maksudkan “{suggestion}”?
        Medan “{attribute}” mesti merupakan nombor versi yang sah, contohnya {example}.
        Medan “{attribute}” hanya boleh mengandungi huruf kecil (a–z), digit dan sempang tunggal.
        Medan “{attribute}” hanya boleh mengandungi huruf kecil (a–z), digit dan sempang atau garis bawah tunggal.
        Medan “{attribute}” mencampurkan abjad atau mengandungi aksara tersembunyi. Gunakan huruf daripada satu abjad.
        Medan “{attribute}” mesti bermula dengan “{prefix}”.
        Medan “{attribute}” mesti mempunyai tepat {length} aksara.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} aksara.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} aksara.
        Medan “{attribute}” mesti merupakan teks.
        Medan “{attribute}” mesti merupakan masa yang sah, contohnya {example}.
        Medan “{attribute}” mesti selepas {after}.
        Medan “{attribute}” mesti sebelum {before}.
        Medan “{attribute}” mesti merupakan zon waktu yang sah, contohnya {example}.
        Tamat tempoh
        Tidak sah
        Tidak sepadan
        Aksara tertinggal
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
        Tarikh terlalu baharu
        Terlalu pendek
        Terlalu kecil
        Tidak dapat dibaca
        Aksara tidak dibenarkan
        Bilangan tidak betul
        Format salah
        Panjang tidak betul
        Jenis salah
        Medan “{attribute}” mesti merupakan ULID yang sah.
        Medan “{attribute}” mesti ditulis dengan huruf besar.
        Medan “{attribute}” mesti merupakan URI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan rujukan URI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan templat URI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan URL yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan UUID yang sah.
        palsu
        (kosong)
        benar
        nilai
        """#)
}
