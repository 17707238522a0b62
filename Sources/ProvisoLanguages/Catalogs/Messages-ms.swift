// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

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
        Medan “{attribute}” bermasalah dalam {count} daripada {total} rekod. Paling banyak {limit} dibenarkan.
        Gabungan medan {attributes} bermasalah dalam {count} daripada {total} rekod. Paling banyak {limit} dibenarkan.
        Tiada medan “{name}”.
        Tiada medan “{name}”. Adakah anda maksudkan “{suggestion}”?
        Medan “{attribute}” mesti merupakan nilai Base32 yang sah (A–Z, 2–7).
        Medan “{attribute}” mesti merupakan nilai Base64 yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan kod BIC yang sah ({min} atau {max} aksara), contohnya {example}.
        Medan “{attribute}” mesti bernilai {true} atau {false}.
        Medan “{attribute}” mesti merupakan tarikh luput yang sah, contohnya {example}.
        Tarikh dalam medan “{attribute}” telah berlalu. Gunakan kad yang belum tamat tempoh.
        Medan “{attribute}” mesti merupakan kod keselamatan yang sah ({min} atau {max} digit).
        Medan “{attribute}” mesti merupakan kod keselamatan yang sah ({count} digit).
        Lajur “{column}” tidak dibenarkan.
        Lajur “{column}” tiada.
        Lajur “{column}” tiada. Sel nampaknya dipisahkan dengan “{delimiter}”.
        Lajur “{column}” tiada. Terdapat lajur “{suggestion}”.
        Nama lajur “{column}” tidak mengikut format yang dijangka.
        Lajur “{column}” mesti berada selepas lajur “{previous}”.
        Lajur “{column}” tidak dijangka.
        Lajur “{column}” tidak dijangka. Adakah anda maksudkan “{suggestion}”?
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
        Medan “{attribute}” mesti mengandungi nilai yang sama jenis dengan {compareValue}.
        Medan “{attribute}” mesti mengandungi nilai yang sama jenis dengan medan “{compareAttribute}”.
        Medan “{attribute}” mengandungi jenis nilai yang salah.
        Medan “{attribute}” tidak sah. Semak dan cuba lagi.
        Medan “{attribute}” mesti mengandungi “{containedValue}”.
        Medan “{attribute}” mesti mengandungi “{containedValue}” sekurang-kurangnya {min} kali.
        Medan “{attribute}” mesti merupakan koordinat yang sah, contohnya {example}.
        Medan “{attribute}” mesti mempunyai tepat {count} item.
        Medan “{attribute}” mesti mengikut tepat satu format yang diterima. Bilangan format yang sepadan: {count}.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} item.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} item.
        Medan “{attribute}” mesti merupakan senarai.
        Medan “{attribute}” mesti merupakan kod negara yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan jadual cron yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan warna CSS yang sah, contohnya {example}.
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
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} nilai berbeza.
        Bilangan gabungan berbeza bagi medan {attributes} mesti sekurang-kurangnya {min}.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} nilai berbeza.
        Bilangan gabungan berbeza bagi medan {attributes} mesti selebih-lebihnya {max}.
        Medan “{attribute}” mesti merupakan nama domain yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan tempoh yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor telefon yang sah (dengan kod negara), contohnya {example}.
        Medan “{attribute}” mesti merupakan senarai.
        Medan “{attribute}” mesti merupakan kod {name} yang sah. Semak digitnya.
        Medan “{attribute}” mesti merupakan alamat e-mel yang sah, contohnya {example}.
        Domain dalam medan “{attribute}” tidak menerima e-mel. Semak bahagian selepas @.
        Domain dalam medan “{attribute}” nampaknya salah dieja. Semak bahagian selepas @.
        Domain dalam medan “{attribute}” tidak dapat disemak. Cuba lagi kemudian.
        Medan “{attribute}” mesti berakhir dengan “{suffix}”.
        Nilai medan “{attribute}” tidak ditemui dalam “{source}”.
        Nilai medan “{attribute}” tidak ditemui dalam lajur “{column}”.
        Gabungan medan {attributes} tidak ditemui dalam lajur “{column}”.
        Gabungan medan {attributes} tidak ditemui dalam “{source}”.
        Borang tidak dapat disemak. Cuba lagi.
        Medan “{attribute}” tidak dapat dibaca. Hantar borang sekali lagi.
        Medan “{attribute}” tidak dapat dibaca. Hantar borang sekali lagi.
        Medan “{attribute}” tidak dapat dibaca. Hantar borang sekali lagi.
        Medan “{attribute}” mesti merupakan cincangan yang sah ({name}).
        Medan “{attribute}” mesti merupakan nilai perenambelasan yang sah (0–9, A–F, berpasangan).
        Medan “{attribute}” mesti merupakan warna perenambelasan yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nama hos yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan IBAN yang sah. Semak sama ada terdapat salah taip.
        Nilai medan “{attribute}” bukan salah satu nilai yang diterima. Pilih yang lain.
        Medan “{attribute}” mempunyai nilai yang tidak dibenarkan. Pilih yang lain.
        Nilai medan “{attribute}” bukan salah satu nilai yang diterima: {values}.
        Medan “{attribute}” mesti merupakan nombor bulat.
        Medan “{attribute}” mesti merupakan nombor bulat tanpa tempat perpuluhan.
        Medan “{attribute}” mesti merupakan alamat IP yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan IRI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan rujukan IRI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan {name} yang sah. Semak digitnya.
        Medan “{attribute}” mesti merupakan kod ISIN yang sah. Semak sama ada terdapat salah taip.
        Medan “{attribute}” mesti merupakan ISSN yang sah. Semak digitnya.
        Medan “{attribute}” mesti merupakan JSON yang sah.
        Medan “{attribute}” mesti merupakan penuding JSON yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan JSON Web Token yang sah.
        Medan “{attribute}” mesti merupakan objek.
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
        Medan “{attribute}” tidak mengikut format yang dijangka. Contoh: {example}.
        Medan “{attribute}” mempunyai format yang tidak dibenarkan.
        Medan “{attribute}” terlalu panjang. Pendekkannya.
        Medan “{attribute}” mesti merupakan jenis media yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan gandaan {divisor}.
        Medan “{attribute}” mesti merupakan Nano ID yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan Nano ID yang sah.
        Medan “{attribute}” mesti lebih kecil daripada {limit}.
        Medan “{attribute}” mempunyai terlalu banyak aras.
        Medan “{attribute}” mesti merupakan objek.
        Medan “{attribute}” mempunyai nilai yang tidak dibenarkan. Pilih yang lain.
        Medan “{attribute}” mesti merupakan nombor bulat.
        Medan “{attribute}” mesti merupakan nombor bulat tanpa tempat perpuluhan.
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
        Medan “{attribute}” mesti merupakan nombor kad yang sah ({name}). Semak digitnya.
        Medan “{attribute}” mesti merupakan nombor port yang sah dari {min} hingga {max}.
        Medan “{attribute}” mesti lebih besar daripada {limit}.
        Medan “{attribute}” mengandungi aksara yang tidak dapat dipaparkan, contohnya tab atau pemisah baris. Buangkan aksara itu.
        Medan “{attribute}” hanya boleh mengandungi huruf tanpa aksen (A–Z), digit dan tanda baca biasa.
        alamat IP tidak dibenarkan
        \u tanpa empat digit perenambelasan
        tanda peratus tanpa dua digit perenambelasan
        bit hos bukan sifar
        tatasusunan tidak ditutup
        jenis kad tidak diterima
        tanda tertib bait di dalam teks
        dibatalkan
        aksara tidak dibenarkan
        aksara tidak dibenarkan di sini
        kurungan penutup tidak sepadan
        kurungan penutup tiada
        kurungan penutup tanpa pembuka
        titik bertindih selepas kunci tiada
        tanda diakritik tanpa huruf
        koma selepas nilai terakhir
        koma tiada
        koma tanpa nilai sebelumnya
        ulasan
        aksara kawalan
        aksara kawalan dalam rentetan
        negara tidak diterima
        nama paparan tiada tanda petik
        domain terlalu panjang
        kunci pendua
        kosong
        bahagian kosong
        tamat tempoh
        serpihan tidak dibenarkan
        separuh pasangan gantian
        nombor perenambelasan
        jam di luar julat
        Punycode tidak sah
        UTF-8 tidak sah
        domain peringkat teratas tidak sah
        aksara tidak kelihatan
        kunci pendua
        dua kunci untuk medan yang sama
        bukan objek
        UTF-8 tidak sah
        namanya bercanggah dengan yang lain
        namanya tidak menyatakan unsur yang dimaksudkan
        bilangan sel tidak sepadan dengan lajur
        kunci bukan rentetan
        kunci tiada tanda petik
        sifar di hadapan
        pemisah baris tidak dibenarkan
        jawapan tidak dapat dibaca
        minit di luar julat
        titik salah tempat
        tanda sempang salah tempat
        bahagian salah tempat
        pemisah salah tempat
        digit bercampur
        skrip bercampur
        pemisah bercampur
        arah tulisan bercampur
        lebih daripada satu nilai
        nama tiada
        bersarang terlalu dalam
        tanda pagar tiada
        AM atau PM tiada
        P di permulaan tiada
        T sebelum masa tiada
        tiada jawapan pada masanya
        tanda @ tiada
        domain tiada
        tanda sama dengan tiada
        hos tiada
        tanda sempang tiada
        bahasa tiada
        tiada saat lompat pada masa ini
        tiada pelayan mel
        jenis media tiada
        nama bulan tiada
        perbezaan masa tiada
        tanda tambah tiada
        panjang awalan tiada
        skema tiada
        saat tiada
        pemisah tiada
        tiada pelayan dapat dihubungi
        tandatangan tiada
        garis miring tiada
        tiada soket pada platform ini
        subjenis tiada
        tiada ruang warna sebegitu
        tiada negara sebegitu
        tiada mata wang sebegitu
        tiada hari sebegitu
        tiada domain sebegitu
        tiada bahasa sebegitu
        tiada bulan sebegitu
        tiada nombor sebegitu
        tiada rantau sebegitu
        tiada skrip sebegitu
        tiada zon masa sebegitu
        tiada unit sebegitu
        tiada varian sebegitu
        masa tiada
        unit tiada
        nama pengguna tiada
        tiada nilai
        nama hari tiada
        aksara di luar ASCII
        bukan Base64
        bukan Base64url
        UTF-8 tidak sah
        bukan URL
        bukan warna
        bukan digit
        bukan nama domain
        bukan digit perenambelasan
        bukan huruf
        bukan huruf atau digit
        bukan bulan dan tahun
        bukan gandaan
        bukan nombor
        bukan alamat IP
        bukan alamat IPv4
        bukan alamat IPv6
        bukan tatasusunan
        bukan tatasusunan objek dan bukan objek
        bukan objek
        bukan pada masa depan
        bukan pada masa lalu
        bukan huruf kecil
        bukan negatif
        tidak dinormalkan (NFC)
        bukan positif
        tidak boleh dicetak
        bukan teks
        bukan tiga bahagian
        bukan dua nombor
        bukan huruf besar
        bukan nombor bulat
        bahagian sebelum @ tiada
        nombor tidak terhingga
        nombor tidak lengkap
        nombor bermula dengan sifar
        nombor dengan tanda tambah
        nombor tanpa digit sebelum titik
        objek tidak ditutup
        bilangan digit ganjil
        perbezaan masa di luar julat
        di luar julat
        pelapik tidak dibenarkan
        bahagian sebelum @ terlalu panjang
        bahagian berulang
        bahagian terlalu panjang
        bahagian saling bercanggah
        port bukan nombor
        port tidak dibenarkan
        port di luar julat
        panjang awalan tidak dibenarkan
        pertanyaan tidak dibenarkan
        tanda petik tidak dibenarkan
        ditolak oleh pelayan
        tanda diakritik berulang
        skema tidak dibenarkan
        saat di luar julat
        ralat pelayan
        ruang tidak dibenarkan
        rentetan dalam tanda petik tunggal
        rentetan tidak ditutup
        tidak menerima mel
        teks selepas penghujung
        terlalu awal
        terlalu sedikit tempat perpuluhan
        terlalu sedikit digit
        terlalu sedikit bahagian
        terlalu lewat
        terlalu panjang
        terlalu banyak tempat perpuluhan
        terlalu banyak digit
        terlalu banyak bahagian
        terlalu pendek
        terlalu muda
        dua titik berturut-turut
        jenis tidak diterima
        aksara tidak dijangka
        penghujung tidak dijangka
        unit tertinggal
        susunan unit salah
        jujukan lepasan tidak diketahui dalam rentetan
        perkataan tidak diketahui
        maklumat pengguna tidak dibenarkan
        nilai tertinggal
        minggu bersama unit lain
        digit semak salah
        digit semak salah
        panjang salah
        bilangan digit salah
        pelapik salah
        awalan salah
        unit salah
        varian salah
        versi salah
        hari salah
        tahun di luar julat
        zon tidak dibenarkan
        Rekod tidak dapat dibaca: {reason}.
        Baris ini mempunyai {found} sel, sepatutnya {expected}. Semak pemisah dan tanda petik.
        Rekod tidak dapat dibaca: {reason} (lajur {column}).
        Rekod tidak dapat dibaca: {reason} (baris {line}, lajur {column}).
        Rekod tidak dapat dibaca: lebih panjang daripada {max} MiB.
        Mesti ada sekurang-kurangnya {min} rekod.
        Bilangan item yang diterima dalam medan “{attribute}” mesti sekurang-kurangnya {min}. Sekarang {count}.
        Hanya boleh ada paling banyak {max} rekod.
        Bilangan item yang diterima dalam medan “{attribute}” mesti selebih-lebihnya {max}. Sekarang {count}.
        Medan “{attribute}” mesti merupakan penuding JSON relatif yang sah, contohnya {example}.
        {attribute}: {message}
        Adakah anda maksudkan “{suggestion}”?
        Adakah anda maksudkan {suggestion}?
        Terdapat {count} masalah.
        Medan “{attribute}” wajib diisi.
        “{attribute}” mesti diterima.
        Medan “{attribute}” mesti bernilai {requiredValue}.
        Tiada senario “{name}”.
        Tiada senario “{name}”. Adakah anda maksudkan “{suggestion}”?
        Medan “{attribute}” mesti merupakan nombor versi yang sah, contohnya {example}.
        Medan “{attribute}” mesti bernilai {expected}, iaitu nilai seterusnya.
        Medan “{attribute}” mesti merupakan nombor bulat.
        Medan “{attribute}” mesti merupakan tarikh yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor bulat tanpa tempat perpuluhan.
        Medan “{attribute}” hanya boleh mengandungi huruf kecil (a–z), digit dan sempang tunggal di antaranya.
        Medan “{attribute}” hanya boleh mengandungi huruf kecil (a–z), digit dan sempang atau garis bawah tunggal di antaranya.
        Nilai medan “{attribute}” tidak mengikut susunan. Tempatnya sebelum baris {previousLine}.
        Medan “{attribute}” mengandungi jenis nilai yang salah.
        Medan “{attribute}” mesti merupakan tarikh yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor.
        Nilai medan “{attribute}” tidak boleh sama dengan nilai dalam baris {previousLine}.
        Nilai medan “{attribute}” tidak mengikut susunan. Tempatnya sebelum rekod {previousRecord}.
        Nilai medan “{attribute}” tidak boleh sama dengan nilai dalam rekod {previousRecord}.
        Gabungan medan {attributes} tidak mengikut susunan. Tempatnya sebelum rekod {previousRecord}.
        Gabungan medan {attributes} tidak boleh sama dengan gabungan dalam rekod {previousRecord}.
        Gabungan medan {attributes} tidak mengikut susunan. Tempatnya sebelum baris {previousLine}.
        Gabungan medan {attributes} tidak boleh sama dengan gabungan dalam baris {previousLine}.
        Medan “{attribute}” mencampurkan abjad atau mengandungi aksara tersembunyi. Gunakan huruf daripada satu abjad.
        Medan “{attribute}” mesti bermula dengan “{prefix}”.
        Medan “{attribute}” mesti mempunyai tepat {length} aksara.
        Medan “{attribute}” mesti mempunyai tepat {length} bait.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} aksara.
        Medan “{attribute}” hanya boleh mempunyai paling banyak {max} bait.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} aksara.
        Medan “{attribute}” mesti mempunyai sekurang-kurangnya {min} bait.
        Medan “{attribute}” mesti merupakan teks.
        Medan “{attribute}” mesti merupakan masa yang sah, contohnya {example}.
        Medan “{attribute}” mesti selepas {after}.
        Medan “{attribute}” mesti sebelum {before}.
        Medan “{attribute}” mesti merupakan zon waktu yang sah, contohnya {example}.
        Nilai pendua
        Tamat tempoh
        Tidak sah
        Tidak sepadan
        Aksara tertinggal
        Mungkin salah eja
        Mesti berbeza
        Bukan nombor
        Tidak dibenarkan
        Belum disemak
        Tidak ditemui
        Tiada dalam senarai
        Bukan nombor bulat
        Susunan salah
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
        Medan “{attribute}” mesti merupakan ULID yang sah, contohnya {example}.
        Medan “{attribute}” tiada nilai dan tidak boleh ditetapkan di sini.
        Nilai medan “{attribute}” mesti unik. Nilai itu sudah ada dalam baris {firstLine}.
        Nilai medan “{attribute}” mesti unik. Nilai itu sudah ada dalam rekod {firstRecord}.
        Gabungan medan {attributes} mesti unik. Gabungan itu sudah ada dalam rekod {firstRecord}.
        Nilai medan “{attribute}” mesti unik.
        Gabungan medan {attributes} mesti unik.
        Gabungan medan {attributes} mesti unik. Gabungan itu sudah ada dalam baris {firstLine}.
        Medan “{attribute}” tidak boleh mempunyai item yang sama dua kali. Item {first} dan {second} adalah sama.
        Medan “{attribute}” mesti merupakan senarai.
        Medan “{attribute}” mesti ditulis dengan huruf besar.
        Medan “{attribute}” mesti merupakan URI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan rujukan URI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan templat URI yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan URL yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan {name} yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan UUID yang sah.
        Medan “{attribute}” mesti merupakan objek.
        Medan “{attribute}” mesti merupakan nombor pengenalan kenderaan (VIN) yang sah. Semak sama ada terdapat salah taip.
        palsu
        (kosong)
        benar
        nilai
        """#)
}
