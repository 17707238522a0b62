internal import ProvisoCore

/// What stands in the columns.
extension HTMLReportPage {
    private static let mostShapes = 5

    var profiles: [HTML] {
        let shown = summary.profiles.filter { !$0.columns.isEmpty }
        guard !shown.isEmpty else { return [] }
        return shown.flatMap { profile -> [HTML] in
            var count = HTML.text(labelled(.records, numbers.text(profile.records)))
            if let pattern = profile.pattern { count = .all([.isolated(pattern), .text(" – "), count]) }
            return [HTML("p", [:], [count]), HTML("p", ["class": "soft"], word(.legend))]
                + (profile.hasMoreColumns ? [HTML("p", ["class": "soft"], word(.moreColumns))] : [])
                + [HTML("div", ["class": "cards"], profile.columns.map { card($0, of: profile) })]
        }
    }

    private func card(_ column: ColumnProfile, of profile: DataProfile) -> HTML {
        var name: [HTML] = [.isolated(column.name)]
        if column.attribute != column.name { name += [.text(" ("), .isolated(column.attribute), .text(")")] }
        var content = [HTML("h3", [:], name)]
        if column.isSensitive {
            content.append(HTML("p", ["class": "soft"], word(.sensitive)))
            content.append(HTML("dl", [:], facts(of: column, in: profile)))
        } else {
            content += types(of: column)
            content.append(HTML("dl", [:], facts(of: column, in: profile)))
        }
        return HTML("article", ["class": "card profile"], content)
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
                text: types.map { "\(name(of: $0)): \(share($0))" }.joined(separator: ", ")),
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
        let violations = summary.kinds.reduce(0) { $0 + ($1.path == column.attribute ? $1.violations : 0) }
        if violations > 0 { facts.append((.violations, [.text(numbers.text(violations))])) }
        if let missing = profile.missing(column), missing > 0 {
            facts.append((.missing, [.text(numbers.percent(missing, of: profile.records))]))
        }
        if column.isSensitive {
            facts.append((.empty, [.text(numbers.percent(column.count(of: .empty), of: column.values))]))
        }
        if column.distinct.count > 0 {
            let count = numbers.text(Self.rounded(column.distinct.count, isExact: column.distinct.isExact))
            facts.append((.distinct, [.text((column.distinct.isExact ? "" : "≈ ") + count)]))
        }
        if let lengths = column.lengths {
            facts.append((.length, range(numbers.text(lengths.lowerBound), numbers.text(lengths.upperBound))))
        }
        if let range = column.numbers {
            facts.append((.range, self.range(numbers.text(range.lowerBound), numbers.text(range.upperBound))))
        }
        if let dates = column.dates { facts.append((.range, range(dates.lowerBound, dates.upperBound))) }
        let lines = facts.flatMap { name, value in [HTML("dt", [:], word(name)), HTML("dd", [:], value)] }
        let shapes = shapes(of: column)
        guard !shapes.isEmpty else { return lines }
        return lines + [
            HTML("dt", ["class": "whole-line"], word(.shapes)),
            HTML("dd", ["class": "whole-line"], [HTML("ul", [:], shapes)]),
        ]
    }

    /// An estimate with the two digits that mean something.
    private static func rounded(_ count: Int, isExact: Bool) -> Int {
        guard !isExact else { return count }
        var unit = 1
        while count / unit >= 1000 { unit *= 10 }
        return (count + unit / 2) / unit * unit
    }

    private func range(_ first: String, _ last: String) -> [HTML] {
        first == last ? [unit(first)] : [unit(first), .text(" – "), unit(last)]
    }

    /// A number or a date, which is not broken unless it has to be.
    private func unit(_ text: String) -> HTML {
        HTML("bdi", ["class": text.utf8.count <= Self.longestUnit ? "unit" : nil], text)
    }

    private static let longestUnit = 30

    private func shapes(of column: ColumnProfile) -> [HTML] {
        let shapes = column.shapes.mostFrequent
        let whole = shapes.reduce(0) { $0 + $1.count }
        let rest = shapes.dropFirst(Self.mostShapes).reduce(0) { $0 + $1.count }
        return shapes.prefix(Self.mostShapes).map { shape, count in
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
