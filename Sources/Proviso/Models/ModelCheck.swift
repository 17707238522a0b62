/// One validation of one model: what is asked for, and what was found so far.
///
/// A ``RuleSet`` asks it before each rule whether the rule runs, and puts violations into its ``report``.
public struct ModelCheck {
    /// When to leave rules out that could still find something.
    public enum Stop: Sendable, Hashable {
        /// Never: every violation is wanted.
        case never
        /// An attribute is left alone once it has an error, also by rules that do not skip on errors.
        case attribute
        /// The rules of a group, by name and wherever they stand, are left out once one of them found an error.
        case group
        /// Everything is left out after the first error.
        case model
    }

    /// The scenario.
    public let scenario: Scenario
    /// The names of the attributes to judge, or `nil` for all.
    public let attributes: Set<String>?
    /// When to leave rules out.
    public let stop: Stop
    /// Whether only the filters run, and nothing is judged.
    public let isTidying: Bool
    /// What was found.
    public var report: Report

    /// The rules that a form has removed.
    var removed: Set<ObjectIdentifier> = [] {
        didSet { isEventful = isEventful || !removed.isEmpty }
    }

    /// Whether each rule has to be asked about in full: something is restricted, or something failed.
    private var isEventful: Bool
    private var isStopped = false
    private var group: String?
    private var groupFailed = false
    private var failedGroups: Set<String> = []
    /// The attributes with an error, and the attributes that these are parts of.
    private var failed: Set<String> = []

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - attributes: The names of the attributes to judge; `nil` for all.
    ///   - limit: How many violations to collect at most.
    ///   - stop: When to leave rules out.
    ///   - isTidying: Whether only the filters run.
    public init(
        scenario: Scenario = .default, attributes: Set<String>? = nil, limit: Int = .max, stop: Stop = .never,
        isTidying: Bool = false
    ) {
        self.scenario = scenario
        self.attributes = attributes
        self.stop = stop
        self.isTidying = isTidying
        report = Report(limit: limit)
        report.context = ModelContext(scenario: scenario, isTidying: isTidying)
        isEventful = attributes != nil
    }

    /// A check of a model inside of another one.
    init(inside context: ModelContext, report: Report) {
        scenario = context.scenario
        attributes = context.attributes
        stop = .never
        isTidying = context.isTidying
        self.report = report
        self.report.context?.attributes = nil
        isEventful = attributes != nil
    }

    /// Whether an attribute, or a part of it, has an error.
    public func hasError(_ attribute: String) -> Bool { failed.contains(attribute) }

    /// Notes that an attribute has an error that was found elsewhere, by a decoder for example.
    public mutating func setError(_ attribute: String) {
        failed.insert(attribute)
        isEventful = true
    }

    /// Whether a rule is to judge one of its attributes: scenario, attributes asked for, group, skipOnError.
    ///
    /// The rest is the caller's: skipOnEmpty first, then the rule's condition.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - index: Which of its attributes.
    public mutating func begins(_ rule: ModelRule, _ index: Int = 0) -> Bool {
        if rule.isPlain, !isEventful {
            group = nil
            return true
        }
        return beginsEventful(rule, index)
    }

    private mutating func beginsEventful(_ rule: ModelRule, _ index: Int) -> Bool {
        let attribute = rule.attributes[index]
        guard !isStopped, rule.isActive(in: scenario), asksFor(attribute) else { return false }
        if !removed.isEmpty, removed.contains(ObjectIdentifier(rule)) { return false }
        if rule.group != group {
            group = rule.group
            groupFailed = false
        } else if groupFailed {
            return false
        }
        if stop == .group, let group, failedGroups.contains(group) { return false }
        return !((rule.skipsAfterErrors || stop == .attribute) && failed.contains(attribute))
    }

    /// A request for `address` covers `address.city`; one for `address.city` is handed on to what is nested there.
    private mutating func asksFor(_ attribute: String) -> Bool {
        guard let attributes else { return true }
        report.context?.attributes = nil
        if attributes.contains(attribute) { return true }
        if attributes.contains(where: { attribute.hasPrefix($0 + ".") }) { return true }
        let parts = attributes.filter { $0.hasPrefix(attribute + ".") }
        guard !parts.isEmpty else { return false }
        report.context?.attributes = Set(parts.map { String($0.dropFirst(attribute.count + 1)) })
        return true
    }

    /// Tells the violations from an index on where they are, which rule found them, and what their words are.
    ///
    /// - Parameters:
    ///   - start: How many violations there were before the rule ran.
    ///   - rule: The rule.
    ///   - index: Which of its attributes it judged.
    ///   - value: Describes the value that was judged, for a message that shows it.
    public mutating func bind(from start: Int, to rule: ModelRule, _ index: Int, value: () -> String?) {
        guard report.violations.count > start else { return }
        let path = rule.paths[index]
        let label = rule.labels[index]
        let messages = report.context?.model?.ruleMessages ?? .none
        report.update(from: start) { violation in
            violation.path.components.insert(contentsOf: path.components, at: 0)
            guard !violation.wording.isBound else { return }
            violation.wording.isBound = true
            violation.wording.label = violation.wording.label ?? label
            if violation.isUnchecked {
                let shown = label.isSensitive ? nil : value()
                violation.amend { Self.bind(&$0, to: rule, messages) { shown } }
            } else {
                Self.bind(&violation, to: rule, messages) { label.isSensitive ? nil : value() }
            }
        }
        note(from: start)
    }

    /// Gives a violation the severity and the words that its rule was given.
    private static func bind(
        _ violation: inout Violation, to rule: ModelRule, _ messages: ModelMessages, _ value: () -> String?
    ) {
        if let severity = rule.severity { violation.severity = severity }
        let template = violation.wording.template ?? rule.messages[violation.code] ?? rule.message
        violation.wording.template = template
        violation.wording.modelMessages = messages.messages
        guard violation.wording.value == nil else { return }
        if template.map({ $0.places.contains("value") }) ?? messages.showsValue(for: violation) {
            violation.wording.value = value()
        }
    }

    /// Notes the errors from an index on, whose paths are complete.
    mutating func note(from start: Int) {
        for violation in report.violations.dropFirst(start) where violation.severity == .error {
            isEventful = true
            groupFailed = group != nil
            if let group { failedGroups.insert(group) }
            if stop == .model { isStopped = true }
            var name = ""
            for case .key(let key) in violation.path.components.prefix(while: \.isKey) {
                name += name.isEmpty ? key : "." + key
                failed.insert(name)
            }
        }
        if report.isFinished {
            isStopped = true
            isEventful = true
        }
    }
}

extension FieldPath.Component {
    fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}

/// What the rules inside of a model's rule need to know: a nested model is judged in the outer one's scenario.
package struct ModelContext: Sendable {
    var scenario: Scenario
    var isTidying: Bool
    /// The type of the model, which has messages of its own.
    var model: (any Validatable.Type)?
    /// The attributes of a nested model to judge, or `nil` for all.
    var attributes: Set<String>?
    /// Whether changes to objects are to be taken back, and so are noted.
    var notesChanges = false
    /// How to take back what filters changed in objects, which a validation that changes nothing shares with everyone.
    var changes: [ObjectChange] = []

    /// Takes back every change to an object.
    mutating func takeBackChanges() {
        for change in changes.reversed() { change.takeBack() }
        changes = []
    }
}

/// A change to an object, made and taken back on the thread of one validation.
struct ObjectChange: @unchecked Sendable {
    let takeBack: () -> Void
}
