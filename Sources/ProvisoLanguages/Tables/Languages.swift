// swift-format-ignore-file
// Made by Scripts/make-languages.py from CLDR 41 (Debian's unicode-cldr-core).
// Data: © 1991-2022 Unicode, Inc., Unicode License Agreement - Data Files and Software (Unicode-DFS-2016).

internal import Proviso

/// How the languages write, by tag. English is with the rules.
enum Languages {
    static func language(_ tag: String) -> MessageLanguage? {
        switch tag {
        case "en": .english
        case "de":
            MessageLanguage(
                tag: "de",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " und ", pair: " und "),
                quotes: ("„", "“"))
        case "fr":
            MessageLanguage(
                tag: "fr",
                plurals: .fr,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{202F}"),
                lists: ListStyle(start: ", ", middle: ", ", end: " et ", pair: " et "),
                quotes: ("«", "»"))
        case "es":
            MessageLanguage(
                tag: "es",
                plurals: .es,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: " y ", pair: " y ", adjustment: .spanish),
                quotes: ("«", "»"))
        case "it":
            MessageLanguage(
                tag: "it",
                plurals: .it,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " e ", pair: " e "),
                quotes: ("«", "»"))
        case "pt":
            MessageLanguage(
                tag: "pt",
                plurals: .it,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: " e ", pair: " e "),
                quotes: ("«", "»"))
        case "pt-BR":
            MessageLanguage(
                tag: "pt-BR",
                plurals: .brazil,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " e ", pair: " e "),
                quotes: ("“", "”"))
        case "nl":
            MessageLanguage(
                tag: "nl",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " en ", pair: " en "),
                quotes: ("‘", "’"))
        case "sv":
            MessageLanguage(
                tag: "sv",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−"),
                lists: ListStyle(start: ", ", middle: ", ", end: " och ", pair: " och "),
                quotes: ("”", "”"))
        case "nb":
            MessageLanguage(
                tag: "nb",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−"),
                lists: ListStyle(start: ", ", middle: ", ", end: " og ", pair: " og "),
                quotes: ("«", "»"))
        case "da":
            MessageLanguage(
                tag: "da",
                plurals: .da,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " og ", pair: " og "),
                quotes: ("“", "”"))
        case "fi":
            MessageLanguage(
                tag: "fi",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−"),
                lists: ListStyle(start: ", ", middle: ", ", end: " ja ", pair: " ja "),
                quotes: ("”", "”"))
        case "is":
            MessageLanguage(
                tag: "is",
                plurals: .`is`,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " og ", pair: " og "),
                quotes: ("„", "“"))
        case "pl":
            MessageLanguage(
                tag: "pl",
                plurals: .pl,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: " i ", pair: " i "),
                quotes: ("„", "”"))
        case "cs":
            MessageLanguage(
                tag: "cs",
                plurals: .cs,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}"),
                lists: ListStyle(start: ", ", middle: ", ", end: " a ", pair: " a "),
                quotes: ("„", "“"))
        case "sk":
            MessageLanguage(
                tag: "sk",
                plurals: .cs,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}"),
                lists: ListStyle(start: ", ", middle: ", ", end: " a ", pair: " a\u{A0}"),
                quotes: ("„", "“"))
        case "hu":
            MessageLanguage(
                tag: "hu",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}"),
                lists: ListStyle(start: ", ", middle: ", ", end: " és ", pair: " és "),
                quotes: ("„", "”"))
        case "ro":
            MessageLanguage(
                tag: "ro",
                plurals: .ro,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " și ", pair: " și "),
                quotes: ("„", "”"))
        case "bg":
            MessageLanguage(
                tag: "bg",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: " и ", pair: " и "),
                quotes: ("„", "“"))
        case "el":
            MessageLanguage(
                tag: "el",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " και ", pair: " και "),
                quotes: ("«", "»"))
        case "hr":
            MessageLanguage(
                tag: "hr",
                plurals: .hr,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minusSign: "−"),
                lists: ListStyle(start: ", ", middle: ", ", end: " i ", pair: " i "),
                quotes: ("„", "“"))
        case "sr":
            MessageLanguage(
                tag: "sr",
                plurals: .hr,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " и ", pair: " и "),
                quotes: ("„", "“"))
        case "sr-Latn":
            MessageLanguage(
                tag: "sr-Latn",
                plurals: .hr,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " i ", pair: " i "),
                quotes: ("„", "“"))
        case "sl":
            MessageLanguage(
                tag: "sl",
                plurals: .sl,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minusSign: "−"),
                lists: ListStyle(start: ", ", middle: ", ", end: " in ", pair: " in "),
                quotes: ("„", "“"))
        case "lt":
            MessageLanguage(
                tag: "lt",
                plurals: .lt,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−"),
                lists: ListStyle(start: ", ", middle: ", ", end: " ir ", pair: " ir "),
                quotes: ("„", "“"))
        case "lv":
            MessageLanguage(
                tag: "lv",
                plurals: .lv,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: " un ", pair: " un "),
                quotes: ("“", "”"))
        case "et":
            MessageLanguage(
                tag: "et",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−", minimumGroupingDigits: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: " ja ", pair: " ja "),
                quotes: ("„", "“"))
        case "uk":
            MessageLanguage(
                tag: "uk",
                plurals: .uk,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}"),
                lists: ListStyle(start: ", ", middle: ", ", end: " і ", pair: " і "),
                quotes: ("«", "»"))
        case "ru":
            MessageLanguage(
                tag: "ru",
                plurals: .uk,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}"),
                lists: ListStyle(start: ", ", middle: ", ", end: " и ", pair: " и "),
                quotes: ("«", "»"))
        case "tr":
            MessageLanguage(
                tag: "tr",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " ve ", pair: " ve "),
                quotes: ("“", "”"))
        case "ar":
            MessageLanguage(
                tag: "ar",
                plurals: .ar,
                numbers: NumberStyle(decimalSeparator: "٫", groupingSeparator: "٬", minusSign: "\u{61C}-", zero: "٠"),
                lists: ListStyle(start: " و", middle: " و", end: " و", pair: " و"),
                quotes: ("”", "“"),
                isRightToLeft: true)
        case "he":
            MessageLanguage(
                tag: "he",
                plurals: .he,
                numbers: NumberStyle(minusSign: "\u{200E}-"),
                lists: ListStyle(start: ", ", middle: ", ", end: " ו", pair: " ו", adjustment: .hebrew),
                quotes: ("”", "”"),
                isRightToLeft: true)
        case "fa":
            MessageLanguage(
                tag: "fa",
                plurals: .fa,
                numbers: NumberStyle(decimalSeparator: "٫", groupingSeparator: "٬", minusSign: "\u{200E}−", zero: "۰"),
                lists: ListStyle(start: "،\u{200F} ", middle: "،\u{200F} ", end: "، و ", pair: " و "),
                quotes: ("«", "»"),
                isRightToLeft: true)
        case "hi":
            MessageLanguage(
                tag: "hi",
                plurals: .fa,
                numbers: NumberStyle(secondaryGroup: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: ", और ", pair: " और "),
                quotes: ("“", "”"))
        case "bn":
            MessageLanguage(
                tag: "bn",
                plurals: .fa,
                numbers: NumberStyle(zero: "০", secondaryGroup: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: " এবং ", pair: " এবং "),
                quotes: ("“", "”"))
        case "ta":
            MessageLanguage(
                tag: "ta",
                plurals: .nb,
                numbers: NumberStyle(secondaryGroup: 2),
                lists: ListStyle(start: ", ", middle: ", ", end: " மற்றும் ", pair: " மற்றும் "),
                quotes: ("“", "”"))
        case "th":
            MessageLanguage(
                tag: "th",
                plurals: .none,
                numbers: NumberStyle(),
                lists: ListStyle(start: " ", middle: " ", end: " และ", pair: "และ"),
                quotes: ("“", "”"))
        case "vi":
            MessageLanguage(
                tag: "vi",
                plurals: .none,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " và ", pair: " và "),
                quotes: ("“", "”"))
        case "id":
            MessageLanguage(
                tag: "id",
                plurals: .none,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: ", dan ", pair: " dan "),
                quotes: ("“", "”"))
        case "ms":
            MessageLanguage(
                tag: "ms",
                plurals: .none,
                numbers: NumberStyle(),
                lists: ListStyle(start: ", ", middle: ", ", end: " dan ", pair: " dan "),
                quotes: ("“", "”"))
        case "zh-Hans":
            MessageLanguage(
                tag: "zh-Hans",
                plurals: .none,
                numbers: NumberStyle(),
                lists: ListStyle(start: "、", middle: "、", end: "和", pair: "和"),
                quotes: ("“", "”"))
        case "zh-Hant":
            MessageLanguage(
                tag: "zh-Hant",
                plurals: .none,
                numbers: NumberStyle(),
                lists: ListStyle(start: "、", middle: "、", end: "和", pair: "和"),
                quotes: ("「", "」"))
        case "ja":
            MessageLanguage(
                tag: "ja",
                plurals: .none,
                numbers: NumberStyle(),
                lists: ListStyle(start: "、", middle: "、", end: "、", pair: "、"),
                quotes: ("「", "」"))
        case "ko":
            MessageLanguage(
                tag: "ko",
                plurals: .none,
                numbers: NumberStyle(),
                lists: ListStyle(start: ", ", middle: ", ", end: " 및 ", pair: " 및 "),
                quotes: ("“", "”"))
        case "ca":
            MessageLanguage(
                tag: "ca",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                lists: ListStyle(start: ", ", middle: ", ", end: " i ", pair: " i "),
                quotes: ("«", "»"))
        case "eu":
            MessageLanguage(
                tag: "eu",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minusSign: "−"),
                lists: ListStyle(start: ", ", middle: ", ", end: " eta ", pair: " eta "),
                quotes: ("“", "”"))
        default: nil
        }
    }
}
