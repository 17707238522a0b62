// What the code that `@Validatable` writes says of each rule of a property. The compiler weighs these for every rule of
// every model, so they are few: one for rules that are called by their type and one for all others.

extension ModelCheck {
    /// Judges a value by a rule that changes nothing.
    @inlinable
    public mutating func judge<Base: DirectRule>(_ value: Base.Value?, by bound: BoundRule<Base>) {
        guard !bound.passes(given: value), begins(bound.info) else { return }
        Base.judge(value, by: bound, in: &self, when: { true })
    }

    /// Judges a value by a rule that changes nothing, when a condition holds. It is asked once the value is known not to
    /// be skipped.
    @inlinable
    public mutating func judge<Base: DirectRule>(
        _ value: Base.Value?, by bound: BoundRule<Base>, when condition: () -> Bool
    ) {
        guard !bound.passes(given: value), begins(bound.info) else { return }
        Base.judge(value, by: bound, in: &self, when: condition)
    }

    /// Judges a value by a rule of any kind that changes nothing.
    public mutating func judge<Base: ValidationRule>(_ value: Base.Value?, by bound: BoundRule<Base>) {
        judge(value, by: bound, when: { true })
    }

    /// Judges a value by a rule of any kind that changes nothing, when a condition holds.
    public mutating func judge<Base: ValidationRule>(
        _ value: Base.Value?, by bound: BoundRule<Base>, when condition: () -> Bool
    ) {
        guard begins(bound.info) else { return }
        refuse(value, isEmpty: bound.emptiness.isEmpty(value), bound, condition)
    }
}

extension ModelCheck {
    /// Judges a value by a rule, and says what becomes of it: `nil` when it is left alone.
    @inlinable
    public mutating func change<Base: DirectRule>(_ value: Base.Value, by bound: BoundRule<Base>) -> Base.Value? {
        change(value, by: bound, when: { true })
    }

    /// Judges a value that may be `nil` by a rule, and says what becomes of it: `nil` when it is left alone.
    @inlinable
    public mutating func change<Base: DirectRule>(_ value: Base.Value?, by bound: BoundRule<Base>) -> Base.Value?? {
        change(value, by: bound, when: { true })
    }

    /// Judges a value by a rule when a condition holds, and says what becomes of it: `nil` when it is left alone.
    @inlinable
    public mutating func change<Base: DirectRule>(
        _ value: Base.Value, by bound: BoundRule<Base>, when condition: () -> Bool
    ) -> Base.Value? {
        guard !bound.passes(value), begins(bound.info) else { return nil }
        return Base.change(value, by: bound, in: &self, when: condition) ?? nil
    }

    /// Judges a value that may be `nil` by a rule when a condition holds, and says what becomes of it: `nil` when it is
    /// left alone.
    @inlinable
    public mutating func change<Base: DirectRule>(
        _ value: Base.Value?, by bound: BoundRule<Base>, when condition: () -> Bool
    ) -> Base.Value?? {
        guard !bound.passes(given: value), begins(bound.info) else { return nil }
        return Base.change(value, by: bound, in: &self, when: condition)
    }

    /// Judges a value by a rule of any kind, and says what becomes of it: `nil` when it is left alone.
    public mutating func change<Base: ValidationRule>(_ value: Base.Value, by bound: BoundRule<Base>) -> Base.Value? {
        change(value, by: bound, when: { true })
    }

    /// Judges a value that may be `nil` by a rule of any kind, and says what becomes of it: `nil` when it is left alone.
    public mutating func change<Base: ValidationRule>(
        _ value: Base.Value?, by bound: BoundRule<Base>
    ) -> Base.Value?? {
        change(value, by: bound, when: { true })
    }

    /// Judges a value by a rule of any kind when a condition holds, and says what becomes of it: `nil` when it is left
    /// alone.
    public mutating func change<Base: ValidationRule>(
        _ value: Base.Value, by bound: BoundRule<Base>, when condition: () -> Bool
    ) -> Base.Value? {
        change(.some(value), by: bound, when: condition) ?? nil
    }

