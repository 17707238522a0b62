extension Scans {
    @inline(never)
    static func paymentCard(_ bytes: Bytes) -> Bool {
        var digits = 0
        var total = 0
        var other = 0
        var afterSeparator = true
        for index in bytes.indices {
            let byte = bytes[index]
            if isDigit(byte) {
                let value = Int(byte &- 0x30)
                let next = other &+ value
                other = total &+ (value > 4 ? value &* 2 &- 9 : value &* 2)
                total = next
                digits &+= 1
                if digits > 19 { return false }
                afterSeparator = false
            } else {
                guard byte == 0x20 || byte == 0x2D, !afterSeparator else { return false }
                afterSeparator = true
            }
        }
        return !afterSeparator && digits >= 12 && total % 10 == 0
    }

    @inline(never)
    static func isbn(_ bytes: Bytes) -> Bool {
        guard bytes.count <= 17 else { return false }
        var digits = 0
        var separators = 0
        var firstSeparator = 0
        var lastSeparator = 0
        var afterSeparator = true
        var endsInX = false
        var prefix = 0
        var sum10 = 0
        var total10 = 0
        var sum13 = 0
        for index in bytes.indices {
            let byte = bytes[index]
            if isDigit(byte), !endsInX {
                let value = Int(byte &- 0x30)
                sum10 &+= value
                total10 &+= sum10
                sum13 &+= digits & 1 == 0 ? value : value &* 3
                if digits < 4 { prefix = prefix &* 10 &+ value }
                digits &+= 1
                afterSeparator = false
            } else if byte | 0x20 == 0x78, digits == 9 {
                sum10 &+= 10
                total10 &+= sum10
                digits = 10
                endsInX = true
                afterSeparator = false
            } else {
                guard byte == 0x2D || byte == 0x20, !afterSeparator else { return false }
                afterSeparator = true
                separators &+= 1
                if separators == 1 { firstSeparator = digits }
                lastSeparator = digits
            }
        }
        if afterSeparator { return false }
        if digits == 10 { return separators <= 3 && (separators < 3 || lastSeparator == 9) && total10 % 11 == 0 }
        guard digits == 13, separators <= 4, separators < 4 || (firstSeparator == 3 && lastSeparator == 12)
        else { return false }
        return (9780...9799).contains(prefix) && prefix != 9790 && sum13 % 10 == 0
    }

    /// The countries of the texts alone, so that the search is shorter here than in the registry of 80.
    private static let bankStructures: [(country: UInt16, kinds: String)] = [
        (0x4445, "8!n10!n"), (0x4652, "5!n5!n11!c2!n"), (0x4742, "4!a6!n8!n"), (0x4E4C, "4!a10!n"),
        (0x4E4F, "4!n6!n1!n"),
    ].map { (UInt16($0.0), expanded($0.1)) }

    /// One letter for each character: `3!n` is `nnn`.
    private static func expanded(_ structure: String) -> String {
        var result = ""
        var count = 0
        for character in structure {
            if let digit = character.wholeNumberValue {
                count = count * 10 + digit
            } else if character != "!" {
                result += String(repeating: character, count: count)
                count = 0
            }
        }
        return result
    }

    @inline(never)
    static func iban(_ bytes: Bytes) -> Bool {
        guard bytes.count > 4, isDigit(bytes[2]), isDigit(bytes[3]) else { return false }
        let country = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
        guard let structure = bankStructures.first(where: { $0.country == country }) else { return false }
        let isGrouped = bytes[4] == 0x20
        return structure.kinds.utf8.withContiguousStorageIfAvailable { kinds in
            var index = 4
            var number: UInt64 = 0
            for position in kinds.indices {
                if isGrouped, position & 3 == 0 {
                    guard index < bytes.count, bytes[index] == 0x20 else { return false }
                    index += 1
                }
                guard index < bytes.count else { return false }
                let byte = bytes[index]
                index += 1
                if number > 1 << 56 { number %= 97 }
                if isDigit(byte) {
                    guard kinds[position] != 0x61 else { return false }
                    number = number &* 10 &+ UInt64(byte &- 0x30)
                } else {
                    guard kinds[position] != 0x6E, isUpper(byte) else { return false }
                    number = number &* 100 &+ UInt64(byte &- 0x37)
                }
            }
            guard index == bytes.count, isUpper(bytes[0]), isUpper(bytes[1]) else { return false }
            number = number % 97 * 100 + UInt64(bytes[0] &- 0x37)
            number = number % 97 * 100 + UInt64(bytes[1] &- 0x37)
            let check = UInt64(pair(bytes, 2))
            return (2...98).contains(check) && (number % 97 * 100 + check) % 97 == 1
        } ?? false
    }
}
