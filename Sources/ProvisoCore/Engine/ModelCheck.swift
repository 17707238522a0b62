/// One validation of one model, be it of a Swift type or a record: what is asked for, and what was found so far.
///
/// Whoever runs rules asks it before each one whether the rule runs, and puts violations into its ``report``: a
/// ``RuleSet``, which reaches values by the properties of a type, and ``RecordValidator``, which reaches them by their
/// places in a record.
public struct ModelCheck {
    /// When to leave rules out that could still find something.
    public typealias Stop = ValidationStop

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
    package private(set) var removed: Set<ObjectIdentifier> = []
    /// Whether each rule has to be asked about in full: not all attributes are judged, or not by all rules.
    private(set) var isRestricted: Bool
    /// Whether a scenario or attributes were asked for by a name that may not exist.
    @usableFromInline let asksByName: Bool
    /// The number of the first rules of properties that run: those before have nothing to say to the model, which was seen without a check.
    @usableFromInline var firstToRun = 0
    /// Whether the rules are asked about a text that is typed. Apart from the context, which would be copied to be asked.
    var isAsking = false
    /// Who watches, if anybody does.
    var observer: (any RuleObserver)?
    /// Whether somebody watches.
    @usableFromInline var isObserved = false
    /// Whether nothing more is looked for.
    private(set) var isStopped = false
    /// The attributes to judge of the model that is judged now, which may lie inside of another one.
    private var asked: Set<String>?
    private var groups = GroupProgress()
    private var failed = FailedAttributes()
    /// What of the model could not be made from data.
    private var unmade: UnmadeValues?
    /// The severity of the rule that all of this is inside of, if it has one.
    private var severity: Severity?

    /// Has each rule asked about in full, where somebody watches.
    mutating func restrict() { if isObserved { isRestricted = true } }

    /// Whether all attributes are judged by all rules.
    var isWhole: Bool { asked == nil && unmade == nil && removed.isEmpty }

    /// Whether no attribute has an error so far.
    var hasNoError: Bool { failed.isEmpty }

    /// Leaves out rules that judge or read what could not be made from data.
    package mutating func leaveOut(_ unmade: UnmadeValues?) {
        self.unmade = unmade
        if unmade != nil { isRestricted = true }
    }

    /// Leaves out rules that a form has removed.
    package mutating func leaveOut(_ rules: Set<ObjectIdentifier>) {
        removed = rules
        if !rules.isEmpty { isRestricted = true }
    }

    /// Whether an attribute, or a part of it, has an error.
    public func hasError(_ attribute: String) -> Bool { failed.contains(attribute) }

    /// Notes that an attribute has an error that was found elsewhere, by a decoder for example.
    public mutating func setError(_ attribute: String) { failed.insert(attribute) }

    // MARK: Before a rule

    /// Whether a rule is to judge one of its attributes: scenario, attributes asked for, group, skipOnError.
    ///
    /// The rest is the caller's: skipOnEmpty first, then the rule's condition.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - index: Which of its attributes.
    public mutating func begins(_ rule: ModelRule, _ index: Int = 0) -> Bool { begins(rule, index, answers: false) }

    /// Whether a rule is to run; see ``begins(_:_:)``.
    ///
    /// - Parameter answers: Whether it can be asked, and so also runs for that alone: then the check sees to it that what it
    ///   finds and changes is dropped.
    mutating func begins(_ rule: ModelRule, _ index: Int = 0, answers: Bool) -> Bool {
        // The nearest rule with a severity decides.
        report.severity = rule.severity ?? severity
        guard rule.isPlain, !isRestricted else { return beginsInFull(rule, index, answers: answers) }
        groups.leave()
        return failed.isEmpty || !isLeftAlone(rule, index)
    }

    /// Goes on behind a rule that is in no group and need not be run.
    @inline(__always)
    mutating func leaveGroup() { groups.leave() }

    private mutating func beginsInFull(_ rule: ModelRule, _ index: Int, answers: Bool) -> Bool {
        if isStopped { return leaves(rule, index, .stopped) }
        // Whoever only watches a check of all attributes changes nothing about it.
        if rule.isPlain, isWhole, report.context?.query == nil {
            groups.leave()
            return failed.isEmpty || !isLeftAlone(rule, index) || leaves(rule, index, .earlierError)
        }
        guard rule.isActive(in: scenario) else { return leaves(rule, index, .scenario) }
        guard asksFor(rule.attributes[index]) else { return leaves(rule, index, .attributes) }
        if let unmade {
            if unmade.concerns(rule, index) { return leaves(rule, index, .unavailable) }
            report.context?.unmade = unmade.part(at: rule.paths[index])
        }
        if !removed.isEmpty, removed.contains(ObjectIdentifier(rule)) { return leaves(rule, index, .unavailable) }
        let runs =
            groups.enter(rule.group, staysFailed: stop == .group)
            ? failed.isEmpty || !isLeftAlone(rule, index) || leaves(rule, index, .earlierError)
            : leaves(rule, index, .group)
        guard let query = report.context?.query, query.attribute != nil else { return runs }
        return begins(rule, index, runs: runs, answers: answers, query)
    }

    /// Whether an attribute has an error after which the rule does not judge it.
    private mutating func isLeftAlone(_ rule: ModelRule, _ index: Int) -> Bool {
        (rule.skipsAfterErrors || stop == .attribute) && failed.contains(rule, index)
    }

