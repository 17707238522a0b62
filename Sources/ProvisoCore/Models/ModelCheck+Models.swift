// What a validation of a model does before and after its rules.

extension ModelCheck {
    /// Begins with the rules of a model.
    @usableFromInline
    package mutating func enter(_ model: any Validatable.Type) {
        report.context?.model = model
        report.context?.messages = nil
    }

    /// Notes the object that is judged, so that it is not judged again inside of itself.
    @usableFromInline
    package mutating func enter(object: AnyObject) { report.context?.object = HeldObject(object) }

    /// Asks for a note of every change to an object.
    @usableFromInline
    package mutating func notesChanges() { report.context?.notesChanges = true }

    /// Takes back every change to an object, and says what was found.
    @usableFromInline
    package mutating func takeBackChanges() -> ValidationResult {
        report.context?.takeBackChanges()
        return finish()
    }

    /// What was found, with the paths that clients know.
    mutating func finish() -> ValidationResult {
        report.nameOutside()
        return report.result
    }
}

extension ModelCheck {
    /// Notes how to take back a change to an object, when the validation is one that changes nothing.
    public mutating func willChange(_ takeBack: @escaping () -> Void) {
        report.context?.changes.append(ObjectChange(takeBack: takeBack))
    }

    /// Whether a change to an object has to be noted before it is made.
    public var takesBackChanges: Bool { report.context?.notesChanges ?? false }
}

// What a rule that is bound to an attribute says of a value.

extension ModelCheck {
    /// Judges a value by a rule, which changes nothing.
    ///
    /// - Parameters:
    ///   - fault: What one look at the value told.
    ///   - condition: The rule's condition, asked once the value is known not to be skipped.
    @usableFromInline
    mutating func judge<Value>(
        _ value: Value, _ fault: ValueFault, by bound: BoundRuleChain<Value>, when condition: () -> Bool
    ) {
        // Read first: where a closure asks the check itself, all of it is copied.
        let tidies = isTidying
        guard begins(bound.info, answers: true),
            goesOn(
                bound.info, 0, isEmpty: bound.rule.isEmpty(value), when: !tidies && condition(),
                showing: DataValue.shownText(of: value))
        else { return }
        let start = report.violations.count
        bound.rule.report(fault, in: value, into: &report)
        bindFindings(from: start, to: bound.info, 0, asking: { bound.rule.completion(of: $0) }) {
            DataValue.shownText(of: value)
        }
    }

    /// Judges a value that is `nil` by a rule.
    @usableFromInline
    mutating func judgeMissing<Value>(by bound: BoundRuleChain<Value>, when condition: () -> Bool) {
        let tidies = isTidying
        guard begins(bound.info, answers: true),
            goesOn(bound.info, 0, isEmpty: true, when: !tidies && condition(), showing: nil)
        else { return }
        let start = report.violations.count
        bound.rule.findingsInMissing(into: &report)
        bindFindings(from: start, to: bound.info, 0, asking: { bound.rule.completion(of: $0) }) { nil }
    }

    /// Judges a value by a rule, and says what becomes of it: `nil` when it is left alone.
    @usableFromInline
    mutating func change<Value>(
        _ value: Value?, _ fault: ValueFault, by bound: BoundRuleChain<Value>, when condition: () -> Bool
    ) -> Value?? {
        guard bound.rule.isFilter else {
            judge(value, fault, by: bound, when: condition)
            return nil
        }
        guard admits(value, to: bound, when: condition) else { return nil }
        var changed = value
        if isTidying {
            tidy(&changed) { bound.rule.change(&$0, into: &$1) }
        } else {
            let start = report.violations.count
            bound.rule.change(&changed, into: &report)
            note(value, changed, by: bound, from: start)
        }
        return handOn(changed, value)
    }

    // What follows is apart, so that models in models need the less stack: without optimization a function holds the temporaries of
    // all that it does while it calls what lies inside.

    /// Judges a value, or its absence, by a rule that changes nothing.
    @inline(never)
    private mutating func judge<Value>(
        _ value: Value?, _ fault: ValueFault, by bound: BoundRuleChain<Value>, when condition: () -> Bool
    ) {
        if let value {
            judge(value, fault, by: bound, when: condition)
        } else {
            judgeMissing(by: bound, when: condition)
        }
    }

    /// Notes what a rule that may change a value has found and made of it.
    @inline(never)
    private mutating func note<Value>(
        _ value: Value?, _ changed: Value?, by bound: BoundRuleChain<Value>, from start: Int
    ) {
        bindFindings(from: start, to: bound.info, 0, asking: { bound.rule.completion(of: $0) }) {
            value.map { DataValue.shownText(of: $0) }
        }
        noteFilter(value, changed) { bound.rule.tidy(draft: &$0) }
        if isObserved { noteChange(bound.info, 0, changed, value) }
    }

