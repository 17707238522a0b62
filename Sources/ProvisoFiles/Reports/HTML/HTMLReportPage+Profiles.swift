internal import ProvisoCore

/// The content of the columns.
extension HTMLReportPage {
    private static let mostPatterns = 5

    /// The number of columns that are shown at once; more are folded.
    private static let fewColumns = 12

    var profiles: [HTML] {
        let shown = summary.profiles.filter { !$0.columns.isEmpty }
        guard !shown.isEmpty else { return [] }
        return [HTML("p", ["class": "soft"], word(.legend))]
            + shown.flatMap { profile -> [HTML] in
                let end = profile.hasMoreColumns ? [HTML("p", ["class": "soft"], word(.moreColumns))] : []
                guard shown.count > 1 else { return cards(of: profile, "h3") + end }
                let count = HTML.text(" · " + labelled(.records, numbers.text(profile.records)))
                let name: HTML = profile.pattern.map { .isolated($0) } ?? .text(word(.others))
                let title = HTML("summary", [:], [HTML("h3", [:], [name, count])])
                return [HTML("details", [:], [title] + cards(of: profile, "h4") + end)]
            }
    }

    private func cards(of profile: DataProfile, _ heading: StaticString) -> [HTML] {
        let cards = profile.columns.map { card($0, of: profile, heading) }
        let first = HTML("div", ["class": "cards"], Array(cards.prefix(Self.fewColumns)))
        let rest = Array(cards.dropFirst(Self.fewColumns))
        guard !rest.isEmpty else { return [first] }
        let title = HTML("summary", [:], labelled(.others, numbers.text(rest.count)))
        return [first, HTML("details", [:], [title, HTML("div", ["class": "cards"], rest)])]
    }

    private func card(_ column: ColumnProfile, of profile: DataProfile, _ heading: StaticString) -> HTML {
        let types = column.isSensitive ? [HTML("p", ["class": "soft"], word(.sensitive))] : types(of: column)
        return HTML(
            "article", ["class": "card profile"],
            [HTML(heading, [:], [.isolated(column.name)])] + types
                + [HTML("dl", [:], facts(of: column, in: profile))])
    }

    // MARK: Types

    private static let words: [ValueType: ReportWord] = [
        .empty: .empty, .integer: .integer, .decimal: .decimal, .boolean: .boolean, .date: .date, .dateTime: .dateTime,
        .text: .text, .list: .list, .object: .object,
    ]

    private func name(of type: ValueType) -> String { word(Self.words[type] ?? .text) }

    private func types(of column: ColumnProfile) -> [HTML] {
        let types = ValueType.allCases.filter { column.count(of: $0) > 0 }.sorted {
            (column.count(of: $1), $0.rawValue) < (column.count(of: $0), $1.rawValue)
        }
        let share = { (type: ValueType) in numbers.percent(column.count(of: type), of: column.values) }
        return [
            HTMLBar.stacked(
                types.map { ("t\($0.rawValue)", column.count(of: $0)) }, of: column.values, class: "types",
                text: types.map { name(of: $0) + colon + share($0) }.joined(separator: ", ")),
            HTML(
                "ul", [:],
                types.map { type in
                    HTML(
                        "li", [:],
                        [
                            HTML("span", [:], [HTMLBar.key("t\(type.rawValue)"), .text(name(of: type))]),
                            HTML("span", ["class": "part"], share(type)),
                        ])
                }),
        ]
    }

    // MARK: Facts

    private func facts(of column: ColumnProfile, in profile: DataProfile) -> [HTML] {
        var facts: [(ReportWord, [HTML])] = []
        let kinds = kinds(of: column, in: profile)
        for (name, isError) in [(ReportWord.errors, true), (.warnings, false)] {
            let count = kinds.reduce(0) { $0 + (($1.severity == .error) == isError ? $1.violations : 0) }
            guard count > 0 else { continue }
            facts.append((name, [HTML("b", ["class": isError ? "error" : "warning"], numbers.text(count))]))
        }
        if let missing = profile.missing(column), missing > 0 {
            facts.append((.missing, [.text(numbers.percent(missing, of: profile.records))]))
        }
        if column.isSensitive {
            facts.append((.empty, [.text(numbers.percent(column.count(of: .empty), of: column.values))]))
        }
        if column.distinctCount > 0 {
            let count = numbers.text(Self.rounded(column.distinctCount, of: column))
            facts.append((.distinct, [.text((column.distinct.isExact ? "" : "≈ ") + count)]))
        }
        if let lengths = column.lengths {
            facts.append((.length, range(numbers.text(lengths.lowerBound), numbers.text(lengths.upperBound))))
        }
        if let range = column.numbers {
            facts.append((.range, self.range(numbers.data(range.lowerBound), numbers.data(range.upperBound))))
        }
        if let dates = column.dates { facts.append((.range, range(dates.lowerBound, dates.upperBound))) }
        let lines = facts.flatMap { name, value in [HTML("dt", [:], word(name)), HTML("dd", [:], value)] }
        let patterns = patterns(of: column)
        guard !patterns.isEmpty else { return lines }
        return lines + [
            HTML("dt", ["class": "whole-line"], word(.patterns)),
            HTML("dd", ["class": "whole-line"], [HTML("ul", [:], patterns)]),
        ]
    }

    /// The violations of a column in the files that the profile is of.
    private func kinds(of column: ColumnProfile, in profile: DataProfile) -> [ViolationKind] {
        let hasOwnKinds = summary.files.contains { !$0.kinds.isEmpty }
        let kinds =
            summary.profiles.count > 1 && hasOwnKinds
            ? summary.files.filter { $0.pattern == profile.pattern }.flatMap(\.kinds) : summary.kinds
        return kinds.filter { $0.path == column.attribute }
    }

    /// An estimate with the three digits that mean something, and never more than there are values.
    private static func rounded(_ count: Int, of column: ColumnProfile) -> Int {
        guard !column.distinct.isExact else { return count }
        var unit = 1
        while count / unit >= 1000 { unit *= 10 }
        return min((count + unit / 2) / unit * unit, column.shapes.total)
    }

    private func range(_ first: String, _ last: String) -> [HTML] {
        first == last ? [unit(first)] : [unit(first), .text(" – "), unit(last)]
    }

    /// A number or a date, which is not broken unless it has to be.
    private func unit(_ text: String) -> HTML {
        HTML("bdi", ["class": text.utf8.count <= Self.longestUnit ? "unit" : nil], text)
    }

    private static let longestUnit = 30

    private func patterns(of column: ColumnProfile) -> [HTML] {
        let shapes = column.shapes.mostFrequent
        let whole = shapes.reduce(0) { $0 + $1.count }
        let rest = shapes.dropFirst(Self.mostPatterns).reduce(0) { $0 + $1.count }
        return shapes.prefix(Self.mostPatterns).map { shape, count in
            HTML(
                "li", [:],
                [
                    HTML("code", ["dir": "ltr"], shape),
                    HTML("span", ["class": "part"], numbers.percent(count, of: whole)),
                ])
        }
            + (rest > 0
                ? [
                    HTML(
                        "li", [:],
                        [
                            HTML("span", [:], word(.others)),
                            HTML("span", ["class": "part"], numbers.percent(rest, of: whole)),
                        ])
                ] : [])
    }
}
