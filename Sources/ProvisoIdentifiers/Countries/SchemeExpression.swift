internal import ProvisoIdentifierFormats

/// The pattern of a scheme as a regular expression, for schemas and proofs.
enum SchemeExpression {
    /// A regular expression that matches just the texts which the pattern of a scheme takes, separators as they stand there.
    ///
    /// - Returns: `nil` for a scheme with check digits, and for a pattern with letters beyond ASCII.
    static func expression(of scheme: NationalNumberScheme) -> String? {
        guard scheme.check.isEmpty else { return nil }
        var expression = ""
        var signs = scheme.pattern.drop { $0 == "=" }
        while let sign = signs.popFirst() {
            switch sign {
            case "n": expression += "[0-9]"
            case "a": expression += "[A-Za-z]"
            case "c": expression += "[0-9A-Za-z]"
            case "[":
                guard let members = members(of: signs.prefix { $0 != "]" }) else { return nil }
                signs = signs.drop { $0 != "]" }.dropFirst()
                expression += "[\(members)]"
            case "(": expression += "(?:"
            case "{":
                expression += "{\(signs.prefix { $0 != "}" })}"
                signs = signs.drop { $0 != "}" }.dropFirst()
            case ")", "|", "?", " ", "-", "0"..."9": expression.append(sign)
            case ".", "/": expression += "\\\(sign)"
            case "A"..."Z": expression += "[\(sign)\(sign.lowercased())]"
            default: return nil
            }
        }
        return expression
    }

    /// The members of a class, with small letters beside the capitals.
    private static func members(of signs: Substring) -> String? {
        var signs = signs
        var members = ""
        while let sign = signs.popFirst() {
            guard let asciiValue = sign.asciiValue else { return nil }
            if sign == "n" {
                members += "0-9"
            } else if signs.first == "-", signs.count > 1 {
                signs.removeFirst()
                guard let last = signs.popFirst(), last.asciiValue != nil else { return nil }
                members += "\(sign)-\(last)"
                if sign.isUppercase, last.isUppercase { members += "\(sign.lowercased())-\(last.lowercased())" }
            } else if sign.isLetter {
                members += "\(sign)\(sign.lowercased())"
            } else {
                members += 0x30...0x39 ~= asciiValue ? "\(sign)" : "\\\(sign)"
            }
        }
        return members
    }
}
