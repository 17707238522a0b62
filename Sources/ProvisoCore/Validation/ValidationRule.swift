public import ProvisoFormats

/// One check of a value of some Swift type, or a filter that changes it.
///
/// A rule of your own needs one method. Give it a name with a leading dot by extending ``RuleVocabulary``:
///
/// ```swift
/// struct Username: ValidationRule {
///     func check(_ value: String, into report: inout Report) {
///         if value.contains(" ") { report.fail("username") }
///     }
/// }
///
/// extension RuleVocabulary where Value == String {
///     static var username: Self { Self(Username()) }
/// }
///
/// "ada lovelace".validate(.required, .username)
/// ```
///
/// A rule is made once and used from every thread; it keeps nothing between two checks.
public protocol ValidationRule<Value>: Sendable {
    /// The type of the values that the rule judges.
    associatedtype Value

    /// Judges a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - report: Where violations go; see ``Report/fail(_:_:severity:wording:)``.
    func check(_ value: Value, into report: inout Report)

    /// Judges a value that is `nil`. By default that is a violation with the code `required`.
    func checkMissing(into report: inout Report)

    /// Says what becomes of a value. By default it stays as it is; filters change it.
    func tidy(_ value: Value) -> Value

    /// Says what becomes of a value that is `nil`. By default it stays `nil`.
    func tidyMissing() -> Value?

    /// The name of the rule, for listings: the name of its type, beginning with a small letter, by default.
    var name: String { get }

    /// What rule documents write in its place, one rule after the other; `nil`, as by default, for what Swift alone can judge.
    var definitions: [RuleDefinition]? { get }

    /// What the rule lets pass, as data. That follows from ``definitions`` by default; without them nothing is known.
    var constraints: Constraints { get }

    /// Whether a text that is being typed for a value passes, and if not, whether it could with more text at its end; `nil`
    /// when the rule cannot tell. By default that follows from ``constraints``; of a rule that states none it is only known
    /// when a text passes.
    ///
    /// A form that checks as one types holds an error back as long as the text is incomplete.
    ///
    /// - Parameter text: The text, which is converted where values are of another type.
    func completion(of text: String) -> Completion?

    /// Changes a text that is being typed, as ``tidy(_:)`` changes values. By default, if the rule changes the text, it is not
    /// known what the rule would make of a longer one.
    func tidy(draft: inout Draft)

    /// Whether a model leaves the rule out for values that are `nil` or empty. True by default; false for rules that are
    /// about emptiness, such as `.required`, and for filters.
    var skipsEmptyValues: Bool { get }

    /// Judges a value, `nil` or not, and then changes it: what a validation calls.
    ///
    /// By default this calls the methods above. A rule that is made of other rules implements it, so that each of them
    /// judges what those before it made of the value, and each filter runs once.
    func run(on value: inout Value?, into report: inout Report)
}

extension ValidationRule {
    /// A missing value is a violation with the code `required`.
    public func checkMissing(into report: inout Report) { report.fail("required") }
    /// The name of the type, beginning with a small letter.
    public var name: String { RuleTypeName.of(Self.self) }

    /// Swift alone can judge the rule.
    public var definitions: [RuleDefinition]? { nil }
    /// What the rules of documents that stand in its place let pass.
    public var constraints: Constraints { definitions.map(Constraints.init(of:)) ?? .opaque }

    /// A model leaves the rule out for empty values.
    public var skipsEmptyValues: Bool { true }

    /// The value stays.
    public func tidy(_ value: Value) -> Value { value }
    /// A missing value stays missing.
    public func tidyMissing() -> Value? { nil }

    /// Judges the value and then changes it.
    public func run(on value: inout Value?, into report: inout Report) {
        if let given = value {
            check(given, into: &report)
            value = tidy(given)
        } else {
            checkMissing(into: &report)
            value = tidyMissing()
        }
    }
}

/// The name of a rule that gives itself none.
enum RuleTypeName {
    /// The name of a type without its parameters, beginning with a small letter.
    static func of(_ type: Any.Type) -> String {
        let name = String(describing: type).prefix { $0 != "<" }
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

/// A rule that is made of other rules, and so says all in ``ValidationRule/run(on:into:)``.
protocol CompositeRule<Value>: ValidationRule {}

extension CompositeRule {
    /// Judges a value.
    public func check(_ value: Value, into report: inout Report) {
        var value: Value? = value
        run(on: &value, into: &report)
    }

    /// Judges a value that is `nil`.
    public func checkMissing(into report: inout Report) {
        var value: Value?
        run(on: &value, into: &report)
    }
}
