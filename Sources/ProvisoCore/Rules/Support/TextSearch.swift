internal import ProvisoFormats

/// Finds a text in other texts, character by character and by canonical equivalence.
///
/// - Complexity: Linear in the text that is searched, by the method of Knuth, Morris and Pratt, whatever stands in it. In
///   ASCII each byte is a character; nothing is copied there.
struct TextSearch: Sendable {
    /// The bytes of the composed form, folded where case is ignored.
    private let part: [UInt8]
    /// For each byte: how many bytes the part begins with are the last ones up to it.
    private let borders: [Int]
    let ignoresCase: Bool
    /// Whether each byte of the part is a character.
    private let isASCII: Bool

    /// Prepares the search for a text.
    ///
    /// - Complexity: Linear in the text.
    init(_ part: String, ignoreCase: Bool) {
        let part = Array(CanonicalText.composed(ignoreCase ? CanonicalText.folded(part) : part).utf8)
        self.part = part
        ignoresCase = ignoreCase
        isASCII = part.allSatisfy(Self.isCharacter)
        var borders = Array(repeating: 0, count: part.count)
        var length = 0
        for index in part.indices.dropFirst() {
            while length > 0, part[index] != part[length] { length = borders[length - 1] }
            if part[index] == part[length] { length += 1 }
            borders[index] = length
        }
        self.borders = borders
    }

    /// Whether the part occurs at least so many times, not overlapping. An empty part is everywhere.
    func isFound(in text: UnsafeBufferPointer<UInt8>, times: Int) -> Bool {
        guard times > 0, !part.isEmpty else { return true }
        if isASCII, text.allSatisfy(Self.isCharacter) { return isFound(in: text.span, times, isBoundary: nil) }
        var written = String(decoding: text, as: UTF8.self)
        if ignoresCase { written = CanonicalText.folded(written) }
        written = CanonicalText.composed(written)
        // Where characters begin and end.
        var isBoundary = Array(repeating: false, count: written.utf8.count + 1)
        var end = 0
        isBoundary[0] = true
        for character in written {
            end += character.utf8.count
            isBoundary[end] = true
        }
        return written.withUTF8 { isFound(in: $0.span, times, isBoundary: isBoundary) }
    }

    /// Whether a text holds the part so many times, and if not, whether it could with more text at its end. It can once the
    /// part, typed behind it and behind itself, is found each time.
    ///
    /// - Parameter part: The part as it was given.
    func completion(of text: String, _ part: String, times: Int) -> Completion? {
        func holds(_ text: String, _ times: Int) -> Bool { text.withBytes { isFound(in: $0, times: times) } }
        if holds(text, times) { return .valid }
        let isCompletable = ["", "\n"].map { $0 + part }.contains { holds(text + $0, 1) && holds($0 + $0, 2) }
        return isCompletable ? .incomplete : nil
    }

    private func isFound(in text: Span<UInt8>, _ times: Int, isBoundary: [Bool]?) -> Bool {
        let (part, borders) = (part.span, borders.span)
        var count = 0
        var length = 0
        var index = 0
        while index < text.count {
            var byte = text[index]
            // What is not ASCII is folded already.
            if ignoresCase, byte &- UInt8(ascii: "A") < 26 { byte |= 0x20 }
            while length > 0, byte != part[length] { length = borders[length - 1] }
            if byte == part[length] { length += 1 }
            index += 1
            guard length == part.count else { continue }
            if let isBoundary, !isBoundary[index] || !isBoundary[index - length] {
                length = borders[length - 1]
                continue
            }
            count += 1
            if count == times { return true }
            length = 0
        }
        return false
    }

    /// CR LF is one character of two bytes.
    private static func isCharacter(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }
}
