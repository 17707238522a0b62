/// Where rules put what they find.
///
/// A report allocates nothing until the first violation. It knows how many violations are wanted: once it is
/// ``isFull``, further ones are dropped and ``wasCut`` says so. Only the first error is never dropped: warnings before it
/// would else make an invalid value valid. It takes the place of the last warning in the ``result``.
public struct Report: Sendable {
    /// What was found so far, in order.
    public package(set) var violations: [Violation] = []
    /// How many violations are collected at most.
    public let limit: Int
    /// Whether a violation was dropped because the report was full.
    public private(set) var wasCut = false
    /// Whether somebody will ask the asynchronous rules once the synchronous ones have passed.
    package var asksLater = false
    /// Whether nothing is looked for after the first error.
    var stopsAtFirstError = false
    /// The severity of the rule that is running, or that the running one is inside of: that of what it finds.
    var severity: Severity?
    /// The model that is judged, for rules inside its rules.
    package var context: ModelContext?

    /// Takes what nothing can change any more, so that a list of many bad elements does not have to be kept.
    package var outlet: (any ViolationOutlet)?

    /// Whether violations remember what a suggestion is made of. Off where nobody reads one: a file may hold a violation in
    /// every row.
    package var offersSuggestions = true
    /// Whether violations keep the value that was judged, for those who may show it. Off by default.
    package var keepsValues = false

    /// Whether no further violation is taken.
    public var isFull: Bool { violations.count >= limit }

    /// Notes that the value breaks the rule.
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - parameters: What the message is filled with. Never put the judged value in.
    ///   - severity: How much it weighs.
    ///   - wording: A key of the message catalogue, where one code has several wordings.
    @inline(never)
    public mutating func fail(
        _ code: ViolationCode, _ parameters: Parameters = Parameters(), severity: Severity = .error,
        wording: String? = nil
    ) {
        add(Violation(code, parameters, severity: severity, wording: wording))
    }

    /// Adds a violation made elsewhere.
    public mutating func add(_ violation: consuming Violation) {
        if let severity { violation.weigh(severity) }
        // An array that grows one by one is moved three times for eight.
        if violations.capacity == 0 { violations.reserveCapacity(min(limit, 8)) }
        if !isFull { return violations.append(violation) }
        wasCut = true
        if violation.severity == .error, violations.count == limit, !hasErrors(from: 0) {
            violations.append(violation)
        }
    }

    /// Adds what another report found.
    public mutating func add(_ others: some Sequence<Violation>) {
        for violation in others { add(violation) }
    }

    /// Collects what is found further inside of the value: an element's violations get its index before their paths.
    ///
    /// - Parameters:
    ///   - component: The step into the value.
    ///   - body: Judges what is there.
    public mutating func nest(under component: FieldPath.Component, _ body: (inout Report) -> Void) {
        let start = violations.count
        body(&self)
        nest(from: start, under: component)
    }

    /// Tells the violations from an index on that they were found further inside of the value.
    mutating func nest(from start: Int, under component: FieldPath.Component) {
        guard violations.count > start else { return }
        for index in start..<violations.count {
            violations[index].path.components.insert(component, at: 0)
            violations[index].wording.outsidePath?.components.insert(component, at: 0)
        }
    }

    /// An empty report on the same model.
    var blank: Report {
        var report = Report(limit: limit, context: context)
        report.stopsAtFirstError = stopsAtFirstError
        report.offersSuggestions = offersSuggestions
        report.keepsValues = keepsValues
        return report
    }

    /// A report on a model inside of this one, which goes on from what was found so far. Until it is given back, this one is
    /// empty: two that share their violations would make each other copy them.
    mutating func lent() -> Report {
        var inner = blank
        (inner.asksLater, inner.severity, inner.wasCut) = (asksLater, severity, wasCut)
        swap(&inner.violations, &violations)
        return inner
    }

    /// Takes back what was found so far, and how to undo what was changed inside.
    mutating func takeBack(from inner: inout Report) {
        swap(&inner.violations, &violations)
        wasCut = inner.wasCut
        if let changes = inner.context?.changes, !changes.isEmpty { context?.changes = changes }
    }

    /// What the violations amount to.
    public var result: ValidationResult {
        if violations.isEmpty { return .valid() }
        if violations.count <= limit { return ValidationResult(violations) }
        var kept = violations
        kept.remove(at: kept.lastIndex { $0.severity != .error } ?? kept.count - 1)
        return ValidationResult(kept)
    }

    /// Whether nothing that is still to be judged could change the ``result``, or nothing more is asked for.
    var isFinished: Bool { (wasCut || stopsAtFirstError) && hasErrors(from: 0) }

    /// Changes the violations from an index on: where they are, which rule found them, what their words are.
    package mutating func update(from start: Int, _ change: (inout Violation) -> Void) {
        for index in violations.indices.dropFirst(start) { change(&violations[index]) }
        settle()
    }

    /// Corrects the list after violations were changed: one that was kept as the first error, and is none any more, gives
    /// its place to the next.
    mutating func settle() {
        if violations.count > limit, let last = violations.last, last.severity != .error { violations.removeLast() }
    }

    /// Whether one of the violations from an index on is an error.
    func hasErrors(from start: Int) -> Bool {
        violations.hasError(from: start)
    }

    /// Drops the violations from an index on.
    mutating func removeViolations(from start: Int) {
        violations.removeSubrange(start...)
    }

    /// Hands out all violations.
    mutating func handOut(to outlet: any ViolationOutlet) {
        for violation in violations { outlet.take(violation) }
        violations.removeAll(keepingCapacity: true)
    }

    /// Drops all violations, so that the storage serves the next record.
    mutating func removeAll() {
        if !violations.isEmpty { violations.removeAll(keepingCapacity: true) }
        wasCut = false
    }
}

// Apart from the declaration, so that each begins with the initializer of all members: a value that is set member by member is copied
// as a whole once it is complete.
extension Report {
    /// Creates an empty report.
    ///
    /// - Parameter limit: How many violations to collect at most.
    public init(limit: Int = .max) { self.init(limit: limit, context: nil) }

    /// Creates an empty report on a model.
    init(limit: Int, context: ModelContext?, stopsAtFirstError: Bool = false) {
        self.init(violations: [], limit: max(1, limit), stopsAtFirstError: stopsAtFirstError, context: context)
    }
}

extension [Violation] {
    /// Whether one of the violations from an index on is an error. None is copied.
    func hasError(from start: Int = 0) -> Bool {
        var index = start
        while index < count {
            if self[index].severity == .error { return true }
            index += 1
        }
        return false
    }
}
