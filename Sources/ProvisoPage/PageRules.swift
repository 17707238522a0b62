internal import ProvisoCore
internal import ProvisoFormats

/// The rules of a page, ready to judge.
final class PageRules {
    let document: RuleDocument
    /// The rules of each scenario, once it was asked for.
    private var validators: [RecordValidator?]
    /// The paths of the attributes, the longest first: what lies inside of several belongs to the nearest.
    private let attributePaths: [(path: FieldPath, name: String)]

    /// What a record is found to be.
    struct Outcome {
        let result: ValidationResult
        /// The members that filters changed, as they leave them.
        let changes: DataObject
    }

    /// What a text is found to be that is being typed.
    struct Typed {
        let violations: [Violation]
        let completion: Completion?
    }

    init(_ document: RuleDocument) {
        self.document = document
        validators = document.scenarios.map { _ in nil }
        attributePaths = document.plan.layout.slots.filter { !$0.name.isEmpty }.map { ($0.path, $0.name) }
            .sorted { $0.path.components.count > $1.path.components.count }
    }

    func scenario(named name: String) throws(UnknownScenario) -> Int {
        let scenario = try document.validator(for: Scenario(rawValue: name)).scenario
        return document.scenarios.firstIndex(of: scenario) ?? 0
    }

    /// The attribute that something at a path belongs to; empty for what belongs to none.
    func attribute(at path: FieldPath) -> String {
        attributePaths.first { $0.path.contains(path) }?.name ?? ""
    }

    func validator(_ scenario: Int) -> RecordValidator {
        let scenario = validators.indices.contains(scenario) ? scenario : 0
        if let known = validators[scenario] { return known }
        let validator = document.validator(inAny: document.scenarios[scenario])
        validators[scenario] = validator
        return validator
    }

    // MARK: Judging

    /// Judges a record, given as ``Request`` has it.
    func check(_ input: PageInput, _ scenario: Int, limit: Int, stop: ModelCheck.Stop) -> Outcome {
        let validator = validator(scenario)
        var request = Request(input)
        var check = ModelCheck(
            scenario: validator.scenario, attributes: request.attributes, limit: limit, stop: stop)
        guard var record = request.record(for: validator) else {
            return Outcome(result: validator.validate(.null), changes: DataObject())
        }
        judge(&record, by: validator, &check)
        return Outcome(result: check.report.result, changes: record.changes(to: request.object))
    }

    /// Judges the text of one attribute, or of a part of one, as ``Request`` has it.
    func typed(_ input: PageInput, _ scenario: Int) -> Typed {
        let validator = validator(scenario)
        var request = Request(input)
        guard let text = request.text, var record = request.record(for: validator) else {
            return Typed(violations: validator.validate(.null).violations, completion: nil)
        }
        var check = ModelCheck(scenario: validator.scenario, attributes: request.attributes)
        judge(&record, by: validator, &check)
        let violations = check.report.result.violations.filter { request.path.contains($0.path) }
        guard violations.contains(where: { $0.severity == .error }) else {
            return Typed(violations: violations, completion: .valid)
        }
        let query = CompletionQuery(text)
        var question = ModelCheck(scenario: validator.scenario, attributes: request.attributes)
        question.ask(query)
        if var record = request.record(for: validator) { judge(&record, by: validator, &question) }
        return Typed(violations: violations, completion: query.completion)
    }

    private func judge(_ record: inout Record, by validator: RecordValidator, _ check: inout ModelCheck) {
        check.begin(in: validator.plan.layout)
        if !validator.plan.leavesOut(&record) { check.judge(&record, by: validator.plan) }
    }
}

/// What a script asks of a record: a byte of ``Flags``, then the names of the attributes to judge if they are given, then the
/// text that is typed and its path if it is one, then the record. Of an object that is each attribute's number, of 32 bits, with
/// its value, or else the value itself.
private struct Request {
    private struct Flags: OptionSet {
        let rawValue: UInt8
        /// Texts stand for whatever they spell.
        static let untyped = Flags(rawValue: 1)
        /// The names of the attributes to judge are given.
        static let some = Flags(rawValue: 2)
        /// A text is typed: its path and the text are given.
        static let typed = Flags(rawValue: 4)
        /// The record is one value, not the values of attributes.
        static let whole = Flags(rawValue: 8)
    }

    private(set) var attributes: Set<String>?
    private(set) var path = FieldPath()
    private(set) var text: String?
    private(set) var object: DataObject?
    private let flags: Flags
    private let rest: PageInput

    init(_ input: PageInput) {
        var input = input
        let flags = Flags(rawValue: input.byte())
        self.flags = flags
        if flags.contains(.some), case .array(let names) = input.value() {
            attributes = Set(names.compactMap { $0.text })
        }
        if flags.contains(.typed) {
            if case .array(let components) = input.value() {
                path = FieldPath(
                    components.compactMap { component in
                        if case .number(let number) = component {
                            return number.integer.flatMap { Int(exactly: $0) }.map { .index($0) }
                        }
                        return component.text.map { .key($0) }
                    })
            }
            text = input.text()
        }
        input.isUntyped = flags.contains(.untyped)
        rest = input
    }

    /// The record; `nil` for a value that is none.
    mutating func record(for validator: RecordValidator) -> Record? {
        var input = rest
        var record = validator.makeRecord()
        if flags.contains(.whole) {
            guard case .object(let object) = input.value() else { return nil }
            self.object = object
            record.fill(from: object)
            return record
        }
        record.reset(input: input.bytes)
        let slots = validator.plan.layout.slots.count
        while !input.isAtEnd {
            let slot = input.count()
            guard slot < slots else { break }
            input.put(into: slot, of: &record)
        }
        record.finishFilling()
        return record
    }
}