    /// Whether a rule that may change a value goes on with it.
    @inline(never)
    private mutating func admits<Value>(
        _ value: Value?, to bound: BoundRuleChain<Value>, when condition: () -> Bool
    ) -> Bool {
        guard begins(bound.info, answers: true) else { return false }
        return goesOn(
            bound.info, 0, isEmpty: value.map { bound.rule.isEmpty($0) } ?? true, when: condition(),
            showing: value.map { DataValue.shownText(of: $0) })
    }

    /// Judges a value by a comparison with that of another attribute.
    @usableFromInline
    mutating func judge<Value>(
        _ value: Value?, against other: Value?, by bound: _BoundComparison<Value>, when condition: () -> Bool
    ) {
        let tidies = isTidying
        guard begins(bound.info, answers: true),
            goesOn(
                bound.info, 0, isEmpty: bound.isEmpty(value, against: other), when: !tidies && condition(),
                showing: value.map { DataValue.shownText(of: $0) })
        else { return }
        let start = report.violations.count
        bound.comparison.findings(in: value, against: other, into: &report)
        bindFindings(
            from: start, to: bound.info, 0, asking: { bound.comparison.completion(of: $0, against: other) }
        ) {
            value.map { DataValue.shownText(of: $0) }
        }
    }

    /// Runs a rule that has begun on a value, and says what becomes of it: `nil` when it is left alone.
    ///
    /// - Parameters:
    ///   - completion: What the rule tells of a text that is typed.
    ///   - draft: What the rule does to a text that is typed.
    ///   - run: Runs the rule.
    mutating func change<Value>(
        _ value: Value?, _ rule: ModelRule, _ index: Int, asking completion: (String) -> Completion?,
        tidying draft: (inout Draft) -> Void, _ run: (inout Value?, inout Report) -> Void
    ) -> Value?? {
        var changed = value
        if isTidying {
            tidy(&changed, run)
        } else {
            let start = report.violations.count
            run(&changed, &report)
            bindFindings(from: start, to: rule, index, asking: completion) {
                value.map { DataValue.shownText(of: $0) }
            }
            noteFilter(value, changed, draft)
            if isObserved { noteChange(rule, index, changed, value) }
        }
        return handOn(changed, value)
    }

    /// What becomes of a value that a rule has changed: `nil` when it is left alone.
    ///
    /// It changes nothing; a method that says so would be called on a copy of the check, which takes stack.
    private mutating func handOn<Value>(_ changed: Value?, _ value: Value?) -> Value?? {
        if Self.areSame(changed, value) { return nil }
        guard isAsking, let query = report.context?.query, query.leavesValues else { return .some(changed) }
        // The rules after this one would have to be asked about another value than they judge.
        query.needOwnCheck()
        return nil
    }

    /// - Parameters:
    ///   - completion: What the rule that was run tells of a text that is typed.
    ///   - value: Describes the value that was judged.
    private mutating func bindFindings(
        from start: Int, to rule: ModelRule, _ index: Int, asking completion: (String) -> Completion?,
        value: () -> String?
    ) {
        guard isAsking, report.violations.count > start else {
            return bind(from: start, to: rule, index, value: value)
        }
        if ask(from: start, rule, completion) { return }
        tell(from: start, to: rule, index, at: rule.paths[index], value: value)
    }

    /// Notes that a rule has run, which may be a filter, while a text is typed.
    @inline(never)
    private mutating func noteFilter<Value>(_ value: Value?, _ changed: Value?, _ tidy: (inout Draft) -> Void) {
        guard isAsking else { return }
        report.context?.query?.note(
            tidy, changed: { Self.areSame(changed, value) ? nil : changed.map { DataValue.shownText(of: $0) } ?? "" })
    }

    /// Tells what a rule has made of a value.
    @inline(never)
    private mutating func noteChange<Value>(_ rule: ModelRule, _ index: Int, _ changed: Value?, _ value: Value?) {
        if Self.areSame(changed, value) { return }
        let (old, new) = (value.map { DataValue.shownText(of: $0) }, changed.map { DataValue.shownText(of: $0) })
        if old != new { observer?.changed(rule, index) { new } }
    }

    /// Lets a rule change a value, whatever it finds. Apart, so that models in models need the less stack.
    private mutating func tidy<Value>(_ value: inout Value?, _ run: (inout Value?, inout Report) -> Void) {
        var ignored = report.blank
        run(&value, &ignored)
    }

    /// Two values of the same bits are the same value. The reverse need not hold, and then a value is written again.
    static func areSame<Value>(_ left: Value?, _ right: Value?) -> Bool {
        withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
    }
}
