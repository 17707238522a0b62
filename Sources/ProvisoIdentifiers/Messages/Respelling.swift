/// Other spellings of an identifier, of which anybody would say that it is the same one: no letter or digit becomes another.
enum Respelling {
    /// The text in capitals, without spaces and signs between its letters and digits, and both.
    static func compact(_ text: String) -> [String] {
        let capital = text.uppercased()
        return [capital, text.withoutSeparators, capital.withoutSeparators]
    }
}

extension String {
    /// The text without spaces, hyphens, dashes and dots.
    fileprivate var withoutSeparators: String {
        String(
            unicodeScalars.filter {
                !$0.properties.isWhitespace && $0.properties.generalCategory != .dashPunctuation && $0 != "."
            })
    }
}
