/// Reads sign-ups from JSON and checks them on the way, knowing which members there are.
///
/// What is not an object of these members, or has one of another type, is unreadable; an age in quotes is only wrong. Texts stay where they are but
/// those with escapes, which are written without into memory that is kept from record to record.
struct ByHandJSON: ~Copyable {
    private var text = Bytes(start: nil, count: 0)
    private var index = 0
    /// Texts without their escapes.
    private var plain: UnsafeMutablePointer<UInt8>
    private var capacity = 1 << 12
    private var used = 0
    /// The tags of the last record, where they are kept.
    private(set) var tags: [String] = []
    private let keepsTags: Bool

    /// - Parameter keepsTags: Whether the tags of a record are kept, as texts of their own.
    init(keepsTags: Bool = false) {
        self.keepsTags = keepsTags
        plain = .allocate(capacity: capacity)
    }

    deinit { plain.deallocate() }

    /// Which attributes of a record are wrong.
    ///
    /// - Parameter hasTagRules: Whether tags are checked.
    mutating func wrongAttributes(of record: Bytes, hasTagRules: Bool) -> WrongAttributes {
        form(of: record, hasTagRules: hasTagRules)?.wrongAttributes ?? .unreadable
    }

    /// What a record says; nil when it is unreadable.
    @inline(__always)
    mutating func form(of record: Bytes, hasTagRules: Bool) -> RawSignUp? {
        text = record
        index = 0
        used = 0
        // No text gets longer without its escapes.
        if record.count > capacity {
            plain.deallocate()
            capacity = record.count
            plain = .allocate(capacity: capacity)
        }
        if keepsTags { tags = [] }
        var form = RawSignUp()
        guard skip(0x7B) else { return nil }
        if !skip(0x7D) {
            repeat {
                skipBlanks()
                guard let name = string(), skip(0x3A), member(name, of: &form, hasTagRules) else { return nil }
            } while skip(0x2C)
            guard skip(0x7D) else { return nil }
        }
        skipBlanks()
        return index == text.count ? form : nil
    }

    /// Reads the value of a member; false for one that there is not and for what is not JSON.
    @inline(__always)
    private mutating func member(_ name: Bytes, of form: inout RawSignUp, _ hasTagRules: Bool) -> Bool {
        skipBlanks()
        if name.equals("age") { return readAge(&form) }
        if name.equals("tags") { return readTags(&form, hasTagRules) }
        guard let value = textOrNull() else { return false }
        switch name.count {
        case 8 where name.equals("username"): form.username = value
        case 5 where name.equals("email"): form.email = value
        case 8 where name.equals("password"): form.password = value
        case 15 where name.equals("password_repeat"): form.passwordRepeat = value
        case 7 where name.equals("website"): form.website = value
        case 7 where name.equals("country"): form.country = value
        case 5 where name.equals("state"): form.state = value
        case 4 where name.equals("card"): form.card = value
        default: return false
        }
        return true
    }

    /// Reads an age; one in quotes is wrong, whatever it says.
    private mutating func readAge(_ form: inout RawSignUp) -> Bool {
        if index < text.count, text[index] == 0x22 { return string() != nil }
        let start = index
        while index < text.count, ASCIISet.digits.contains(text[index]), form.age < 1 << 32 {
            form.age = form.age &* 10 &+ Int(text[index] &- 0x30)
            index &+= 1
        }
        return index > start
    }

    @inline(__always)
    private mutating func readTags(_ form: inout RawSignUp, _ hasTagRules: Bool) -> Bool {
        guard skip(0x5B) else { return false }
        if skip(0x5D) { return true }
        repeat {
            skipBlanks()
            guard let tag = string() else { return false }
            if hasTagRules, !ByHand.hasLength(tag, from: 1, to: 20) { form.wrong.insert(.tags) }
            if keepsTags { tags.append(String(decoding: tag, as: UTF8.self)) }
        } while skip(0x2C)
        return skip(0x5D)
    }

    /// A text, which is empty for null.
    @inline(__always)
    private mutating func textOrNull() -> Bytes? {
        guard index &+ 4 <= text.count, text[index] == 0x6E else { return string() }
        guard text.part(index, index &+ 4).equals("null") else { return nil }
        index &+= 4
        return text.part(index, index)
    }

    /// The text between the quotes at this place; nil for what is none.
    @inline(__always)
    private mutating func string() -> Bytes? {
        guard index < text.count, text[index] == 0x22 else { return nil }
        index &+= 1
        let start = index
        while index < text.count {
            let byte = text[index]
            if byte == 0x22 {
                index &+= 1
                return text.part(start, index &- 1)
            }
            if byte == 0x5C { return stringWithEscapes(from: start) }
            guard byte >= 0x20 else { return nil }
            index &+= 1
        }
        return nil
    }

    /// Goes on at the first escape of a text.
    @inline(never)
    private mutating func stringWithEscapes(from start: Int) -> Bytes? {
        let first = used
        for byte in text.part(start, index) { append(byte) }
        while index < text.count {
            let byte = text[index]
            index &+= 1
            switch byte {
            case 0x22: return Bytes(start: plain + first, count: used &- first)
            case 0x5C: guard appendEscape() else { return nil }
            case 0..<0x20: return nil
            default: append(byte)
            }
        }
        return nil
    }

    private mutating func appendEscape() -> Bool {
        guard index < text.count else { return false }
        let byte = text[index]
        index &+= 1
        switch byte {
        case 0x22, 0x5C, 0x2F: append(byte)
        case UInt8(ascii: "b"): append(0x08)
        case UInt8(ascii: "f"): append(0x0C)
        case UInt8(ascii: "n"): append(0x0A)
        case UInt8(ascii: "r"): append(0x0D)
        case UInt8(ascii: "t"): append(0x09)
        case UInt8(ascii: "u"):
            guard let scalar = escapedScalar() else { return false }
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
        default: return false
        }
        return true
    }

    /// The scalar of one escape, or of two that are a pair.
    private mutating func escapedScalar() -> Unicode.Scalar? {
        guard let first = hexadecimals() else { return nil }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
        guard index &+ 1 < text.count, text[index] == 0x5C, text[index &+ 1] == UInt8(ascii: "u") else { return nil }
        index &+= 2
        guard let second = hexadecimals(), UTF16.isTrailSurrogate(second) else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
    }

    private mutating func hexadecimals() -> UInt16? {
        guard index &+ 4 <= text.count else { return nil }
        var value: UInt16 = 0
        for _ in 0..<4 {
            let byte = text[index]
            guard ByHand.isHex(byte) else { return nil }
            value = value << 4 | UInt16(byte < 0x3A ? byte &- 0x30 : (byte | 0x20) &- 0x57)
            index &+= 1
        }
        return value
    }

    private mutating func append(_ byte: UInt8) {
        plain[used] = byte
        used &+= 1
    }

    /// Goes behind a byte, and the blanks before it, if it comes next.
    @inline(__always)
    private mutating func skip(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard index < text.count, text[index] == byte else { return false }
        index &+= 1
        return true
    }

    @inline(__always)
    private mutating func skipBlanks() {
        while index < text.count, text[index] <= 0x20, ASCIISet.blanks.contains(text[index]) { index &+= 1 }
    }
}
