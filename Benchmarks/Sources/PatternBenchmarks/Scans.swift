/// What one would write by hand for each pattern, with care for speed: one pass over the bytes.
enum Scans {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    @inline(__always)
    static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    @inline(__always)
    static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    @inline(__always)
    static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

    static func userName(_ bytes: Bytes) -> Bool {
        guard (3...16).contains(bytes.count), isLower(bytes[0]) else { return false }
        for index in 1..<bytes.count {
            let byte = bytes[index]
            guard isLower(byte) || isDigit(byte) || byte == 0x5F else { return false }
        }
        return true
    }

    static func slug(_ bytes: Bytes) -> Bool {
        var wasHyphen = true
        for byte in bytes {
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

    static func hexColour(_ bytes: Bytes) -> Bool {
        guard bytes.count == 4 || bytes.count == 7, bytes[0] == 0x23 else { return false }
        for index in 1..<bytes.count where !isHex(bytes[index]) { return false }
        return true
    }

    static func isoDate(_ bytes: Bytes) -> Bool {
        guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return false }
        for index in 0..<4 where !isDigit(bytes[index]) { return false }
        guard isDigit(bytes[5]), isDigit(bytes[6]), isDigit(bytes[8]), isDigit(bytes[9]) else { return false }
        let month = Int(bytes[5] - 0x30) * 10 + Int(bytes[6] - 0x30)
        let day = Int(bytes[8] - 0x30) * 10 + Int(bytes[9] - 0x30)
        return (1...12).contains(month) && (1...31).contains(day)
    }

    /// A British postcode.
    static func postcode(_ bytes: Bytes) -> Bool {
        var index = 0
        while index < 2, index < bytes.count, isUpper(bytes[index]) { index += 1 }
        guard index > 0, index < bytes.count, isDigit(bytes[index]) else { return false }
        index += 1
        if index < bytes.count, isDigit(bytes[index]) || isUpper(bytes[index]) { index += 1 }
        if index < bytes.count, bytes[index] == 0x20 { index += 1 }
        // The optional letter or digit may have been the last part's digit.
        if bytes.count - index == 2, index > 0, isDigit(bytes[index - 1]) { index -= 1 }
        guard bytes.count - index == 3 else { return false }
        return isDigit(bytes[index]) && isUpper(bytes[index + 1]) && isUpper(bytes[index + 2])
    }

    static func phone(_ bytes: Bytes) -> Bool {
        var index = 0
        if index < bytes.count, bytes[index] == 0x2B { index += 1 }
        guard index < bytes.count, bytes[index] &- 0x31 < 9 else { return false }
        let start = index
        for byte in bytes[index...] {
            guard isDigit(byte) else { return false }
            index += 1
        }
        return (7...15).contains(index - start)
    }

    static func password(_ bytes: Bytes) -> Bool {
        var digit = false
        var upper = false
        var lower = false
        var symbol = false
        for byte in bytes {
            if isDigit(byte) {
                digit = true
            } else if isUpper(byte) {
                upper = true
            } else if isLower(byte) {
                lower = true
            } else if byte > 0x20, byte < 0x7F {
                symbol = true
            }
        }
        return digit && upper && lower && symbol
    }

    static func ipv4(_ bytes: Bytes) -> Bool {
        var parts = 0
        var value = 0
        var digits = 0
        for byte in bytes {
            if isDigit(byte) {
                if digits > 0, value == 0 { return false }
                value = value * 10 + Int(byte - 0x30)
                digits += 1
                if value > 255 { return false }
            } else if byte == 0x2E, digits > 0, parts < 3 {
                parts += 1
                value = 0
                digits = 0
            } else {
                return false
            }
        }
        return parts == 3 && digits > 0
    }

    static func semanticVersion(_ bytes: Bytes) -> Bool {
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
            guard identifiers(bytes, &index) else { return false }
        }
        if index < bytes.count, bytes[index] == 0x2B {
            guard identifiers(bytes, &index) else { return false }
        }
        return index == bytes.count
    }

    private static func identifiers(_ bytes: Bytes, _ index: inout Int) -> Bool {
        repeat {
            index += 1
            let start = index
            while index < bytes.count {
                let byte = bytes[index]
                guard isDigit(byte) || isLower(byte | 0x20) || byte == 0x2D else { break }
                index += 1
            }
            if index == start { return false }
        } while index < bytes.count && bytes[index] == 0x2E
        return true
    }

    static func state(_ text: String) -> Bool {
        stateSet.contains(text)
    }

    static let states = [
        "Alabama", "Alaska", "Arizona", "Arkansas", "California", "Colorado", "Connecticut", "Delaware", "Florida",
        "Georgia", "Hawaii", "Idaho", "Illinois", "Indiana", "Iowa", "Kansas", "Kentucky", "Louisiana", "Maine",
        "Maryland",
        "Massachusetts", "Michigan", "Minnesota", "Mississippi", "Missouri", "Montana", "Nebraska", "Nevada",
        "New Hampshire", "New Jersey", "New Mexico", "New York", "North Carolina", "North Dakota", "Ohio", "Oklahoma",
        "Oregon", "Pennsylvania", "Rhode Island", "South Carolina", "South Dakota", "Tennessee", "Texas", "Utah",
        "Vermont",
        "Virginia", "Washington", "West Virginia", "Wisconsin", "Wyoming",
    ]
    private static let stateSet = Set(states)

    @inline(__always)
    static func on(_ text: String, _ scan: (Bytes) -> Bool) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(scan) ?? false
    }
}
