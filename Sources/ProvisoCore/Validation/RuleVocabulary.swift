/// The home of the leading-dot syntax: `.required`, `.length(4...24)`.
///
/// Every built-in rule is a static member here, under a constraint on the type of the value, so that a value is offered
/// exactly the rules that fit it. The types that are made of a rule share these names: ``AnyRule``, for values and for
/// `@Rules`, and ``ListedRule``, for the attributes of a model in a list.
///
/// Rules of your own join them, once for all:
///
/// ```swift
/// extension RuleVocabulary where Value == String {
///     static var username: Self { Self(Username()) }
/// }
///
/// "ada lovelace".validate(.required, .username)
/// Rule(for: \User.name, .required, .username)
/// ```
public protocol RuleVocabulary<Value>: Sendable {
    /// The type of the values that the rules judge.
    associatedtype Value

    /// Takes a rule of any type.
    init(_ rule: some ValidationRule<Value>)

    /// Takes a rule for texts, where a value is a text. Nobody has to implement it.
    init(_text rule: _TextRule)

    /// The name of the rule, for listings.
    var name: String { get }

    /// The codes of what the rule finds; `nil` when nobody can know.
    var _codes: Set<ViolationCode>? { get }

    /// The rule with words, a weight, an error or a condition of its own. The methods that say which call it.
    func _amended(_ change: (inout _RuleAmendment<Value>) -> Void) -> Self
}

extension RuleVocabulary {
    /// Takes a rule for texts as a rule of any type.
    public init(_text rule: _TextRule) { self.init(TextCheck<Value>(rule: rule)) }

    /// A rule that has no name here: `.rule(Username())`.
    public static func rule(_ rule: some ValidationRule<Value>) -> Self { Self(rule) }
}
