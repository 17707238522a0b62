/// The rules of an attribute that run one after the other: what the code that `@Validatable` writes keeps of them, and
/// calls with the value. Nobody else has to.
///
/// The compiler meets it for every property of every model, so that its methods are few, and all that is known of a rule
/// is behind them. A release build compiles them anew for each type of value.
public final class BoundRules<Value>: Sendable {
    /// The property, for those who bind more rules to it.
    let property: _PropertyName
    /// Which of the rules of a model they are, in the order in which they run.
    public let number: Int
    private let rules: [AnyRule<Value>]
    /// What the rules are.
    let modelRules: [ModelRule]
    @usableFromInline let chain: BoundRuleChain<Value>?
    let run: TextRun?
    /// The rules as steps over the bytes of a text, where the values are texts and each rule is known to have such a step.
    /// It is lent: to count a reference for each value would cost as much as some rules do.
    @usableFromInline let texts: Unmanaged<TextRun>?
    /// The values that pass, where they are integers and each rule is a range of them.
    @usableFromInline let integers: ClosedRange<Int>?
    /// Whether no rule has anything to say to `nil`.
    @usableFromInline let passesNil: Bool
    private let tellsEveryRule: Bool

    init(
        _ property: _PropertyName, _ rules: [AnyRule<Value>], _ options: ModelRuleOptions, _ number: Int,
        tellsEveryRule: Bool
    ) {
        self.property = property
        self.number = number
        self.rules = rules
        modelRules = rules.map { property.rule($0, options) }
        chain = zip(rules, modelRules).reversed().reduce(nil) { next, rule in
            BoundRuleChain(rule.0, as: rule.1, isAlwaysTold: tellsEveryRule, next)
        }
        self.tellsEveryRule = tellsEveryRule
        passesNil = !tellsEveryRule && modelRules.allSatisfy(\.skipsEmptyValues)
        run =
            tellsEveryRule
            ? nil
            : TextRun(zip(rules, modelRules).map { $0.textStep(skipsEmptyValues: $1.skipsEmptyValues) })
        texts = run.map(Unmanaged.passUnretained)
        integers = tellsEveryRule ? nil : Self.integers(in: rules)
    }

    /// The codes of what the rules find, or `nil` when one of them is a rule of the program's own.
    public var codes: Set<ViolationCode>? { rules.map(\.knownCodes).union() }

    /// Judges a value by rules that change nothing.
    @inlinable
    public func judge(_ value: Value?, in check: inout ModelCheck) { judge(value, in: &check, when: { true }) }

    /// Judges a value by rules that change nothing, when a condition holds. It is asked once the value is known not to
    /// be skipped.
    @inlinable
    public func judge(_ value: Value?, in check: inout ModelCheck, when condition: () -> Bool) {
        if number < check.firstToRun { return }
        if check.isObserved {
            _ = changeObserved(value, orNil: true, in: &check, when: condition)
        } else if let value {
            // What the type is, is known when this is compiled for the caller.
            if Value.self == String.self, texts != nil {
                if let fault = fault(inText: value) { judge(text: value, fault, in: &check, when: condition) }
                return
            }
            if Value.self == Int.self, passesUnchanged(value) { return }
            chain?.judge(value, in: &check, when: condition)
        } else if !passesNil {
            chain?.judge(value, in: &check, when: condition)
        }
    }

    /// Judges a value by rules of any kind, and says what becomes of it: `nil` when it is left alone.
    @inlinable
    public func change(_ value: Value, in check: inout ModelCheck) -> Value? {
        if number < check.firstToRun { return nil }
        if check.isObserved { return changeObserved(value, orNil: false, in: &check, when: { true }) ?? nil }
        // Not by way of a condition: models in models need the less stack.
        if Value.self == String.self, texts != nil {
            return fault(inText: value).flatMap { change(text: value, $0, in: &check, when: { true }) }
        }
        if Value.self == Int.self, passesUnchanged(value) { return nil }
        return chain?.change(value, orNil: false, in: &check, when: { true }) ?? nil
    }

