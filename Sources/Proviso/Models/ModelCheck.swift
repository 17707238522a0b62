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
    private(set) var removed: Set<ObjectIdentifier> = []
    /// Whether each rule has to be asked about in full: not all attributes are judged, or not by all rules.
    private var isRestricted: Bool
    /// Whether a scenario or attributes were asked for by a name that may not exist.
    @usableFromInline let asksByName: Bool
    private var isStopped = false
    private var group: String?
    private var groupFailed = false
    private var failedGroups: Set<String> = []
    /// What of the model could not be made from data.
    private var unmade: UnmadeValues?
    /// The attributes with an error, and the attributes that these are parts of.
    private var failed = AttributeMarks()

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
        report = Report(limit: limit, context: ModelContext(scenario: scenario, isTidying: isTidying, stop: stop))
        report.stopsAtFirstError = stop == .model
        isRestricted = attributes != nil
        asksByName = attributes != nil || scenario != .default
    }

    /// A check of a model inside of another one.
    init(inside context: ModelContext, report: Report) {
        scenario = context.scenario
        attributes = context.attributes
        stop = context.stop
        isTidying = context.isTidying
        self.report = report
        self.report.context = context
        self.report.context?.attributes = nil
        asksByName = false
        unmade = context.unmade
        isRestricted = attributes != nil || unmade != nil
    }

    /// Leaves out rules that judge or read what could not be made from data.
    mutating func leaveOut(_ unmade: UnmadeValues?) {
        self.unmade = unmade
        if unmade != nil { isRestricted = true }
    }

    /// Leaves out rules that a form has removed.
    mutating func leaveOut(_ rules: Set<ObjectIdentifier>) {
        removed = rules
        if !rules.isEmpty { isRestricted = true }
    }

    /// Whether an attribute, or a part of it, has an error.
    public func hasError(_ attribute: String) -> Bool { failed.contains(AttributeMarks.Mark(attribute)) }

    /// Notes that an attribute has an error that was found elsewhere, by a decoder for example.
    public mutating func setError(_ attribute: String) {
        failed.insert(AttributeMarks.Mark(attribute))
    }

    /// Whether a rule is to judge one of its attributes: scenario, attributes asked for, group, skipOnError.
    ///
    /// The rest is the caller's: skipOnEmpty first, then the rule's condition.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - index: Which of its attributes.
    public mutating func begins(_ rule: ModelRule, _ index: Int = 0) -> Bool {
        guard rule.isPlain, !isRestricted else { return beginsInFull(rule, index) }
        group = nil
        groupFailed = false
        return !isLeftAlone(rule, index)
    }

    private mutating func beginsInFull(_ rule: ModelRule, _ index: Int) -> Bool {
        let attribute = rule.attributes[index]
        guard !isStopped, rule.isActive(in: scenario), asksFor(attribute) else { return false }
        if let unmade {
            if unmade.concerns(rule, index) { return false }
            report.context?.unmade = unmade.part(at: rule.paths[index])
        }
        if !removed.isEmpty, removed.contains(ObjectIdentifier(rule)) { return false }
        if rule.group != group {
            group = rule.group
            groupFailed = false
        } else if groupFailed {
            return false
        }
        if stop == .group, let group, failedGroups.contains(group) { return false }
        return !isLeftAlone(rule, index)
    }

    /// Whether an attribute has an error after which the rule does not judge it.
    private func isLeftAlone(_ rule: ModelRule, _ index: Int) -> Bool {
        !failed.isEmpty && (rule.skipsAfterErrors || stop == .attribute) && failed.contains(rule.marks[index])
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
        bind(from: start, to: rule, index, at: rule.paths[index], value: value)
    }

    /// Tells the violations from an index on what they are about, where only a part of the attribute was judged.
    ///
    /// - Parameter path: The way to that part.
    mutating func bind(
        from start: Int, to rule: ModelRule, _ index: Int, at path: FieldPath, value: () -> String?
    ) {
        guard report.violations.count > start else {
            // What was found may be more than is wanted.
            if report.wasCut { stopWhenFinished() }
            return
        }
        if report.violations.count == start + 1, !rule.amendsViolations, hasNoMessages(),
            report.violations[start].bindPlainly(at: path, rule.labels[index])
        {
            noteError()
            if rule.paths[index].components.count == 1 { failed.insert(rule.marks[index]) } else { mark(path) }
            return stopWhenFinished()
        }
        let messages = modelMessages()
        for position in start..<report.violations.count {
            // What is wrong with an element of an attribute is wrong with the attribute.
            let isWhole = !(report.violations[position].path.components.first?.isKey ?? false)
            Self.bind(&report.violations[position], to: rule, index, path, messages, value)
            guard report.violations[position].severity == .error else { continue }
            noteError()
            if isWhole, rule.paths[index].components.count == 1 {
                failed.insert(rule.marks[index])
            } else {
                mark(report.violations[position].path)
            }
        }
        report.settle()
        stopWhenFinished()
    }

    /// The messages of the model, which is asked for them once.
    private mutating func modelMessages() -> ModelMessages {
        if let known = report.context?.messages { return known }
        let messages = report.context?.model?.ruleMessages ?? .none
        report.context?.messages = messages
        return messages
    }

    /// Whether the model has no messages of its own.
    private mutating func hasNoMessages() -> Bool {
        if let isEmpty = report.context?.messages?.isEmpty { return isEmpty }
        return modelMessages().isEmpty
    }

    private static func bind(
        _ violation: inout Violation, to rule: ModelRule, _ index: Int, _ path: FieldPath, _ messages: ModelMessages,
        _ value: () -> String?
    ) {
        if let outside = violation.wording.outsidePath { violation.wording.outsidePath = path.appending(outside) }
        violation.path = violation.path.isEmpty ? path : path.appending(violation.path)
        violation.weigh(rule.severity)
        guard !violation.wording.isBound else { return }
        violation.wording.isBound = true
        if violation.wording.sharedLabel == nil { violation.wording.sharedLabel = rule.labels[index] }
        // Nearly all violations have the words of the catalogue.
        guard rule.amendsViolations || violation.wording.extras != nil || !messages.isEmpty else { return }
        let isSensitive = rule.labels[index].value.isSensitive
        if violation.isUnchecked {
            let shown = isSensitive ? nil : value()
            violation.amend { amend(&$0, by: rule, messages) { shown } }
        } else {
            amend(&violation, by: rule, messages) { isSensitive ? nil : value() }
        }
    }

    /// Gives a violation the words that its rule was given.
    private static func amend(
        _ violation: inout Violation, by rule: ModelRule, _ messages: ModelMessages, _ value: () -> String?
    ) {
        let template = violation.wording.template ?? rule.messages[violation.code] ?? rule.message
        if rule.amendsViolations { violation.wording.template = template }
        if !messages.isEmpty { violation.wording.modelMessages = messages.messages }
        guard violation.wording.value == nil else { return }
        if template.map({ $0.places.contains("value") }) ?? messages.showsValue(for: violation) {
            violation.wording.value = value()
        }
    }

    /// Notes the errors from an index on, whose paths are complete.
    mutating func note(from start: Int) {
        for position in start..<report.violations.count where report.violations[position].severity == .error {
            noteError()
            mark(report.violations[position].path)
        }
        stopWhenFinished()
    }

    private mutating func noteError() {
        if let group {
            groupFailed = true
            failedGroups.insert(group)
        }
        if stop == .model { end() }
    }

    private mutating func stopWhenFinished() {
        if report.isFinished { end() }
    }

    private mutating func end() {
        isStopped = true
        isRestricted = true
    }

    /// Marks an attribute as failed, and the attributes that it is a part of.
    private mutating func mark(_ path: FieldPath) {
        var name = ""
        for case .key(let key) in path.components.prefix(while: \.isKey) {
            name = name.isEmpty ? key : name + "." + key
            failed.insert(AttributeMarks.Mark(name))
        }
    }
}

