// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let id = read(
        #"""
        Kolom “{attribute}” harus berisi nomor rekening bank yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor rekening bank yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi kode bank yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi kode bank yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor pendaftaran perusahaan yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor pendaftaran perusahaan yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi referensi pembayaran (RF) yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi jumlah uang yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi alamat {name} yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi kode {name} yang valid, misalnya {example}.
        Kolom “{attribute}” tidak dapat diperiksa karena negaranya kosong atau tidak dikenal.
        Kolom “{attribute}” harus berisi pengenal {name} yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor {name} yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor kartu identitas yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor kartu identitas yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor kontainer yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor pelat kendaraan yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor pelat kendaraan yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor paspor yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor paspor yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor telepon yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor telepon yang valid (dengan kode negara), misalnya {example}.
        Kolom “{attribute}” harus berisi kode pos yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi kode pos yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor jaminan sosial yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor jaminan sosial yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor identifikasi wajib pajak yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor identifikasi wajib pajak yang valid, misalnya {example}.
        Kolom “{attribute}” harus berisi nomor PPN yang valid ({country}), misalnya {example}.
        Kolom “{attribute}” harus berisi nomor PPN yang valid, misalnya {example}.
        """#)
}
