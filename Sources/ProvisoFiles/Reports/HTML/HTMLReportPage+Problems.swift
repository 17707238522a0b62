internal import ProvisoCore

/// What to fix: a line for each kind of violation, errors before warnings, files apart.
extension HTMLReportPage {
    /// More files than this are shown together.
    private static let mostFilesApart = 10
    /// The number of kinds of a file that are shown at once; more are folded.
    private static let fewKinds = 20
    private static let fewWarnings = 5
    private static let mostKinds = 250
    /// What is wrong with columns comes first, since much else follows from it, and of that the columns that are missing: one that
    /// is not known may be one of them by another name.
    private static func rank(_ kind: ViolationKind) -> Int {
        kind.code == ViolationCode.columnMissing.rawValue ? 0 : kind.rule == "columns" ? 1 : 2
    }

    /// Kinds of violations, in one file or in all.
    private struct Group {
        /// Tells its tables from those of others.
        let id: String
        let file: FileSummary?
        let records: Int
        let kinds: [ViolationKind]
    }

    private var groups: [Group] {
        let files = summary.files.filter { !$0.kinds.isEmpty }
        let isComplete = files.reduce(0) { $0 + $1.kinds.reduce(0) { $0 + $1.violations } } == summary.violations
        guard summary.files.count > 1, files.count <= Self.mostFilesApart, isComplete else {
            return [Group(id: "all", file: nil, records: summary.records, kinds: summary.kinds)]
        }
        return files.enumerated().map { index, file in
            Group(id: "file\(index)", file: file, records: file.records, kinds: file.kinds)
        }
    }

    var problems: [HTML] {
        guard !summary.kinds.isEmpty else { return [] }
        let groups = groups
        let errors = section(groups, .errors, isFolded: false) { $0.severity == .error }
        let warnings = section(groups, .warnings, isFolded: summary.errors > 0) { $0.severity != .error }
        let samples = summary.kinds.flatMap(\.samples)
        let isHidden = samples.contains(where: \.hidesValue) && samples.allSatisfy { $0.value == nil }
        let others = summary.violationsOfOtherKinds
        return [errors, warnings]
            + (others > 0 ? [HTML("p", ["class": "soft"], labelled(.others, numbers.text(others)))] : [])
            + (isHidden ? [HTML("p", ["class": "soft"], word(.hidden))] : [])
    }

    // MARK: Sections

    /// The errors or the warnings of all files, those of the file with the most first.
    private func section(
        _ groups: [Group], _ title: ReportWord, isFolded: Bool, _ isMeant: (ViolationKind) -> Bool
    ) -> HTML {
        let style = title == .errors ? "bad" : "mild"
        let meant = groups.map { group in
            Group(
                id: "\(group.id)-\(style)", file: group.file, records: group.records,
                kinds: (0...2).flatMap { rank in group.kinds.filter { isMeant($0) && Self.rank($0) == rank } })
        }.filter { !$0.kinds.isEmpty }
        guard !meant.isEmpty else { return .nothing }
        let count = { (kinds: [ViolationKind]) in kinds.reduce(0) { $0 + $1.violations } }
        let order = meant.enumerated().sorted {
            (count($1.element.kinds), $0.offset) < (count($0.element.kinds), $1.offset)
        }.map(\.element)
        let heading = HTML("h3", [:], labelled(title, numbers.text(count(order.flatMap(\.kinds)))))
        let lists = order.flatMap { group -> [HTML] in
            let number = HTML.text(" · \(numbers.text(count(group.kinds)))")
            let title: [HTML] = group.file.map { [.isolated($0.file), number] } ?? []
            return (title.isEmpty ? [] : [HTML("h4", [:], title)]) + self.lists(of: group, style: style)
        }
        let kinds = order.reduce(0) { $0 + $1.kinds.count }
        guard isFolded, kinds > Self.fewWarnings else { return .all([heading] + lists) }
        return HTML("details", [:], [HTML("summary", [:], [heading])] + lists)
    }

