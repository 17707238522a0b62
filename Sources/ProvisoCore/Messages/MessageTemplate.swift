/// A message with named places: `{attribute} must be {min} or more.`
///
/// Places are names in braces; `{{` and `}}` stand for braces. A template is read once, when it is made, and filled in one
/// pass, so a value that itself contains `{min}` stays as it is.
public struct MessageTemplate: Sendable, Equatable {
    enum Part: Sendable, Equatable {
        case text(String)
        case place(Place)
    }

    /// A name in braces, and what can be known about it before anything is filled in.
    struct Place: Sendable, Equatable {
        enum Kind: Sendable, Equatable {
            case attribute, article, value, parameter
        }

        let name: String
        let kind: Kind
        /// Whether a word here starts a sentence; `nil` when that depends on what fills the place before.
        let startsSentence: Bool?

        init(_ name: String, startsSentence: Bool?) {
            self.name = name
            self.startsSentence = startsSentence
            kind =
                switch name {
                case "attribute": .attribute
                case "article": .article
                case "value": .value
                default: .parameter
                }
        }
    }

    /// The template as it was written.
    public let source: String
    let parts: [Part]

    /// Creates a template. Braces that do not name a place are text.
    ///
    /// - Complexity: Linear in the length of the text.
    public init(_ source: String) {
        self.source = source
        parts = source.withBytes(Self.parts)
    }

    private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> [Part] {
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var parts: [Part] = []
        // What was read since the last place: some text, and the bytes from an index on.
        var text = ""
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte != open, byte != close {
                index += 1
            } else if index + 1 < bytes.count, bytes[index + 1] == byte {
                text += String(decoding: bytes[start...index], as: UTF8.self)
                index += 2
                start = index
            } else if byte == open, let name = name(in: bytes, from: index + 1) {
                text += String(decoding: bytes[start..<index], as: UTF8.self)
                let startsSentence = SentenceStart.isStart(after: text[...]) ?? (parts.isEmpty ? true : nil)
                if !text.isEmpty { parts.append(.text(text)) }
                let place = Place(String(decoding: bytes[name], as: UTF8.self), startsSentence: startsSentence)
                parts.append(.place(place))
                text = ""
                index = name.upperBound + 1
                start = index
            } else {
                index += 1
            }
        }
        text += String(decoding: bytes[start...], as: UTF8.self)
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }

    /// The bytes of the name that begins at an index and ends with a brace; `nil` if there is none.
    private static func name(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        let end = bytes[start...].firstIndex { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                false
            default: true
            }
        }
        guard let end, end > start, bytes[end] == UInt8(ascii: "}") else { return nil }
        return start..<end
    }

    /// The names of the places, in order.
    public var places: [String] {
        parts.compactMap { if case .place(let place) = $0 { place.name } else { nil } }
    }

    /// Whether there is a place of this name.
    func hasPlace(named name: String) -> Bool {
        parts.contains { if case .place(let place) = $0 { place.name == name } else { false } }
    }

    /// Room for what is filled in, so that most messages are allocated once.
    private static let usualFilling = 48

    /// What became of a place.
    enum Filling {
        /// It stays as it is written.
        case none
        /// It was filled.
        case words
        /// It was filled with an abbreviation, whose period also ends the sentence: `1. siječnja 2026.`
        case abbreviation
    }

    /// Fills the places.
    ///
    /// An article that is empty, or that ends with an apostrophe (`l’`), takes the blank after it along, and an abbreviation
    /// the period.
    ///
    /// - Parameter fill: Appends the text of a place, and is told whether it stands at the start of a sentence.
    /// - Complexity: Linear in the length of the text.
    @inline(__always)
    func filled(_ fill: (_ place: Place, _ startsSentence: Bool, _ message: inout String) -> Filling) -> String {
        var message = ""
        message.reserveCapacity(source.utf8.count + Self.usualFilling)
        // What the text after a place is without.
        var dropped: UInt8?
        for part in parts {
            switch part {
            case .text(let text):
                if let first = dropped, text.utf8.first == first {
                    message += text.dropFirst()
                } else {
                    message += text
                }
            case .place(let place):
                let start = message.utf8.count
                let startsSentence = place.startsSentence ?? SentenceStart.isStart(after: message[...]) ?? true
                let filling = fill(place, startsSentence, &message)
                if filling == .none { message += "{\(place.name)}" }
                let joinsNext =
                    place.kind == .article
                    && (message.utf8.count == start || message.last == "'" || message.last == "’")
                dropped = joinsNext ? UInt8(ascii: " ") : filling == .abbreviation ? UInt8(ascii: ".") : nil
                continue
            }
            dropped = nil
        }
        return message
    }
}

extension MessageTemplate: ExpressibleByStringLiteral {
    /// Creates a template from a literal.
    @inline(never)
    public init(stringLiteral value: String) { self.init(value) }
}
