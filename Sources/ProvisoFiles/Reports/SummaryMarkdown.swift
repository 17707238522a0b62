internal import ProvisoCore

/// A summary of a check as Markdown, in the flavour of GitHub: what was found, by attribute and rule.
package enum SummaryMarkdown {
    /// The reader of a summary.
    package enum Reader {
        /// A program that shows Markdown: names of files, attributes and rules are text in it and nothing else.
        case markdown
        /// A person who reads the lines as they are: names are spelled as they are, and columns stand below one another.
        case person

        fileprivate func spelled(_ text: String) -> String {
            self == .markdown ? SummaryMarkdown.escaped(text) : VisibleText.singleLine(text)
        }
    }

    /// The summary, the same for any number of threads.
    package static func text(_ summary: CheckSummary, for reader: Reader = .markdown) -> String {
        let noun = summary.isRowsOnly ? ("row", "rows") : ("record", "records")
        let warnings = summary.violations - summary.errors
        var lines = [
            "### \(counted(summary.errors, "error", "errors")) in "
                + "\(summary.invalidRecords) of \(counted(summary.records, noun.0, noun.1))",
            "",
        ]
        var notes: [String] = []
        if warnings > 0 { notes.append("\(counted(warnings, "violation", "violations")) of less weight.") }
        if let known = summary.knownViolations { notes.append("\(known) known.") }
        if summary.violationsOfMissingColumns > 0 {
            let count = summary.violationsOfMissingColumns
            notes.append("\(count) more are not shown, as their columns are missing.")
        }
        if summary.isStopped { notes.append("The check was stopped early.") }
        if !notes.isEmpty { lines += [notes.joined(separator: " "), ""] }
        for failure in summary.failures { lines.append("- error: \(reader.spelled(failure.description))") }
        for attribute in summary.unseenAttributes {
            lines.append("- warning: \(reader.spelled(attribute.description))")
        }
        if lines.last?.isEmpty == false { lines.append("") }
        if !summary.kinds.isEmpty {
            let titles = ["severity", "attribute", "rule", "code", "violations", noun.1, "first"]
            lines += table([titles] + summary.kinds.map { cells($0, reader) }, for: reader)
            lines.append("")
        }
        if summary.violationsOfOtherKinds > 0 {
            lines += ["\(counted(summary.violationsOfOtherKinds, "violation", "violations")) of other kinds.", ""]
        }
        return lines.joined(separator: "\n")
    }

    private static func cells(_ kind: ViolationKind, _ reader: Reader) -> [String] {
        [kind.severity.rawValue, kind.path, kind.rule, kind.code].map(reader.spelled)
            + ["\(kind.violations)", "\(kind.records)"]
            + [reader.spelled(kind.file) + (kind.line > 0 ? ":\(kind.line)" : "")]
    }

    /// The columns of the table that hold numbers.
    private static let numbers = 4...5

    /// The lines of a table, of which the first row is the header.
    private static func table(_ rows: [[String]], for reader: Reader) -> [String] {
        var lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
        var rule = "|---|---|---|---|--:|--:|---|"
        if reader == .person, let titles = rows.first {
            let widths = titles.indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
            lines = rows.map { row in
                let padded = row.enumerated().map { column, cell in
                    let gap = String(repeating: " ", count: widths[column] - DisplayWidth.of(cell))
                    return numbers.contains(column) ? gap + cell : cell + gap
                }
                return "| " + padded.joined(separator: " | ") + " |"
            }
            rule =
                "|"
                + widths.enumerated().map { column, width in
                    String(repeating: "-", count: width + 1) + (numbers.contains(column) ? ":" : "-")
                }.joined(separator: "|") + "|"
        }
        lines.insert(rule, at: 1)
        return lines
    }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// Text that is nothing but text in Markdown: what could be markup or a link is a character reference.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in VisibleText.singleLine(text).unicodeScalars {
            let isPlain =
                scalar.value >= 0x80 || scalar.properties.isAlphabetic
                || "0123456789 -,;'()/%".unicodeScalars.contains(scalar)
            if isPlain { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
        }
        return result.replacing("www&#46;", with: "www&#8203;&#46;").replacing("&#46;", with: ".")
            .replacing("&#95;", with: "\\_")
    }
}
