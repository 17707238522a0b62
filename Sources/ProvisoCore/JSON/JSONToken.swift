/// A piece of JSON: a range of the bytes and what it is.
package struct JSONToken {
    package enum Kind: UInt8, Sendable {
        case null, `true`, `false`, number, string
        /// The key of a member; its colon is behind it.
        case key
        case beginArray, endArray, beginObject, endObject
        /// The end of the text.
        case end
    }

    package let kind: Kind
    /// Whether a string or a key has escapes, so that its bytes are not its text.
    package let hasEscapes: Bool
    /// Where it begins; for a string and a key after the quote.
    package let start: Int
    /// The offset after its end; for a string and a key that of the closing quote.
    package let end: Int

    /// Where it begins, with its quote.
    var outerStart: Int { kind == .string || kind == .key ? start &- 1 : start }

    @inline(__always)
    init(_ kind: Kind, _ start: Int, _ end: Int, hasEscapes: Bool = false) {
        self.kind = kind
        self.start = start
        self.end = end
        self.hasEscapes = hasEscapes
    }
}
