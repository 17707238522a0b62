public import ProvisoFormats

/// A rule of an attribute that also reads the model: a comparison with another attribute, a condition of your own.
///
/// Most are written where they stand; see ``ListedRule``. A type is for one that several models share:
///
/// ```swift
/// struct Guessable: DependentRule {
///     func run(on value: inout String?, of user: User, into report: inout Report) {
///         if let value, value.contains(user.username) { report.fail("password.guessable") }
///     }
/// }
///
/// Rule(for: \.password, .required, .rule(Guessable()))
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

    /// What rule documents write in its place; `nil`, as by default, for what Swift alone can judge.
    var definitions: [RuleDefinition]? { get }

    /// Judges a value, `nil` or not, and changes it if it is a filter.
    func run(on value: inout Value?, of model: Model, into report: inout Report)

    /// Whether a text that is typed into a model passes, and if not, whether it could with more text at its end; `nil`, as by
    /// default, when the rule cannot tell. Forms ask it of a text that does not pass.
    func completion(of text: String, in model: Model) -> Completion?
}

extension DependentRule {
    /// The name of the type, beginning with a small letter.
    public var name: String { RuleTypeName.of(Self.self) }

    /// The rule is left out for empty values.
    public var skipsEmptyValues: Bool { true }

    /// Swift alone can judge the rule.
    public var definitions: [RuleDefinition]? { nil }

    /// Nothing is known.
    public func completion(of text: String, in model: Model) -> Completion? { nil }
}

/// A rule that has nothing to say where what it reads of the model is empty.
protocol EmptinessReading<Model> {
    associatedtype Model

    /// Whether there is nothing in a model to judge a value by; `nil` when there is something always.
    var lacksOther: (@Sendable (Model) -> Bool)? { get }
}

extension DependentRule {
    /// What tells whether there is nothing in a model to judge a value by. It is asked for once, when the rule is made.
    func findLacksOther() -> (@Sendable (Model) -> Bool)? { (self as? any EmptinessReading<Model>)?.lacksOther }
}

/// A rule that can tell of a value that it has nothing to say to it, without a report to write into.
package protocol PassingRule<Model, Value>: Sendable {
    associatedtype Model
    associatedtype Value

    /// Whether the rule has nothing to say to a value beside a model, and leaves it alone. `false` where that is not known.
    func passes(_ value: Value, of model: Model) -> Bool
}

extension DependentRule {
    /// What tells that the rule has nothing to say to a value; `nil` where it cannot tell. It is asked for once.
    func findPasses() -> (@Sendable (Value, Model) -> Bool)? {
        guard let rule = self as? any PassingRule<Model, Value> else { return nil }
        return { rule.passes($0, of: $1) }
    }
}

/// A rule of which it is known what it reads of the model.
package protocol AttributeReading {
    /// The names of the attributes that it reads besides its own; `nil` when one cannot be found out.
    var attributesRead: [String]? { get }
}
