public import ProvisoCore

/// A check of a value without a model: the value, how messages name it, and rules.
///
/// ```swift
/// Entry(info.title, "title", article: "your", .trim, .required, .length(2...100))
/// Entry(info.firstName, at: "firstName", .required)                // named in words: first name
/// Entry.allOrNone(EntryField(info.user, "username"), EntryField(info.password, "password"))
/// ```
///
/// Rules run as in a model. `nil` and empty values skip every rule except `.required` and similar ones, and the rules after
/// one that found an error are skipped. A filter changes what the rules after it see, not your value.
///
/// An entry holds its values. Create it where the values are, and validate it there; ``Entries`` is a list of entries.
public struct Entry {
    /// What is checked, in the order listed.
    public let fields: [EntryField]
    private var options = ModelRuleOptions()
    /// The codes of what the rules find, if anybody knows.
    private let codes: () -> Set<ViolationCode>?
    /// Runs the rules, and leads what they find to its field.
    private let judge: (inout Report) -> Void

    /// Creates an entry for a value.
    ///
    /// - Parameters:
    ///   - value: The value. The rules are those for the type inside of an optional.
    ///   - label: How messages name it.
    ///   - article: The word before the label; the label's own by default.
    ///   - path: The path of its violations; the label's text by default.
    ///   - rules: The rules, in their order.
    public init<Value>(
        _ value: Value?, _ label: AttributeLabel, article: String? = nil, at path: FieldPath? = nil,
        _ rules: AnyRule<Value>...
    ) {
        self.init(value, EntryField(value, label, article: article, at: path), RuleList(rules))
    }

    /// Creates an entry for a value that messages name by the words of an attribute's name.
    ///
    /// - Parameters:
    ///   - value: The value. The rules are those for the type inside of an optional.
    ///   - path: The path of the value.
    ///   - article: The word before the label.
    ///   - rules: The rules, in their order.
    public init<Value>(_ value: Value?, at path: FieldPath, article: String? = nil, _ rules: AnyRule<Value>...) {
        self.init(value, EntryField(value, at: path, article: article), RuleList(rules))
    }

    /// Creates an entry for a value from a list of rules.
    public init<Value>(
        _ value: Value?, _ label: AttributeLabel, article: String? = nil, at path: FieldPath? = nil,
        rules: RuleList<Value>
    ) {
        self.init(value, EntryField(value, label, article: article, at: path), rules)
    }

    /// Creates an entry for fields that a rule of your own sees at once.
    public init(_ fields: EntryField..., by rule: some EntryRule) { self.init(fields, rule) }

    /// Creates an entry for fields that a closure sees at once.
    public init(_ fields: EntryField..., check: @escaping (_ fields: [EntryField], _ report: inout Report) -> Void) {
        self.init(fields, InlineEntryRule(judge: check))
    }

    /// An entry that is valid when every field is given, or none.
    ///
    /// Every missing field gets a violation, code `allOrNone`, with the parameters `given` and `missing`.
    public static func allOrNone(_ fields: EntryField...) -> Entry {
        Entry(fields, InlineEntryRule(judge: refuseMissing), finds: [.allOrNone])
    }

    private static func refuseMissing(_ fields: [EntryField], _ report: inout Report) {
        let missing = fields.indices.filter { fields[$0].isEmpty }
        guard let finding = AllOrNoneFinding(fields.map { ($0.name, $0.label) }, missing: missing) else { return }
        for position in finding.missing {
            var violation = finding.violation
            violation.path = fields[position].path
            violation.wording.label = fields[position].label
            report.add(violation)
        }
    }

    private init<Value>(_ value: Value?, _ field: EntryField, _ rules: RuleList<Value>) {
        fields = [field]
        codes = { rules.codes }
        judge = { report in
            let start = report.violations.count
            var judged = value
            rules.run(on: &judged, into: &report)
            report.update(from: start) { $0.path = field.path.appending($0.path) }
        }
    }

    private init(_ fields: [EntryField], _ rule: some EntryRule, finds known: Set<ViolationCode>? = nil) {
        self.fields = fields
        codes = { known }
        let labels = Dictionary(fields.map { ($0.name, $0.label) }, uniquingKeysWith: { first, _ in first })
        judge = { report in
            let start = report.violations.count
            rule.check(fields, into: &report)
            report.update(from: start) { $0.wording.labels = $0.wording.labels ?? labels }
        }
    }

    /// The entry in a group: once one of a group fails, the rest of it is skipped while the group's name lasts.
    public func group(_ name: String) -> Self { with { $0.group = name } }
    /// The entry with a message for every code.
    ///
    /// - Precondition: Every place in the message is one that something fills for one of the codes, if all rules are built
    ///   in.
    public func message(
        _ template: MessageTemplate, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, forAll: codes(), of: fieldNames, file, line)
        return with { $0.message = template }
    }
    /// The entry with a message for one code.
    ///
    /// - Precondition: Every place in the message is one that something fills, if the code is a built-in one.
    public func message(
        _ template: MessageTemplate, for code: ViolationCode, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, for: code, of: fieldNames, file, line)
        return with { $0.messages[code] = template }
    }
    /// The entry with another severity. Only errors make a result invalid.
    public func severity(_ severity: Severity) -> Self { with { $0.severity = severity } }

    private var fieldNames: String { fields.map(\.name).joined(separator: ", ") }

    private func with(_ change: (inout ModelRuleOptions) -> Void) -> Self {
        var entry = self
        change(&entry.options)
        return entry
    }

    /// Checks the entry when it is its turn.
    func run(in check: inout ModelCheck) {
        // Paths are the fields' own, so the rule of the model has none. An entry is nobody else's attribute: an error in an
        // earlier entry of the same name does not spare this one.
        let rule = ModelRule("entry", attributes: [""], labels: [fields.first?.label ?? .value], options: options)
        guard check.begins(rule) else { return }
        let start = check.report.violations.count
        judge(&check.report)
        if fields.count > 1 { keepShownValues(in: &check.report, from: start) }
        check.bind(from: start, to: rule, 0) { fields.count == 1 ? fields[0].shownText : nil }
    }

    /// Keeps the values of the fields that are at fault, where a message shows them.
    private func keepShownValues(in report: inout Report, from start: Int) {
        report.update(from: start) { violation in
            let template = violation.wording.template ?? options.messages[violation.code] ?? options.message
            guard template?.places.contains("value") ?? false, violation.wording.value == nil else { return }
            violation.wording.value = fields.first { $0.path == violation.path }?.shownText
        }
    }
}
