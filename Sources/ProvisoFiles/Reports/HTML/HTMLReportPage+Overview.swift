internal import ProvisoCore

/// How much was checked, and what it came to.
extension HTMLReportPage {
    var overview: [HTML] { [tiles, wholeBar] + notes + [fileTable] }

    private var validRecords: Int { max(0, summary.records - summary.invalidRecords) }

    private var tiles: HTML {
        var tiles: [(ReportWord, Int, share: Bool)] = [(.records, summary.records, false)]
        // Records of another file were not judged by what the rules name.
        if otherFiles.isEmpty {
            tiles += [(.valid, validRecords, true), (.invalid, summary.invalidRecords, true)]
        }
        tiles += [(.errors, summary.errors, false), (.warnings, warnings, false)]
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
        // A bar all of records without errors would praise a file whose columns are wrong.
        let isRight = summary.errors == 0 || summary.invalidRecords > 0
        guard summary.records > 0, isRight, otherFiles.isEmpty else { return .nothing }
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
        if !summary.failures.isEmpty {
            notes.append(
                note([
                    HTML("h3", [:], word(.failures)),
                    HTML(
                        "ul", ["lang": "en", "dir": "ltr"],
                        list(summary.failures.map { .text($0.description) }, upTo: Self.mostNotes)),
                ]))
        }
        // Files that lack most are told of at the beginning.
        let others = Set(summary.files.filter { $0.unseen?.isOtherFile ?? false }.map(\.file))
        let unseen = summary.unseenAttributes.compactMap { attribute -> HTML? in
            let files = attribute.files.isEmpty ? summary.files.map(\.file) : attribute.files
            let told = files.filter { !others.contains($0) }
            guard !told.isEmpty else { return nil }
            let isOfAll = summary.files.count == 1 || attribute.files.isEmpty && told.count == files.count
            return .all(
                [code(attribute.name)] + meant(attribute.suggestion)
                    + (isOfAll ? [] : [.text(" – "), .isolated(told.prefix(3).joined(separator: ", "))]))
        }
        if !unseen.isEmpty {
            notes.append(note([HTML("h3", [:], word(.unseen)), HTML("ul", [:], list(unseen, upTo: Self.mostNotes))]))
        }
        return notes
    }

    private static let mostNotes = 50

    private func note(_ content: [HTML]) -> HTML { HTML("div", ["class": "note"], content) }
}
