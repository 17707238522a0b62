#if Command
import ProvisoCore
import ProvisoProofs
import ProvisoSamples

/// What `proviso diff` prints.
struct DifferenceReport {
    let written: DocumentDifference
    let found: RecordDifference
    /// Whether what passed passes, and whether what passes passed.
    let proofs: (forward: PassingProof, backward: PassingProof)
    let data: DataDifference?
    let dataName: String?

    /// Whether something is different for data: words alone are not.
    var hasDifferences: Bool {
        written.changes.contains { $0.effect != .words } || !found.changes.isEmpty
            || data.map { $0.newlyFailing + $0.newlyPassing + $0.ofFile.old.count + $0.ofFile.new.count > 0 } ?? false
    }

    // MARK: Text

    var text: String { (writtenLines + [""] + foundLines + verdicts + dataLines).joined(separator: "\n") }

    static func shown(_ value: DataValue?, _ absent: String) -> String {
        guard let value else { return absent }
        let text = VisibleText.singleLine(value.description)
        return cut(text, to: 200)
    }

    /// The beginning of a text, up to the end of a value or a word.
    static func cut(_ text: String, to length: Int) -> String {
        guard text.count > length else { return text }
        let start = text.prefix(length)
        let end = start.lastIndex { $0 == "," || $0 == " " }.map(start.index(after:)) ?? start.endIndex
        return start[..<end] + "…"
    }

    private var writtenLines: [String] {
        if written.changes.isEmpty { return ["The documents say the same."] }
        var lines: [String] = []
        var attribute: String?
        for change in written.changes {
            if change.attribute != attribute {
                lines.append(change.attribute.isEmpty ? "document" : VisibleText.singleLine(change.attribute))
                attribute = change.attribute
            }
            let effect = change.effect == .changed && change.kind == .changed ? "" : " (\(Self.word(change.effect)))"
            if change.kind == .moved {
                lines.append("  rules come in another order")
                continue
            }
            lines.append("  \(VisibleText.singleLine(change.rule)) \(change.kind.rawValue)\(effect)")
            for option in change.options {
                let effect =
                    change.kind == .changed && option.effect != .changed ? " (\(Self.word(option.effect)))" : ""
                switch change.kind {
                case .added: lines.append("    \(option.name): \(Self.shown(option.new, ""))")
                case .removed: lines.append("    \(option.name): \(Self.shown(option.old, ""))")
                default:
                    lines.append(
                        "    \(option.name): \(Self.shown(option.old, "not given")) → \(Self.shown(option.new, "not given"))\(effect)"
                    )
                }
            }
        }
        return lines
    }

    static func word(_ effect: ChangeEffect) -> String { effect == .words ? "messages only" : effect.rawValue }

    static let titles: [RecordDifference.Kind: String] = [
        .newlyFails: "newly fails", .newlyPasses: "newly passes", .failsDifferently: "fails differently",
        .warnsDifferently: "passes with other warnings",
    ]

    private var foundLines: [String] {
        let tried = "\(found.tried) made \(found.tried == 1 ? "record" : "records")"
        var lines = found.scenariosOfOne.map {
            "scenario \(VisibleText.singleLine($0.rawValue)): one document alone knows it"
        }
        if found.changes.isEmpty { return lines + ["No difference was found among \(tried)."] }
        for change in found.changes {
            let place = change.attribute.isEmpty ? "" : "\(VisibleText.singleLine(change.attribute)): "
            let scenario =
                change.scenario == .default ? "" : " (scenario \(VisibleText.singleLine(change.scenario.rawValue)))"
            let what = change.isFile ? "a file " : ""
            lines.append("\(what)\(Self.titles[change.kind] ?? ""): \(place)\(change.code)\(scenario)")
            let example =
                change.isFile ? DataValue.array(change.records).description : change.records.first?.description ?? ""
            let text = VisibleText.singleLine(example)
            lines.append("  " + Self.cut(text, to: 1000))
        }
        return lines + ["Differences were found among \(tried)."]
    }

    private var dataLines: [String] {
        guard let data, let dataName else { return [] }
        let name = VisibleText.singleLine(dataName)
        func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
        var lines = [
            "",
            "\(name): of \(counted(data.records, "record", "records")) "
                + "\(counted(data.newlyFailing, "newly fails", "newly fail")), "
                + counted(data.newlyPassing, "newly passes", "newly pass"),
        ]
        for (title, changes) in [("newly fails", data.failing), ("newly passes", data.passing)] {
            for change in changes.prefix(20) {
                let place = change.attribute.isEmpty ? "" : "\(VisibleText.singleLine(change.attribute)): "
                lines.append(
                    "  \(title): \(place)\(change.code), "
                        + (change.count == 1 ? "in record" : "\(change.count) times, first in record")
                        + " \(change.record), line \(change.line)")
            }
            if changes.count > 20 { lines.append("  … and \(counted(changes.count - 20, "more kind", "more kinds"))") }
        }
        for code in data.ofFile.new { lines.append("  the file newly fails: \(code)") }
        for code in data.ofFile.old { lines.append("  the file no longer fails: \(code)") }
        return lines
    }

    // MARK: JSON

    var json: DataValue {
        var report: DataObject = [
            "different": .bool(hasDifferences),
            "rules": .array(written.changes.map(Self.json)),
            "records": [
                "tried": .number(ExactNumber(found.tried)),
                "changes": .array(found.changes.map(Self.json)),
                "scenariosOfOne": .array(found.scenariosOfOne.map { .string($0.rawValue) }),
            ],
            "proofs": [
                "everyRecordThatPassedStillPasses": .bool(isProven(.newlyFails, proofs.forward)),
                "everyRecordThatPassesPassedBefore": .bool(isProven(.newlyPasses, proofs.backward)),
            ],
        ]
        if let data, let dataName {
            report["data"] = [
                "file": .string(dataName), "records": .number(ExactNumber(data.records)),
                "newlyFailing": .number(ExactNumber(data.newlyFailing)),
                "newlyPassing": .number(ExactNumber(data.newlyPassing)),
                "failing": .array(data.failing.map(Self.json)), "passing": .array(data.passing.map(Self.json)),
                "fileNewlyFails": .array(data.ofFile.new.map(DataValue.string)),
                "fileNoLongerFails": .array(data.ofFile.old.map(DataValue.string)),
            ]
        }
        return .object(report)
    }

    private static func json(_ change: RuleChange) -> DataValue {
        [
            "attribute": .string(change.attribute), "rule": .string(change.rule), "kind": .string(change.kind.rawValue),
            "effect": .string(change.effect.rawValue),
            "options": .array(
                change.options.map { option in
                    var data: DataObject = ["name": .string(option.name)]
                    data["old"] = option.old
                    data["new"] = option.new
                    data["effect"] = .string(option.effect.rawValue)
                    return .object(data)
                }),
        ]
    }

    private static func json(_ change: RecordDifference.Change) -> DataValue {
        var data: DataObject = [
            "kind": .string(change.kind.rawValue), "attribute": .string(change.attribute),
            "code": .string(change.code.rawValue), "rule": .string(change.rule),
            "scenario": .string(change.scenario.rawValue), "count": .number(ExactNumber(change.count)),
        ]
        if change.isFile { data["records"] = .array(change.records) } else { data["record"] = change.records.first }
        return .object(data)
    }

    private static func json(_ change: DataDifference.Change) -> DataValue {
        [
            "attribute": .string(change.attribute), "code": .string(change.code),
            "count": .number(ExactNumber(change.count)), "record": .number(ExactNumber(change.record)),
            "line": .number(ExactNumber(change.line)),
        ]
    }
}
#endif
