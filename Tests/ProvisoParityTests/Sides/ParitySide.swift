@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// One way to run the same rules.
enum ParitySide: String, Sendable, CaseIterable {
    /// A document on a record.
    case record
    /// A document on a Swift model.
    case documentOnModel
    /// A list of rules on a Swift model.
    case ruleList
    /// The code that `@Validatable` writes for a Swift model.
    case macro

    /// Whether the rules are said in Swift.
    var isSwift: Bool { self == .ruleList || self == .macro }
}

/// A rule set as one side has it, ready to judge.
struct ParityJudge: Sendable {
    let side: ParitySide
    private let judge: @Sendable (ParityRun) -> ParityOutcome?

    /// Prepares a side; `nil` where the rules cannot be said in its way.
    ///
    /// - Throws: The mistakes of the document.
    init?(_ side: ParitySide, _ set: ParityRuleSet) throws {
        self.side = side
        switch side {
        case .record:
            let document = try RuleDocument(set.document)
            judge = { Self.record(document, $0) }
        case .documentOnModel:
            let document = try RuleDocument(["rules": .array(set.rules.map { .object($0.members) })])
            let attributes = ParitySubject.fields.map { FormAttribute($0.attribute) }
            let rules = try FormRules<ParitySubject>(document, for: attributes)
            judge = { run in Self.model(run, rules.rules) { rules.run(&$0, &$1) } }
        case .ruleList:
            guard let rules = ParitySubject.ruleSet(set.rules) else { return nil }
            let described = rules.modelRules
            judge = { run in Self.model(run, described) { rules.run(on: &$0, in: &$1) } }
        // The macro's models have been compiled, each with rules of its own.
        case .macro: return nil
        }
    }

    /// A document on a record.
    init(_ document: RuleDocument) { self.init(.record) { Self.record(document, $0) } }

    /// A side that judges in some way.
    init(_ side: ParitySide, _ judge: @escaping @Sendable (ParityRun) -> ParityOutcome?) {
        self.side = side
        self.judge = judge
    }

    /// Judges a value; `nil` when this side cannot be asked so.
    func callAsFunction(_ run: ParityRun) -> ParityOutcome? { judge(run) }

    private static func record(_ document: RuleDocument, _ run: ParityRun) -> ParityOutcome? {
        guard case .object(let object) = run.value else { return nil }
        guard run.attributes == nil else { return part(document, object, run) }
        guard
            let (record, result) = try? document.tidy(
                run.value, scenario: run.scenario, limit: run.limit, stop: run.stop),
            let active = try? document.activeAttributes(in: run.scenario)
        else { return nil }
        let attributes = Dictionary(active.map { ($0.name, $0.isSafe) }, uniquingKeysWith: { $0 && $1 })
        return ParityOutcome(result, record, attributes: attributes)
    }

    /// Judges some attributes of a record, as the forms of records do.
    private static func part(_ document: RuleDocument, _ object: DataObject, _ run: ParityRun) -> ParityOutcome {
        let rules = FormRules<DataObject>(document)
        var check = ModelCheck(
            scenario: run.scenario, attributes: run.attributes, limit: run.limit, stop: run.stop)
        var record = object
        rules.run(&record, &check)
        return ParityOutcome(check.report.result, .object(record), attributes: active(rules.rules, run))
    }

    private static func model(
        _ run: ParityRun, _ rules: [ModelRule], _ judge: (inout ParitySubject, inout ModelCheck) -> Void
    ) -> ParityOutcome? {
        guard var subject = ParitySubject(run.value) else { return nil }
        var check = ModelCheck(
            scenario: run.scenario, attributes: run.attributes, limit: run.limit, stop: run.stop)
        check.enter(ParitySubject.self)
        judge(&subject, &check)
        return ParityOutcome(check.report.result, subject.data, attributes: active(rules, run))
    }

    /// The active attributes, and whether each is safe.
    static func active(_ rules: [ModelRule], _ run: ParityRun) -> [String: Bool] {
        var attributes: [String: Bool] = [:]
        for rule in rules where rule.isActive(in: run.scenario) {
            for name in rule.attributes {
                attributes[name] = !rule.unsafeAttributes.contains(name) && attributes[name] ?? true
            }
        }
        return attributes
    }
}
