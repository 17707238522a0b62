/// A URI Template (RFC 6570), up to level 4: `/search{?q,lang}`, `{+path}/x{#part:3,list*}`.
///
/// The operators that the RFC reserves for later (`=`, `,`, `!`, `@`, `|`) are refused. As erratum 6937 corrects it, an
/// apostrophe may stand as a literal.
public struct URITemplateFormat: StringFormat {
    /// Creates a format.
    public init() {}

    /// Says why a text is not a URI Template, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do throws(FormatFailure) {
            var offset = 0
            while true {
                offset = Self.literals.skip(utf8, from: offset, to: utf8.count)
                guard offset < utf8.count else { return nil }
                switch utf8[offset] {
                case ASCII.openBrace: try Self.skipExpression(utf8, &offset)
                case ASCII.closeBrace: throw FormatFailure("closing bracket without an opening one", at: offset)
                default: throw URICharacters.failure(utf8, at: offset)
                }
            }
        } catch {
            return error
        }
    }
}

extension URITemplateFormat {
    /// `literals` of section 2.1.
    private static let literals = URICharacters(
        ascii: .query | ASCIISet("#") | ASCIISet("[") | ASCIISet("]"), nonASCII: .ucscharAndPrivate)

    private static let variableCharacters = ASCIISet.alphanumerics | ASCIISet("_")

    private static let reservedOperators =
        ASCIISet("=") | ASCIISet(",") | ASCIISet("!") | ASCIISet("@") | ASCIISet("|")

    private static let operators =
        ASCIISet("+") | ASCIISet("#") | ASCIISet(".") | ASCIISet("/") | ASCIISet(";") | ASCIISet("?") | ASCIISet("&")

    /// Passes an expression with its braces (section 2.2).
    private static func skipExpression(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        let start = offset
        offset += 1
        if offset < utf8.count {
            if reservedOperators.contains(utf8[offset]) { throw FormatFailure("character not allowed", at: offset) }
            if operators.contains(utf8[offset]) { offset += 1 }
        }
        while true {
            try skipVariable(utf8, &offset)
            guard offset < utf8.count else { throw FormatFailure("closing bracket missing", at: start) }
            let byte = utf8[offset]
            offset += 1
            if byte == ASCII.closeBrace { return }
            guard byte == ASCII.comma else { throw FormatFailure("unexpected character", at: offset - 1) }
        }
    }

    /// Passes a variable with its modifier (sections 2.3 and 2.4).
    private static func skipVariable(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        try skipName(utf8, &offset)
        guard offset < utf8.count else { return }
        if utf8[offset] == UInt8(ascii: "*") {
            offset += 1
        } else if utf8[offset] == ASCII.colon {
            offset += 1
            let start = offset
            while offset < utf8.count, ASCII.isDigit(utf8[offset]) { offset += 1 }
            guard 1...4 ~= offset - start, utf8[start] != ASCII.zero else {
                throw FormatFailure("out of range", at: start)
            }
        }
    }

    /// Passes a name: letters, digits, underscores and escapes, with single dots between.
    private static func skipName(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        let characters = URICharacters(ascii: variableCharacters, nonASCII: .none)
        while true {
            let start = offset
            offset = characters.skip(utf8, from: offset, to: utf8.count)
            guard offset > start else {
                throw FormatFailure(offset < utf8.count ? "name missing" : "closing bracket missing", at: offset)
            }
            guard offset < utf8.count, utf8[offset] == ASCII.dot else { return }
            offset += 1
        }
    }
}

extension URITemplateFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        if let cut = CutScalar(endOf: utf8), cut.offset == failure.offset {
            return cut.endings.complete(utf8, in: self)
        }
        return Endings("}", "a}", "1}", "0", "00", "0}", "00}").complete(utf8, in: self)
    }
}
