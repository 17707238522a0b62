internal import ProvisoCore

/// Writes the page of a report, section by section.
struct HTMLReportPage {
    let report: HTMLReport
    let summary: CheckSummary
    let numbers: ReportNumbers
    /// What the data calls the attributes.
    let names: [String: String]
    private let words: [ReportWord: String]

    init(_ report: HTMLReport) {
        self.report = report
        summary = report.summary
        let language = report.catalog.language
        numbers = ReportNumbers(language)
        words = ReportWord.all(in: language.tag)
        names = summary.profiles.flatMap(\.columns).reduce(into: [:]) { names, column in
            if names[column.attribute] == nil { names[column.attribute] = column.name }
        }
    }

    /// A word in the language of the page.
    func word(_ word: ReportWord) -> String { words[word] ?? word.rawValue }

    /// A word and what it is about: `Errors: 12`.
    func labelled(_ word: ReportWord, _ text: String) -> String { self.word(word) + colon + text }

    /// A colon with the blanks that the language sets around it.
    var colon: String {
        switch report.catalog.language.tag.prefix(while: { $0 != "-" }) {
        case "fr": "\u{A0}: "
        case "ja", "zh": "："
        default: ": "
        }
    }

    /// What stands between the items of a list.
    var comma: String {
        switch report.catalog.language.tag.prefix(while: { $0 != "-" }) {
        case "ar", "fa": "، "
        case "ja", "zh": "、"
        default: ", "
        }
    }

    /// A word that goes with a number: `11 errors`, `in 6 of 7 records`.
    func counted(_ word: ReportWord, _ count: Int, part: Int = 0) -> String {
        let forms = ReportWord.forms(of: self.word(word))
        let category = report.catalog.language.pluralCategory(ExactNumber(count)).rawValue
        let form = forms[category] ?? forms[PluralCategory.other.rawValue] ?? "#"
        return form.replacing("#", with: numbers.text(count)).replacing("@", with: numbers.text(part))
    }

    var text: String {
        let language = report.catalog.language
        return HTML.document(
            HTML(
                "html", ["lang": language.tag, "dir": language.isRightToLeft ? "rtl" : "ltr"],
                [HTML("head", [:], head), HTML("body", [:], body)]))
    }

    // MARK: Frame

    /// Nothing may be fetched, run or sent; of styles only the page's own sheet counts.
    private static let policy: String = {
        let digest = Base64.text(of: SHA256.digest(of: "\(ReportStyle.sheet)".utf8))
        return "default-src 'none'; style-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'"
    }()

