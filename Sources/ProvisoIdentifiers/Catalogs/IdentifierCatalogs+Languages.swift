// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let tags = ["ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "pt-BR", "ro", "ru", "sk", "sl", "sr", "sr-Latn", "sv", "ta", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant"]

    /// Each language's table is read when it is first asked for.
    static func messages(for tag: String) -> [String: CatalogMessage]? {
        switch tag {
        case "ar": ar
        case "bg": bg
        case "bn": bn
        case "ca": ca
        case "cs": cs
        case "da": da
        case "de": de
        case "el": el
        case "en": en
        case "es": es
        case "et": et
        case "eu": eu
        case "fa": fa
        case "fi": fi
        case "fr": fr
        case "he": he
        case "hi": hi
        case "hr": hr
        case "hu": hu
        case "id": id
        case "is": `is`
        case "it": it
        case "ja": ja
        case "ko": ko
        case "lt": lt
        case "lv": lv
        case "ms": ms
        case "nb": nb
        case "nl": nl
        case "pl": pl
        case "pt": pt
        case "pt-BR": ptBR
        case "ro": ro
        case "ru": ru
        case "sk": sk
        case "sl": sl
        case "sr": sr
        case "sr-Latn": srLatn
        case "sv": sv
        case "ta": ta
        case "th": th
        case "tr": tr
        case "uk": uk
        case "vi": vi
        case "zh-Hans": zhHans
        case "zh-Hant": zhHant
        default: nil
        }
    }
}
