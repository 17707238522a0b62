/// What a form takes for a telephone number: what the characters of a text are, before it is read.
struct PhonePlainText {
    /// The first character that is not allowed.
    private(set) var bad: Int?
    private(set) var digits = 0
    private(set) var hasPlus = false
    /// Where an extension begins, or what looks like one.
    private(set) var extensionStart: Int?

    init(_ text: PhoneText, extensions: Bool) {
        let start = text.beginsWithScheme ? 4 : 0
        var last = start
        var lastDigit = start
        for place in start..<text.wholeCount {
            let symbol = text.whole[place]
            if PhoneSymbol.isDigit(symbol) {
                digits += 1
                lastDigit = place
            } else if PhoneSymbol.isPlus(symbol) {
                if hasPlus || digits > 0 {
                    bad = place
                    return
                }
                hasPlus = true
            } else if !PhoneSymbol.isPunctuation(symbol) || symbol | 0x20 == 0x78 {
                if extensions, digits > 1, symbol != PhoneSymbol.other, symbol != 0x0A, symbol != 0x0D, symbol != 0 {
                    extensionStart = place
                    return
                }
                bad = place
                return
            } else if digits == 0, !hasPlus, !Self.opens(symbol) {
                bad = place
                return
            }
            last = place
        }
        // Nothing but brackets may follow the last digit.
        guard digits > 0, last > lastDigit else { return }
        for place in (lastDigit + 1)...last where !Self.closes(text.whole[place]) {
            bad = place
            return
        }
    }

    private static func opens(_ symbol: UInt8) -> Bool {
        symbol == 0x28 || symbol == 0x5B || symbol == PhoneSymbol.separator
    }

    private static func closes(_ symbol: UInt8) -> Bool {
        symbol == 0x29 || symbol == 0x5D || symbol == PhoneSymbol.separator
    }
}

extension PhoneText {
    /// Whether the text begins with the scheme of RFC 3966, in letters of either case.
    var beginsWithScheme: Bool { wholeCount >= 4 && matchesScheme(4) }

    /// Whether the whole text is a beginning of the scheme.
    var isBeginningOfScheme: Bool { wholeCount < 4 && matchesScheme(wholeCount) }

    private func matchesScheme(_ count: Int) -> Bool {
        let scheme: StaticString = "tel:"
        return (0..<count).allSatisfy { place in
            let symbol = whole[place]
            return (PhoneSymbol.isLetter(symbol) ? symbol | 0x20 : symbol) == scheme.utf8Start[place]
        }
    }

    /// Where in UTF-8 a character begins, or what is not UTF-8 before it.
    static func offset(ofCharacter place: Int, in utf8: Span<UInt8>) -> Int {
        var at = 0
        var count = 0
        while at < utf8.count, count < place {
            if utf8[at] < 0x80 {
                at += 1
            } else {
                guard let scalar = PhoneScalar(in: utf8, at: at) else { return at }
                at += scalar.length
            }
            count += 1
        }
        return at
    }
}