    /// Whether no rule after this one has anything to say any more: the attribute has an error.
    ///
    /// - Parameter isLast: Whether all rules after it leave an attribute alone that has an error.
    mutating func isDone(with rule: ModelRule, isLast: Bool) -> Bool {
        !isAsking && (isLast || stop == .attribute) && !failed.isEmpty && failed.contains(rule, 0)
    }

    /// A request for `address` covers `address.city`; one for `address.city` is handed on to what is nested there.
    private mutating func asksFor(_ attribute: String) -> Bool {
        guard let asked else { return true }
        report.context?.attributes = nil
        if asked.contains(attribute) { return true }
        if asked.contains(where: { attribute.hasPrefix($0 + ".") }) { return true }
        let parts = asked.filter { $0.hasPrefix(attribute + ".") }
        guard !parts.isEmpty else { return false }
        report.context?.attributes = Set(parts.map { String($0.dropFirst(attribute.count + 1)) })
        return true
    }

    /// Notes that no rule is running any more: what is added from now on is none of the last one's.
    mutating func leaveRules() { report.severity = severity }

    // MARK: Inside of a rule

    /// Judges what lies inside of the model, with attributes of its own.
    ///
    /// - Parameters:
    ///   - failed: Those of its attributes that have an error already.
    ///   - attributes: The attributes to judge there; `nil` for all.
    ///   - rules: The rules to leave out besides.
    ///   - body: Judges it.
    package mutating func inside(
        _ failed: FailedAttributes, asking attributes: Set<String>?, leavingOut rules: Set<ObjectIdentifier> = [],
        _ body: (inout ModelCheck) -> Void
    ) {
        let outer = (groups, self.failed, asked, removed, severity, firstToRun)
        (groups, self.failed, asked, firstToRun) = (GroupProgress(), failed, attributes, 0)
        severity = report.severity
        removed.formUnion(rules)
        if attributes != nil || !removed.isEmpty { isRestricted = true }
        let query = leaveQuery()
        body(&self)
        takeUp(query)
        report.severity = severity
        (groups, self.failed, asked, removed, severity, firstToRun) = outer
    }

    /// Judges an element of a list, which has groups of its own and is judged as a whole.
    ///
    /// - Parameter number: The number of the element's place.
    mutating func insideElement(_ number: Int, _ body: (inout ModelCheck) -> Void) {
        let outer = (groups, asked, severity, firstToRun)
        (groups, asked, severity, firstToRun) = (GroupProgress(), nil, report.severity, 0)
        failed.remove(number: number)
        body(&self)
        // The next element is judged by the same rule as this one.
        report.severity = severity
        (groups, asked, severity, firstToRun) = outer
    }

    // MARK: After a rule

    /// Notes that an attribute of a rule has an error.
    mutating func noteError(_ rule: ModelRule, _ index: Int) {
        failed.insert(rule, index)
        noteError()
    }

    /// Notes that what stands at a path has an error.
    mutating func noteError(at path: FieldPath) {
        failed.insert(path)
        noteError()
    }

    /// Notes the errors from an index on, whose paths are complete.
    package mutating func note(from start: Int) {
        for position in start..<report.violations.count where report.violations[position].severity == .error {
            noteError(at: report.violations[position].path)
        }
        stopWhenFinished()
    }

    /// Notes an error that is none of an attribute.
    mutating func noteOtherError() {
        if (severity ?? .error) == .error { noteError() }
        stopWhenFinished()
    }

    private mutating func noteError() {
        groups.fail()
        if stop == .model { end() }
    }

    /// Ends the check when nothing could change its result any more.
    mutating func stopWhenFinished() {
        if report.isFinished { end() }
    }

    private mutating func end() {
        isStopped = true
        isRestricted = true
    }

    /// Makes the check ready for a record, whose errors are none of the one before.
    package mutating func begin(in layout: RecordLayout) {
        report.removeAll()
        groups.leave()
        failed.removeAll(in: layout)
        isStopped = false
        isRestricted = asked != nil || unmade != nil || !removed.isEmpty || isObserved
    }
}

// Apart from the declaration, so that each begins with the initializer of all members: a value that is set member by member is copied
// as a whole once it is complete.
extension ModelCheck {
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
        self.init(
            scenario: scenario, attributes: attributes, stop: stop, isTidying: isTidying,
            report: Report(
                limit: limit, context: ModelContext(scenario: scenario, isTidying: isTidying, stop: stop),
                stopsAtFirstError: stop == .model),
            isRestricted: attributes != nil, asksByName: attributes != nil || scenario != .default, asked: attributes)
    }

    /// A check of a model inside of another one.
    init(inside context: ModelContext, report: Report) {
        let attributes = context.attributes
        self.init(
            scenario: context.scenario, attributes: attributes, stop: context.stop, isTidying: context.isTidying,
            report: report, isRestricted: attributes != nil || context.unmade != nil, asksByName: false,
            asked: attributes, unmade: context.unmade, severity: report.severity)
        // A question about one attribute is not about those of what lies inside.
        let query = context.query.flatMap { $0.attribute == nil ? $0 : nil }
        isAsking = query != nil
        self.report.context = context
        self.report.context?.attributes = nil
        self.report.context?.query = query
        guard let observer = context.observer else { return }
        self.observer = unsafeDowncast(observer, to: HeldObserver.self).observer
        isObserved = true
        isRestricted = true
        self.observer?.enter(nil)
    }
}
