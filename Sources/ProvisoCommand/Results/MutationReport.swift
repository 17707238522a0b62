#if Command
import ProvisoCore
import ProvisoSamples

/// What `proviso mutate` prints.
struct MutationReport {
    private let test: MutationTest
    private let records: Int

    init(_ test: MutationTest, records: Int) { (self.test, self.records) = (test, records) }

    // MARK: Text

    var text: String {
        var lines: [String] = []
        for survivor in test.survivors {
            lines.append(Self.line(survivor.mutation))
            let scenario = survivor.scenario == .default ? "" : " in scenario \(survivor.scenario)"
            let verdict = survivor.passes ? "passes" : "fails"
            lines.append("  would notice; the rules \(survivor.passes ? "pass" : "refuse") it\(scenario):")
            if survivor.isFile { lines[lines.count - 1] = "  would notice, as one file that \(verdict)\(scenario):" }
            lines += survivor.witness.map { "    " + VisibleText.json($0.description) }
        }
        for mutation in test.undecided { lines.append(Self.line(mutation) + ": no record was found that would notice") }
        lines.append(
            "\(test.tried) changes, \(test.noticed) noticed by \(records) records, \(test.survivors.count) not, "
                + "\(test.undecided.count) may change nothing"
                + (test.isCut ? "; there are more changes, see --most" : ""))
        return lines.map(VisibleText.line).joined(separator: "\n")
    }

    private static func line(_ mutation: RuleMutation) -> String {
        let place = "rule \(mutation.number), \(mutation.attributes.joined(separator: ", ")) \(mutation.rule)"
        guard mutation.kind != .removed else { return "\(place): left out" }
        guard let new = mutation.new else { return "\(place): without \(mutation.option)" }
        guard case .array(let old)? = mutation.old, case .array(let rest) = new, old.count == rest.count + 1 else {
            return "\(place): \(mutation.option) \(shown(mutation.old)) → \(shown(new))"
        }
        let gone = old.indices.first { $0 >= rest.count || old[$0] != rest[$0] } ?? 0
        return "\(place): \(mutation.option) without \(shown(old[gone]))"
    }

    private static func shown(_ value: DataValue?) -> String {
        guard let value else { return "" }
        return VisibleText.singleLine(String((value.text ?? value.description).prefix(120)))
    }

    // MARK: JSON

    var json: DataValue {
        .object([
            "tried": .number(ExactNumber(test.tried)), "noticed": .number(ExactNumber(test.noticed)),
            "records": .number(ExactNumber(records)), "cut": .bool(test.isCut),
            "survivors": .array(
                test.survivors.map { survivor in
                    var object = Self.json(survivor.mutation)
                    object["scenario"] = .string(survivor.scenario.rawValue)
                    object["passes"] = .bool(survivor.passes)
                    object[survivor.isFile ? "records" : "record"] =
                        survivor.isFile ? .array(survivor.witness) : survivor.witness.first ?? .null
                    return .object(object)
                }),
            "undecided": .array(test.undecided.map { .object(Self.json($0)) }),
        ])
    }

    private static func json(_ mutation: RuleMutation) -> DataObject {
        [
            "kind": .string(mutation.kind.rawValue), "number": .number(ExactNumber(mutation.number)),
            "attributes": .array(mutation.attributes.map(DataValue.string)), "rule": .string(mutation.rule),
            "option": .string(mutation.option), "old": mutation.old ?? .null, "new": mutation.new ?? .null,
        ]
    }
}
#endif
