internal import ProvisoCore

/// What fails most, and how often each kind of violation is.
extension HTMLReportPage {
    private static let mostBars = 12
    private static let mostKinds = 250
    private static let mostSampledKinds = 100

    var violations: [HTML] {
        guard !summary.kinds.isEmpty else { return [] }
        return [
            HTML(
                "div", ["class": "pair"],
                [
                    chart("by-attribute", .byAttribute, .attribute) { $0.path },
                    chart("by-rule", .byRule, .rule) { $0.rule },
                ]),
            colours, kindTable,
        ]
    }

    // MARK: Charts

    /// A chart in a table of the numbers that it shows.
    private func chart(
        _ id: String, _ title: ReportWord, _ header: ReportWord, by name: (ViolationKind) -> String
    ) -> HTML {
        var bars: [(name: String, errors: Int, others: Int)] = []
        var positions: [TextKey: Int] = [:]
        for kind in summary.kinds {
            let key = TextKey(name(kind))
            let place = positions[key] ?? bars.count
            if place == bars.count {
                positions[key] = place
                bars.append((name(kind), 0, 0))
            }
            if kind.severity == .error {
                bars[place].errors += kind.violations
            } else {
                bars[place].others += kind.violations
            }
        }
        let sorted = bars.enumerated().sorted {
            ($1.element.errors + $1.element.others, $0.offset) < ($0.element.errors + $0.element.others, $1.offset)
        }.map(\.element)
        let most = sorted.first.map { $0.errors + $0.others } ?? 0
        var rows = sorted.prefix(Self.mostBars).map { bar in
            [attribute(bar.name), picture(bar.errors, bar.others, of: most), count(bar.errors + bar.others)]
        }
        let rest = sorted.dropFirst(Self.mostBars).reduce(summary.violationsOfOtherKinds) { $0 + $1.errors + $1.others }
        if rest > 0 { rows.append([.text(word(.others)), .nothing, count(rest)]) }
        let table = HTMLTable(
            id: id, caption: .text(word(title)), columns: [.text(word(header)), .chart(""), .count(word(.violations))],
            rows: rows)
        return HTML("div", ["class": "card"], [table.table("chart")])
    }

    /// What the colours of the bars are.
    private var colours: HTML {
        let pieces = [("bad", ReportWord.errors), ("mild", .warnings)].map { style, name in
            HTML("span", ["class": "colour"], [HTMLBar.key(style), .text(word(name))])
        }
        return HTML("p", ["class": "soft"], pieces)
    }

    private func picture(_ errors: Int, _ others: Int, of most: Int) -> HTML {
        let text = [(ReportWord.errors, errors), (.warnings, others)].filter { $0.1 > 0 }.map {
            labelled($0, numbers.text($1))
        }
        return HTMLBar.stacked(
            [("bad", errors), ("mild", others)], of: most, class: "bar", text: text.joined(separator: ", "))
    }

    private func count(_ number: Int) -> HTML { .text(numbers.text(number)) }

    /// The name of an attribute; that of a record as a whole is none.
    func attribute(_ path: String) -> HTML { path.isEmpty ? .text(word(.record)) : .isolated(path) }

    // MARK: Kinds

    private var kindTable: HTML {
        let table = HTMLTable(
            id: "kinds", caption: .text(word(.violations)),
            columns: [ReportWord.attribute, .rule, .code, .severity].map { .text(word($0)) }
                + [ReportWord.violations, .records].map { .count(word($0)) } + [.text(word(.first))],
            rows: summary.kinds.prefix(Self.mostKinds).map { kind in
                [
                    attribute(kind.path), .isolated(kind.rule), HTML("code", ["dir": "ltr"], kind.code),
                    severity(kind.severity), count(kind.violations), count(kind.records),
                    place(kind.file, kind.line),
                ]
            })
        let others = summary.kinds.dropFirst(Self.mostKinds).reduce(summary.violationsOfOtherKinds) {
            $0 + $1.violations
        }
        guard others > 0 else { return table.html }
        return .all([table.html, HTML("p", ["class": "soft"], labelled(.others, numbers.text(others)))])
    }

    private func severity(_ severity: Severity) -> HTML {
        let name: ReportWord =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .info: .info
            }
        return HTML("span", ["class": "tag \(name.rawValue)"], word(name))
    }

    /// A file and a line, as tools write them.
    private func place(_ file: String, _ line: Int) -> HTML { .isolated(line > 0 ? "\(file):\(line)" : file) }

    // MARK: Samples

    var samples: [HTML] {
        let kinds = summary.kinds.prefix(Self.mostSampledKinds).filter { !$0.samples.isEmpty }
        guard !kinds.isEmpty else { return [] }
        let showsValues = kinds.contains { $0.samples.contains { $0.value != nil } }
        return (showsValues ? [] : [HTML("p", ["class": "soft"], word(.hidden))])
            + kinds.enumerated().map { index, kind in sample(kind, id: "sample-\(index + 1)", showsValues) }
    }

    private func sample(_ kind: ViolationKind, id: String, _ showsValues: Bool) -> HTML {
        let hasFiles = summary.files.count > 1
        // Elements of lists are one kind; which of them it is stands beside each.
        let hasPaths = kind.samples.contains { $0.path != kind.path }
        let columns: [HTMLTable.Column] =
            [.count(word(.line)), .count(word(.record))] + (hasFiles ? [.text(word(.file))] : [])
            + (hasPaths ? [.text(word(.attribute))] : []) + (showsValues ? [.text(word(.value))] : [])
            + [.wide(word(.message))]
        let rows = kind.samples.map { sample -> [HTML] in
            let value = sample.value.map { HTML("code", [:], [.isolated($0)]) } ?? .nothing
            let suggestion = sample.suggestion.map { [HTML("br"), HTML("span", ["class": "soft"], $0)] } ?? []
            return [place(sample.line), place(sample.record)] + (hasFiles ? [.isolated(sample.file)] : [])
                + (hasPaths ? [attribute(sample.path)] : []) + (showsValues ? [value] : [])
                + [.all([.text(sample.message)] + suggestion)]
        }
        let title = HTML(
            "h3", [:],
            [
                attribute(kind.path), .text(" · "), HTML("code", ["dir": "ltr"], kind.code), .text(" · "),
                severity(kind.severity), .text(" · " + labelled(.violations, numbers.text(kind.violations))),
            ])
        return HTMLTable(id: id, caption: title, columns: columns, rows: rows).html
    }

    /// The number of a line or a record; none of what is about a file as a whole.
    private func place(_ number: Int) -> HTML { number > 0 ? count(number) : .text("–") }
}