extension Violation {
    /// Tells an error about a value as a whole where it is, if it has the words of the catalogue; most have.
    fileprivate mutating func bindPlainly(at path: FieldPath, _ label: Shared<AttributeLabel>) -> Bool {
        guard severity == .error, self.path.isEmpty, !wording.isBound, wording.extras == nil else { return false }
        self.path = path
        wording.isBound = true
        if wording.sharedLabel == nil { wording.sharedLabel = label }
        return true
    }
}

extension Violation {
    /// Gives a violation the severity of a rule that found it, or that the finding rule is inside of. The nearest rule
    /// with a severity of its own decides.
    mutating func weigh(_ severity: Severity?) {
        guard let severity, !wording.hasOwnSeverity else { return }
        amend { if !$0.wording.hasOwnSeverity { $0.severity = severity } }
        wording.hasOwnSeverity = true
    }
}

extension FieldPath.Component {
    fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}

/// What the rules inside of a model's rule need to know: a nested model is judged in the outer one's scenario.
package struct ModelContext: Sendable {
    var scenario: Scenario
    var isTidying: Bool
    /// When rules are left out that could still find something.
    var stop = ModelCheck.Stop.never
    /// The type of the model, which has messages of its own.
    var model: (any Validatable.Type)?
    /// Those messages, once a rule has found something.
    var messages: ModelMessages?
    /// The attributes of a nested model to judge, or `nil` for all.
    var attributes: Set<String>?
    /// What of the value that is judged could not be made from data.
    var unmade: UnmadeValues?
    /// Whether changes to objects are to be taken back, and so are noted.
    var notesChanges = false
    /// The model itself, when it is an object that may hold others.
    var object: HeldObject?
    /// The walk through the models inside, once there is one.
    var walk: SharedWalk?
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
