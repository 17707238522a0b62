extension SchemeRow {
    /// The letters that numbers of value added tax of the country begin with: those of the country, EL for Greece, and CHE for
    /// Switzerland, which its pattern has.
    var vatPrefix: (UInt8, UInt8) {
        guard country.count == 2 else { return (0, 0) }
        return code == 0x4752 ? (0x45, 0x4C) : (country[0], country[1])
    }

    /// The pattern without the sign that separators have to stand as in it.
    var plainPattern: UnsafeBufferPointer<UInt8> {
        pattern.first == UInt8(ascii: "=") ? UnsafeBufferPointer(rebasing: pattern[1...]) : pattern
    }

    /// What does not hold of a number that the pattern takes, or `nil`.
    ///
    /// - Parameters:
    ///   - text: The number.
    ///   - count: How many characters it has.
    ///   - digits: Room for its digits alone.
    ///   - openFrom: From where on characters may be written to make the check hold.
    func checkFailure(
        _ text: UnsafeMutableBufferPointer<UInt8>, _ count: Int, digits: UnsafeMutableBufferPointer<UInt8>,
        openFrom: Int = .max
    ) -> CheckRun.Failure? {
        guard let first = check.first else { return nil }
        guard first == UInt8(ascii: "#") else {
            var run = CheckRun(check: check, text: text, count: count, openFrom: openFrom)
            return run.failure()
        }
        var number = 0
        var open = Int.max
        for offset in 0..<count where text[offset] &- 0x30 < 10 {
            if offset >= openFrom { open = min(open, number) }
            digits[number] = text[offset]
            number &+= 1
        }
        var run = CheckRun(
            check: UnsafeBufferPointer(rebasing: check[1...]), text: digits, count: number, openFrom: open)
        if let failure = run.failure() { return failure }
        var next = 0
        for offset in 0..<count where text[offset] &- 0x30 < 10 {
            text[offset] = digits[next]
            next &+= 1
        }
        return nil
    }
}

extension NationalNumberScheme {
    /// Gives the scheme as bytes to a closure.
    func withRow<Result>(_ body: (SchemeRow) -> Result) -> Result {
        var line = country + ";" + pattern + ";" + check + ";" + example + ";" + source
        return line.withUTF8 { bytes in
            var place = 0
            func field() -> UnsafeBufferPointer<UInt8> {
                let first = min(place, bytes.count)
                while place < bytes.count, bytes[place] != UInt8(ascii: ";") { place &+= 1 }
                let field = UnsafeBufferPointer(rebasing: bytes[first..<min(place, bytes.count)])
                place &+= 1
                return field
            }
            return body(
                SchemeRow(country: field(), pattern: field(), check: field(), example: field(), source: field()))
        }
    }
}
