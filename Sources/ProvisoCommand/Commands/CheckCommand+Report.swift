#if Command
import ArgumentParser
import Foundation
import ProvisoCore
public import ProvisoFiles
import ProvisoLanguages

/// What is said of a check at its end.
extension CheckCommand {
    func makeReport(of result: CheckSummary, _ check: FileCheck) -> HTMLReport {
        var report = HTMLReport(result, catalog: check.catalog)
        report.rules = rules?.description ?? ""
        report.scenario = check.scenario
        report.time = ReportTarget.time(environment: ProcessInfo.processInfo.environment)
        return report
    }

    /// The messages in the language that is asked for, else in the environment's.
    func makeCatalog() -> MessageCatalog {
        guard let locale else { return .preferred(environment: Environment.ofOutput) }
        if let catalog = MessageCatalog.catalog(for: locale) { return catalog }
        if !quiet {
            let languages = MessageCatalog.availableLanguages.joined(separator: ", ")
            Console.error("warning: there are no messages in `\(locale)`; they are in English. There are \(languages).")
        }
        return .english
    }

    /// The names that `--key` gives.
    var keyAttributes: [String] {
        key.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) } ?? []
    }

    /// Says how much of the rules the records have tested.
    func reportCoverage(_ summary: CheckSummary) {
        for coverage in summary.coverage { Console.error(lines: coverage.lines) }
    }

    func report(_ summary: CheckSummary, _ time: Duration) {
        for file in summary.strangeFiles {
            Console.error("warning: \(file): it has none of the attributes that the rules name; is it another file?")
        }
        for warning in summary.files.flatMap(\.warnings) { Console.error("warning: \(warning)") }
        for attribute in summary.unseenAttributes {
            Console.error("warning: \(attribute)")
        }
        if summary.isStopped {
            let limit = summary.errors == maxViolations ? "--max-violations" : "--fail-fast"
            let reason =
                summary.failures.isEmpty
                ? "\(limit) stopped the check early" : "not every file could be checked to its end"
            for path in [write, rejects, writeBaseline].compactMap(\.self) {
                Console.error("warning: \(path) was not written, since \(reason)")
            }
        }
        for line in FileLines.lines(summary) { Console.error(line) }
        Console.error(SummaryLine.text(summary, time) + FileLines.suffix(summary))
    }
}
extension DataFormat: NamedChoice {}
#endif
