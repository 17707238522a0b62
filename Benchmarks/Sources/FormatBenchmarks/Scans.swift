/// What one would write by hand for each format, with care for speed: the same definition, and only yes or no.
enum Scans {
    typealias Bytes = Span<UInt8>

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    @inline(__always)
    static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    @inline(__always)
    static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    @inline(__always)
    static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

    /// The number that two digits are, or more than 99.
    @inline(__always)
    static func pair(_ bytes: Bytes, _ index: Int) -> Int {
        let tens = bytes[index] &- 0x30
        let ones = bytes[index + 1] &- 0x30
        return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : 100
    }

    @inline(never)
    static func alphabetic(_ bytes: Bytes) -> Bool {
        for index in bytes.indices where !isLetter(bytes[index]) {
            return bytes[index] >= 0x80 && isAlphabeticBeyondASCII(bytes)
        }
        return !bytes.isEmpty
    }

    /// Letters of any script, and marks behind them.
    private static func isAlphabeticBeyondASCII(_ bytes: Bytes) -> Bool {
        guard let text = String(validating: bytes.indices.map { bytes[$0] }, as: UTF8.self) else { return false }
        var afterLetter = false
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: afterLetter = true
            case .nonspacingMark, .spacingMark, .enclosingMark: if !afterLetter { return false }
            default: return false
            }
        }
        return true
    }

    @inline(never)
    static func hex(_ bytes: Bytes) -> Bool {
        for index in bytes.indices where !isHex(bytes[index]) { return false }
        return bytes.count % 2 == 0
    }

    @inline(never)
    static func base64(_ bytes: Bytes) -> Bool {
        guard bytes.count % 4 == 0 else { return false }
        var end = bytes.count
        if end > 0, bytes[end - 1] == 0x3D { end -= bytes[end - 2] == 0x3D ? 2 : 1 }
        for index in 0..<end {
            let byte = bytes[index]
            guard isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2F else { return false }
        }
        return true
    }

    @inline(never)
    static func slug(_ bytes: Bytes) -> Bool {
        var wasHyphen = true
        for index in bytes.indices {
            let byte = bytes[index]
            if isLower(byte) || isDigit(byte) {
                wasHyphen = false
            } else if byte == 0x2D, !wasHyphen {
                wasHyphen = true
            } else {
                return false
            }
        }
        return !wasHyphen
    }

    @inline(never)
    static func e164(_ bytes: Bytes) -> Bool {
        guard (8...16).contains(bytes.count), bytes[0] == 0x2B, bytes[1] != 0x30 else { return false }
        for index in 1..<bytes.count where !isDigit(bytes[index]) { return false }
        return true
    }

    @inline(never)
    static func port(_ bytes: Bytes) -> Bool {
        guard (1...5).contains(bytes.count), bytes[0] != 0x30 else { return false }
        var port = 0
        for index in bytes.indices {
            guard isDigit(bytes[index]) else { return false }
            port = port &* 10 &+ Int(bytes[index] &- 0x30)
        }
        return port <= 65535
    }

    @inline(never)
    static func hexColor(_ bytes: Bytes) -> Bool {
        guard !bytes.isEmpty else { return false }
        let start = bytes[0] == 0x23 ? 1 : 0
        let count = bytes.count - start
        guard count == 3 || count == 4 || count == 6 || count == 8 else { return false }
        for index in start..<bytes.count where !isHex(bytes[index]) { return false }
        return true
    }

    @inline(never)
    static func uuid(_ bytes: Bytes) -> Bool {
        guard bytes.count == 36 else { return false }
        for index in 0..<36 {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard bytes[index] == 0x2D else { return false }
            } else {
                guard isHex(bytes[index]) else { return false }
            }
        }
        return true
    }

    @inline(never)
    static func semVer(_ bytes: Bytes) -> Bool {
        var index = 0
        for part in 0..<3 {
            let start = index
            while index < bytes.count, isDigit(bytes[index]) { index += 1 }
            if index == start || (index - start > 1 && bytes[start] == 0x30) { return false }
            if part < 2 {
                guard index < bytes.count, bytes[index] == 0x2E else { return false }
                index += 1
            }
        }
        if index < bytes.count, bytes[index] == 0x2D {
            guard identifiers(bytes, &index, numbersAreStrict: true) else { return false }
        }
        if index < bytes.count, bytes[index] == 0x2B {
            guard identifiers(bytes, &index, numbersAreStrict: false) else { return false }
        }
        return index == bytes.count
    }

    private static func identifiers(_ bytes: Bytes, _ index: inout Int, numbersAreStrict: Bool) -> Bool {
        repeat {
            index += 1
            let start = index
            var isNumber = true
            while index < bytes.count {
                let byte = bytes[index]
                if !isDigit(byte) {
                    guard isLetter(byte) || byte == 0x2D else { break }
                    isNumber = false
                }
                index += 1
            }
            if index == start { return false }
            if numbersAreStrict, isNumber, index - start > 1, bytes[start] == 0x30 { return false }
        } while index < bytes.count && bytes[index] == 0x2E
        return true
    }
}
