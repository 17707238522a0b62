internal import ProvisoCore
internal import ProvisoInspection

/// How much of the rules the records have tested. It is for those who write rules, and in the language of rules: English.
extension HTMLReportPage {
    /// So many rules have a row.
    private static let mostRules = 500

    /// The section; nothing unless coverage was asked for.
    var coverage: HTML {
        guard !summary.coverage.isEmpty else { return .nothing }
        return HTML(
            "section", ["id": "coverage", "aria-labelledby": "coverage-title", "lang": "en", "dir": "ltr"],
            [HTML("h2", ["id": "coverage-title"], "Rule coverage")]
                + summary.coverage.enumerated().map { index, file in table(file, index) })
    }

    private func table(_ file: FileCoverage, _ index: Int) -> HTML {
        let coverage = file.coverage
        let name: [HTML] = file.pattern.map { [.isolated($0), .text(": ")] } ?? []
        let rows = coverage.rules.prefix(Self.mostRules).map { rule -> [HTML] in
            let indent = String(repeating: "\u{A0}\u{A0}", count: rule.depth)
            let skipped = SkipReason.allCases.compactMap { reason in
                rule.skipped[reason].map { "\(reason): \(numbers.text($0))" }
            }
            return [
                HTML.all([.text(indent), .isolated(rule.attributes.joined(separator: ", "))]), code(rule.rule),
                .text(numbers.text(rule.passed)), .text(rule.judges ? numbers.text(rule.failed) : "–"),
                .text(skipped.joined(separator: "; ")), .isolated(file.notes(of: rule).joined(separator: "; ")),
            ]
        }
        let table = HTMLTable(
            id: "coverage-\(index)", caption: HTML.all(name + [.text(coverage.headline)]),
            columns: [
                .text("Attributes"), .text("Rule"), .count("Passed"), .count("Failed"), .text("Skipped"),
                .wide("Not seen"),
            ], rows: rows
        ).html
        let rest = coverage.rules.count - Self.mostRules
        return rest > 0 ? HTML("div", [:], [table, HTML("p", ["class": "soft"], "\(rest) more rules")]) : table
    }
}
