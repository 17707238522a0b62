/// The words of the page, by language: a line for each, with a blank between its key and what it is.
///
/// A table is read only when a page is made, so that it costs a check without one nothing.
enum ReportWords {
    /// The words of a language by its tag; `nil` where there are none.
    static func table(_ tag: String) -> StaticString? {
        switch tag {
        case "en": english
        case "ar": ar
        case "bg": bg
        case "bn": bn
        case "ca": ca
        case "cs": cs
        case "da": da
        case "de": de
        case "el": el
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
