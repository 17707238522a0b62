extension Parser {
    static let backReferenceAdvice = "compare the two values with a rule of its own"

    /// What a backslash and what follows it stand for.
    enum Escape {
        case scalar(Unicode.Scalar)
        case set(ScalarSet)
        case node(Node)
        /// Nothing: the marks of a quotation.
        case nothing
    }

    /// Reads what follows a backslash outside a class.
    mutating func escape(from start: Int) throws(PatternError) -> Node? {
        switch try escapeSequence(from: start, inClass: false) {
        case .scalar(let scalar): literal(scalar)
        case .set(let set): .set(set)
        case .node(let node): node
        case .nothing: nil
        }
    }

    /// Reads what follows a backslash.
    mutating func escapeSequence(from start: Int, inClass: Bool) throws(PatternError) -> Escape {
        guard let scalar = next else {
            throw error("a backslash ends the pattern", at: start, "write `\\\\` for the character itself")
        }
        index += 1
        if let control = Self.control(scalar) { return .scalar(control) }
        switch scalar {
        case "0": return .scalar(try octal(from: start))
        case "x": return .scalar(try hexadecimal(from: start, digits: 2))
        case "u": return .scalar(try hexadecimal(from: start, digits: 4))
        case "U": return .scalar(try hexadecimal(from: start, digits: 8))
        case "o" where next == "{": return .scalar(try braced(radix: 8, from: start))
        case "c":
            guard let letter = next, (0x40...0x7E).contains(letter.value), letter != "`" else {
                throw error("`\\c` needs a letter", at: start, "write `\\cJ`, for example")
            }
            index += 1
            return .scalar(Unicode.Scalar(UInt8(letter.value & 0x1F)))
        case "d", "D", "w", "W", "s", "S", "h", "H", "v", "V": return .set(shorthand(scalar))
        case "N" where next != "{": return .set(ScalarSet.lineFeed.complement)
        case "p", "P": return .set(try property(isNegated: scalar == "P", from: start))
        case "Q":
            isQuoting = true
            return .nothing
        case "E": return .nothing
        case "b" where inClass: return .scalar("\u{8}")
        case "A", "z", "b", "B", "R":
            if inClass {
                throw error("`\\\(scalar)` has no meaning in a class", at: start)
            }
            return .node(try place(scalar, from: start))
        default: break
        }
        if scalar.properties.isAlphabetic, scalar.isASCII || ("0"..."9").contains(scalar) {
            throw unsupportedEscape(scalar, from: start)
        }
        if ("1"..."9").contains(scalar) { throw unsupportedEscape(scalar, from: start) }
        return .scalar(scalar)
    }

    /// The control character that a letter behind a backslash stands for. No dictionary: to make its type would take a start of
    /// the command half a million instructions.
    private static func control(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
        switch letter {
        case "t": "\t"
        case "n": "\n"
        case "r": "\r"
        case "f": "\u{C}"
        case "a": "\u{7}"
        case "e": "\u{1B}"
        default: nil
        }
    }

    private func shorthand(_ letter: Unicode.Scalar) -> ScalarSet {
        let named: NamedClass =
            switch letter {
            case "d", "D": .digit
            case "w", "W": .word
            case "s", "S": .space
            case "h", "H": .blank
            default: .vertical
            }
        let set = named.set(unicode: flags.unicode)
        return letter.properties.isUppercase ? set.complement : set
    }

    /// `\A \z \b \B \R`, and `\b{start}` and its kin.
    private mutating func place(_ letter: Unicode.Scalar, from start: Int) throws(PatternError) -> Node {
        switch letter {
        case "A": return .assertion(.textStart)
        case "z": return .assertion(.textEnd)
        case "B": return .assertion(.word(.notBoundary, unicode: flags.unicode))
        case "R":
            let carriageReturnLineFeed = Node.joined([.set(ScalarSet("\r")), .set(.lineFeed)])
            return .either([carriageReturnLineFeed, .set(NamedClass.vertical.set(unicode: flags.unicode))])
        default:
            var kind = Assertion.WordBoundary.boundary
            if next == "{", peek(1).map({ !("0"..."9").contains($0) && $0 != "," }) ?? false {
                if accept(text: "{start}") {
                    kind = .start
                } else if accept(text: "{end}") {
                    kind = .end
                } else if accept(text: "{start-half}") {
                    kind = .startHalf
                } else if accept(text: "{end-half}") {
                    kind = .endHalf
                } else {
                    throw error(
                        "unknown kind of boundary", at: start, "the kinds are start, end, start-half and end-half")
                }
            }
            return .assertion(.word(kind, unicode: flags.unicode))
        }
    }

    private func unsupportedEscape(_ scalar: Unicode.Scalar, from start: Int) -> PatternError {
        switch scalar {
        case "1"..."9", "k":
            error(.unsupported, "back-references are not supported", at: start, Self.backReferenceAdvice)
        case "g":
            error(
                .unsupported, "back-references and recursion are not supported", at: start, Self.backReferenceAdvice)
        case "Z":
            error(
                .unsupported, "`\\Z` is not supported: it lets a line feed at the end slip through", at: start,
                "write `\\z` for the very end, or `\\n?\\z` to allow a line feed in front of it")
        case "G", "K":
            error(.unsupported, "`\\\(scalar)` is not supported: a pattern is not searched for from a place", at: start)
        case "X":
            error(
                .unsupported, "`\\X` is not supported: patterns match by Unicode scalars", at: start,
                "write `\\P{M}\\p{M}*` for a character with its marks")
        case "N":
            error(
                .unsupported, "characters by name are not supported", at: start,
                "write `\\u{…}` with the number in hexadecimal")
        default:
            error("`\\\(scalar)` is not an escape", at: start, "write `\(scalar)` for the letter itself")
        }
    }

    // MARK: Numbers

    private mutating func hexadecimal(from start: Int, digits: Int) throws(PatternError) -> Unicode.Scalar {
        if next == "{" { return try braced(radix: 16, from: start) }
        var value = try fixed(digits: digits, from: start)
        // A pair of surrogates as ECMAScript and JSON write it.
        if (0xD800...0xDBFF).contains(value), digits == 4, peek(0) == "\\", peek(1) == "u", peek(2) != "{" {
            index += 2
            let low = try fixed(digits: 4, from: start)
            guard (0xDC00...0xDFFF).contains(low) else { throw notScalar(start) }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw notScalar(start) }
        return scalar
    }

    private mutating func fixed(digits: Int, from start: Int) throws(PatternError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = next.flatMap({ Self.digit($0, radix: 16) }) else {
                throw error(
                    "the escape needs \(digits) hexadecimal digits", at: start, "write `\\u{…}` for fewer or more")
            }
            value = value &<< 4 | digit
            index += 1
        }
        return value
    }

    private mutating func braced(radix: UInt32, from start: Int) throws(PatternError) -> Unicode.Scalar {
        index += 1
        var value: UInt32 = 0
        var count = 0
        while let digit = next.flatMap({ Self.digit($0, radix: radix) }) {
            value = min(value * radix + digit, 0x110000)
            count += 1
            index += 1
        }
        guard count > 0, accept("}") else { throw error("the escape needs digits and `}`", at: start) }
        guard let scalar = Unicode.Scalar(value) else { throw notScalar(start) }
        return scalar
    }

    /// `\0`, and up to three octal digits behind it.
    private mutating func octal(from start: Int) throws(PatternError) -> Unicode.Scalar {
        var value: UInt32 = 0
        var count = 0
        while count < 3, let digit = next.flatMap({ Self.digit($0, radix: 8) }), value * 8 + digit <= 0xFF {
            value = value * 8 + digit
            count += 1
            index += 1
        }
        guard let scalar = Unicode.Scalar(value) else { throw notScalar(start) }
        return scalar
    }

    private func notScalar(_ start: Int) -> PatternError {
        error("the number is not a Unicode scalar", at: start, "scalars are 0 to D7FF and E000 to 10FFFF")
    }

    private static func digit(_ scalar: Unicode.Scalar, radix: UInt32) -> UInt32? {
        let value: UInt32
        switch scalar {
        case "0"..."9": value = scalar.value - 0x30
        case "a"..."f": value = scalar.value - 0x61 + 10
        case "A"..."F": value = scalar.value - 0x41 + 10
        default: return nil
        }
        return value < radix ? value : nil
    }

    // MARK: Properties

    /// Reads what follows `\p` or `\P`.
    private mutating func property(isNegated: Bool, from start: Int) throws(PatternError) -> ScalarSet {
        var isNegated = isNegated
        var name = ""
        if accept("{") {
            if accept("^") { isNegated.toggle() }
            while let scalar = next, scalar != "}" {
                name.unicodeScalars.append(scalar)
                index += 1
            }
            guard accept("}") else { throw error("the property is not closed", at: start) }
        } else if let letter = next {
            name.unicodeScalars.append(letter)
            index += 1
        }
        // `\p{gc!=Lu}`
        if let bang = name.unicodeScalars.firstIndex(of: "!"), name.unicodeScalars[bang...].dropFirst().first == "=" {
            name.unicodeScalars.remove(at: bang)
            isNegated.toggle()
        }
        guard let set = UnicodeProperty.set(named: name) else {
            throw error(
                "there is no Unicode property `\(name)`", at: start,
                "general categories (`Lu`), scripts (`Greek`) and binary properties (`Alphabetic`) can be used")
        }
        let members = folded(set)
        return isNegated ? members.complement : members
    }
}
