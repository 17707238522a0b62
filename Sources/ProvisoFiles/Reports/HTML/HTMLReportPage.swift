internal import ProvisoCore

/// Writes the page of a report, section by section.
struct HTMLReportPage {
    let report: HTMLReport
    let summary: CheckSummary
    let numbers: ReportNumbers
    private let words: [ReportWord: String]

    init(_ report: HTMLReport) {
        self.report = report
        summary = report.summary
        let language = report.catalog.language
        numbers = ReportNumbers(language)
        words = ReportWord.all(in: language.tag)
    }

    /// A word in the language of the page.
    func word(_ word: ReportWord) -> String { words[word] ?? word.rawValue }

    /// A word and what it is about: `Errors: 12`.
    func labelled(_ word: ReportWord, _ text: String) -> String { "\(self.word(word)): \(text)" }

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

    private var title: String {
        let files = summary.files.count == 1 ? summary.files[0].file : nil
        return word(.title) + (files.map { " – \($0)" } ?? "")
    }

    private var body: [HTML] {
        let sections: [(id: String, title: ReportWord, content: [HTML])] = [
            ("overview", .overview, overview), ("violations", .violations, violations), ("samples", .samples, samples),
            ("columns", .columns, profiles),
        ].filter { !$0.content.isEmpty }
        let links = sections.map { HTML("li", [:], [HTML("a", ["href": "#" + $0.id], word($0.title))]) }
        return [
            HTML(
                "header", [:],
                [
                    HTML("a", ["class": "skip", "href": "#main"], word(.overview)),
                    HTML("h1", [:], word(.title)), verdict, facts,
                    HTML("nav", ["aria-label": word(.title)], [HTML("ul", [:], links)]),
                ]),
            HTML(
                "main", ["id": "main"],
                sections.map { id, title, content in
                    HTML(
                        "section", ["id": id, "aria-labelledby": id + "-title"],
                        [HTML("h2", ["id": id + "-title"], word(title))] + content)
                }),
            HTML("footer", [:], [HTML("p", ["lang": "en"], "Proviso \(ToolVersion.current)")]),
        ]
    }

    // MARK: Beginning

    private var verdict: HTML {
        if summary.errors > 0 {
            return HTML("p", ["class": "verdict failed"], "✗ " + labelled(.errors, numbers.text(summary.errors)))
        }
        if !summary.failures.isEmpty { return HTML("p", ["class": "verdict failed"], "✗ " + word(.failures)) }
        if summary.isStopped { return HTML("p", ["class": "verdict warned"], "! " + word(.stopped)) }
        return HTML("p", ["class": "verdict passed"], "✓ " + word(.clean))
    }

    private var facts: HTML {
        var facts: [(ReportWord, HTML)] = []
        if summary.files.count == 1 { facts.append((.file, .isolated(summary.files[0].file))) }
        if summary.files.count > 1 { facts.append((.files, .text(numbers.text(summary.files.count)))) }
        if let rules = report.rules { facts.append((.rules, .isolated(rules))) }
        if report.scenario != .default { facts.append((.scenario, .isolated(report.scenario.rawValue))) }
        if let time = report.time { facts.append((.time, .isolated(time))) }
        return HTML(
            "dl", ["class": "facts"],
            facts.flatMap { name, value in [HTML("dt", [:], word(name)), HTML("dd", [:], [value])] })
    }
}
