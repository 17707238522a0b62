// swift-format-ignore-file
// Made by Scripts/make-languages.py from CLDR 47 (PyPI's Babel 2.18.0) and CLDR 41 (Debian's unicode-cldr-core).
// Data: © 1991-2025 Unicode, Inc., Unicode License v3.

internal import ProvisoCore

/// How regions write numbers that do it in another way than the rest of their language.
enum RegionalNumbers {
    static func style(_ tag: String) -> NumberStyle? {
        switch tag {
        case "ar-BH", "ar-DJ", "ar-EG", "ar-ER", "ar-IL", "ar-IQ", "ar-JO", "ar-KM", "ar-KW", "ar-LB", "ar-MR", "ar-OM", "ar-PS", "ar-QA", "ar-SA", "ar-SD", "ar-SO", "ar-SS", "ar-SY", "ar-TD", "ar-YE":
            NumberStyle(decimalSeparator: "٫", groupingSeparator: "٬", minusSign: "\u{61C}-", zero: "٠", percent: "#٪\u{61C}")
        case "ar-DZ", "ar-LY", "ar-MA", "ar-TN":
            NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minusSign: "\u{200E}-", percent: "#\u{200E}%\u{200E}")
        case "de-CH", "de-LI", "en-CH":
            NumberStyle(groupingSeparator: "’")
        case "en-AT", "en-DE", "en-DK", "fr-LU":
            NumberStyle(decimalSeparator: ",", groupingSeparator: ".", percent: "#\u{A0}%")
        case "en-BE", "en-ES", "en-ID", "en-IT", "en-NL", "en-PL", "en-RO", "en-SI", "es-AR", "es-BO", "es-CL", "es-CO", "es-EC", "es-PY", "es-UY", "es-VE", "ms-BN", "ms-ID":
            NumberStyle(decimalSeparator: ",", groupingSeparator: ".")
        case "en-CZ", "en-HU", "en-PT", "en-SK", "en-ZA", "es-CR", "pt-AO":
            NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}")
        case "en-FI", "en-NO", "en-SE", "fr-CA":
            NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", percent: "#\u{A0}%")
        case "en-FR", "fr-CH":
            NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{202F}")
        case "en-IN", "hi-Latn-IN":
            NumberStyle(secondaryGroup: 2)
        case "es-419", "es-BR", "es-BZ", "es-CU", "es-DO", "es-GT", "es-HN", "es-MX", "es-NI", "es-PA", "es-PE", "es-PR", "es-SV", "es-US", "ta-MY", "ta-SG":
            NumberStyle()
        case "it-CH":
            NumberStyle(groupingSeparator: "’", minimumGroupingDigits: 2)
        case "ru-UA":
            NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2, percent: "#\u{A0}%")
        default: nil
        }
    }

    /// The style for digits that the tag asks for (`ar-u-nu-latn`), if the language does not have them anyway.
    static func style(_ tag: String, digits: String) -> NumberStyle? {
        switch (tag, digits) {
        case ("ar", "arab"):
            NumberStyle(decimalSeparator: "٫", groupingSeparator: "٬", minusSign: "\u{61C}-", zero: "٠", percent: "#٪\u{61C}")
        case ("ar", "latn"):
            NumberStyle(minusSign: "\u{200E}-", percent: "#\u{200E}%\u{200E}")
        case ("ar-DZ", "latn"), ("ar-LB", "latn"), ("ar-LY", "latn"), ("ar-MA", "latn"), ("ar-MR", "latn"), ("ar-TN", "latn"):
            NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minusSign: "\u{200E}-", percent: "#\u{200E}%\u{200E}")
        case ("ar-SA", "latn"):
            NumberStyle(minusSign: "\u{200E}-", percent: "#٪")
        case ("fa", "latn"):
            NumberStyle(minusSign: "\u{200E}−")
        case ("hi", "deva"):
            NumberStyle(zero: "०", secondaryGroup: 2)
        case ("bn", "latn"):
            NumberStyle(secondaryGroup: 2)
        case ("ta", "tamldec"):
            NumberStyle(zero: "௦", secondaryGroup: 2)
        case ("ta-MY", "tamldec"), ("ta-SG", "tamldec"):
            NumberStyle(zero: "௦")
        case ("th", "thai"):
            NumberStyle(zero: "๐")
        default: nil
        }
    }
}
