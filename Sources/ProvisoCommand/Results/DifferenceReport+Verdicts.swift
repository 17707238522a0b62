#if Command
import ProvisoCore
import ProvisoProofs
import ProvisoSamples

extension DifferenceReport {
    /// Whether no record changes in one way: proven, and not contradicted by a record that was found.
    func isProven(_ kind: RecordDifference.Kind, _ proof: PassingProof) -> Bool {
        proof.isProven && !found.changes.contains { $0.kind == kind }
    }

    /// What is proven, and what was only searched for.
    var verdicts: [String] {
        if written.changes.isEmpty, found.changes.isEmpty { return [] }
        return [
            verdict(.newlyFails, proofs.forward, proven: "Every record that passed still passes: proven."),
            verdict(.newlyPasses, proofs.backward, proven: "Every record that passes passed before: proven."),
        ].compactMap(\.self)
    }

    private func verdict(_ kind: RecordDifference.Kind, _ proof: PassingProof, proven: String) -> String? {
        if found.changes.contains(where: { $0.kind == kind }) { return nil }
        if proof.isProven { return proven }
        let gaps = proof.gaps.map { gap in
            gap.attribute.isEmpty ? "`\(gap.rule)`" : "`\(gap.rule)` of `\(VisibleText.singleLine(gap.attribute))`"
        }
        let shown = gaps.prefix(3).joined(separator: ", ") + (gaps.count > 3 ? " and \(gaps.count - 3) more" : "")
        return "No record that \(Self.titles[kind] ?? "") was found by a search among \(found.tried) records; "
            + "it is not proven that there is none, because of \(shown)."
    }

    /// A comment for a pull request.
    var markdown: String {
        var lines = ["### Rules: \(hasDifferences ? "what changes" : "nothing changes")", ""]
        if !written.changes.isEmpty {
            lines += ["| attribute | rule | change | effect |", "|---|---|---|---|"]
            for change in written.changes {
                let options = change.options.map { option in
                    switch change.kind {
                    case .added: "\(option.name): \(Self.shown(option.new, ""))"
                    case .removed: "\(option.name): \(Self.shown(option.old, ""))"
                    default:
                        "\(option.name): \(Self.shown(option.old, "not given")) → \(Self.shown(option.new, "not given"))"
                    }
                }
                let cells = [
                    change.attribute, change.rule,
                    ([change.kind.rawValue] + options).joined(separator: "; "), Self.word(change.effect),
                ]
                lines.append("| " + cells.map(Self.cell).joined(separator: " | ") + " |")
            }
            lines.append("")
        }
        for change in found.changes {
            let scenario = change.scenario == .default ? "" : " (scenario \(Self.cell(change.scenario.rawValue)))"
            let place = change.attribute.isEmpty ? "" : "\(Self.cell(change.attribute)): "
            lines.append(
                "- **\(change.isFile ? "a file " : "")\(Self.titles[change.kind] ?? "")**: \(place)\(change.code)\(scenario), for example"
            )
            let example = change.isFile ? DataValue.array(change.records) : change.records.first ?? .null
            lines += ["", "  ```json", "  " + Self.fenced(example), "  ```", ""]
        }
        lines += verdicts.map { "- " + $0 }
        if found.changes.isEmpty, verdicts.isEmpty {
            lines.append("No difference was found among \(found.tried) made records.")
        }
        if let data, let dataName {
            lines += [
                "",
                "\(Self.cell(dataName)): of \(data.records) records, \(data.newlyFailing) newly fail and "
                    + "\(data.newlyPassing) newly pass.",
            ]
        }
        return lines.joined(separator: "\n")
    }

    /// A text that stands for itself in a table.
    private static func cell(_ text: String) -> String {
        VisibleText.singleLine(text).reduce(into: "") { cell, character in
            cell += "|`*_<>[]\\".contains(character) ? "\\\(character)" : String(character)
        }
    }

    /// JSON in a block of code, which nothing in it ends.
    private static func fenced(_ value: DataValue) -> String {
        cut(VisibleText.singleLine(value.description), to: 1000)
    }
}
#endif
