/// Writes sets of scalars as character classes of ECMAScript, which mean the same with the flags `u` and `v`.
enum ECMAScriptClass {
    /// The shortest of a character, a class and the class of all others.
    static func source(of set: ScalarSet) -> String {
        if let scalar = set.single { return character(scalar, inClass: false) }
        // Not `[]` and `[^]`, which only JavaScript knows, and which V8 reads by halves of characters with the flag `v`.
        if set.isEmpty { return #"[^\s\S]"# }
        let complement = set.complement
        if complement.isEmpty { return #"[\s\S]"# }
        let members = members(of: set)
        // Two ends of ranges more are cheaper to read than a negation.
        guard set.contains(ScalarSet.limit) else { return isOneProperty(members) ? members : "[\(members)]" }
        let others = self.members(of: complement)
        return others.utf8.count <= members.utf8.count ? "[^\(others)]" : "[\(members)]"
    }

    private static func isOneProperty(_ members: String) -> Bool {
        members.hasPrefix(#"\p{"#) && members.firstIndex(of: "}") == members.index(before: members.endIndex)
    }

    /// What stands between the brackets: properties where the set is made of many ranges, and what is left.
    private static func members(of set: ScalarSet) -> String {
        var rest = set
        var source = ""
        if set.ranges.count > 16 {
            for name in properties {
                guard let property = UnicodeProperty.set(named: name), property.ranges.count <= set.ranges.count * 2,
                    property.subtracting(set).isEmpty, !property.isDisjoint(with: rest)
                else { continue }
                let left = rest.subtracting(property)
                // A property that leaves as many ranges as it takes away explains nothing.
                guard left.ranges.count < rest.ranges.count else { continue }
                rest = left
                source += #"\p{\#(name)}"#
            }
        }
        return rest.ranges.reduce(into: source) { source, range in
            source += character(range.lowerBound, inClass: true)
            guard range.upperBound > range.lowerBound else { return }
            if range.upperBound > range.lowerBound + 1 { source += "-" }
            source += character(range.upperBound, inClass: true)
        }
    }

    /// Properties that patterns name, the largest first, as ECMAScript spells them.
    private static let properties = [
        "Alphabetic", "L", "M", "N", "P", "S", "Z", "C", "Uppercase", "Lowercase", "White_Space", "Lu", "Ll", "Lt",
        "Lm", "Lo",
        "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs",
        "Cc", "Cf",
        "Script=Latin", "Script=Greek", "Script=Cyrillic", "Script=Arabic", "Script=Hebrew", "Script=Han",
        "Script=Hiragana", "Script=Katakana", "Script=Hangul", "Script=Thai", "Script=Devanagari",
    ]

    /// A character as it stands, escaped, or by number.
    private static func character(_ value: UInt32, inClass: Bool) -> String {
        switch value {
        case 0x09: return #"\t"#
        case 0x0A: return #"\n"#
        case 0x0D: return #"\r"#
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: break
        case 0x20...0x7E:
            // Outside of a class `\-` is an error with both flags. Inside it must be escaped; `&` and others may stand there once.
            let syntax = inClass ? #"^\()[]{}|/-"# : #"^$\.*+?()[]{}|/"#
            if syntax.utf8.contains(UInt8(truncatingIfNeeded: value)) { return "\\" + text(value) }
        case 0..<0x20, 0x7F: return #"\x"# + digits(value, count: 2)
        default:
            if let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic { break }
            return value <= 0xFFFF ? #"\u"# + digits(value, count: 4) : #"\u{\#(digits(value, count: 1))}"#
        }
        return text(value)
    }

    private static func text(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }

    private static func digits(_ value: UInt32, count: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
