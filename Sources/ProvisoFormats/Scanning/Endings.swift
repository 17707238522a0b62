/// Texts that could be typed behind another.
///
/// A format whose texts of one state all go on alike names an ending for each of its states. They are tried one after the
/// other with the format's own scanner: a text that none completes is lost, and a text that is said to be incomplete has been
/// completed. Of several endings for a state the shortest is needed, for formats that limit lengths.
struct Endings: Sendable {
    private(set) var texts: [[UInt8]]

    init(_ texts: [[UInt8]]) { self.texts = texts }

    init(_ texts: StaticString...) { self.texts = texts.map(Self.bytes) }

    /// A text and what is left of it when it has been typed in part.
    ///
    /// - Parameter text: A text of the format.
    static func suffixes(of text: StaticString) -> Endings {
        let bytes = bytes(text)
        return Endings(bytes.indices.map { Array(bytes[$0...]) })
    }

    /// What is left of a text of which so many bytes have been typed; none when it has been typed in full.
    static func rest(of text: StaticString, from count: Int) -> Endings {
        let bytes = bytes(text)
        return Endings(count < bytes.count ? [Array(bytes[count...])] : [])
    }

    static func + (left: Endings, right: Endings) -> Endings { Endings(left.texts + right.texts) }

    /// Each of these endings, alone and with each of some others behind it, and the others alone.
    func perhaps(then others: Endings) -> Endings { self + others + then(others) }

    /// Each of these endings with each of some others behind it.
    func then(_ others: Endings) -> Endings {
        Endings(texts.flatMap { text in others.texts.map { text + $0 } })
    }

    /// Whether one of the endings brings a text into a format.
    func complete(_ utf8: Span<UInt8>, in format: some StringFormat) -> Bool {
        var draft = Draft(utf8)
        for text in texts where draft.isValid(with: text, in: format) { return true }
        return false
    }

    private static func bytes(_ text: StaticString) -> [UInt8] { text.withUTF8Buffer { Array($0) } }
}
