/// What the IBANs of a country look like, by the SWIFT registry.
struct IBANStructure: Sendable {
    /// The code of the country.
    let country: StaticString

    /// How many characters an IBAN has, with the country and the check digits.
    let length: Int

    /// The structure of the BBAN, what follows the check digits, in the notation of the registry: `4!n4!n12!c`.
    let bban: StaticString

    init(_ country: StaticString, _ length: Int, _ bban: StaticString) {
        self.country = country
        self.length = length
        self.bban = bban
    }

    /// The structure for a country, or `nil` when the registry does not have it.
    static func of(_ first: UInt8, _ second: UInt8) -> IBANStructure? {
        let wanted = UInt16(first) << 8 | UInt16(second)
        var low = 0
        var high = all.count
        while low < high {
            let middle = low + (high - low) / 2
            let code = all[middle].country.withUTF8Buffer { UInt16($0[0]) << 8 | UInt16($0[1]) }
            if code == wanted { return all[middle] }
            if code < wanted { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Walks along the characters of a BBAN.
    struct Walk {
        private let bban: StaticString
        private var position = 0
        private var remaining = 0
        private var kind: UInt8 = 0

        init(_ structure: IBANStructure) {
            bban = structure.bban
        }

        /// Takes the next character; returns whether it is of the kind that the structure has there.
        mutating func accepts(_ byte: UInt8) -> Bool {
            if remaining == 0 {
                bban.withUTF8Buffer { text in
                    while position < text.count, let digit = ASCII.decimalValue(text[position]) {
                        remaining = remaining * 10 + Int(digit)
                        position += 1
                    }
                    // The exclamation mark, which says that the length is fixed, as all lengths are.
                    position += 1
                    if position < text.count { kind = text[position] }
                    position += 1
                }
                if remaining == 0 { return false }
            }
            remaining -= 1
            let isDigit = ASCII.isDigit(byte)
            let isUpper = byte &- 0x41 < 26
            return switch kind {
            case UInt8(ascii: "n"): isDigit
            case UInt8(ascii: "a"): isUpper
            default: isDigit || isUpper
            }
        }
    }
}