    private var head: [HTML] {
        [
            HTML("meta", ["charset": "utf-8"]),
            HTML("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
            HTML("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            HTML("meta", ["name": "robots", "content": "noindex"]),
            HTML("meta", ["name": "referrer", "content": "no-referrer"]),
            HTML("title", [:], title),
            .style(ReportStyle.sheet),
        ]
    }

    private var body: [HTML] {
        let sections: [(id: String, title: ReportWord, content: [HTML])] = [
            ("fix", .toFix, problems), ("overview", .overview, overview), ("columns", .columns, profiles),
        ].filter { !$0.content.isEmpty }
        let links = sections.map { HTML("li", [:], [HTML("a", ["href": "#" + $0.id], word($0.title))]) }
        return [
            HTML(
                "header", [:],
                [
                    HTML("a", ["class": "skip", "href": "#main"], word(sections[0].title)),
                    HTML("p", ["class": "soft"], word(.title)),
                    HTML("h1", ["class": verdict.style], [mark] + subject(HTML.isolated) + [.text(verdict.text)]),
                ] + remarks + [facts] + otherFiles
                    + [HTML("nav", ["aria-label": word(.title)], [HTML("ul", [:], links)])]),
            HTML(
                "main", ["id": "main"],
                sections.map { id, title, content in
                    HTML(
                        "section", ["id": id, "aria-labelledby": id + "-title"],
                        [HTML("h2", ["id": id + "-title"], word(title))] + content)
                } + [coverage]),
            HTML("footer", [:], [HTML("p", ["lang": "en"], "Proviso \(ToolVersion.current)")]),
        ]
    }

    // MARK: Beginning

    /// What the check came to, in a sentence, and its weight.
    private var verdict: (style: String, sign: String, text: String) {
        if summary.errors > 0 {
            // What is wrong with files as a whole is in no record.
            guard summary.invalidRecords > 0 else {
                return ("failed", "✗", counted(.errorCount, summary.errors))
            }
            let share = counted(.share, summary.records, part: summary.invalidRecords)
            let text = word(.headline).replacing("{errors}", with: counted(.errorCount, summary.errors))
                .replacing("{share}", with: share)
            return ("failed", "✗", text)
        }
        if !summary.failures.isEmpty {
            return ("failed", "✗", labelled(.failures, numbers.text(summary.failures.count)))
        }
        if summary.warnings > 0 {
            let counts = [word(.noErrors), counted(.warningCount, summary.warnings)]
            return ("warned", "!", report.catalog.language.list(counts))
        }
        // Nothing was found in it since nothing was looked for.
        let isOther = summary.files.contains { $0.unseen?.isOtherFile ?? false }
        let hasPassed = !summary.isStopped && !isOther
        return hasPassed ? ("passed", "✓", word(.noErrors)) : ("warned", "!", word(.noErrors))
    }

    /// How many violations are no errors: warnings and notes.
    var warnings: Int { summary.violations - summary.errors }
    private var noteCount: Int { warnings - summary.warnings }

    private var mark: HTML { HTML("span", ["class": "mark"], verdict.sign + " ") }

    private static let mostNames = 2

    /// The files that the heading is about.
    private func subject(_ name: (String) -> HTML) -> [HTML] {
        let files = summary.files.map { Self.lastName(of: $0.file) }
        let others = files.count - Self.mostNames
        let named = files.prefix(others > 1 ? 1 : files.count)
        guard !named.isEmpty, summary.errors > 0 || summary.failures.isEmpty else { return [] }
        let rest = files.count - named.count
        return named.enumerated().flatMap { [.text($0.offset == 0 ? "" : comma), name($0.element)] }
            + [.text((rest > 0 ? " + \(numbers.text(rest))" : "") + colon)]
    }

    /// A file without its folders.
    private static func lastName(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private var title: [HTML] { subject(HTML.text) + [.text(verdict.text)] }

    /// What has to be said beside the sentence.
    private var remarks: [HTML] {
        var remarks: [String] = []
        if summary.errors > 0, summary.warnings > 0 { remarks.append(counted(.warningCount, summary.warnings)) }
        if summary.isStopped { remarks.append(word(.stopped)) }
        // A note asks for nothing.
        let ofNotes = noteCount > 0 ? [HTML("p", ["class": "verdict"], labelled(.info, numbers.text(noteCount)))] : []
        return remarks.map { HTML("p", ["class": "verdict warned"], "! " + $0) } + ofNotes
    }

    private var facts: HTML {
        var facts: [(ReportWord, HTML)] = []
        if let file = summary.files.first?.file, summary.files.count == 1, file != Self.lastName(of: file) {
            facts.append((.file, .isolated(file)))
        }
        if summary.files.count > 1 { facts.append((.files, .text(numbers.text(summary.files.count)))) }
        if let rules = report.rules { facts.append((.rules, .isolated(rules))) }
        if report.scenario != .default { facts.append((.scenario, .isolated(report.scenario.rawValue))) }
        if let time = report.time { facts.append((.time, .isolated(time))) }
        return HTML(
            "dl", ["class": "facts"],
            facts.map { name, value in
                HTML("div", [:], [HTML("dt", [:], word(name)), HTML("dd", [:], [value])])
            })
    }
}
