#if Command
import ProvisoFiles

/// The last line of a check: `1 204 rows, 2 with problems (2 violations) in 0.01 s`.
enum SummaryLine {
    static func text(_ summary: CheckSummary, _ time: Duration) -> String {
        let noun = summary.isRowsOnly ? ("row", "rows") : ("record", "records")
        let infos = summary.violations - summary.errors - summary.warnings
        let ofFiles = summary.violationsOfFiles
        let place = summary.isOfSeveralFiles ? "of files as a whole" : "of the file as a whole"
        var counts: [String] = []
        if summary.errors > 0 || summary.violations == 0 {
            counts.append(counted(summary.errors, "violation", "violations"))
        }
        if summary.warnings > 0 { counts.append(counted(summary.warnings, "warning", "warnings")) }
        if infos > 0 { counts.append(counted(infos, "info", "infos")) }
        // Such a violation is no record's, so the numbers do not contradict one another.
        if ofFiles > 0, ofFiles < summary.violations { counts.append("\(grouped(ofFiles)) \(place)") }
        let found = counts.joined(separator: ", ") + (ofFiles > 0 && ofFiles == summary.violations ? " \(place)" : "")
        return counted(summary.records, noun.0, noun.1)
            + ", \(grouped(summary.invalidRecords)) with problems (\(found)) in \(seconds(time)) s"
            + (summary.leftOut > 0 ? "; \(grouped(summary.leftOut)) left out" : "")
            + (summary.knownViolations.map { "; \(grouped($0)) known" } ?? "")
            + (summary.violationsOfMissingColumns > 0
                ? "; \(grouped(summary.violationsOfMissingColumns)) not shown, as their columns are missing" : "")
            + (summary.isStopped ? "; stopped early" : "")
    }

    /// A number with its noun.
    static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(grouped(count)) \(count == 1 ? one : many)"
    }

    /// Digits in groups of three.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += " " }
            text.append(digit.element)
        }
    }

    /// Seconds with two digits behind the point.
    private static func seconds(_ time: Duration) -> String {
        let hundredths = (time.components.seconds * 100) + time.components.attoseconds / 10_000_000_000_000_000
        let rest = String(hundredths % 100)
        return "\(hundredths / 100).\(rest.count == 1 ? "0" : "")\(rest)"
    }
}
#endif
