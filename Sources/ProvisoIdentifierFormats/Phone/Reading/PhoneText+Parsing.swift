extension PhoneText {
    /// Reads the whole text as a number.
    mutating func parse(
        region: PhoneRegion?, _ metadata: PhoneMetadata
    ) throws(PhoneParsingError) -> PhoneNumber {
        try takeCandidate()
        guard isViable(before: count) else { throw .notANumber }
        let home = region.flatMap { metadata.record(of: $0) }
        guard home != nil || PhoneSymbol.isPlus(symbols[0]) else { throw .unknownCallingCode }
        let taken = takeExtension()

        var code: Int
        do throws(PhoneParsingError) {
            code = try takeCallingCode(from: 0, home, metadata)
        } catch {
            guard error == .unknownCallingCode, PhoneSymbol.isPlus(symbols[0]) else { throw error }
            var start = 0
            while start < count, PhoneSymbol.isPlus(symbols[start]) { start += 1 }
            code = try takeCallingCode(from: start, home, metadata)
            guard code != 0 else { throw .unknownCallingCode }
        }
        var record = home
        if code != 0 {
            if let main = metadata.main(ofCallingCode: code), main.region == .world || main.region != home?.region {
                record = main
            }
        } else {
            code = home?.callingCode ?? 0
        }
        guard digitCount >= 2 else { throw .tooShort }
        if let record, let count = strip(record) {
            switch record.possibility(ofLength: count) {
            case .tooShort, .possibleLocally, .wrongLength: break
            default: takeStripped(count)
            }
        }
        guard digitCount >= 2 else { throw .tooShort }
        guard digitCount <= 17 else { throw .tooLong }
        return PhoneNumber(callingCode: code, digits: PhoneDigits(number), extensionDigits: taken)
    }

    /// Writes the digits, and takes a calling code off them that a plus, an international prefix or their number shows.
    ///
    /// - Returns: The calling code; 0 where there is none.
    private mutating func takeCallingCode(
        from start: Int, _ home: PhoneRecord?, _ metadata: PhoneMetadata
    ) throws(PhoneParsingError) -> Int {
        var at = start
        while at < count, PhoneSymbol.isPlus(symbols[at]) { at += 1 }
        normalize(from: at)
        var isInternational = at > start
        if !isInternational, let home, let prefix = home.prefix(home.internationalPrefix, of: number) {
            // A calling code begins with no zero.
            if prefix.end == digitCount || digits[prefix.end] != 0 {
                drop(prefix.end)
                isInternational = true
            }
        }
        if isInternational {
            guard digitCount > 2 else { throw .tooShortAfterPrefix }
            guard let code = metadata.callingCode(startOf: number) else { throw .unknownCallingCode }
            drop(code.length)
            return code.value
        }
        guard let home else { return 0 }
        return takeOwnCallingCode(home)
    }

    /// Takes the calling code of the region off a number that is none with it.
    private mutating func takeOwnCallingCode(_ home: PhoneRecord) -> Int {
        let code = home.callingCode
        let length = code < 10 ? 1 : code < 100 ? 2 : 3
        guard digitCount >= length else { return 0 }
        var value = 0
        for place in 0..<length { value = value * 10 + Int(digits[place]) }
        guard value == code else { return 0 }
        let isGeneral = home.matchesGeneral(number)
        let isTooLong = home.possibility(ofLength: digitCount) == .tooLong
        // What is behind the code loses a national prefix before it is compared.
        let behind = UnsafeBufferPointer(rebasing: digits[length..<digitCount])
        let count = strip(home, from: behind)
        let rest = count.map { UnsafeBufferPointer(rebasing: stripped[..<$0]) } ?? behind
        let isBetter = home.matchesGeneral(rest)
        guard (!isGeneral && isBetter) || isTooLong else { return 0 }
        if let count {
            takeStripped(count)
        } else {
            drop(length)
        }
        return code
    }
}

extension PhoneMetadata {
    /// The calling code with which digits begin, and how many digits it takes.
    func callingCode(startOf digits: UnsafeBufferPointer<UInt8>) -> (value: Int, length: Int)? {
        guard let first = digits.first, first != 0 else { return nil }
        var value = 0
        for place in 0..<min(3, digits.count) {
            value = value * 10 + Int(digits[place])
            if main(ofCallingCode: value) != nil { return (value, place + 1) }
        }
        return nil
    }
}
