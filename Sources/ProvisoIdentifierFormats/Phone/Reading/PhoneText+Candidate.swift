extension PhoneText {
    /// Takes from the whole text what is read as a number.
    ///
    /// RFC 3966 puts the beginning of a local number behind it: `tel:7042;phone-context=+1-650`. Any other text is searched
    /// for what begins like a number, and loses what cannot end one.
    mutating func takeCandidate() throws(PhoneParsingError) {
        count = 0
        if let context = find(";phone-context=") {
            let start = context + 15
            var end = start
            while end < wholeCount, whole[end] != 0x3B { end += 1 }
            guard isContext(start..<end) else { throw .notANumber }
            if whole[start] == 0x2B { take(start..<end) }
            let number = find("tel:").map { $0 + 4 } ?? 0
            if number < context { take(number..<context) }
        } else {
            takeExtract()
        }
        dropSubaddress()
    }

    /// Takes from the first digit or plus on, up to what can be no more of the number.
    private mutating func takeExtract() {
        var start = 0
        while start < wholeCount, !PhoneSymbol.isDigit(whole[start]), !PhoneSymbol.isPlus(whole[start]) { start += 1 }
        var end = wholeCount
        while end > start, !PhoneSymbol.mayEnd(whole[end - 1]) { end -= 1 }
        take(start..<end)
        // A second number of which only an extension is said: "(530) 583-6985 x302/x2303".
        var at = 0
        while at < count {
            if symbols[at] == 0x2F || symbols[at] == 0x5C {
                var next = at + 1
                while next < count, symbols[next] == 0x20 { next += 1 }
                if next < count, symbols[next] == 0x78 {
                    count = at
                    return
                }
                at = next
            } else {
                at += 1
            }
        }
    }

    /// Drops the subaddress that RFC 3966 knows for ISDN.
    private mutating func dropSubaddress() {
        var at = 1
        while at + 6 <= count {
            if symbols[at] == 0x3B, symbols[at + 1] == 0x69, symbols[at + 2] == 0x73, symbols[at + 3] == 0x75,
                symbols[at + 4] == 0x62, symbols[at + 5] == 0x3D
            {
                count = at
                return
            }
            at += 1
        }
    }

    /// Whether a part is a `descriptor` of RFC 3966: a global number with at least one digit, or the name of a domain.
    private func isContext(_ range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return false }
        if whole[range.lowerBound] == 0x2B {
            var hasDigit = false
            for place in range.dropFirst() {
                switch whole[place] {
                case 0x2D, 0x2E, 0x28, 0x29: break
                case let symbol where PhoneSymbol.isDigit(symbol): hasDigit = true
                default: return false
                }
            }
            return hasDigit
        }
        // Labels of letters, digits and inner hyphens; the last begins with a letter, and a dot may follow it.
        var label = range.lowerBound
        var startsWithLetter = false
        for place in range {
            let symbol = whole[place]
            if symbol == 0x2E {
                guard place > label, whole[place - 1] != 0x2D else { return false }
                if place + 1 == range.upperBound { return startsWithLetter }
                label = place + 1
            } else if PhoneSymbol.isLetter(symbol) || PhoneSymbol.isDigit(symbol) {
                if place == label { startsWithLetter = PhoneSymbol.isLetter(symbol) }
            } else {
                guard symbol == 0x2D, place > label else { return false }
            }
        }
        return startsWithLetter && whole[range.upperBound - 1] != 0x2D
    }
}
