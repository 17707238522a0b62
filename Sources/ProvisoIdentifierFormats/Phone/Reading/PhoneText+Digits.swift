extension PhoneText {
    /// Whether the symbols before a place look like a number: two digits alone; or a plus, three digits with punctuation
    /// between them, then also letters, and perhaps an extension.
    func isViable(before end: Int) -> Bool {
        guard end >= 2 else { return false }
        if end == 2, PhoneSymbol.isDigit(symbols[0]), PhoneSymbol.isDigit(symbols[1]) { return true }
        var at = 0
        while at < end, PhoneSymbol.isPlus(symbols[at]) { at += 1 }
        var found = 0
        var third = 0
        while at < end {
            let symbol = symbols[at]
            if PhoneSymbol.isDigit(symbol) {
                found += 1
                if found == 3 { third = at + 1 }
            } else if found < 3 {
                guard PhoneSymbol.isPunctuation(symbol) || symbol == 0x2A else { return false }
            } else if !PhoneSymbol.mayFollow(symbol) {
                break
            }
            at += 1
        }
        guard found >= 3 else { return false }
        if at == end { return true }
        return extensions(before: end, reaching: third...at).isReached
    }

    /// Takes an extension off the end of the symbols.
    mutating func takeExtension() -> PhoneDigits {
        var taken = PhoneDigits()
        let ways = extensions(before: count)
        guard let range = ways.digits, isViable(before: ways.first) else { return taken }
        for place in range { taken.append(PhoneSymbol.value(symbols[place]) ?? 0) }
        count = ways.first
        return taken
    }

    /// Writes the digits of the symbols from a place on. Three letters make all letters keys of a telephone, and all digits
    /// but those of ASCII nothing.
    mutating func normalize(from start: Int) {
        var letters = 0
        for place in start..<count where PhoneSymbol.isLetter(symbols[place]) { letters += 1 }
        digitCount = 0
        for place in start..<count {
            let symbol = symbols[place]
            if letters >= 3, PhoneSymbol.isLetter(symbol) {
                digits[digitCount] = PhoneSymbol.key(symbol)
            } else if letters >= 3, symbol == PhoneSymbol.otherS || symbol == PhoneSymbol.otherI {
                digits[digitCount] = symbol == PhoneSymbol.otherS ? 7 : 4
            } else if let value = PhoneSymbol.value(symbol), letters < 3 || symbol < 0x80 {
                digits[digitCount] = value
            } else {
                continue
            }
            digitCount += 1
        }
    }

    /// The digits.
    var number: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: digits[..<digitCount])
    }

    /// Drops digits at the beginning.
    mutating func drop(_ count: Int) {
        guard count > 0 else { return }
        for place in count..<digitCount { digits[place - count] = digits[place] }
        digitCount -= count
    }

    /// Takes the digits without a national prefix for the number.
    mutating func takeStripped(_ count: Int) {
        for place in 0..<count { digits[place] = stripped[place] }
        digitCount = count
    }

    /// Writes the digits without the national prefix of a region, or with what the region puts in its place.
    ///
    /// - Returns: How many there are; `nil` where there is no prefix, or where the number is one only with it.
    func strip(_ record: PhoneRecord) -> Int? {
        strip(record, from: number)
    }

    /// The same for some digits.
    func strip(_ record: PhoneRecord, from number: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !number.isEmpty, let prefix = record.prefix(record.nationalProgram, of: number) else { return nil }
        var count = 0
        let groups = record.prefixGroups
        if record.keptGroup > 0, groups > 0, prefix.has(group: groups) {
            for place in 0..<record.insertedCount {
                stripped[count] = record.inserted(place)
                count += 1
            }
            for place in prefix.range(ofGroup: record.keptGroup) {
                stripped[count] = number[place]
                count += 1
            }
        }
        for place in prefix.end..<number.count {
            stripped[count] = number[place]
            count += 1
        }
        let result = UnsafeBufferPointer(rebasing: stripped[..<count])
        if record.matchesGeneral(number), !record.matchesGeneral(result) { return nil }
        return count
    }
}

extension PhoneRecord {
    /// Whether the general pattern of the region takes digits as a whole.
    func matchesGeneral(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        accepted(by: types, digits) & 1 != 0
    }
}
