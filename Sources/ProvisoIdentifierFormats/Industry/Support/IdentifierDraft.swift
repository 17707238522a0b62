internal import ProvisoFormats

/// An identifier that is being typed, with what might be typed next.
struct IdentifierDraft {
    private var bytes: [UInt8]
    private let count: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        count = bytes.count
    }

    init(_ utf8: Span<UInt8>) { self.init(utf8.withUnsafeBufferPointer { Array($0) }) }

    /// Whether the text is in a format once an ending is typed.
    mutating func isValid(with ending: some Sequence<UInt8>, in format: some StringFormat) -> Bool {
        bytes.removeSubrange(count...)
        bytes += ending
        return bytes.withUnsafeBufferPointer { format.failure(in: $0.span) } == nil
    }

    /// Whether what is left of an example brings the text into a format, with any check characters at its end.
    ///
    /// - Parameters:
    ///   - examples: Texts as people write them, one for each way to group; their check characters need not be right.
    ///   - checkCharacters: How many check characters they end in, 0 to 2.
    mutating func isBeginning(
        of examples: [StaticString], checkCharacters: Int = 1, in format: some StringFormat
    ) -> Bool {
        for example in examples {
            let length = example.utf8CodeUnitCount
            guard count < length else { continue }
            let open = min(checkCharacters, length - count)
            let ending = example.withUTF8Buffer { Array($0[count..<length - open]) }
            if complete(ending, open: open, in: format) != nil { return true }
        }
        return false
    }

    /// The check characters that bring the text into a format.
    mutating func firstEnding(checkCharacters: Int, in format: some StringFormat) -> [UInt8]? {
        complete([], open: checkCharacters, in: format)
    }

    /// The ending that, with some characters behind it, brings the text into a format.
    private mutating func complete(_ ending: [UInt8], open: Int, in format: some StringFormat) -> [UInt8]? {
        if open == 0 { return isValid(with: ending, in: format) ? ending : nil }
        // Where two check characters are open they are digits.
        let characters = open == 1 ? Self.characters : Self.characters.dropLast(26)
        for character in characters {
            if let found = complete(ending + [character], open: open - 1, in: format) { return found }
        }
        return nil
    }

    private static let characters: ArraySlice<UInt8> = ArraySlice("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}
