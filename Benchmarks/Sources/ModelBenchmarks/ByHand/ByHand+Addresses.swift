extension ByHand {
    /// A dot-atom of at most 64 bytes, `@` and a domain name.
    static func isEmail(_ text: Bytes) -> Bool {
        guard text.count <= 254 else { return false }
        var index = 0
        var isAfterDot = true
        while index < text.count, text[index] != 0x40 {
            let byte = text[index]
            if byte == 0x2E {
                if isAfterDot { return false }
                isAfterDot = true
            } else {
                guard ASCIISet.atoms.contains(byte, beyondASCII: true) else { return false }
                isAfterDot = false
            }
            index &+= 1
        }
        guard index < text.count, index <= 64, !isAfterDot else { return false }
        return isDomain(text, index &+ 1, text.count)
    }

    /// An absolute `http` or `https` URL: a domain name or an IPv4 address, a port, and what follows.
    static func isURL(_ text: Bytes) -> Bool {
        guard text.count > 7, text[0] | 0x20 == 0x68, text[1] | 0x20 == 0x74, text[2] | 0x20 == 0x74,
            text[3] | 0x20 == 0x70
        else { return false }
        var index = text[4] | 0x20 == 0x73 ? 5 : 4
        guard text[index] == 0x3A, text[index &+ 1] == 0x2F, text[index &+ 2] == 0x2F else { return false }
        index &+= 3
        let host = index
        while index < text.count, text[index] != 0x2F, text[index] != 0x3F, text[index] != 0x23, text[index] != 0x3A {
            index &+= 1
        }
        guard index > host else { return false }
        // The last label of a name is not a number, the last part of an IPv4 address is nothing else.
        let isNumeric = ASCIISet.digits.contains(text[index &- 1])
        guard isDomain(text, host, index) || isNumeric && isIPv4(text, host, index) else { return false }
        if index < text.count, text[index] == 0x3A, !skipPort(text, &index) { return false }
        return isRest(text, index)
    }

    /// Two or more labels of letters, digits and hyphens; the last has at least two, not all of them digits.
    @inline(__always)
    private static func isDomain(_ text: Bytes, _ start: Int, _ end: Int) -> Bool {
        guard end &- start <= 253 else { return false }
        var label = start
        var previous: UInt8 = 0x2E
        var hasLetter = false
        for index in start..<end {
            let byte = text[index]
            if byte == 0x2E {
                if previous == 0x2E || previous == 0x2D || index &- label > 63 { return false }
                label = index &+ 1
                hasLetter = false
            } else {
                if byte == 0x2D, previous == 0x2E { return false }
                guard ASCIISet.labels.contains(byte, beyondASCII: true) else { return false }
                hasLetter = hasLetter || byte > 0x39
            }
            previous = byte
        }
        return label > start && end &- label >= 2 && end &- label <= 63 && hasLetter && previous != 0x2D
    }

    private static func isIPv4(_ text: Bytes, _ start: Int, _ end: Int) -> Bool {
        var parts = 1
        var digits = 0
        var value = 0
        for index in start..<end {
            if text[index] == 0x2E {
                guard digits > 0, parts < 4 else { return false }
                parts &+= 1
                digits = 0
                value = 0
            } else {
                guard ASCIISet.digits.contains(text[index]), digits == 0 || value > 0 else { return false }
                value = value &* 10 &+ Int(text[index] &- 0x30)
                digits &+= 1
                guard value <= 255 else { return false }
            }
        }
        return parts == 4 && digits > 0
    }

    /// Goes behind the port after a colon, or says that it is none.
    private static func skipPort(_ text: Bytes, _ index: inout Int) -> Bool {
        index &+= 1
        let start = index
        var port = 0
        while index < text.count, ASCIISet.digits.contains(text[index]), port <= 65535 {
            port = port &* 10 &+ Int(text[index] &- 0x30)
            index &+= 1
        }
        return index > start && port <= 65535
    }

    /// A path, a query and a fragment, all of which may be missing.
    @inline(__always)
    private static func isRest(_ text: Bytes, _ start: Int) -> Bool {
        var index = start
        if index < text.count, text[index] != 0x2F, text[index] != 0x3F, text[index] != 0x23 { return false }
        var hasFragment = false
        while index < text.count {
            let byte = text[index]
            if byte == 0x25 {
                guard index &+ 2 < text.count, isHex(text[index &+ 1]), isHex(text[index &+ 2]) else { return false }
                index &+= 3
                continue
            }
            guard ASCIISet.paths.contains(byte, beyondASCII: true) else { return false }
            if byte == 0x23 {
                if hasFragment { return false }
                hasFragment = true
            }
            index &+= 1
        }
        return true
    }

    @inline(__always)
    static func isHex(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }
}
