#if Command
import ProvisoFiles

/// A line for each file of several, before the line for all of them: `a.csv: 12 records, 2 with problems`.
enum FileLines {
    /// So many lines are printed at most; of many files those with problems.
    private static let most = 20

    static func lines(_ summary: CheckSummary) -> [String] {
        let files = summary.files
        guard summary.isOfSeveralFiles else { return [] }
        let isShort = files.count <= most
        let shown = isShort ? files : Array(files.filter(isNotable).prefix(most))
        let others = isShort ? 0 : files.count - shown.count
        var lines = shown.map { line(of: $0, summary) }
        if others > 0 {
            let records = files.reduce(0) { $0 + $1.records } - shown.reduce(0) { $0 + $1.records }
            let invalid = files.reduce(0) { $0 + $1.invalidRecords } - shown.reduce(0) { $0 + $1.invalidRecords }
            lines.append("\(SummaryLine.grouped(others)) more files: " + counts(records, invalid, summary))
        }
        return lines
    }

    /// What is reported of the only file.
    static func suffix(_ summary: CheckSummary) -> String {
        guard !summary.isOfSeveralFiles, let finding = summary.files.first?.delimiter else { return "" }
        return "; \(finding)"
    }

    private static func isNotable(_ file: FileSummary) -> Bool { file.violations > 0 || file.isStopped }

    private static func line(of file: FileSummary, _ summary: CheckSummary) -> String {
        "\(file.file): " + counts(file.records, file.invalidRecords, summary)
            + (file.isStopped ? "; stopped early" : "") + (file.delimiter.map { "; \($0)" } ?? "")
    }

    private static func counts(_ records: Int, _ invalid: Int, _ summary: CheckSummary) -> String {
        let noun = summary.isRowsOnly ? (one: "row", many: "rows") : (one: "record", many: "records")
        return "\(SummaryLine.grouped(records)) \(records == 1 ? noun.one : noun.many), "
            + "\(SummaryLine.grouped(invalid)) with problems"
    }
}
#endif
