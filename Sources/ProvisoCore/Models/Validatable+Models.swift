extension Validatable {
    /// The rules, made once for each type and kept. A type that keeps its rules itself gives them here.
    public static var compiledRules: ModelRuleSet { RuleSetCache.rules(of: Self.self) }

    /// None.
    public static var ruleMessages: ModelMessages { .none }

    /// Not known.
    public static func propertyName(at keyPath: AnyKeyPath) -> String? { nil }

    /// Validates this model by the rules of its type. The model does not change: each rule gets the values as the filters
    /// before it left them, and the changes to an object are undone.
    ///
    /// An unknown scenario or attribute is a violation of the model as a whole, with the code `scenario.unknown` or
    /// `attribute.unknown` and the nearest name; then no rule runs. Nested models that do not know the scenario are still
    /// validated, and scenarios that only they name are known.
    ///
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - attributes: The names of the attributes to judge; `nil` for all.
    ///   - limit: How many violations to collect at most.
    ///   - stop: When to leave rules out that could still find something.
    @inlinable
    public func validate(
        scenario: Scenario = .default, attributes: Set<String>? = nil, limit: Int = .max,
        stop: ModelCheck.Stop = .never
    ) -> ValidationResult {
        // Most models are valid: nothing is made for them that only findings need.
        let first = attributes == nil && scenario.isDefault ? _firstRulesToRun : 0
        if first == .max { return .valid(warnings: []) }
        var check = ModelCheck(scenario: scenario, attributes: attributes, limit: limit, stop: stop)
        check.firstToRun = first
        return judgeWhole(in: &check)
    }

    /// None, if it is seen without a check that no rule has anything to say; else all.
    @inlinable
    public var _firstRulesToRun: Int {
        typealias Model = ModelRuleSet.Model
        let rules = modelType.compiledRules
        return Self.self == Model.self && rules._passes(unsafeBitCast(self, to: Model.self)) ? .max : 0
    }

    /// Validates this model while somebody watches.
    package func validate(
        scenario: Scenario, attributes: Set<String>?, observedBy observer: any RuleObserver
    ) -> ValidationResult {
        var check = ModelCheck(scenario: scenario, attributes: attributes)
        check.observe(observer)
        return judgeWhole(in: &check)
    }

    /// Judges this model as a check asks, and leaves in it what else the check found out.
    @inlinable
    func judgeWhole(in check: inout ModelCheck) -> ValidationResult {
        if check.asksByName, refusesNames(in: &check) { return check.report.result }
        var copy = self
        check.notesChanges()
        copy.run(in: &check)
        return check.takeBackChanges()
    }

    /// Returns a tidied copy of this model if it is valid. An object is not copied: it is tidied itself.
    ///
    /// - Throws: ``ValidationError`` with every violation. For unknown names see
    ///   ``validate(scenario:attributes:limit:stop:)``.
    public func validated(
        scenario: Scenario = .default, attributes: Set<String>? = nil
    ) throws(ValidationError) -> Self {
        var copy = self
        var check = ModelCheck(scenario: scenario, attributes: attributes)
        if refusesNames(in: &check) { try check.report.result.get() }
        check.notesChanges()
        copy.run(in: &check)
        let result = check.finish()
        if !result.isValid { check.report.context?.takeBackChanges() }
        try result.get()
        return copy
    }

    /// Changes this model as the filters among its rules say. Nothing is judged.
    ///
    /// - Returns: What is wrong with the names that were asked for; the model is left as it was then. Valid otherwise.
    @discardableResult
    public mutating func tidy(
        scenario: Scenario = .default, attributes: Set<String>? = nil
    ) -> ValidationResult {
        var check = ModelCheck(scenario: scenario, attributes: attributes, isTidying: true)
        if !refusesNames(in: &check) { run(in: &check) }
        return check.report.result
    }

    /// Judges this model and changes it as the filters say, also when it is not valid: what a form does.
    ///
    /// - Returns: What was found.
    public mutating func tidyAndValidate(
        scenario: Scenario = .default, attributes: Set<String>? = nil, limit: Int = .max,
        stop: ModelCheck.Stop = .never
    ) -> ValidationResult {
        var check = ModelCheck(scenario: scenario, attributes: attributes, limit: limit, stop: stop)
        if !refusesNames(in: &check) { run(in: &check) }
        return check.finish()
    }

    /// Whether models are objects. The size tells of nearly all values that they are none, and the compiler knows it.
    @inlinable
    @inline(__always)
    static var isObject: Bool { MemoryLayout<Self>.size == MemoryLayout<AnyObject>.size && Self.self is AnyClass }

    /// The type whose rules judge the model: for an object the dynamic one, since rules of a subclass are its own. A value is not asked for
    /// its type, which it would be copied for.
    @inlinable
    @inline(__always)
    var modelType: Self.Type { Self.isObject ? type(of: self) : Self.self }

    /// Runs the rules of the type: what a nested model is judged by.
    @inlinable
    public mutating func run(in check: inout ModelCheck) {
        let rules = modelType.compiledRules
        check.enter(modelType)
        typealias Model = ModelRuleSet.Model
        if Self.isObject {
            check.enter(object: self as AnyObject)
            if Self.self is Model.Type {
                // An object of a subclass is stored alike. Objects hold each other, so this calls no closures, which need stack.
                var object = unsafeBitCast(self, to: Model.self)
                rules.run(on: &object, in: &check)
                self = unsafeBitCast(object, to: Self.self)
                return
            }
        }
        if Self.self == Model.self {
            withUnsafeMutablePointer(to: &self) { pointer in
                pointer.withMemoryRebound(to: Model.self, capacity: 1) { rules.run(on: &$0.pointee, in: &check) }
            }
        } else {
            preconditionFailure("The rules of \(Self.self) are for another type, \(Model.self).")
        }
    }
}

extension Validatable where Self: AnyObject {
    /// Changes this object as the filters among its rules say. Nothing is judged.
    ///
    /// - Returns: What is wrong with the names that were asked for; the object is left as it was then. Valid otherwise.
    @discardableResult
    public func tidy(scenario: Scenario = .default, attributes: Set<String>? = nil) -> ValidationResult {
        var object = self
        var check = ModelCheck(scenario: scenario, attributes: attributes, isTidying: true)
        if !refusesNames(in: &check) { object.run(in: &check) }
        return check.report.result
    }

    /// Judges this object and changes it as the filters say, also when it is not valid.
    public func tidyAndValidate(
        scenario: Scenario = .default, attributes: Set<String>? = nil, limit: Int = .max,
        stop: ModelCheck.Stop = .never
    ) -> ValidationResult {
        var object = self
        var check = ModelCheck(scenario: scenario, attributes: attributes, limit: limit, stop: stop)
        if !refusesNames(in: &check) { object.run(in: &check) }
        return check.finish()
    }
}

extension Validatable where ModelRuleSet == _CompiledRuleSet<Self> {
    /// The number of the first rules that have something to say. The model is not copied to find it out.
    @inlinable
    public var _firstRulesToRun: Int { modelType.compiledRules.firstToRun(on: self) }

    /// The name of a property.
    public static func propertyName(at keyPath: AnyKeyPath) -> String? { compiledRules.propertyName(at: keyPath) }
}

extension Validatable {
    /// None.
    public static var modelRules: EmptyRuleSet<Self> { EmptyRuleSet() }
}

extension Validatable where ModelRuleSet == EmptyRuleSet<Self> {
    /// No rules.
    public static var rules: EmptyRuleSet<Self> { EmptyRuleSet() }
    /// No rules.
    public static var compiledRules: EmptyRuleSet<Self> { EmptyRuleSet() }
}
