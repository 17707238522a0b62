import TestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoFiles

/// What was printed of one violation and is used for another one is what printing anew gives.
@Suite struct PreparedViolationsTests {
    private static let outputs: [ViolationOutput] = [.text, .ndjson, .json, .sarif]

    /// Printers for each way to print, in English and in words of a program's own.
    private static let printers: [ViolationPrinter] = {
        let own = MessageCatalog(
            .english, messages: ["required": "Say {attribute}!", "string.tooShort": "{min} for {attribute}"])
        return outputs.flatMap { output in
            [MessageCatalog.english, own].map { catalog in
                ViolationPrinter(output, path: RawPath("a.csv"), catalog: catalog, paths: [])
            }
        }
    }()

    private static func printed(
        _ violation: Violation, _ printer: ViolationPrinter, _ prepared: inout PreparedViolations
    ) -> String {
        var bytes: [UInt8] = []
        printer.append(violation, at: ViolationPlace(RecordPlace(number: 1, line: 2)), to: &bytes, &prepared)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func anew(_ violation: Violation, _ printer: ViolationPrinter) -> String {
        var prepared = PreparedViolations()
        return printed(violation, printer, &prepared)
    }

    /// What rules find in their examples, each with words, weight and labels of several kinds.
    private static func violations() throws -> [Violation] {
        var violations: [Violation] = []
        for rule in RuleRegistry.standard.rules {
            for example in rule.examples where !example.failing.isEmpty && example.subject != .records {
                for variant in variants {
                    var members = example.options
                    for (key, value) in variant { members[key] = value }
                    let names = example.attributes.isEmpty ? ["value"] : example.attributes
                    members["type"] = .string(rule.name)
                    members["attributes"] = .array(names.map(DataValue.string))
                    guard let name = names.first else { continue }
                    var document: DataObject = ["rules": .array([.object(members)])]
                    if variant["message"] == nil, let code = example.failing.first?.code {
                        document["messages"] = [code.rawValue: "{attribute} again."]
                    }
                    document["attributes"] = [name: ["label": "some thing", "sensitive": .bool(variant.isEmpty)]]
                    guard let validator = try? RuleDocument(.object(document)).validator() else { continue }
                    for failure in example.failing {
                        let record: DataValue =
                            example.subject == .record ? failure.value : .object([name: failure.value])
                        violations += validator.validate(record).violations
                    }
                }
            }
        }
        return violations
    }

    private static let variants: [[String: DataValue]] = [
        [:], ["severity": "warning"], ["message": "Not “{value}”."], ["message": "No.", "severity": "info"],
    ]

    @Test func examplesOfAllRules() throws {
        let violations = try Self.violations()
        #expect(violations.count > 300)
        var random = SplitMix64(seed: 3)
        for printer in Self.printers {
            var prepared = PreparedViolations()
            // Each comes again, also after others have come to its place.
            for violation in (violations + violations.shuffled(using: &random)) {
                let (kept, new) = (Self.printed(violation, printer, &prepared), Self.anew(violation, printer))
                if kept != new { Issue.record("printed \(kept)\nanew \(new)") }
            }
        }
    }

    // MARK: Single differences

    private typealias Change = @Sendable (inout Violation) -> Void

    /// A violation that differs from another one in a single member, for each member.
    private static let changes: [String: Change] = [
        "path": { $0.path = "other" }, "code": { $0.code = "string.tooLong" },
        "parameters": { $0.parameters["min"] = 3 }, "severity": { $0.severity = .info },
    ]

    /// The same for the members of ``Wording``.
    private static let changesOfWording: [String: Change] = [
        "key": { $0.wording.key = "string.tooShort/other" },
        "sharedLabel": { $0.wording.label = AttributeLabel("other") },
        "sharedLabels": { $0.wording.labels = ["min": AttributeLabel("other")] },
        "isBound": { $0.wording.isBound.toggle() }, "isFromInside": { $0.wording.isFromInside.toggle() },
        "hasOwnSeverity": { $0.wording.hasOwnSeverity.toggle() }, "isConcealed": { $0.conceal() },
        "judged": { $0.wording.judged = JudgedValue("other") }, "extras": { $0.wording.template = "{min}!" },
    ]

    private static let bases: [Violation] = {
        var plain = Violation("string.tooShort", at: "name", parameters: ["min": 2])
        plain.wording.label = AttributeLabel("name")
        var worded = plain
        worded.wording.template = "{attribute}: “{value}” is below {min}."
        return [plain, worded]
    }()

    @Test(arguments: [true, false])
    func everyMemberThatIsPrintedIsCompared(ofWording: Bool) {
        let changes = ofWording ? Self.changesOfWording : Self.changes
        for base in Self.bases {
            for (member, change) in changes {
                var other = base
                change(&other)
                guard base.rendersLike(other) else { continue }
                for printer in Self.printers {
                    #expect(Self.anew(base, printer) == Self.anew(other, printer), "\(member)")
                }
            }
        }
    }

    /// A member that is new has to be tried above: the comparison is a list that nobody completes by itself.
    @Test func allMembersAreKnown() throws {
        func members(_ value: Any) -> Set<String> { Set(Mirror(reflecting: value).children.compactMap(\.label)) }
        let base = try #require(Self.bases.last)
        #expect(members(base) == Set(Self.changes.keys).union(["wording"]))
        #expect(members(base.wording) == Set(Self.changesOfWording.keys))
    }

    /// What differs in nothing is told alike, so that the tests above try something.
    @Test func copiesAreToldAlike() {
        for base in Self.bases {
            let copy = base
            #expect(base.rendersLike(copy))
        }
    }
}
