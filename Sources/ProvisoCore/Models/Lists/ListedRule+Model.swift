// Rules that read the model

extension ListedRule where Value: Equatable & SendableMetatype {
    /// The value equals that of another attribute: `.equal(to: \.passwordRepeat)`.
    ///
    /// `nil` is unequal to every value but `nil`. Code: `compare.equal`; the parameter `compareAttribute` is the other
    /// attribute's label, never its value.
    ///
    /// - Parameters:
    ///   - keyPath: The other attribute.
    ///   - label: How messages name it; the words of its name by default.
    ///   - file: Where this stands, to be named when the attribute's name cannot be found out.
    ///   - line: The line.
    public static func equal(
        to keyPath: any KeyPath<Model, Value> & Sendable, label: AttributeLabel? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { Self(AttributeComparisonRule("equal", keyPath, label, file, line) { .init(equalTo: $0) }) }

    /// The value equals that of an optional attribute.
    @_disfavoredOverload
    public static func equal(
        to keyPath: any KeyPath<Model, Value?> & Sendable, label: AttributeLabel? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { Self(AttributeComparisonRule("equal", keyPath, label, file, line) { .init(equalTo: $0) }) }

    /// The value differs from that of another attribute. Code: `compare.notEqual`.
    public static func notEqual(
        to keyPath: any KeyPath<Model, Value> & Sendable, label: AttributeLabel? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { Self(AttributeComparisonRule("equal", keyPath, label, file, line) { .init(equalTo: $0, not: true) }) }

    /// The value differs from that of an optional attribute. Code: `compare.notEqual`.
    @_disfavoredOverload
    public static func notEqual(
        to keyPath: any KeyPath<Model, Value?> & Sendable, label: AttributeLabel? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { Self(AttributeComparisonRule("equal", keyPath, label, file, line) { .init(equalTo: $0, not: true) }) }
}

extension ListedRule where Value: Comparable & SendableMetatype {
    /// The value relates to that of another attribute as an operator says: `.compare(.greater, to: \.arrival)`.
    ///
    /// Where the other attribute is empty there is nothing to compare with: the rule finds nothing, unless it has
    /// `skipOnEmpty(false)`. Codes: those of the operators, and `compare.type` where there is no order; the parameter `compareAttribute` is the
    /// other attribute's label, never its value.
    ///
    /// - Parameters:
    ///   - comparison: The operator.
    ///   - keyPath: The other attribute.
    ///   - label: How messages name it; the words of its name by default.
    ///   - file: Where this stands, to be named when the attribute's name cannot be found out.
    ///   - line: The line.
    public static func compare(
        _ comparison: ComparisonOperator, to keyPath: any KeyPath<Model, Value> & Sendable,
        label: AttributeLabel? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        Self(AttributeComparisonRule(CompareRule.name, keyPath, label, file, line) { .init(comparison, to: $0) })
    }

    /// The value relates to that of an optional attribute as an operator says.
    @_disfavoredOverload
    public static func compare(
        _ comparison: ComparisonOperator, to keyPath: any KeyPath<Model, Value?> & Sendable,
        label: AttributeLabel? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        Self(AttributeComparisonRule(CompareRule.name, keyPath, label, file, line) { .init(comparison, to: $0) })
    }
}

extension ListedRule {
    /// Gives an attribute that is `nil` or empty a value that depends on the model. Judges nothing.
    ///
    /// - Parameter make: Makes the value, each time that one is needed.
    public static func `default`(_ make: @escaping @Sendable (_ model: Model) -> Value?) -> Self {
        Self(ModelDefault(make))
    }

    /// A condition of your own holds of the value and the model.
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - message: Its message; the catalogue's for the code by default.
    ///   - file: Where the message is given, to be named when it has a place that nothing fills.
    ///   - line: The line.
    ///   - holds: Whether a value of a model passes. `nil` does not.
    /// - Precondition: Every place in the message is one that something fills, if the code is not one of your own.
    public static func condition(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil, file: StaticString = #fileID,
        line: UInt = #line, _ holds: @escaping @Sendable (_ value: Value, _ model: Model) -> Bool
    ) -> Self {
        Self(
            ModelCondition(
                condition: InlineCondition(code, message: message, of: "condition", file, line), holds: holds))
    }

    /// A check of your own, which can find several things in a value of a model. Put violations into the report with codes
    /// of your own; for one thing there is `.condition`.
    ///
    /// - Parameters:
    ///   - name: Its name, for listings.
    ///   - skipOnEmpty: Whether it is left out for empty values. It is never asked about `nil`.
    ///   - judge: Judges a value of a model.
    public static func check(
        _ name: String = "check", skipOnEmpty: Bool = true,
        _ judge: @escaping @Sendable (_ value: Value, _ model: Model, _ report: inout Report) -> Void
    ) -> Self { Self(ModelCheckRule(name: name, skipsEmptyValues: skipOnEmpty, judge: judge)) }

    /// A rule of your own that reads the model and has no name here: `.rule(Guessable())`.
    public static func rule(_ rule: some DependentRule<Model, Value>) -> Self { Self(rule) }
}

extension ListedRule where Model: Sendable, Value: Sendable {
    /// An asynchronous condition of your own holds of the value and the model; see ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - message: Its message; the catalogue's for the code by default.
    ///   - failureSeverity: How much it weighs when the closure throws; see ``RuleVocabulary/asynchronous(_:failureSeverity:)``.
    ///   - file: Where the message is given, to be named when it has a place that nothing fills.
    ///   - line: The line.
    ///   - holds: Whether a value of a model passes. `nil` does not.
    public static func satisfies(
        _ code: ViolationCode = .async, message: MessageTemplate? = nil, failureSeverity: Severity = .error,
        file: StaticString = #fileID, line: UInt = #line,
        async holds: @escaping @Sendable (_ value: Value, _ model: Model) async throws -> Bool
    ) -> Self {
        let condition = InlineCondition(code, message: message, of: "satisfies", file, line)
        return Self(AsyncModelCondition(condition: condition, failureSeverity: failureSeverity, holds: holds))
    }
}

extension ListedRule {
    /// What `@Rules` has: a list says it of several attributes at once, as ``Rule/safe(_:file:line:)``.
    @available(*, unavailable, message: "a list has 'Rule.safe(\\.nickname)', in the place of the whole rule")
    public static var safe: Self { Self(NoRule()) }
}
