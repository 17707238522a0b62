/// The lines of a CSV file before its first row: the line `sep=;` with which spreadsheets tell the delimiter, and lines to be
/// skipped.
///
/// The line is one only as the very first of a file. `sep=;`, `"sep=;"` and `SEP=\t` are understood, and delimiters behind it: a
/// program that takes it for a row fills it up with them. It is one of the lines to be skipped, if there are such.
struct CSVPreamble: Hashable {
    /// How many bytes it takes, with the last line end.
    private(set) var length = 0
    /// How many lines it has.
    private(set) var lines = 0
    /// The delimiter that the first line tells.
    private(set) var delimiter: String?

    /// Finds the end of it, or returns `nil` when more of the file is needed.
    ///
    /// - Parameter isLast: Whether nothing comes after the bytes.
    init?(_ bytes: Span<UInt8>, isLast: Bool, skipping skippedLines: Int) {
        if bytes.isEmpty, !isLast { return nil }
        if Self.mayBeginWithSeparator(bytes) {
            // The line is short, or it is none.
            if let next = Self.lineEnd(bytes, from: 0, isLast: isLast) {
                delimiter = Self.delimiter(of: bytes.extracting(0..<next))
                if delimiter != nil { (length, lines) = (next, 1) }
            } else if bytes.count < Self.longestLine {
                return nil
            }
        }
        while lines < skippedLines, length < bytes.count {
            guard let next = Self.lineEnd(bytes, from: length, isLast: isLast) else { return nil }
            length = next
            lines += 1
        }
        if lines < skippedLines, !isLast { return nil }
    }

    private static let name = Array("sep=".utf8)
    private static let longestLine = 1024

    /// Whether the text begins with `sep=`, as far as it goes.
    private static func mayBeginWithSeparator(_ bytes: Span<UInt8>) -> Bool {
        guard !bytes.isEmpty else { return false }
        let start = bytes[0] == UInt8(ascii: "\"") ? 1 : 0
        for index in name.indices where start + index < bytes.count {
            let byte = bytes[start + index]
            guard byte == name[index] || (0x41...0x5A).contains(byte) && byte | 0x20 == name[index] else {
                return false
            }
        }
        return true
    }

    /// The offset behind the line that begins at an offset, or `nil` when its end has not come.
    private static func lineEnd(_ bytes: Span<UInt8>, from start: Int, isLast: Bool) -> Int? {
        var index = start
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        guard index < bytes.count else { return isLast ? bytes.count : nil }
        if bytes[index] == 0x0A { return index + 1 }
        // A line feed may follow.
        guard index + 1 < bytes.count else { return isLast ? index + 1 : nil }
        return bytes[index + 1] == 0x0A ? index + 2 : index + 1
    }

    /// The delimiter that a line tells, or `nil` when it is another line.
    private static func delimiter(of line: Span<UInt8>) -> String? {
        guard let text = line.withUnsafeBufferPointer({ String(validating: $0, as: UTF8.self) }) else { return nil }
        var rest = Array(text.unicodeScalars)[...]
        while let last = rest.last, last == "\n" || last == "\r" { rest.removeLast() }
        let isQuoted = rest.first == "\""
        if isQuoted { rest.removeFirst() }
        // That the line begins so is known.
        rest = rest.dropFirst(name.count)
        let delimiter: String
        if rest.starts(with: ["\\", "t"]) {
            delimiter = "\t"
            rest = rest.dropFirst(2)
        } else {
            guard let first = rest.popFirst() else { return nil }
            delimiter = String(first)
        }
        if isQuoted { guard rest.popFirst() == "\"" else { return nil } }
        guard rest.allSatisfy({ String($0) == delimiter }) else { return nil }
        return (try? CSVDialect(delimiter: delimiter)) == nil ? nil : delimiter
    }
}
