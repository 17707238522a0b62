internal import ProvisoCore

/// Writes the numbers of a page as its language does.
struct ReportNumbers {
    private let language: MessageLanguage

    init(_ language: MessageLanguage) { self.language = language }

    func text(_ number: Int) -> String { language.format(ExactNumber(number)) }

    func text(_ number: ExactNumber) -> String { language.format(number) }

    /// A number that is a name, such as that of a line: in the digits of the language, without separators.
    func plain(_ number: Int) -> String { ungrouped.format(ExactNumber(number)) }

    /// A number of the data. One of four digits may be a year and has no separators.
    func data(_ number: ExactNumber) -> String {
        number < ExactNumber(10_000) && number > ExactNumber(-10_000) ? ungrouped.format(number) : text(number)
    }

    private var ungrouped: NumberStyle {
        var style = language.numbers
        style.groupingSeparator = ""
        return style
    }

    /// A part of a whole in per cent with one digit behind the point, rounded; `< 0.1 %` of what is there at all, and
    /// `> 99.9 %` of what is not everything.
    func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return percent("0") }
        let share = Int((Double(part) / Double(whole) * 1000).rounded())
        if share == 0, part > 0 { return "< " + percent("0.1") }
        if share >= 1000, part < whole { return "> " + percent("99.9") }
        return percent(share % 10 == 0 ? "\(share / 10)" : "\(share / 10).\(share % 10)")
    }

    /// What the sign of per cent is, and where it stands (CLDR).
    private func percent(_ number: String) -> String {
        let number = ExactNumber(number).map(language.format) ?? number
        let base = String(language.tag.prefix { $0 != "-" })
        switch base {
        case "tr": return "%" + number
        case "eu": return "%\u{A0}" + number
        case "fa": return number + "٪"
        case "ar": return number + (language.numbers.zero == "0" ? "\u{200E}%\u{200E}" : "٪")
        case _ where Self.spaced.contains(base): return number + "\u{A0}%"
        default: return number + "%"
        }
    }

    /// The languages with a blank before the sign.
    private static let spaced: Set = [
        "ca", "cs", "da", "de", "es", "fi", "fr", "hr", "lt", "nb", "ro", "ru", "sk", "sl", "sv",
    ]
}
