// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let tr = read(
        #"""
        “{attribute}” alanı geçerli bir banka hesap numarası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir banka hesap numarası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir banka kodu olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir banka kodu olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir şirket sicil numarası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir şirket sicil numarası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir ödeme referansı (RF) olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir para tutarı olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir {name} adresi olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir {name} kodu olmalıdır, örneğin {example}.
        Ülke eksik olduğu veya bilinmediği için “{attribute}” alanı kontrol edilemiyor.
        “{attribute}” alanı geçerli bir {name} tanımlayıcısı olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir {name} numarası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir kimlik kartı numarası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir kimlik kartı numarası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir konteyner numarası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir araç plakası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir araç plakası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir pasaport numarası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir pasaport numarası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir telefon numarası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir telefon numarası olmalıdır (ülke koduyla), örneğin {example}.
        “{attribute}” alanı geçerli bir posta kodu olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir posta kodu olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir sosyal güvenlik numarası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir sosyal güvenlik numarası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir vergi kimlik numarası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir vergi kimlik numarası olmalıdır, örneğin {example}.
        “{attribute}” alanı geçerli bir KDV numarası olmalıdır ({country}), örneğin {example}.
        “{attribute}” alanı geçerli bir KDV numarası olmalıdır, örneğin {example}.
        """#)
}
