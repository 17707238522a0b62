extension ExpressionReader {
    /// What an escape stands for, outside of classes and in them.
    enum Escape {
        /// A scalar, or half of a surrogate pair, which no text has.
        case scalar(UInt32)
        /// A set: what stands for it between the brackets of a class, and alone.
        case set(inside: String, alone: String)
    }

    /// White space of ECMA-262 and what ends lines.
    private static let space =
        #"\u{9}-\u{D}\u{20}\u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}"#
    /// What matches no scalar.
    static let nothing = #"[^\u{0}-\u{10FFFF}]"#

    /// Reads what follows a backslash outside of a class.
    mutating func atomEscape(from start: Int) throws(ExpressionError) -> String {
        if let digit = next, ("1"..."9").contains(digit) {
            var number = 0
            while let digit = next, ("0"..."9").contains(digit) {
                number = min(number * 10 + Int(digit.value - 0x30), 1_000_000)
                index += 1
            }
            references.append((number, "", start))
            note(unsupported: "a back-reference", at: start)
            return ""
        }
        if accept("k") {
            guard accept("<") else { throw error("`\\k` needs the name of a group", at: start) }
            references.append((nil, try groupName(from: start), start))
            note(unsupported: "a back-reference", at: start)
            return ""
        }
        switch try escape(from: start, inClass: false) {
        case .scalar(let value): return Unicode.Scalar(value).map(Self.literal) ?? Self.nothing
        case .set(_, let alone): return alone
        }
    }

    /// Reads what follows a backslash, references and assertions aside.
    mutating func escape(from start: Int, inClass: Bool) throws(ExpressionError) -> Escape {
        guard let scalar = next else { throw error("a backslash ends the expression", at: start) }
        index += 1
        switch scalar {
        case "t": return .scalar(0x09)
        case "n": return .scalar(0x0A)
        case "v": return .scalar(0x0B)
        case "f": return .scalar(0x0C)
        case "r": return .scalar(0x0D)
        case "b" where inClass: return .scalar(0x08)
        case "-" where inClass: return .scalar(0x2D)
        case "0":
            if let digit = next, ("0"..."9").contains(digit) {
                throw error("octal escapes do not exist", at: start)
            }
            return .scalar(0)
        case "c":
            guard let letter = next, ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) else {
                throw error("`\\c` needs a letter", at: start)
            }
            index += 1
            return .scalar(letter.value % 32)
        case "x":
            guard let value = hexadecimal(2) else { throw error("`\\x` needs two hexadecimal digits", at: start) }
            return .scalar(value)
        case "u":
            guard let value = try unicodeEscape(from: start) else {
                throw error("`\\u` needs four hexadecimal digits, or some in braces", at: start)
            }
            return .scalar(value)
        case "d": return .set(inside: "0-9", alone: "[0-9]")
        case "D": return .set(inside: "[^0-9]", alone: "[^0-9]")
        case "w": return .set(inside: "0-9A-Za-z_", alone: "[0-9A-Za-z_]")
        case "W": return .set(inside: "[^0-9A-Za-z_]", alone: "[^0-9A-Za-z_]")
        case "s": return .set(inside: Self.space, alone: "[\(Self.space)]")
        case "S": return .set(inside: "[^\(Self.space)]", alone: "[^\(Self.space)]")
        case "p", "P": return try property(isNegated: scalar == "P", from: start)
        case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/": return .scalar(scalar.value)
        // The flag `u` does not allow these, but public schemas have them, and they can mean nothing else.
        case " "..."/", ":"..."@", "`", "{"..."~": return .scalar(scalar.value)
        default: throw error("`\\\(scalar)` is not an escape", at: start)
        }
    }

    /// Reads what follows `\u`; `nil` for what is none. Two halves of a surrogate pair are one scalar.
    mutating func unicodeEscape(from start: Int) throws(ExpressionError) -> UInt32? {
        if accept("{") {
            var value: UInt32 = 0
            var count = 0
            while let digit = next.flatMap(Self.digit) {
                value = min(value * 16 + digit, 0x110000)
                index += 1
                count += 1
            }
            return count > 0 && value <= 0x10FFFF && accept("}") ? value : nil
        }
        guard let high = hexadecimal(4) else { return nil }
        guard (0xD800..<0xDC00).contains(high), next == "\\", peek(1) == "u" else { return high }
        let back = index
        index += 2
        guard let low = hexadecimal(4), (0xDC00..<0xE000).contains(low) else {
            index = back
            return high
        }
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    private mutating func hexadecimal(_ count: Int) -> UInt32? {
        var value: UInt32 = 0
        for distance in 0..<count {
            guard let digit = peek(distance).flatMap(Self.digit) else { return nil }
            value = value << 4 | digit
        }
        index += count
        return value
    }

    private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar {
        case "0"..."9": scalar.value - 0x30
        case "a"..."f": scalar.value - 0x61 + 10
        case "A"..."F": scalar.value - 0x41 + 10
        default: nil
        }
    }

    private mutating func property(isNegated: Bool, from start: Int) throws(ExpressionError) -> Escape {
        guard accept("{") else { throw error("`\\p` needs the name of a Unicode property in braces", at: start) }
        var name = ""
        while let scalar = next, scalar != "}" {
            guard
                ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                    || scalar == "_" || scalar == "="
            else { throw error("the name of a Unicode property is not valid", at: start) }
            name.unicodeScalars.append(scalar)
            index += 1
        }
        for key in ["Script_Extensions=", "scx="] where name.hasPrefix(key) {
            note(
                unsupported: "`\\p{\(key)…}`; write `\\p{Script=…}`, which asks for the characters of the script alone",
                .unknown, at: start)
            name = "Script=" + name.dropFirst(key.count)
        }
        guard accept("}"), let known = ExpressionProperty.known(name) else {
            throw error("there is no Unicode property `\(name)`", at: start)
        }
        let text = "\\\(isNegated ? "P" : "p"){\(known)}"
        return .set(inside: text, alone: text)
    }
}
