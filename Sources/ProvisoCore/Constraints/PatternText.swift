/// Parts of patterns that the shapes of several formats have.
///
/// Classes spell both cases out, and scalars are written as `\u{…}`, so that other dialects read the patterns as well.
enum PatternText {
    /// A hexadecimal digit in either case.
    static let hexDigit = "[0-9A-Fa-f]"
    /// All that is not ASCII, to be put into a class.
    static let beyondASCII = #"\u{80}-\u{10FFFF}"#

    // MARK: Addresses

    /// An IPv4 address: four numbers up to 255, without leading zeros.
    static let ipv4 = #"\#(octet)(?:\.\#(octet)){3}"#

    private static let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"

    /// An IPv6 address in all forms of RFC 4291, by the grammar of RFC 3986.
    static let ipv6: String = {
        let group = hexDigit + "{1,4}"
        let lastTwo = "(?:\(group):\(group)|\(ipv4))"
        var ways = ["(?:\(group):){6}\(lastTwo)"]
        // The double colon stands for one group or more, so that seven are left.
        for behind in 0...7 {
            let front =
                switch 7 - behind {
                case 0: ""
                case 1: "(?:\(group))?"
                case let most: "(?:(?:\(group):){0,\(most - 1)}\(group))?"
                }
            let back =
                switch behind {
                case 0: ""
                case 1: group
                case 2: lastTwo
                default: "(?:\(group):){\(behind - 2)}\(lastTwo)"
                }
            ways.append(front + "::" + back)
        }
        return "(?:" + ways.joined(separator: "|") + ")"
    }()

    // MARK: Names of hosts

    /// A domain name. One that may go beyond ASCII is said no more of than which characters of ASCII it has.
    static func domainName(
        minimumLabels: Int, allowUnderscore: Bool, allowTrailingDot: Bool, isInternational: Bool
    ) -> String {
        let underscore = allowUnderscore ? "_" : ""
        guard !isInternational else { return "[A-Za-z0-9\(underscore).\(beyondASCII)-]+" }
        let ends = "[A-Za-z0-9\(underscore)]"
        let inside = "[A-Za-z0-9\(underscore)-]"
        let more = max(0, min(minimumLabels, 127) - 1)
        // Written out, many labels of limited length would be too large a pattern.
        let label = more > 20 ? inside + "+" : "\(ends)(?:\(inside){0,61}\(ends))?"
        return #"\#(label)(?:\.\#(label)){\#(more),}\#(allowTrailingDot ? #"\.?"# : "")"#
    }

    /// A text in any case.
    static func anyCase(_ text: String) -> String {
        text.reduce(into: "") { pattern, character in
            let (upper, lower) = (character.uppercased(), character.lowercased())
            pattern += upper == lower ? PatternConstraint.escaped(lower) : "[\(upper)\(lower)]"
        }
    }

    // MARK: URIs

    /// A character that may stand somewhere in a URI (RFC 3986), or an escape.
    static let uriCharacter = "(?:[\(uriCharacters)]|%\(hexDigit){2})"
    /// A character that may stand somewhere in an IRI (RFC 3987), or an escape.
    static let iriCharacter = #"(?:[\#(uriCharacters)\u{A0}-\u{10FFFF}]|%\#(hexDigit){2})"#

    private static let uriCharacters = #"A-Za-z0-9!#$&'()*+,./:;=?@\[\]_~\-"#

    // MARK: Positions

    /// A number as ``/ProvisoFormats/LatitudeFormat`` reads it, of any size.
    static let degrees = #"[+-]?(?:(?:0|[1-9][0-9]*)(?:\.[0-9]+)?|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?"#
    /// Two such numbers with a comma between, perhaps in parentheses.
    static let position = #"\#(degrees), ?\#(degrees)|\(\#(degrees), ?\#(degrees)\)"#

    // MARK: Equivalence

    /// A pattern for the texts that are canonically equivalent to a text of ASCII; `nil` for any other text.
    static func equivalent(to text: String) -> String? {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return text.unicodeScalars.reduce(into: "") { pattern, scalar in
            switch scalar {
            // The signs of Kelvin, of a Greek question and of a Greek grave accent are these characters.
            case "K": pattern += #"[K\u{212A}]"#
            case ";": pattern += #"[;\u{37E}]"#
            case "`": pattern += #"[`\u{1FEF}]"#
            default: pattern += PatternConstraint.escaped(String(scalar))
            }
        }
    }
}
