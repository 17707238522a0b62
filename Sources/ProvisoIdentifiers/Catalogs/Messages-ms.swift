// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let ms = read(
        #"""
        Medan “{attribute}” mesti merupakan nombor akaun bank yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor akaun bank yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan kod bank yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan kod bank yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor pendaftaran syarikat yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor pendaftaran syarikat yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan rujukan pembayaran (RF) yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan jumlah wang yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan alamat {name} yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan kod {name} yang sah, contohnya {example}.
        Medan “{attribute}” tidak dapat disemak kerana negara tiada atau tidak dikenali.
        Medan “{attribute}” mesti merupakan pengecam {name} yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor {name} yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor kad pengenalan yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor kad pengenalan yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor kontena yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor plat kenderaan yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor plat kenderaan yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor pasport yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor pasport yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor telefon yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor telefon yang sah (dengan kod negara), contohnya {example}.
        Medan “{attribute}” mesti merupakan poskod yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan poskod yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor keselamatan sosial yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor keselamatan sosial yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor pengenalan cukai yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor pengenalan cukai yang sah, contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor VAT yang sah ({country}), contohnya {example}.
        Medan “{attribute}” mesti merupakan nombor VAT yang sah, contohnya {example}.
        """#)
}
