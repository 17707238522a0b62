internal import ProvisoCore

/// What is said of files: that one is probably another one, and what the check came to in each.
extension HTMLReportPage {
    private static let mostOtherFiles = 10
    private static let mostColumns = 100
    private static let mostFiles = 200
    /// The number of files that are shown at once; more are folded.
    private static let fewFiles = 12

    // MARK: Another file

    /// Boxes for the files that the rules are probably not for.
    var otherFiles: [HTML] {
        summary.files.filter { $0.unseen?.isOtherFile ?? false }.prefix(Self.mostOtherFiles).map { file in
            let unseen = file.unseen ?? UnseenInFile()
            let count = "\(numbers.text(unseen.missing.count)) / \(numbers.text(unseen.named))"
            let missing = unseen.missing.map { attribute in
                HTML.all([code(attribute.name)] + meant(attribute.suggestion))
            }
            let others = unseen.others.map { code(column($0)) }
            let lists = [
                (labelled(.unseen, count), missing, "names near"), (word(.unruled), others, "names"),
            ].filter { !$0.1.isEmpty }.map { title, names, style in
                HTML(
                    "div", [:],
                    [
                        HTML("p", [:], [HTML("b", [:], title)]),
                        HTML("ul", ["class": style], list(names, upTo: Self.mostColumns)),
                    ])
            }
            let name: [HTML] = summary.files.count > 1 ? [.isolated(file.file), .text(colon)] : []
            return HTML(
                "div", ["class": "note alert"],
                [
                    HTML("p", ["class": "lead"], name + [.text(word(.otherFile))]),
                    HTML("div", ["class": "pair"], lists),
                ])
        }
    }

    /// What may be meant by a name, behind an arrow.
    func meant(_ suggestion: String?) -> [HTML] {
        let arrow = report.catalog.language.isRightToLeft ? " ← " : " → "
        return suggestion.map { [.text(arrow), code(column($0))] } ?? []
    }

    func code(_ name: String) -> HTML { HTML("code", [:], [.isolated(name)]) }

    /// The name of an attribute in the data.
    func column(_ attribute: String) -> String { names[attribute] ?? attribute }

    func list(_ items: [HTML], upTo limit: Int) -> [HTML] {
        let others = items.count - limit
        return items.prefix(limit).map { HTML("li", [:], [$0]) }
            + (others > 0 ? [HTML("li", [:], labelled(.others, numbers.text(others)))] : [])
    }

    // MARK: All files

    var fileTable: HTML {
        guard summary.files.count > 1 else { return .nothing }
        let files = summary.files.enumerated().sorted {
            let (left, right) = ($0.element, $1.element)
            return (right.errors, right.violations, $0.offset) < (left.errors, left.violations, $1.offset)
        }.map(\.element)
        let table = HTMLTable(
            id: "files", caption: .text(labelled(.files, numbers.text(files.count))),
            columns: [.text(word(.file))]
                + [ReportWord.records, .invalid, .errors, .warnings].map { .count(word($0)) },
            rows: files.prefix(Self.mostFiles).map { file in
                [HTML.isolated(file.file)]
                    + [file.records, file.invalidRecords, file.errors, file.violations - file.errors].map {
                        .text(numbers.text($0))
                    }
            }
        ).html
        let others = files.count - Self.mostFiles
        let rest = others > 0 ? HTML("p", ["class": "soft"], labelled(.others, numbers.text(others))) : .nothing
        guard files.count > Self.fewFiles else { return table }
        return HTML("details", [:], [HTML("summary", [:], labelled(.files, numbers.text(files.count))), table, rest])
    }
}
