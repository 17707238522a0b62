/// A message with named places: `{attribute} must be {min} or more.`
///
/// Places are names in braces; `{{` and `}}` stand for braces. A template is filled in one pass, so a value that itself
/// contains `{min}` stays as it is.
public struct MessageTemplate: Sendable, Hashable {
    enum Part: Sendable, Hashable {
        case text(String)
        case place(String)
    }

    /// The template as it was written.
    public let source: String
    let parts: [Part]

    /// Creates a template. Braces that do not name a place are text.
    public init(_ source: String) {
        self.source = source
        var parts: [Part] = []
        var text = ""
        var rest = Substring(source)
        while let character = rest.popFirst() {
            if character == "{" || character == "}", rest.first == character {
                text.append(character)
                rest.removeFirst()
            } else if character == "{", let end = rest.firstIndex(of: "}"), Self.isName(rest[..<end]) {
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
                parts.append(.place(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                text.append(character)
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        self.parts = parts
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The names of the places, in order.
    public var places: [String] {
        parts.compactMap { if case .place(let name) = $0 { name } else { nil } }
    }

    /// Fills the places.
    ///
    /// An article that is empty, or that ends with an apostrophe (`l’`), takes the blank after it along.
    ///
    /// - Parameter value: Gives the text of a place, and whether it stands at the start of a sentence; `nil` leaves the
    ///   place as it is written.
    func filled(_ value: (_ place: String, _ startsSentence: Bool) -> String?) -> String {
        var message = ""
        var joinsNext = false
        for part in parts {
            switch part {
            case .text(let text): message += joinsNext && text.first == " " ? text.dropFirst() : text[...]
            case .place(let name):
                let text = value(name, Self.startsSentence(after: message)) ?? "{\(name)}"
                message += text
                joinsNext = name == "article" && (text.last.map { $0 == "'" || $0 == "’" } ?? true)
                continue
            }
            joinsNext = false
        }
        return message
    }

    /// Whether a word after some text starts a sentence; it may stand in quotes or parentheses.
    private static func startsSentence(after text: String) -> Bool {
        // Marks that open a quotation may stand before the first word; some languages open with what others close with.
        let isOpening: (Character) -> Bool = { "\"'“”„‚‘’«»‹›「『(¿¡".contains($0) }
        let isSpace: (Character) -> Bool = { $0.isWhitespace || $0 == "\u{200E}" || $0 == "\u{200F}" }
        var rest = text[...]
        while let last = rest.last, isOpening(last) || last == "\u{A0}" || last == "\u{202F}" { rest.removeLast() }
        guard let end = rest.last(where: { !isSpace($0) }) else { return true }
        return "。！？".contains(end) || (".!?।؟".contains(end) && rest.last.map(isSpace) ?? false)
    }
}

extension MessageTemplate: ExpressibleByStringLiteral {
    /// Creates a template from a literal.
    public init(stringLiteral value: String) { self.init(value) }
}