    /// Judges a value that may be `nil` by rules of any kind, and says what becomes of it: `nil` when it is left alone.
    @inlinable
    public func change(_ value: Value?, in check: inout ModelCheck) -> Value?? {
        if number < check.firstToRun { return nil }
        if check.isObserved { return changeObserved(value, orNil: true, in: &check, when: { true }) }
        if Value.self == String.self || Value.self == Int.self { return change(value, in: &check, when: { true }) }
        if value == nil, passesNil { return nil }
        return chain?.change(value, orNil: true, in: &check, when: { true }) ?? nil
    }

    /// Judges a value by rules of any kind when a condition holds, and says what becomes of it: `nil` when it is left
    /// alone.
    @inlinable
    public func change(_ value: Value, in check: inout ModelCheck, when condition: () -> Bool) -> Value? {
        if number < check.firstToRun { return nil }
        if check.isObserved { return changeObserved(value, orNil: false, in: &check, when: condition) ?? nil }
        if Value.self == String.self, texts != nil {
            return fault(inText: value).flatMap { change(text: value, $0, in: &check, when: condition) }
        }
        if Value.self == Int.self, passesUnchanged(value) { return nil }
        return chain?.change(value, orNil: false, in: &check, when: condition) ?? nil
    }

    /// Judges a value that may be `nil` by rules of any kind when a condition holds, and says what becomes of it: `nil`
    /// when it is left alone.
    @inlinable
    public func change(_ value: Value?, in check: inout ModelCheck, when condition: () -> Bool) -> Value?? {
        if number < check.firstToRun { return nil }
        if check.isObserved { return changeObserved(value, orNil: true, in: &check, when: condition) }
        if let value {
            if Value.self == String.self, texts != nil {
                guard let fault = fault(inText: value) else { return nil }
                return change(text: value, fault, in: &check, when: condition).map(Optional.some)
            }
            if Value.self == Int.self, passesUnchanged(value) { return nil }
        } else if passesNil {
            return nil
        }
        return chain?.change(value, orNil: true, in: &check, when: condition) ?? nil
    }

    // MARK: Texts

    /// The first step that a text does not pass. What the type is, is known when this is compiled for the caller.
    @inlinable
    func fault(inText value: Value) -> TextFault? {
        texts?._withUnsafeGuaranteedRef { $0.fault(in: unsafeBitCast(value, to: String.self), from: 0) }
    }

    /// These rules as rules of texts, which they are where they have steps over bytes.
    @inlinable
    var ofTexts: BoundRules<String> { unsafeDowncast(self, to: BoundRules<String>.self) }

    /// Judges a text by the rules whose steps it does not pass, each of which is told what is wrong.
    @inlinable
    func judge(text value: Value, _ first: TextFault, in check: inout ModelCheck, when condition: () -> Bool) {
        ofTexts.judge(unsafeBitCast(value, to: String.self), from: first, in: &check, when: condition)
    }

