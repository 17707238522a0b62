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
    var key: String
    var plural: String?
    var severity: String
    var before: String?
    var after: String?
    var became: String
    var why: String?
}
