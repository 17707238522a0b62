import ProvisoCore
import Testing

@testable import ProvisoFiles

/// The page of a report: well-formed, without anything that runs, in every language.
@Suite struct HTMLReportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func document(_ attributes: DataValue = [:]) throws -> RuleDocument {
        try RuleDocument([
            "attributes": attributes,
            "rules": [
                ["id", "required"], ["id", "integer"],
                ["attributes": "note", "type": "string", "max": 1, "severity": "warning"],
            ],
        ])
    }

    private func summary(
        _ csv: String, named name: String = "data.csv", showsValues: Bool = false, _ attributes: DataValue = [:],
        _ change: (inout FileCheck) -> Void = { _ in }
    ) async throws -> CheckSummary {
        var check = FileCheck(try document(attributes))
        check.takesSamples = true
        check.gathersProfiles = true
        check.showsValues = showsValues
        change(&check)
        return try await check.run([folder.file(name, Array(csv.utf8))]) { _ in }
    }

    private func page(_ csv: String, showsValues: Bool = false, _ attributes: DataValue = [:]) async throws
        -> ReportPage
    {
        try ReportPage(HTMLReport(try await summary(csv, showsValues: showsValues, attributes)).text)
    }

    // MARK: Hostile text

    private static let hostile = [
        "<script>alert(1)</script>", "</style></title><img src=x onerror=alert(1)>", "\"' onload=\"alert(1)",
        "&lt;&amp;&#60;",
        "]]><!--", "\u{202E}abc", "\u{0}\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{FFFF}\u{2028}", "=cmd()|' /C calc'!A0",
        "a\u{2066}b",
        "javascript:alert(1)",
    ]

    @Test(arguments: hostile)
    func hostileCells(text: String) async throws {
        let quoted = "\"" + text.replacing("\"", with: "\"\"") + "\""
        let page = try await page(
            "id,note,\(quoted)\nx,\(quoted),1\n,\(quoted),2\n", showsValues: true)
        #expect(Set(page.elements).isDisjoint(with: ["script", "img", "iframe", "object", "link", "form", "base"]))
        #expect(!page.attributes.contains { $0.hasPrefix("on") || $0 == "src" || $0 == "style" })
        #expect(page.count(of: "title") == 1 && page.count(of: "style") == 1)
        let seen = VisibleText.singleLine(text).replacing("\u{FFFE}", with: "\u{FFFD}").replacing(
            "\u{FFFF}", with: "\u{FFFD}")
        // As the name of a column, and as a value.
        #expect(page.texts.filter { $0 == seen }.count >= 2, "\(seen)")
        #expect(!page.source.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x202A...0x202E ~= $0.value })
    }

    @Test func onlyItsOwnStyleCounts() async throws {
        let page = try await page("id,note\n1,x\n")
        let style = try #require(page.source.firstRange(of: "<style>")?.upperBound)
        let end = try #require(page.source.firstRange(of: "</style>")?.lowerBound)
        let digest = Base64.text(of: SHA256.digest(of: page.source[style..<end].utf8))
        #expect(page.policy == "default-src 'none'; style-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'")
        #expect(page.source.utf8.starts(with: "<!DOCTYPE html>\n".utf8))
        #expect(!page.source.contains("http:") && !page.source.contains("https:") && !page.source.contains("url("))
    }

    // MARK: What it says

    @Test func numbersAndSamples() async throws {
        let page = try await page("id,note\n1,x\n,long text\ny,\nz,\n")
        #expect(page.has(": 3 errors in 3 of 4 records") && page.texts.contains("data.csv"))
        #expect(page.has("Values are hidden.") && !page.texts.contains("long text"))
        #expect(page.pictures.contains("Records without errors: 25%, Records with errors: 75%"))
        #expect(page.texts.contains("Errors: 3") && page.texts.contains("Lines: 4, 5"))
    }

    @Test func valuesStandThereOnlyWhenAskedFor() async throws {
        let csv = "id,note\n1,quite long\nsecret-id,x\n"
        #expect(!(try await page(csv)).source.contains("secret-id"))
        #expect(!(try await page(csv)).source.contains("quite long"))
        let open = try await page(csv, showsValues: true)
        #expect(
            open.texts.contains("secret-id") && open.texts.contains("quite long") && !open.has("Values are hidden."))
        let closed = try await page(csv, showsValues: true, ["id": ["sensitive": true], "note": ["sensitive": true]])
        #expect(!closed.source.contains("secret-id") && !closed.source.contains("quite long"))
        #expect(!closed.texts.contains("aaaaaa-aa") && closed.has("Sensitive: what stands in it is not shown."))
    }

    @Test func nothingWrong() async throws {
        let page = try await page("id,note\n1,x\n")
        #expect(page.texts.contains("✓ ") && page.has(": no errors") && page.count(of: "table") == 0)
        #expect(page.has("Columns") && !page.has("What to fix"))
    }

    @Test func whatCouldNotBeDoneIsSaid() async throws {
        let stopped = try await summary("id,note\nx,\ny,\nz,\n") { $0.maxViolations = 2 }
        let page = try ReportPage(HTMLReport(stopped).text)
        #expect(
            page.has("! The check was stopped early. All numbers are those of the part that was read.")
                && stopped.isStopped)
        #expect(stopped.profiles.first?.records == 2)
        let failed = try ReportPage(HTMLReport(try await summary("id,note\n1,\"x\n")).text)
        #expect(
            failed.has("Files that could not be checked: 1") && failed.texts.contains { $0.contains("never closed") })
        let unseen = try ReportPage(HTMLReport(try await summary("id\n1\n")).text)
        #expect(unseen.has("Columns missing from the file") && unseen.texts.contains("note"))
    }

    /// However much there is to tell, the page has an end.
    @Test func isBounded() async throws {
        let rules = (0..<1200).map { DataValue.array([.string("c\($0)"), "required"]) }
        var check = FileCheck(try RuleDocument(["rules": .array(rules)]))
        check.takesSamples = true
        check.gathersProfiles = true
        let names = (0..<1200).map { "c\($0)" }.joined(separator: ",")
        let row = String(repeating: ",", count: 1199)
        let summary = try await check.run([folder.file("wide.csv", Array("\(names)\n\(row)\n\(row)\n".utf8))]) { _ in }
        #expect(summary.kinds.count == ViolationTally.mostKinds && summary.profiles[0].columns.count == 1000)
        let page = try ReportPage(HTMLReport(summary).text)
        #expect(page.count(of: "li") < 8000 && page.count(of: "ol") == 2 && page.count(of: "details") == 2)
        #expect(page.count(of: "article") == 1000)
        #expect(page.has("Further columns are not shown.") && page.source.utf8.count < 4 << 20)
    }

    // MARK: Languages

    @Test func fromRightToLeft() async throws {
        let summary = try await summary("id,note\n1,x\n")
        let arabic = MessageLanguage(
            tag: "ar", plurals: MessageLanguage.english.plurals, numbers: NumberStyle(zero: "٠"),
            lists: MessageLanguage.english.lists, quotes: ("«", "»"), isRightToLeft: true)
        let page = try ReportPage(
            HTMLReport(summary, catalog: MessageCatalog(arabic, over: .english, messages: [:])).text)
        #expect(page.source.contains("<html lang=\"ar\" dir=\"rtl\">") && page.has("تقرير فحص البيانات"))
        #expect(page.texts.contains("١٠٠٪"))
    }

    @Test(arguments: [
        (1, 7, "14.3%"), (6, 7, "85.7%"), (1, 3, "33.3%"), (2, 3, "66.7%"), (7, 7, "100%"), (0, 7, "0%"), (1, 2, "50%"),
        (1, 2000, "0.1%"), (1, 2001, "< 0.1%"), (999, 1000, "99.9%"), (9996, 10_000, "> 99.9%"),
        (367_672, 367_687, "> 99.9%"), (3, 0, "0%"),
    ])
    func roundedPerCent(part: Int, whole: Int, expected: String) {
        #expect(ReportNumbers(.english).percent(part, of: whole) == expected)
    }

    @Test func namesHaveNoSeparators() throws {
        let numbers = ReportNumbers(.english)
        #expect(numbers.plain(120_318) == "120318" && numbers.text(120_318) == "120,318")
        let data = try ["2007", "-9999", "9999.5", "12345.5"].map { numbers.data(try #require(ExactNumber($0))) }
        #expect(data == ["2007", "-9999", "9999.5", "12,345.5"])
    }

    @Test(arguments: [("en", "12.5%"), ("de", "12,5\u{A0}%"), ("tr", "%12,5"), ("eu", "%\u{A0}12,5")])
    func perCent(tag: String, expected: String) {
        let numbers = NumberStyle(decimalSeparator: tag == "en" ? "." : ",")
        let english = MessageLanguage.english
        let language = MessageLanguage(
            tag: tag, plurals: english.plurals, numbers: numbers, lists: english.lists, quotes: english.quotes)
        let style = ReportNumbers(language)
        #expect(style.percent(125, of: 1000) == expected)
        #expect(style.percent(999_999, of: 1_000_000).contains(tag == "en" ? "99.9" : "99,9"))
        #expect(style.percent(1, of: 1_000_000).hasPrefix("< ") && !style.percent(0, of: 7).hasPrefix("<"))
        #expect(style.percent(3, of: 0).contains("0"))
    }

    /// Languages of regions have the words of their language, others English ones.
    @Test func nearestWords() {
        #expect(ReportWord.all(in: "de-CH")[.record] == "Datensatz")
        #expect(ReportWord.all(in: "pt-BR")[.file] == "Arquivo" && ReportWord.all(in: "pt")[.file] == "Ficheiro")
        #expect(ReportWord.all(in: "tlh")[.record] == "Record")
        #expect(ReportWord.read(ReportWords.english).count == ReportWord.allCases.count)
        #expect(ReportWord.forms(of: "one=# a|other=# b = c") == ["one": "# a", "other": "# b = c"])
    }
}