    /// Judges a value that may be `nil` by a rule of any kind when a condition holds, and says what becomes of it: `nil`
    /// when it is left alone.
    public mutating func change<Base: ValidationRule>(
        _ value: Base.Value?, by bound: BoundRule<Base>, when condition: () -> Bool
    ) -> Base.Value?? {
        guard begins(bound.info) else { return nil }
        return run(value, isEmpty: bound.emptiness.isEmpty(value), bound, condition)
    }
}

extension ModelCheck {
    /// Judges the elements of an array by rules that change nothing.
    ///
    /// - Parameters:
    ///   - elements: The attribute's value.
    ///   - bound: The rule for the array.
    ///   - condition: The rule's condition, asked once the value is known not to be skipped.
    ///   - check: Judges an element.
    public mutating func judge<Element>(
        elements: [Element], by bound: BoundRule<AnyRule<[Element]>>, when condition: () -> Bool = { true },
        _ check: (Element, inout Report) -> Void
    ) { refuse(elements: elements, bound, condition, check) }

    /// Judges the elements of an array of texts by rules that change nothing.
    public mutating func judge(
        elements: [String], by bound: BoundRule<AnyRule<[String]>>, when condition: () -> Bool = { true },
        _ check: (String, inout Report) -> Void
    ) { refuse(elements: elements, bound, condition, check) }

    /// Notes how to take back a change to an object, when the validation is one that changes nothing.
    public mutating func willChange(_ takeBack: @escaping () -> Void) {
        report.context?.changes.append(ObjectChange(takeBack: takeBack))
    }

    /// Whether a change to an object has to be noted before it is made.
    public var takesBackChanges: Bool { report.context?.notesChanges ?? false }
}

extension ModelCheck {
    /// Judges a value whose rule has begun, by a rule that changes nothing.
    @inline(__always)
    mutating func refuse<Base: ValidationRule>(
        _ value: Base.Value?, isEmpty: Bool, _ bound: BoundRule<Base>, _ condition: () -> Bool
    ) {
        if isTidying || (isEmpty && bound.info.skipsEmptyValues) { return }
        guard condition() else { return }
        let start = report.violations.count
        if let value { bound.rule.check(value, into: &report) } else { bound.rule.checkMissing(into: &report) }
        if report.violations.count > start {
            bind(from: start, to: bound.info, 0) { value.map { String(describing: $0) } }
        }
    }

    /// Judges a value whose rule has begun, by a rule of any kind.
    @inline(__always)
    mutating func run<Base: ValidationRule>(
        _ value: Base.Value?, isEmpty: Bool, _ bound: BoundRule<Base>, _ condition: () -> Bool
    ) -> Base.Value?? {
        if isEmpty, bound.info.skipsEmptyValues { return nil }
        guard condition() else { return nil }
        return judge(value, bound.info, 0) { bound.rule.run(on: &$0, into: &$1) }
    }

    @inline(__always)
    private mutating func refuse<Element>(
        elements: [Element], _ bound: BoundRule<AnyRule<[Element]>>, _ condition: () -> Bool,
        _ check: (Element, inout Report) -> Void
    ) {
        guard begins(bound.info), !isTidying, !(elements.isEmpty && bound.info.skipsEmptyValues), condition() else {
            return
        }
        for position in elements.indices where !report.isFinished {
            let start = report.violations.count
            check(elements[position], &report)
            guard report.violations.count > start else { continue }
            bind(from: start, to: bound.info, 0, at: bound.info.paths[0].appending(position)) {
                String(describing: elements)
            }
        }
    }

    /// Runs a rule on a value, and tells its violations what they are about.
    mutating func judge<Value>(
        _ value: Value?, _ info: ModelRule, _ index: Int, _ run: (inout Value?, inout Report) -> Void
    ) -> Value?? {
        var changed = value
        if isTidying {
            var ignored = report.blank
            run(&changed, &ignored)
        } else {
            let start = report.violations.count
            run(&changed, &report)
            if report.violations.count > start {
                bind(from: start, to: info, index) { value.map { String(describing: $0) } }
            }
        }
        return Self.areSame(changed, value) ? nil : .some(changed)
    }

    /// Two values of the same bits are the same value. The reverse need not hold, and then a value is written again.
    static func areSame<Value>(_ left: Value?, _ right: Value?) -> Bool {
        withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
    }
}