    /// Judges a text by the rules whose steps it does not pass, and says what becomes of it: `nil` when it is left alone.
    @inlinable
    func change(
        text value: Value, _ first: TextFault, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value? {
        let changed = ofTexts.change(unsafeBitCast(value, to: String.self), from: first, in: &check, when: condition)
        return changed.map { unsafeBitCast($0, to: Value.self) }
    }

    /// Whether no rule finds anything in a value.
    ///
    /// - Parameter unchanged: Whether no filter may change the value either. Otherwise one may, where that is seen by the rules after it
    ///   alone.
    @inlinable
    public func passes(_ value: Value, unchanged: Bool) -> Bool {
        // What the type is, is known when this is compiled for the caller.
        if !unchanged, Value.self == String.self, let texts {
            return texts._withUnsafeGuaranteedRef { $0.passes(unsafeBitCast(value, to: String.self)) }
        }
        return passesUnchanged(value)
    }

    /// Whether no rule has anything to say to a value or changes it, so that it need not be judged.
    @inlinable
    public func passesUnchanged(_ value: Value) -> Bool {
        if Value.self == String.self, let texts {
            return texts._withUnsafeGuaranteedRef { $0.passesUnchanged(unsafeBitCast(value, to: String.self)) }
        }
        if Value.self == Int.self, let integers { return integers.contains(unsafeBitCast(value, to: Int.self)) }
        return chainPasses(value)
    }

    /// Whether no rule finds anything in a value that may be `nil`.
    @inlinable
    public func passes(_ value: Value?, unchanged: Bool) -> Bool {
        if let value { passes(value, unchanged: unchanged) } else { passesNil }
    }

    /// Whether no rule has anything to say to a value that may be `nil`, or changes it.
    @inlinable
    public func passesUnchanged(_ value: Value?) -> Bool { if let value { passesUnchanged(value) } else { passesNil } }

    /// Whether no rule finds anything in a value, or a condition does not hold. It is asked about a value that does
    /// not pass, and not about any other.
    @inlinable
    public func passes(_ value: Value, unchanged: Bool, when condition: () -> Bool) -> Bool {
        passes(value, unchanged: unchanged) || !condition()
    }

    /// Whether no rule finds anything in a value that may be `nil`, or a condition does not hold.
    @inlinable
    public func passes(_ value: Value?, unchanged: Bool, when condition: () -> Bool) -> Bool {
        passes(value, unchanged: unchanged) || !condition()
    }

    /// Whether no rule has anything to say to a value or changes it, or a condition does not hold.
    @inlinable
    public func passesUnchanged(_ value: Value, when condition: () -> Bool) -> Bool {
        passesUnchanged(value) || !condition()
    }

    /// Whether no rule has anything to say to a value that may be `nil`, or changes it, or a condition does not hold.
    @inlinable
    public func passesUnchanged(_ value: Value?, when condition: () -> Bool) -> Bool {
        passesUnchanged(value) || !condition()
    }

    @usableFromInline
    func chainPasses(_ value: Value) -> Bool { !tellsEveryRule && chain?.passes(value) ?? true }

    /// Judges an element of an array by each rule, until one refuses it.
    func findings(inElement value: Value, into report: inout Report) {
        if run == nil {
            chain?.findings(inElement: value, into: &report)
            return
        }
        if let first = fault(inText: value) {
            ofTexts.findings(inElement: unsafeBitCast(value, to: String.self), from: first, into: &report)
        }
    }
}

// Texts. Compiled for them alone: code for values of any type looks up what an optional of the type is, which costs more than most rules.

extension BoundRules where Value == String {
    /// Judges a text by the rules whose steps it does not pass, each of which is told what is wrong.
    @usableFromInline
    func judge(_ value: String, from first: TextFault, in check: inout ModelCheck, when condition: () -> Bool) {
        forEachFault(in: value, from: first) { bound, fault, text in
            check.judge(text, fault, by: bound, when: condition)
            return check.isDone(with: bound.info, isLast: bound.isLastAfterErrors)
        }
    }

    /// Judges a text by the rules whose steps it does not pass, and says what becomes of it: `nil` when it is left alone.
    @usableFromInline
    func change(
        _ value: String, from first: TextFault, in check: inout ModelCheck, when condition: () -> Bool
    ) -> String? {
        var result: String?
        forEachFault(in: value, from: first) { bound, fault, text in
            if let changed = check.change(text, fault, by: bound, when: condition) ?? nil {
                text = changed
                result = changed
            }
            return check.isDone(with: bound.info, isLast: bound.isLastAfterErrors)
        }
        return result
    }

    /// Judges an element of an array by each rule whose step it does not pass, until one refuses it.
    fileprivate func findings(inElement value: String, from first: TextFault, into report: inout Report) {
        forEachFault(in: value, from: first) { bound, fault, text in
            let start = report.violations.count
            bound.rule.report(fault, in: text, into: &report)
            return report.hasErrors(from: start)
        }
    }

