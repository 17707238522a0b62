import Foundation
import Proviso
import Testing

@testable import ProvisoLanguages

/// What became of each finding of two readings of all messages: `Localization/review.jsonl` and the counts in `Review.md`.
@Suite("The list of what reading every message found")
struct ReviewTests {
    private let findings: [Finding]
    private let counts: String

    init() throws {
        let folder = try Repository.root().appending(path: "Localization")
        findings = try String(contentsOf: folder.appending(path: "review.jsonl"), encoding: .utf8)
            .split(separator: "\n").map { try JSONDecoder().decode(Finding.self, from: Data($0.utf8)) }
        counts = try String(contentsOf: folder.appending(path: "Review.md"), encoding: .utf8)
    }

    @Test("Every finding is applied, or it says why it is otherwise")
    func outcomes() {
        #expect(findings.count == 908)
        for finding in findings {
            #expect(["applied", "differently", "not"].contains(finding.became), "\(finding)")
            #expect(finding.became == "applied" || finding.why?.isEmpty == false, "\(finding)")
            // What is called applied was not left as it was.
            #expect(finding.became != "applied" || finding.after != finding.before || finding.key == "*", "\(finding)")
        }
    }

    @Test("What the list says became of a message is what the catalogue says")
    func applied() throws {
        for finding in findings where finding.key != "*" {
            let catalog = try #require(MessageCatalog.catalog(for: finding.lang))
            let forms = try #require(catalog.message(for: finding.key)?.forms, "\(finding)")
            let form = finding.plural.flatMap { PluralCategory(rawValue: $0) }.flatMap { forms[$0] }
            let texts = (form.map { [$0] } ?? Array(forms.values)).map(\.source)
            #expect(finding.after.map(texts.contains) ?? false, "\(finding)")
        }
    }

    /// A finding of one language about a word of the page, and one of all languages about a message, shown in English.
    @Test("What the list says became of words of the page is what the page says")
    func appliedElsewhere() throws {
        let others = findings.filter { $0.key == "*" && $0.of != nil }
        #expect(others.count == 42)
        let folder = try Repository.root().appending(path: "Sources/ProvisoFiles/Reports/HTML/Words")
        for finding in others {
            let (now, after) = (try #require(finding.now, "\(finding)"), try #require(finding.after, "\(finding)"))
            guard now.hasPrefix("page/") else {
                #expect(MessageCatalog.english.message(for: now)?.forms.values.map(\.source) == [after], "\(finding)")
                continue
            }
            let words = folder.appending(path: "ReportWords-\(finding.lang).swift")
            let lines = try String(contentsOf: words, encoding: .utf8).split(separator: "\n")
            #expect(lines.contains("        \(now.dropFirst(5)) \(after)"), "\(finding)")
        }
    }

    @Test("The counts are those of the list")
    func table() {
        let languages = Dictionary(grouping: findings, by: \.lang)
        for (tag, findings) in languages {
            #expect(counts.contains(Self.row(tag == "*" ? "all" : "`\(tag)`", findings)), "\(tag)")
        }
        #expect(counts.contains(Self.row("together", findings)))
    }

    private static func row(_ name: String, _ findings: [Finding]) -> String {
        let columns =
            ["wrong", "unnatural", "style"].map { severity in findings.count { $0.severity == severity } }
            + ["applied", "differently", "not"].map { became in findings.count { $0.became == became } } + [0]
        return "| \(name) | " + columns.map(String.init).joined(separator: " | ") + " |"
    }
}

/// A line of the list.
private struct Finding: Decodable {
    var lang: String
    /// `*` for what is about more than one message, or about none.
    var key: String
    /// What was read, where that is no message of the language.
    var of: String?
    /// What says it now: a message, or a word of the page.
    var now: String?
    var plural: String?
    var severity: String
    var before: String?
    var after: String?
    var became: String
    var why: String?
}
