/// Breaks text into lines of a certain width, between words where that is possible.
package enum TextWrapping {
    /// The lines of a text without line ends.
    ///
    /// Blanks where a line is broken go; others stay. A word that is longer than a line is broken too, behind a comma where it has
    /// some, as JSON does.
    ///
    /// - Parameters:
    ///   - text: Any text on one line.
    ///   - width: The columns of a line, at least 1.
    ///   - firstWidth: The columns of the first line, when there are fewer or more.
    /// - Complexity: Linear in the length of the text.
    package static func lines(of text: String, width: Int, firstWidth: Int? = nil) -> [String] {
        var lines: [String] = []
        var line = ""
        var lineWidth = 0
        var blanks = 0
        var room: Int { max(1, lines.isEmpty ? firstWidth ?? width : width) }
        func end() {
            lines.append(line)
            (line, lineWidth, blanks) = ("", 0, 0)
        }
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            if part.isEmpty {
                blanks += 1
                continue
            }
            for piece in DisplayWidth.of(part) > width ? pieces(of: part) : [part] {
                let pieceWidth = DisplayWidth.of(piece)
                if lineWidth > 0, lineWidth + blanks + pieceWidth > room { end() }
                // Blanks at the start of the text are its own; those at a break are not.
                if lineWidth > 0 || lines.isEmpty {
                    line += String(repeating: " ", count: blanks)
                    lineWidth += blanks
                }
                blanks = 0
                if lineWidth + pieceWidth <= room {
                    line += piece
                    lineWidth += pieceWidth
                    continue
                }
                for character in piece {
                    let width = DisplayWidth.of(character)
                    if lineWidth > 0, lineWidth + width > room { end() }
                    line.append(character)
                    lineWidth += width
                }
            }
            blanks = 1
        }
        if !line.isEmpty || lines.isEmpty { lines.append(line) }
        return lines
    }

    /// A word in pieces that end with a comma.
    private static func pieces(of word: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var rest = word
        while let comma = rest.firstIndex(of: ",") {
            let next = rest.index(after: comma)
            pieces.append(rest[..<next])
            rest = rest[next...]
        }
        return rest.isEmpty ? pieces : pieces + [rest]
    }

    /// A text of several lines with each of them broken to a width; what is broken off is indented further than its line.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - width: The columns of a line, or `nil` to break none.
    ///   - hanging: How many columns further.
    package static func wrapped(_ text: String, width: Int?, hanging: Int = 4) -> String {
        guard let width else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if DisplayWidth.of(line) <= width { return String(line) }
            let own = line.prefix { $0 == " " }.count
            let indent = min(own + hanging, width / 2)
            let lines = lines(of: String(line), width: width - indent, firstWidth: width)
            return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
        }.joined(separator: "\n")
    }
}
