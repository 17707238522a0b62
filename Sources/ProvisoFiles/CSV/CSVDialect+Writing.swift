extension CSVDialect {
    /// Whether a text must be in quotes to be read back as it is.
    func needsQuotes(_ text: Span<UInt8>) -> Bool {
        guard let first = delimiter.first else { return true }
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
            case first where begins(text, at: index): return true
            default: break
            }
        }
        return false
    }

    /// Writes a cell, in quotes where it needs them.
    ///
    /// - Parameters:
    ///   - text: The text of the cell.
    ///   - isQuoted: Whether it is put in quotes even where it does not need them, as it was before.
    ///   - isFirst: Whether it begins its row: when it begins as comments do, or with U+FEFF, it is quoted.
    ///   - isAlone: Whether it is the only cell of its row: when empty it is quoted, since a blank line is no row.
    ///   - output: Where to append; nothing else is allocated.
    package func write(
        _ text: Span<UInt8>, isQuoted: Bool = false, isFirst: Bool = false, isAlone: Bool = false,
        to output: inout [UInt8]
    ) {
        let quote = UInt8(ascii: "\"")
        guard
            isQuoted || (isAlone && text.isEmpty) || (isFirst && (isComment(text) || beginsWithMark(text)))
                || needsQuotes(text)
        else {
            text.withUnsafeBufferPointer { output.append(contentsOf: $0) }
            return
        }
        output.append(quote)
        for index in text.indices {
            if text[index] == quote { output.append(quote) }
            output.append(text[index])
        }
        output.append(quote)
    }

    private func isComment(_ text: Span<UInt8>) -> Bool {
        !comment.isEmpty && CSVComment.beginning(comment, in: text, at: 0, isLast: true) == .comment
    }

    /// Whether a text begins as files with a byte order mark do. At the start of a file it would be taken for one.
    private func beginsWithMark(_ text: Span<UInt8>) -> Bool {
        text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    }

    private func begins(_ text: Span<UInt8>, at offset: Int) -> Bool {
        guard text.count - offset >= delimiter.count else { return false }
        for index in delimiter.indices where text[offset + index] != delimiter[index] { return false }
        return true
    }
}
