/// Where an extension can begin: from where separators before it start to where its own mark does.
struct PhoneExtensionStart {
    var first: Int
    var last: Int
}

/// The ways to read the end of symbols as an extension.
struct PhoneExtensions {
    /// Where the digits of the extension are, if there is a way.
    fileprivate(set) var digits: Range<Int>?
    /// The first of the places where it can begin.
    private(set) var first = Int.max
    /// Whether it can begin at one of some places.
    private(set) var isReached = false
    private let places: ClosedRange<Int>

    fileprivate init(reaching places: ClosedRange<Int>) {
        self.places = places
    }

    fileprivate mutating func found(_ first: Int, _ last: Int) {
        self.first = min(self.first, first)
        if max(first, places.lowerBound) <= min(last, places.upperBound) { isReached = true }
    }
}

extension PhoneText {
    /// Finds the ways to read the end of the symbols as an extension, and whether one begins at some places.
    @inline(never)
    func extensions(before end: Int, reaching places: ClosedRange<Int> = 0...0) -> PhoneExtensions {
        var ways = PhoneExtensions(reaching: places)
        guard end > 1 else { return ways }
        let hasHash = symbols[end - 1] == 0x23
        let digitsEnd = hasHash ? end - 1 : end
        var start = digitsEnd
        while start > 0, digitsEnd - start < 21, PhoneSymbol.isDigit(symbols[start - 1]) { start -= 1 }
        let length = digitsEnd - start
        guard 1...20 ~= length, start > 0 else { return ways }
        if !hasHash, matches(";ext=", before: start) { ways.found(start - 5, start - 5) }
        // Separators, and before them perhaps a colon.
        var run = start
        while run > 0, isSeparator(symbols[run - 1]) || symbols[run - 1] == 0x2D { run -= 1 }
        let hasColon = run > 0 && isColon(symbols[run - 1])
        let mark = hasColon ? run - 1 : run

        if let word = longWord(before: mark) { ways.found(back(from: word.first, commas: true), word.last) }
        if length <= 9, let word = shortWord(before: mark) { ways.found(back(from: word, commas: true), word) }
        if length <= 6, hasHash {
            var first = start
            while first > 0, symbols[first - 1] == 0x20 || symbols[first - 1] == 0x2D { first -= 1 }
            if first < start { ways.found(first, start - 1) }
        }
        if length <= 15, mark > 0, symbols[mark - 1] == 0x3B {
            ways.found(back(from: mark - 1, commas: false), mark - 1)
        }
        addCommas(in: run..<start, mark: hasColon ? mark : nil, length: length, to: &ways)
        if ways.first != Int.max { ways.digits = start..<digitsEnd }
        return ways
    }

    /// Extensions behind commas: two for up to 15 digits, any number of them for up to 9.
    private func addCommas(in run: Range<Int>, mark: Int?, length: Int, to ways: inout PhoneExtensions) {
        guard length <= 15 else { return }
        if let mark, mark > 0, symbols[mark - 1] == 0x2C {
            if mark > 1, symbols[mark - 2] == 0x2C { ways.found(back(from: mark - 2, commas: false), mark - 2) }
            var first = mark - 1
            while first > 0, symbols[first - 1] == 0x2C { first -= 1 }
            if length <= 9 { ways.found(back(from: first, commas: false), mark - 1) }
        }
        guard let first = run.first(where: { symbols[$0] == 0x2C }) else { return }
        if length <= 9 { ways.found(back(from: first, commas: false), first) }
        if let pair = run.dropLast().first(where: { symbols[$0] == 0x2C && symbols[$0 + 1] == 0x2C }) {
            ways.found(back(from: pair, commas: false), pair)
        }
    }

    /// A word for an extension that takes up to 20 digits: where it begins at the earliest and at the latest.
    private func longWord(before end: Int) -> PhoneExtensionStart? {
        if matches("anexo", before: end) { return PhoneExtensionStart(first: end - 5, last: end - 5) }
        if end >= 3, symbols[end - 3] == PhoneSymbol.cyrillicD, symbols[end - 2] == PhoneSymbol.cyrillicO,
            symbols[end - 1] == PhoneSymbol.cyrillicB
        {
            return PhoneExtensionStart(first: end - 3, last: end - 3)
        }
        // Wide letters: ext, xt, extn.
        var wide = end
        if wide > 0, symbols[wide - 1] == PhoneSymbol.wideN { wide -= 1 }
        if wide >= 2, symbols[wide - 1] == PhoneSymbol.wideT, symbols[wide - 2] == PhoneSymbol.wideX {
            let e = wide >= 3 && symbols[wide - 3] == PhoneSymbol.wideE
            return PhoneExtensionStart(first: e ? wide - 3 : wide - 2, last: wide - 2)
        }
        // xt, ext, extn, extensi, extension, extensión.
        var stem = end
        if matches("n", before: stem) { stem -= 1 }
        var short = stem
        if stem > 0, symbols[stem - 1] == PhoneSymbol.acuteO, matches("ensi", before: stem - 1) {
            short = stem - 5
        } else if matches("ensio", before: stem) {
            short = stem - 5
        } else if stem > 0, symbols[stem - 1] == PhoneSymbol.acute, matches("ensio", before: stem - 1) {
            short = stem - 6
        }
        guard matches("xt", before: short) else { return nil }
        return PhoneExtensionStart(first: matches("ext", before: short) ? short - 3 : short - 2, last: short - 2)
    }

    /// A word or sign for an extension that takes up to 9 digits: where it begins.
    private func shortWord(before end: Int) -> Int? {
        guard end > 0 else { return nil }
        switch symbols[end - 1] {
        case 0x78, 0x58, 0x23, 0x7E, PhoneSymbol.wideX, PhoneSymbol.wideHash, PhoneSymbol.wideTilde: return end - 1
        default: break
        }
        if matches("int", before: end) { return end - 3 }
        if end >= 3, symbols[end - 3] == PhoneSymbol.wideI, symbols[end - 2] == PhoneSymbol.wideN,
            symbols[end - 1] == PhoneSymbol.wideT
        {
            return end - 3
        }
        return nil
    }

    private func back(from place: Int, commas: Bool) -> Int {
        var place = place
        while place > 0, isSeparator(symbols[place - 1]), commas || symbols[place - 1] != 0x2C { place -= 1 }
        return place
    }

    private func isSeparator(_ symbol: UInt8) -> Bool {
        symbol == 0x20 || symbol == PhoneSymbol.noBreakSpace || symbol == 0x09 || symbol == 0x2C
    }

    private func isColon(_ symbol: UInt8) -> Bool {
        symbol == 0x3A || symbol == 0x2E || symbol == PhoneSymbol.wideDot
    }
}
