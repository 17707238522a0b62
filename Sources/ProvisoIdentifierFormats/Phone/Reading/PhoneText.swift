/// A text that may be a telephone number, in symbols, and what a parser writes while it reads it.
///
/// Everything lies in four parts of one buffer on the stack: the symbols of the whole text, those of the part that is read as
/// a number, its digits, and its digits without a national prefix.
struct PhoneText {
    /// The symbols that are read as a number.
    var symbols: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    /// The whole text.
    let whole: UnsafeMutableBufferPointer<UInt8>
    var wholeCount = 0

    /// The digits of the number.
    let digits: UnsafeMutableBufferPointer<UInt8>
    var digitCount = 0

    /// The digits of the number without a national prefix.
    let stripped: UnsafeMutableBufferPointer<UInt8>

    /// The characters that a text may have.
    static let limit = 250

    /// The bytes that a text needs: the digits can become some more, where a region puts an area code before them.
    static let room = 1024

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        whole = UnsafeMutableBufferPointer(rebasing: buffer[0..<256])
        symbols = UnsafeMutableBufferPointer(rebasing: buffer[256..<512])
        digits = UnsafeMutableBufferPointer(rebasing: buffer[512..<768])
        stripped = UnsafeMutableBufferPointer(rebasing: buffer[768..<1024])
    }

    /// Reads UTF-8.
    mutating func read(_ utf8: Span<UInt8>) throws(PhoneParsingError) {
        var at = 0
        var count = 0
        while at < utf8.count {
            guard count < Self.limit else { throw .tooLong }
            let byte = utf8[at]
            if byte < 0x80 {
                whole[count] = byte
                at += 1
            } else {
                guard let scalar = PhoneScalar(in: utf8, at: at) else { throw .notANumber }
                whole[count] = PhoneSymbol.of(scalar.value)
                at += scalar.length
            }
            count += 1
        }
        wholeCount = count
    }
}

/// A character beyond ASCII in UTF-8 (The Unicode Standard, table 3-7).
struct PhoneScalar {
    let value: UInt32
    let length: Int

    /// The character at an offset; `nil` where there is none or what is there is not valid.
    init?(in utf8: Span<UInt8>, at start: Int) {
        let first = utf8[start]
        let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
        guard length > 0, utf8.count - start >= length else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for place in 1..<length {
            let byte = utf8[start + place]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard Unicode.Scalar(value) != nil, value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000) else {
            return nil
        }
        self.value = value
        self.length = length
    }
}

extension PhoneText {
    /// Whether ASCII text, in any case if it has letters, ends before a place of the symbols.
    func matches(_ text: StaticString, before end: Int) -> Bool {
        let start = end - text.utf8CodeUnitCount
        guard start >= 0 else { return false }
        for place in 0..<text.utf8CodeUnitCount {
            var symbol = symbols[start + place]
            if symbol == PhoneSymbol.otherI || symbol == PhoneSymbol.dottedI { symbol = 0x69 }
            if symbol == PhoneSymbol.otherS { symbol = 0x73 }
            if PhoneSymbol.isLetter(symbol) { symbol |= 0x20 }
            guard symbol == text.utf8Start[place] else { return false }
        }
        return true
    }

    /// Where ASCII text is in the whole text.
    func find(_ text: StaticString) -> Int? {
        let length = text.utf8CodeUnitCount
        var at = 0
        while at + length <= wholeCount {
            var place = 0
            while place < length, whole[at + place] == text.utf8Start[place] { place += 1 }
            if place == length { return at }
            at += 1
        }
        return nil
    }

    /// Appends a part of the whole text to what is read as a number.
    mutating func take(_ range: Range<Int>) {
        for place in range where count < Self.limit {
            symbols[count] = whole[place]
            count += 1
        }
    }
}
