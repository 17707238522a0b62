/// The checks of ``SignUp`` as an expert writes them who needs nothing else: over the bytes of UTF-8, each of which is
/// read once, without an allocation.
///
/// This is the 1 of every ratio. It answers which attributes are wrong and nothing more: no reason, no message. What lies
/// beyond ASCII is taken as it is in domain names, which Proviso judges by UTS #46, and cards have no blanks.
enum ByHand {
    /// From 4 to 24 letters, digits and `_`, the first a small letter, without the blanks around.
    @inline(__always)
    static func isUsername(_ text: Bytes) -> Bool {
        var start = 0
        var end = text.count
        while start < end, isBlank(text[start]) { start &+= 1 }
        while end > start, isBlank(text[end &- 1]) { end &-= 1 }
        guard end &- start >= 4, end &- start <= 24, text[start] &- 0x61 < 26 else { return false }
        for index in start..<end where !ASCIISet.words.contains(text[index]) { return false }
        return true
    }

    @inline(__always)
    static func isAge(_ age: Int) -> Bool { age >= 18 && age <= 120 }

    @inline(__always)
    static func isCountry(_ text: Bytes) -> Bool {
        guard text.count == 2 else { return false }
        switch UInt16(text[0]) << 8 | UInt16(text[1]) {
        // US, CA, MX, BR, GB, DE, FR, ES, IT, NL, SE, NO, PL, AT, CH, JP, KR, IN, AU, ZA
        case 0x5553, 0x4341, 0x4D58, 0x4252, 0x4742, 0x4445, 0x4652, 0x4553, 0x4954, 0x4E4C, 0x5345, 0x4E4F, 0x504C,
            0x4154, 0x4348, 0x4A50, 0x4B52, 0x494E, 0x4155, 0x5A41:
            return true
        default: return false
        }
    }

    /// Whether there are at least so many characters, and no more than that.
    @inline(__always)
    static func hasLength(_ text: Bytes, from least: Int, to most: Int = .max) -> Bool {
        guard text.count >= least else { return false }
        var all: UInt8 = 0
        for byte in text { all |= byte }
        let length = all < 0x80 ? text.count : characters(text)
        return length >= least && length <= most
    }

    /// Characters as people count them, for the few texts that are not ASCII.
    @inline(never)
    private static func characters(_ text: Bytes) -> Int { String(decoding: text, as: UTF8.self).count }

    /// From 12 to 19 digits, the last of which is the check digit (ISO/IEC 7812-1).
    @inline(__always)
    static func isCard(_ text: Bytes) -> Bool {
        guard text.count >= 12, text.count <= 19 else { return false }
        var sum = 0
        var isDoubled = text.count & 1 == 0
        for byte in text {
            let digit = Int(byte) &- 0x30
            guard digit >= 0, digit <= 9 else { return false }
            let value = isDoubled ? digit &+ digit : digit
            sum &+= value > 9 ? value &- 9 : value
            isDoubled.toggle()
        }
        return sum % 10 == 0
    }

    @inline(__always)
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }
}
