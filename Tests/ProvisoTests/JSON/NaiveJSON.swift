/// JSON's grammar written down as RFC 8259 gives it, one function a production: slow, recursive, and plainly right.
struct NaiveJSON {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private(set) var hasDuplicateKeys = false

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether the bytes are JSON with at most 512 containers in one another; strings may hold any bytes above 0x1F.
    static func accepts(_ bytes: [UInt8]) -> Bool { parse(bytes) != nil }

    /// Whether a key is there twice; `nil` when the bytes are not JSON.
    static func hasDuplicateKeys(_ bytes: [UInt8]) -> Bool? { parse(bytes)?.hasDuplicateKeys }

    private static func parse(_ bytes: [UInt8]) -> NaiveJSON? {
        var parser = NaiveJSON(bytes)
        parser.blanks()
        guard parser.value() else { return nil }
        parser.blanks()
        return parser.index == bytes.count ? parser : nil
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    private mutating func blanks() { while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 } }

    private mutating func value() -> Bool {
        switch next {
        case UInt8(ascii: "{"): object()
        case UInt8(ascii: "["): array()
        case UInt8(ascii: "\""): string() != nil
        default: take("null") || take("true") || take("false") || number()
        }
    }

    private mutating func object() -> Bool {
        guard depth < 512, take("{") else { return false }
        depth += 1
        defer { depth -= 1 }
        var keys: Set<[UInt8]> = []
        blanks()
        if take("}") { return true }
        while true {
            blanks()
            guard let key = string() else { return false }
            if !keys.insert(key).inserted { hasDuplicateKeys = true }
            blanks()
            guard take(":") else { return false }
            blanks()
            guard value() else { return false }
            blanks()
            if take("}") { return true }
            guard take(",") else { return false }
        }
    }

    private mutating func array() -> Bool {
        guard depth < 512, take("[") else { return false }
        depth += 1
        defer { depth -= 1 }
        blanks()
        if take("]") { return true }
        while true {
            blanks()
            guard value() else { return false }
            blanks()
            if take("]") { return true }
            guard take(",") else { return false }
        }
    }

    private mutating func digits() -> Bool {
        let start = index
        while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
        return index > start
    }

    private mutating func number() -> Bool {
        _ = take("-")
        if !take("0"), !digits() { return false }
        if take("."), !digits() { return false }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            return digits()
        }
        return true
    }

    private mutating func hexadecimal() -> UInt32? {
        guard index + 4 <= bytes.count, bytes[index..<index + 4].allSatisfy({ Character(.init($0)).isHexDigit }) else {
            return nil
        }
        defer { index += 4 }
        return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    }

    private mutating func string() -> [UInt8]? {
        guard take("\"") else { return nil }
        var text: [UInt8] = []
        while let byte = next {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return text
            case 0..<0x20: return nil
            case UInt8(ascii: "\\"):
                guard let letter = next else { return nil }
                index += 1
                switch letter {
                case UInt8(ascii: "n"): text.append(10)
                case UInt8(ascii: "r"): text.append(13)
                case UInt8(ascii: "t"): text.append(9)
                case UInt8(ascii: "b"): text.append(8)
                case UInt8(ascii: "f"): text.append(12)
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
                case UInt8(ascii: "u"):
                    guard var value = hexadecimal() else { return nil }
                    if (0xDC00..<0xE000).contains(value) { return nil }
                    if (0xD800..<0xDC00).contains(value) {
                        guard take("\\u"), let low = hexadecimal(), (0xDC00..<0xE000).contains(low) else { return nil }
                        value = 0x10000 + (value - 0xD800) * 0x400 + low - 0xDC00
                    }
                    guard let scalar = Unicode.Scalar(value) else { return nil }
                    text += Array(String(scalar).utf8)
                default: return nil
                }
            default: text.append(byte)
            }
        }
        return nil
    }
}
