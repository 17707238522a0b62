extension Scans {
    @inline(__always)
    private static func isLabel(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x2D }

    @inline(never)
    static func domainName(_ bytes: Bytes) -> Bool { domainName(bytes, 0, bytes.count) }

    private static func domainName(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
        guard end - start <= 253 else { return false }
        var index = start
        var labels = 0
        while true {
            let labelStart = index
            var hasOther = false
            while index < end, isLabel(bytes[index]) {
                if !isDigit(bytes[index]) { hasOther = true }
                index += 1
            }
            let length = index - labelStart
            guard (1...63).contains(length), bytes[labelStart] != 0x2D, bytes[index - 1] != 0x2D else { return false }
            labels += 1
            if index == end { return labels >= 2 && hasOther && length >= 2 }
            guard bytes[index] == 0x2E else { return false }
            index += 1
        }
    }

    @inline(never)
    static func email(_ bytes: Bytes) -> Bool {
        guard bytes.count <= 254 else { return false }
        var index = 0
        var atomStart = 0
        while index < bytes.count, bytes[index] != 0x40 {
            let byte = bytes[index]
            if byte == 0x2E {
                if index == atomStart { return false }
                atomStart = index + 1
            } else {
                guard isAtomText(byte) else { return false }
            }
            index += 1
        }
        guard index > atomStart, index <= 64, index < bytes.count else { return false }
        return domainName(bytes, index + 1, bytes.count)
    }

    @inline(__always)
    private static func isAtomText(_ byte: UInt8) -> Bool {
        if isLetter(byte) || isDigit(byte) { return true }
        switch byte {
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2F, 0x3D, 0x3F, 0x5E...0x60, 0x7B...0x7E: return true
        default: return false
        }
    }

    @inline(never)
    static func ipv4(_ bytes: Bytes) -> Bool { ipv4(bytes, 0, bytes.count) }

    private static func ipv4(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
        var parts = 0
        var value = 0
        var digits = 0
        for index in start..<end {
            let byte = bytes[index]
            if isDigit(byte) {
                if digits > 0, value == 0 { return false }
                value = value &* 10 &+ Int(byte &- 0x30)
                digits &+= 1
                if value > 255 { return false }
            } else if byte == 0x2E, digits > 0, parts < 3 {
                parts &+= 1
                value = 0
                digits = 0
            } else {
                return false
            }
        }
        return parts == 3 && digits > 0
    }

    @inline(never)
    static func ipv6(_ bytes: Bytes) -> Bool { ipv6(bytes, 0, bytes.count) }

    private static func ipv6(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
        guard end - start >= 2, end - start <= 45 else { return false }
        var index = start
        var groups = 0
        var isElided = false
        if bytes[index] == 0x3A {
            guard bytes[index + 1] == 0x3A else { return false }
            isElided = true
            index += 2
        }
        while index < end {
            let groupStart = index
            while index < end, isHex(bytes[index]) { index += 1 }
            if index < end, bytes[index] == 0x2E {
                guard ipv4(bytes, groupStart, end) else { return false }
                groups += 2
                return isElided ? groups < 8 : groups == 8
            }
            guard (1...4).contains(index - groupStart) else { return false }
            groups += 1
            if index == end { break }
            guard bytes[index] == 0x3A else { return false }
            index += 1
            guard index < end else { return false }
            if bytes[index] == 0x3A {
                if isElided { return false }
                isElided = true
                index += 1
            }
        }
        return isElided ? groups < 8 : groups == 8
    }

    @inline(never)
    static func url(_ bytes: Bytes) -> Bool {
        guard bytes.count <= 2048, bytes.count >= 8, bytes[0] | 0x20 == 0x68, bytes[1] | 0x20 == 0x74,
            bytes[2] | 0x20 == 0x74, bytes[3] | 0x20 == 0x70
        else { return false }
        var index = bytes[4] | 0x20 == 0x73 ? 5 : 4
        guard bytes[index] == 0x3A, bytes[index + 1] == 0x2F, bytes[index + 2] == 0x2F else { return false }
        index += 3
        let hostStart = index
        var isNumeric = true
        if index < bytes.count, bytes[index] == 0x5B {
            while index < bytes.count, bytes[index] != 0x5D { index += 1 }
            guard index < bytes.count, ipv6(bytes, hostStart + 1, index) else { return false }
            index += 1
        } else {
            while index < bytes.count, isLabel(bytes[index]) || bytes[index] == 0x2E {
                if isLetter(bytes[index]) || bytes[index] == 0x2D { isNumeric = false }
                index += 1
            }
            guard isNumeric ? ipv4(bytes, hostStart, index) : domainName(bytes, hostStart, index),
                !endsInHexNumber(bytes, hostStart, index)
            else { return false }
        }
        if index < bytes.count, bytes[index] == 0x3A {
            index += 1
            var port = 0
            while index < bytes.count, isDigit(bytes[index]) {
                port = port * 10 + Int(bytes[index] &- 0x30)
                guard port <= 65535 else { return false }
                index += 1
            }
            guard port > 0 else { return false }
        }
        return rest(bytes, index)
    }

    /// Path, query and fragment.
    private static func rest(_ bytes: Bytes, _ start: Int) -> Bool {
        var index = start
        guard index == bytes.count || bytes[index] == 0x2F || bytes[index] == 0x3F || bytes[index] == 0x23
        else { return false }
        var hasFragment = false
        while index < bytes.count {
            let byte = bytes[index]
            if isPathText(byte) || byte == 0x3F {
                index += 1
            } else if byte == 0x25 {
                guard index + 2 < bytes.count, isHex(bytes[index + 1]), isHex(bytes[index + 2]) else { return false }
                index += 3
            } else if byte == 0x23, !hasFragment {
                hasFragment = true
                index += 1
            } else {
                return false
            }
        }
        return true
    }

    /// Whether the last label is a hexadecimal number, which some take for an address.
    private static func endsInHexNumber(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
        var index = end
        while index > start, isHex(bytes[index - 1]) { index -= 1 }
        return index - start >= 3 && bytes[index - 1] | 0x20 == 0x78 && bytes[index - 2] == 0x30
            && bytes[index - 3] == 0x2E
    }

    @inline(__always)
    private static func isPathText(_ byte: UInt8) -> Bool {
        if isLetter(byte) || isDigit(byte) { return true }
        switch byte {
        case 0x21, 0x24, 0x26...0x2F, 0x3A, 0x3B, 0x3D, 0x40, 0x5F, 0x7E: return true
        default: return false
        }
    }
}
