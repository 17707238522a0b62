/// A rule of an attribute that also reads the model: a comparison with another attribute, a condition of your own.
///
/// ```swift
/// Rule(for: \.password) {
///     EqualToAttribute(\User.passwordRepeat)
///     Inline { value, user, report in
///         if value.contains(user.username) { report.fail("password.guessable") }
///     }
/// }
/// ```
public protocol DependentRule<Model, Value>: Sendable {
    /// The type of the model.
    associatedtype Model
    /// The type of the attribute's value.
    associatedtype Value

    /// The name of the rule, for listings.
    var name: String { get }
    /// Whether the rule is left out for values that are `nil` or empty. True by default.
    var skipsEmptyValues: Bool { get }

    /// Judges a value, `nil` or not, and changes it if it is a filter.
    func run(on value: inout Value?, of model: Model, into report: inout Report)
}

extension DependentRule {
    /// The name of the type, beginning with a small letter.
    public var name: String { RuleTypeName.of(Self.self) }

    /// The rule is left out for empty values.
    public var skipsEmptyValues: Bool { true }
}

/// A rule of which it is known what it reads of the model.
protocol AttributeReading {
    /// The names of the attributes that it reads besides its own; `nil` when one cannot be found out.
    var attributesRead: [String]? { get }
}

/// A rule of your own, given as a closure or a method.
///
/// Put violations into the report with codes of your own.
public struct Inline<Model, Value>: DependentRule {
    /// `inline`, or the name that was given.
    public let name: String
    /// Whether it is left out for values that are `nil` or empty.
    public let skipsEmptyValues: Bool
    private let judge: @Sendable (Value, Model, inout Report) -> Void

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - name: Its name, for listings.
    ///   - skipOnEmpty: Whether it is left out for empty values. It is never asked about `nil`.
    ///   - judge: Judges a value of a model.
    public init(
        _ name: String = "inline", skipOnEmpty: Bool = true,
        _ judge: @escaping @Sendable (_ value: Value, _ model: Model, _ report: inout Report) -> Void
    ) {
        self.name = name
        skipsEmptyValues = skipOnEmpty
        self.judge = judge
    }

    /// Judges a value.
    public func run(on value: inout Value?, of model: Model, into report: inout Report) {
        if let value { judge(value, model, &report) }
    }
}

/// Gives an attribute that is `nil` or empty a value that depends on the model. Judges nothing.
public struct DefaultFrom<Model, Value>: DependentRule {
    private let make: @Sendable (Model) -> Value?
    private let emptiness = EmptinessTest<Value>()

    /// `default`.
    public var name: String { "default" }
    /// It is there for empty values.
    public var skipsEmptyValues: Bool { false }

    /// Creates the filter with a closure, which is called each time that a value is needed.
    public init(_ make: @escaping @Sendable (Model) -> Value?) { self.make = make }

    /// Replaces an empty value.
    public func run(on value: inout Value?, of model: Model, into report: inout Report) {
        if value.map(emptiness.isEmpty) ?? true { value = make(model) }
    }
}
