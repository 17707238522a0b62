internal import ProvisoCore

/// How much was checked, and what it came to.
extension HTMLReportPage {
    var overview: [HTML] { [tiles, wholeBar] + notes + [fileTable] }

    private var validRecords: Int { max(0, summary.records - summary.invalidRecords) }

    private var tiles: HTML {
        var tiles: [(ReportWord, Int, share: Bool)] = [
            (.records, summary.records, false), (.valid, validRecords, true), (.invalid, summary.invalidRecords, true),
            (.errors, summary.errors, false), (.warnings, summary.violations - summary.errors, false),
        ]
        if let known = summary.knownViolations { tiles.append((.known, known, false)) }
        if summary.leftOut > 0 { tiles.append((.leftOut, summary.leftOut, false)) }
        return HTML(
            "dl", ["class": "numbers"],
            tiles.map { name, count, hasShare in
                var number: [HTML] = [.text(numbers.text(count))]
                if hasShare, summary.records > 0 {
                    number += [.text(" "), HTML("small", [:], numbers.percent(count, of: summary.records))]
                }
                return HTML("div", [:], [HTML("dt", [:], word(name)), HTML("dd", [:], number)])
            })
    }

    private var wholeBar: HTML {
        guard summary.records > 0 else { return .nothing }
        let shares = [(ReportWord.valid, validRecords), (.invalid, summary.invalidRecords)].map { name, count in
            labelled(name, numbers.percent(count, of: summary.records))
        }
        return HTMLBar.stacked(
            [("good", validRecords), ("bad", summary.invalidRecords)], of: summary.records, class: "whole",
            text: shares.joined(separator: ", "))
    }

    // MARK: Notes

    private var notes: [HTML] {
        var notes: [HTML] = []
        if summary.isStopped { notes.append(note([HTML("p", [:], word(.stopped))])) }
        if !summary.failures.isEmpty {
            notes.append(
                note([
                    HTML("h3", [:], word(.failures)),
                    HTML(
                        "ul", ["lang": "en", "dir": "ltr"],
                        list(summary.failures.map { .text($0.description) }, upTo: Self.mostNotes)),
                ]))
        }
        if !summary.unseenAttributes.isEmpty {
            let names = summary.unseenAttributes.map { attribute in
                HTML.all(
                    [HTML("code", [:], [.isolated(attribute.name)])]
                        + (attribute.files.isEmpty
                            ? [] : [.text(" – "), .isolated(attribute.files.prefix(3).joined(separator: ", "))]))
            }
            notes.append(note([HTML("h3", [:], word(.unseen)), HTML("ul", [:], list(names, upTo: Self.mostNotes))]))
        }
        return notes
    }

    private static let mostNotes = 50

    private func note(_ content: [HTML]) -> HTML { HTML("div", ["class": "note"], content) }

    private func list(_ items: [HTML], upTo limit: Int) -> [HTML] {
        let others = items.count - limit
        return items.prefix(limit).map { HTML("li", [:], [$0]) }
            + (others > 0 ? [HTML("li", [:], labelled(.others, numbers.text(others)))] : [])
    }

    // MARK: Files

    private static let mostFiles = 200

    private var fileTable: HTML {
        guard summary.files.count > 1 else { return .nothing }
        let files = summary.files.sorted { $0.invalidRecords > $1.invalidRecords }
        let table = HTMLTable(
            id: "files", caption: .text(word(.files)),
            columns: [.text(word(.file))]
                + [ReportWord.records, .invalid, .errors, .warnings].map { .count(word($0)) },
            rows: files.prefix(Self.mostFiles).map { file in
                [HTML.isolated(file.file)]
                    + [file.records, file.invalidRecords, file.errors, file.violations - file.errors].map {
                        .text(numbers.text($0))
                    }
            })
        let others = files.count - Self.mostFiles
        return .all(
            [table.html]
                + (others > 0 ? [HTML("p", ["class": "soft"], labelled(.others, numbers.text(others)))] : []))
    }
}
