internal import ProvisoCore

/// A summary of a check as Markdown, in the flavour of GitHub: what was found, by attribute and rule.
package enum SummaryMarkdown {
    /// The summary, the same for any number of threads. Names of files, attributes and rules are text in it and nothing else.
    package static func text(_ summary: CheckSummary) -> String {
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
        if summary.isStopped { notes.append("The check was stopped early.") }
        if !notes.isEmpty { lines += [notes.joined(separator: " "), ""] }
        for failure in summary.failures { lines.append("- error: \(escaped(failure.description))") }
        for attribute in summary.unseenAttributes { lines.append("- warning: \(escaped(attribute.description))") }
        if lines.last?.isEmpty == false { lines.append("") }
        if !summary.kinds.isEmpty {
            lines += [
                "| severity | attribute | rule | code | violations | \(noun.1) | first |",
                "|---|---|---|---|--:|--:|---|",
            ]
            lines += summary.kinds.map(row)
            lines.append("")
        }
        if summary.violationsOfOtherKinds > 0 {
            lines += ["\(counted(summary.violationsOfOtherKinds, "violation", "violations")) of other kinds.", ""]
        }
        return lines.joined(separator: "\n")
    }

    private static func row(_ kind: ViolationKind) -> String {
        let first = kind.line > 0 ? "\(kind.file):\(kind.line)" : kind.file
        let cells = [kind.severity.rawValue, kind.path, kind.rule, kind.code].map(escaped)
        return "| " + (cells + ["\(kind.violations)", "\(kind.records)", escaped(first)]).joined(separator: " | ")
            + " |"
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
