#if YAML
internal import ProvisoCore

/// Finds the text without quotes at which the parser gave up: a pattern, a message, whatever holds a character that means
/// something in YAML.
enum YAMLQuoting {
    /// How to write the value that the place where YAML is broken belongs to; `nil` when it has quotes, or when there is none.
    static func advice(for text: String, brokenAt place: SourcePosition) -> String? {
        let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
        if let key = commentedKey(in: lines.prefix(place.line)) {
            return "` #` begins a comment: put the value of `\(key)` in single quotes."
        }
        guard let line = lines.dropFirst(place.line - 1).first.map(Array.init),
            let (key, start) = value(in: line, before: place.column - 1), line[start] != "'", line[start] != "\""
        else { return nil }
        if line[start] == ">" || line[start] == "|", key != "pattern" {
            return "Put the value of `\(key)` in single quotes, since `\(line[start])` begins a text of several lines."
        }
        if key == "pattern" { return "Put the pattern in single quotes: pattern: '…'." }
        guard isText(line[start..<min(place.column, line.count)]) else { return nil }
        return "Put the value of `\(key)` in single quotes."
    }

    /// The key in one of the last lines whose value is a comment, as in `{ color: #fff }`: what closes the mapping is in the comment.
    private static func commentedKey(in lines: ArraySlice<Substring.UnicodeScalarView>) -> String? {
        for line in lines.suffix(3).reversed() {
            let line = Array(line)
            guard line.contains("{"), let (key, start) = value(in: line, before: line.count), line[start] == "#" else {
                continue
            }
            return key
        }
        return nil
    }

    /// Whether a value, up to where YAML is broken, is text with brackets or braces and not a list or a mapping: it begins
    /// with something else, or goes on behind the bracket that closes it.
    private static func isText(_ value: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = value.first, !"]}&*!|>%@`#,".unicodeScalars.contains(first) else { return false }
        guard first == "[" || first == "{" else { return value.contains { $0 == "[" || $0 == "{" } }
        var depth = 0
        for (index, scalar) in zip(value.indices, value) {
            if scalar == "[" || scalar == "{" { depth += 1 }
            if scalar == "]" || scalar == "}" { depth -= 1 }
            if depth == 0 { return index < value.index(before: value.endIndex) }
        }
        return false
    }

    /// The last key before a column, and where its value begins.
    private static func value(in line: [Unicode.Scalar], before column: Int) -> (key: String, start: Int)? {
        var found: (key: String, start: Int)?
        var quote: Unicode.Scalar?
        for index in 0..<min(column, line.count) {
            let scalar = line[index]
            if let open = quote {
                if scalar == open { quote = nil }
            } else if scalar == "'" || scalar == "\"" {
                if index == 0 || " [{,:".unicodeScalars.contains(line[index - 1]) { quote = scalar }
            } else if scalar == ":", index + 1 < line.count, line[index + 1] == " " {
                let key = line[..<index].reversed().prefix { $0.properties.isAlphabetic }.reversed()
                guard !key.isEmpty, let start = line[(index + 1)...].firstIndex(where: { $0 != " " }) else { continue }
                var name = ""
                name.unicodeScalars.append(contentsOf: key)
                found = (name, start)
            }
        }
        return found
    }
}
#endif