    /// Does something for each rule whose step a text does not pass, in order. The text may change on the way.
    ///
    /// - Parameters:
    ///   - first: The first of them.
    ///   - body: Takes the rule, what is wrong with the text, and the text; says whether that is all.
    private func forEachFault(
        in value: String, from first: TextFault, _ body: (BoundRuleChain<String>, ValueFault, inout String) -> Bool
    ) {
        var (text, link, position, found) = (value, chain, 0, first)
        while true {
            while position < found.index {
                link = link?.next
                position += 1
            }
            guard let bound = link, !body(bound, found.fault, &text) else { return }
            link = bound.next
            position += 1
            guard let next = run?.fault(in: text, from: position) else { return }
            found = next
        }
    }
}

/// A rule and those after it. An array would count references to each rule that it hands out, which costs as much as
/// some rules do; a constant of an object is lent.
@usableFromInline
final class BoundRuleChain<Value>: Sendable {
    @usableFromInline let rule: any BoundRule<Value>
    @usableFromInline let next: BoundRuleChain<Value>?
    /// What the rule is in the model.
    let info: ModelRule
    @usableFromInline let skipOnEmpty: SkipOnEmpty
    /// Whether the check is told of the rule also when a value surely passes: where there are groups.
    @usableFromInline let isAlwaysTold: Bool
    /// Whether all rules after this one leave an attribute alone that has an error.
    let isLastAfterErrors: Bool

    init(_ rule: AnyRule<Value>, as info: ModelRule, isAlwaysTold: Bool, _ next: BoundRuleChain<Value>?) {
        self.rule = rule.boundByType(skipsEmptyValues: info.skipsEmptyValues)
        self.next = next
        self.info = info
        self.isAlwaysTold = isAlwaysTold
        skipOnEmpty = info.skipOnEmpty
        isLastAfterErrors = next.map { $0.info.skipsAfterErrors && $0.isLastAfterErrors } ?? true
    }

    /// What the check is to be told of a value; `nil` when the rule has nothing to say to it.
    @inlinable
    func fault(in value: Value) -> ValueFault? { isAlwaysTold ? .unknown : rule.fault(in: value) }

    /// Whether the check need not be told: the rule has nothing to say to a value that is `nil`.
    @inlinable
    var passesNil: Bool { !isAlwaysTold && skipOnEmpty.isOn }

    /// What the check is to be told of a value that may be `nil`. Apart, so that models in models need the less stack.
    @usableFromInline
    @inline(never)
    func fault(inOptional value: Value?) -> ValueFault? {
        if let value { fault(in: value) } else { passesNil ? nil : .unknown }
    }

    @inlinable
    func judge(_ value: Value?, in check: inout ModelCheck, when condition: () -> Bool) {
        if let value {
            if let fault = fault(in: value) { check.judge(value, fault, by: self, when: condition) }
        } else if !passesNil {
            check.judgeMissing(by: self, when: condition)
        }
        next?.judge(value, in: &check, when: condition)
    }

    /// Judges a value by each rule.
    ///
    /// - Parameter orNil: Whether a rule can make `nil` of a value. What it makes so of one that cannot be `nil` is left
    ///   alone.
    @inlinable
    func change(
        _ value: Value?, orNil: Bool, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value?? {
        guard let fault = fault(inOptional: value),
            let changed = check.change(value, fault, by: self, when: condition), orNil || changed != nil
        else { return next?.change(value, orNil: orNil, in: &check, when: condition) ?? nil }
        let more: Value?? = next?.change(changed, orNil: orNil, in: &check, when: condition) ?? nil
        return more ?? changed
    }

    func passes(_ value: Value) -> Bool { rule.passes(value) && next?.passes(value) ?? true }

    func findings(inElement value: Value, into report: inout Report) {
        // What surely passes may be an empty value.
        if let fault = rule.fault(in: value), !skipOnEmpty.skips(rule.isEmpty(value)) {
            let start = report.violations.count
            rule.report(fault, in: value, into: &report)
            if report.hasErrors(from: start) { return }
        }
        next?.findings(inElement: value, into: &report)
    }
}
