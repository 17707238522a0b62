internal import ProvisoCore

/// The values that are wrong, equal ones once.
extension HTMLReportPage {
    /// So many values stand in the line; more are folded.
    private static let fewValues = 8

    /// The values of a kind, or of its first violations, as far as they may be shown.
    func values(of kind: ViolationKind, id: String, namesFiles: Bool) -> [HTML] {
        let counted = kind.values.mostFrequent
        let samples = kind.samples
        let values =
            counted.isEmpty
            ? Self.different(samples.compactMap(\.value)).map { ($0, 0, nil) }
            : counted.map { ($0.text, $0.count, $0.suggestion) }
        let chips = values.isEmpty ? [] : [chips(values)]
        // Messages with numbers of other records say something else each time.
        let differs = Self.different(samples.map(\.message)).count > 1 || samples.contains { $0.path != kind.path }
        if counted.count > Self.fewValues, !differs {
            let title = labelled(.distinct, numbers.text(counted.count))
            return chips + [folded(title, table(counted, kind, id, namesFiles))]
        }
        guard kind.line > 0, differs || counted.isEmpty && !values.isEmpty else { return chips }
        return chips + [folded(word(.lines), table(samples, kind, id, namesFiles))]
    }

    /// Values with how often they come, 0 where that is not known, and what may have been meant.
    private func chips(_ values: [(text: String, count: Int, suggestion: String?)]) -> HTML {
        let isOpen = values.count > Self.fewValues || values.contains { $0.count == 0 }
        return HTML(
            "ul", ["class": "chips"],
            values.prefix(Self.fewValues).map { text, count, suggestion in
                let number = count > 1 ? [.text(" "), HTML("small", [:], "× " + numbers.text(count))] : []
                let question = suggestion.map { [.text(" "), HTML("small", [:], $0)] } ?? []
                return HTML("li", [:], [code(text)] + number + question)
            } + (isOpen ? [HTML("li", ["class": "soft"], "…")] : []))
    }

    private func folded(_ title: String, _ table: HTMLTable) -> HTML {
        HTML("details", [:], [HTML("summary", [:], title), table.html])
    }

    private func table(
        _ values: [ViolatingValue], _ kind: ViolationKind, _ id: String, _ namesFiles: Bool
    ) -> HTMLTable {
        let suggests = values.contains { $0.suggestion != nil }
        return HTMLTable(
            id: id, caption: caption(kind),
            columns: [.text(word(.value)), .count(word(.count)), .place(word(.line))]
                + (suggests ? [.wide(word(.message))] : []),
            rows: values.map { value in
                [code(value.text), .text(numbers.text(value.count)), place(value.file, value.line, namesFiles)]
                    + (suggests ? [.text(value.suggestion ?? "")] : [])
            })
    }

    private func table(
        _ samples: [ViolationSample], _ kind: ViolationKind, _ id: String, _ namesFiles: Bool
    ) -> HTMLTable {
        let hasPaths = samples.contains { $0.path != kind.path }
        let hasValues = samples.contains { $0.value != nil }
        let hasMessages =
            Self.different(samples.map(\.message)).count > 1 || samples.contains { $0.suggestion != nil }
        return HTMLTable(
            id: id, caption: caption(kind),
            columns: [.place(word(.line))] + (hasPaths ? [.text(word(.column))] : [])
                + (hasValues ? [.text(word(.value))] : []) + (hasMessages ? [.wide(word(.message))] : []),
            rows: samples.map { sample in
                let message = ([sample.message] + [sample.suggestion].compactMap(\.self)).joined(separator: " ")
                return [place(sample.file, sample.line, namesFiles)] + (hasPaths ? [.isolated(sample.path)] : [])
                    + (hasValues ? [sample.value.map(code) ?? .nothing] : [])
                    + (hasMessages ? [.isolated(message)] : [])
            })
    }

    private func caption(_ kind: ViolationKind) -> HTML {
        .all([attribute(kind), .text(" · "), HTML("code", ["dir": "ltr"], kind.code)])
    }

    private func place(_ file: String, _ line: Int, _ namesFile: Bool) -> HTML {
        namesFile ? .isolated("\(file):\(numbers.plain(line))") : HTML("bdi", ["class": "unit"], numbers.plain(line))
    }
}
