/// How a language joins a list in a sentence: `street, city and postcode` (CLDR's standard list patterns).
public struct ListStyle: Sendable, Equatable {
    /// What a language does to the last separator for the sake of the word after it.
    public enum Adjustment: Sendable, Equatable {
        /// Nothing.
        case none
        /// Spanish: `y` becomes `e` before the sound of `i`.
        case spanish
        /// Hebrew: the prefix `ו` takes a hyphen before a word in another script.
        case hebrew
    }

    /// What stands between the first two of three items or more.
    public var start: String
    /// What stands between others in the middle.
    public var middle: String
    /// What stands before the last of three items or more.
    public var end: String
    /// What stands between two items that are alone.
    public var pair: String
    /// What the last separator does before certain words.
    public var adjustment: Adjustment

    /// Creates a style.
    public init(start: String, middle: String, end: String, pair: String, adjustment: Adjustment = .none) {
        self.start = start
        self.middle = middle
        self.end = end
        self.pair = pair
        self.adjustment = adjustment
    }

    /// Joins items.
    public func join(_ items: [String]) -> String {
        guard var text = items.first else { return "" }
        for (index, item) in items.enumerated().dropFirst() {
            let isLast = index == items.count - 1
            let separator =
                switch (isLast, index) {
                case (true, 1): adjusted(pair, before: item)
                case (true, _): adjusted(end, before: item)
                case (false, 1): start
                case (false, _): middle
                }
            text += separator + item
        }
        return text
    }

    private func adjusted(_ separator: String, before item: String) -> String {
        let letters = item.unicodeScalars.drop { $0.properties.generalCategory == .format }
        switch adjustment {
        case .none: return separator
        case .spanish:
            // `hielo` and `hiato` begin with another sound, and keep `y`.
            let word = String(letters.prefix(3).map(Character.init)).lowercased()
            let soundsLikeI =
                word.hasPrefix("i") || word.hasPrefix("í")
                || (word.hasPrefix("hi") && word != "hie" && word != "hia") || word.hasPrefix("hí")
            return soundsLikeI && separator == " y " ? " e " : separator
        case .hebrew:
            guard let first = letters.first, (0x0590...0x05FF).contains(first.value) else { return separator + "-" }
            return separator
        }
    }
}