    private func lists(of group: Group, style: String) -> [HTML] {
        let namesFiles = group.file == nil && summary.files.count > 1
        let rows = group.kinds.prefix(Self.mostKinds).enumerated().map { index, kind in
            line(
                kind, style: style, of: group.records,
                values(of: kind, id: "\(group.id)-\(index)", namesFiles: namesFiles), namesFiles: namesFiles)
        }
        let first = HTML("ol", ["class": "problems"], Array(rows.prefix(Self.fewKinds)))
        let rest = Array(rows.dropFirst(Self.fewKinds))
        let untold = group.kinds.dropFirst(Self.mostKinds).reduce(0) { $0 + $1.violations }
        let end = untold > 0 ? [HTML("p", ["class": "soft"], labelled(.others, numbers.text(untold)))] : []
        guard !rest.isEmpty else { return [first] }
        let title = HTML("summary", [:], labelled(.others, numbers.text(group.kinds.count - Self.fewKinds)))
        return [first, HTML("details", [:], [title, HTML("ol", ["class": "problems"], rest)] + end)]
    }

    // MARK: Lines

    /// One kind: the message, where, how often, and the values.
    private func line(
        _ kind: ViolationKind, style: String, of records: Int, _ values: [HTML], namesFiles: Bool
    ) -> HTML {
        var place: [HTML] = [HTML("b", [:], [attribute(kind)])]
        let lines = lines(of: kind, namesFiles: namesFiles)
        if !lines.isEmpty { place.append(HTML("span", [:], lines)) }
        place.append(HTML("code", ["class": "soft", "dir": "ltr"], kind.code))
        if kind.severity == .info { place.append(HTML("span", ["class": "tag"], word(.info))) }
        var much: [HTML] = [HTML("b", [:], numbers.text(kind.violations))]
        if kind.line > 0, records > 0 {
            let share = labelled(.records, numbers.percent(kind.records, of: records))
            much.append(HTML("small", [:], share))
            // A bar of less than a hundredth shows nothing.
            if kind.records >= records / 100 {
                much.append(HTMLBar.stacked([(style, kind.records)], of: records, class: "bar", text: share))
            }
        }
        return HTML(
            "li", [:],
            [
                HTML("div", ["class": "what"], messages(of: kind)),
                HTML("div", ["class": "much"], much),
                HTML("p", ["class": "where"], place),
            ] + (values.isEmpty ? [] : [HTML("div", ["class": "values"], values)]))
    }

    private static let fewMessages = 3

    /// What all violations of a kind have in common: the message, the message without its reason, or the title.
    private func heading(of kind: ViolationKind) -> String {
        let messages = [kind.samples.map(\.message), kind.samples.map(\.plainMessage)].map(Self.different)
        let titles = Self.different(kind.samples.map(\.title)).prefix(Self.fewMessages)
        return messages.first { $0.count == 1 }?.first ?? (titles.isEmpty ? kind.code : titles.joined(separator: comma))
    }

    /// The heading; of a file as a whole all messages, since they differ.
    private func messages(of kind: ViolationKind) -> [HTML] {
        guard kind.line == 0 else { return [HTML("p", [:], [.isolated(heading(of: kind))])] }
        let messages = Self.different(kind.samples.map(\.message))
        let lines = messages.map { HTML("p", [:], [.isolated($0)]) }
        let untold = kind.violations - kind.samples.count
        let end = untold > 0 ? [HTML("p", [:], labelled(.others, numbers.text(untold)))] : []
        guard lines.count > Self.fewMessages + 1 else { return lines + end }
        let title = HTML("summary", [:], labelled(.others, numbers.text(kind.violations - Self.fewMessages)))
        return Array(lines.prefix(Self.fewMessages))
            + [HTML("details", [:], [title] + lines.dropFirst(Self.fewMessages) + end)]
    }

    /// Each text once.
    static func different(_ texts: [String]) -> [String] {
        var seen: Set<TextKey> = []
        return texts.filter { seen.insert(TextKey($0)).inserted }
    }

    /// The lines of the first records, without separators: they are names, and tools take them so.
    private func lines(of kind: ViolationKind, namesFiles: Bool) -> String {
        let places = Self.different(
            kind.samples.filter { $0.line > 0 }.map { sample in
                let line = numbers.plain(sample.line)
                return namesFiles ? "\(sample.file):\(line)" : line
            })
        guard !places.isEmpty else { return "" }
        let hasMore = kind.records > places.count
        let word: ReportWord = places.count == 1 && !hasMore ? .line : .lines
        return labelled(word, places.joined(separator: comma)) + (hasMore ? " …" : "")
    }

    /// The column, as the data calls it; what is about a record or a file as a whole is about no column.
    func attribute(_ kind: ViolationKind) -> HTML {
        if kind.path.isEmpty { return .text(word(kind.line > 0 ? .record : .file)) }
        return .isolated(column(kind.path))
    }
}
