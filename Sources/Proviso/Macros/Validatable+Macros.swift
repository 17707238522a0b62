#if Macros

public import ProvisoCore

/// Makes a model of a type: its properties are attributes, and their `@Rules` are the rules of the model.
///
/// ```swift
/// @Validatable
/// struct SignUp {
///     @Rules(.trim, .required, .length(4...24))
///     var username = ""
///
///     @Rules(.required, .length(8...), .equal(to: \SignUp.passwordRepeat))
///     var password = ""
///     var passwordRepeat = ""
/// }
/// ```
///
/// It goes with structures and classes. The rules of a subclass come after those of its superclass. Rules that see the whole
/// model stand in ``Validatable/modelRules``, in the type or in an extension, and come after those of the properties.
///
/// A type that lists its rules itself, in a `static var rules` beside its properties, keeps that list. The macro then tells
/// the list the names of the properties that key paths do not tell, and puts their `@Rules` into `propertyRules`, for the
/// list to take in:
///
/// ```swift
/// @Validatable
/// final class Order: Validatable {
///     @Rules(.required) var item = ""
///     var count = 1 { didSet { recalculate() } }
///
///     static var rules: some RuleSet<Order> {
///         propertyRules
///         Rule(for: \.count, .range(1...10))
///     }
/// }
/// ```
@attached(
    member, conformances: Validatable, names: named(rules), named(compiledRules), named(ModelRuleSet),
    named(ownCompiledRules), named(makeCompiledRules), named(propertyRules), named(propertyName), named(init)
)
@attached(extension, conformances: Validatable)
public macro Validatable() = #externalMacro(module: "ProvisoMacros", type: "ValidatableMacro")

/// Makes a model of a structure, as ``Validatable()`` does, and generates the code that decodes it from JSON.
///
/// ```swift
/// @Validatable(jsonDecoding: .generated)
/// struct SignUp: Codable {
///     @Rules(.required, .email)
///     var email: String
///     @Rules(.range(18...120))
///     var age: Int?
/// }
///
/// let signUp = try SignUp.decode(json: body)
/// ```
///
/// ``Validatable/decode(json:scenario:limit:keys:includingUnsafe:onRefusal:)-(Data,_,_,_,_,_)`` uses that code in place of
/// `init(from:)`, returns the same, and takes about a third less time. If something is wrong with the data, it is decoded again by
/// `init(from:)`, which finds all that is wrong.
///
/// Use it for structures whose `Decodable` conformance the compiler synthesizes. An `init(from:)` or `CodingKeys` in the braces of the
/// type is taken into account, or is an error. One in an extension is not seen by the macro: keep `CodingKeys` in the type, and do not
/// ask for generated decoding if the type decodes itself.
///
/// - Parameter jsonDecoding: How the model is decoded from JSON.
@attached(
    member, conformances: Validatable, names: named(rules), named(compiledRules), named(ModelRuleSet),
    named(ownCompiledRules), named(makeCompiledRules), named(propertyRules), named(propertyName), named(init)
)
@attached(extension, conformances: Validatable, _GeneratedDecoding, names: named(_decodedKeys), named(init))
public macro Validatable(jsonDecoding: JSONDecoding) = #externalMacro(module: "ProvisoMacros", type: "ValidatableMacro")

/// How a model is decoded from JSON, for ``Validatable(jsonDecoding:)``.
public enum JSONDecoding: Sendable {
    /// By code that the macro generates for the properties of the type.
    case generated
}

/// Gives a property rules, which run in their order. A property can have several of these, each with scenarios and a
/// condition of its own.
///
/// `nil` and empty values are skipped by every rule but `.required`, `.absent` and the filters, and so are all rules
/// once the property has an error.
///
/// - Parameters:
///   - rules: The rules, as ``RuleVocabulary`` names them.
///   - on: The scenarios in which they run; all by default.
///   - except: The scenarios in which they do not run; these go before `on`.
///   - message: The message for every code.
///   - severity: The weight of violations.
///   - group: The name of the group in which the rules after one that failed are skipped.
///   - skipOnEmpty: Whether they leave empty values alone; each rule has a habit.
///   - skipOnError: Whether they leave the property alone once it has an error.
@attached(peer)
public macro Rules(
    _ rules: PropertyRule..., on: Scenario..., except: Scenario..., message: MessageTemplate? = nil,
    severity: Severity? = nil, group: String? = nil, skipOnEmpty: Bool? = nil, skipOnError: Bool = true
) = #externalMacro(module: "ProvisoMacros", type: "RulesMacro")

/// Gives a property rules that run for models of which a condition holds.
///
/// The condition reads other properties. To the compiler it is a circle where a condition reads the property that it stands
/// at, or where those of several properties read each other; such rules stand in ``Validatable/modelRules``.
///
/// - Parameters:
///   - rules: The rules, as ``RuleVocabulary`` names them.
///   - when: Says of a model whether they run: `{ (form: SignUp) in form.country == "US" }`.
///   - on: The scenarios in which they run; all by default.
///   - except: The scenarios in which they do not run; these go before `on`.
///   - message: The message for every code.
///   - severity: The weight of violations.
///   - group: The name of the group in which the rules after one that failed are skipped.
///   - skipOnEmpty: Whether they leave empty values alone; each rule has a habit.
///   - skipOnError: Whether they leave the property alone once it has an error.
@attached(peer)
public macro Rules<Model>(
    _ rules: PropertyRule..., when: @Sendable (Model) -> Bool, on: Scenario..., except: Scenario...,
    message: MessageTemplate? = nil, severity: Severity? = nil, group: String? = nil, skipOnEmpty: Bool? = nil,
    skipOnError: Bool = true
) = #externalMacro(module: "ProvisoMacros", type: "RulesMacro")

/// Gives a property rules of its very type, so that those of your own need no other name.
///
/// - Parameters:
///   - type: The type of the property, without the optional.
///   - rules: The rules.
///   - on: The scenarios in which they run; all by default.
///   - except: The scenarios in which they do not run; these go before `on`.
///   - message: The message for every code.
///   - severity: The weight of violations.
///   - group: The name of the group in which the rules after one that failed are skipped.
///   - skipOnEmpty: Whether they leave empty values alone; each rule has a habit.
///   - skipOnError: Whether they leave the property alone once it has an error.
@attached(peer)
public macro Rules<Value>(
    for type: Value.Type, _ rules: AnyRule<Value>..., on: Scenario..., except: Scenario...,
    message: MessageTemplate? = nil, severity: Severity? = nil, group: String? = nil, skipOnEmpty: Bool? = nil,
    skipOnError: Bool = true
) = #externalMacro(module: "ProvisoMacros", type: "RulesMacro")

/// Says how messages name a property.
///
/// ```swift
/// @Rules(.required) @Labeled("date of birth", article: "your")
/// var dob: Date?
/// ```
///
/// - Parameters:
///   - label: The name that people know; the words of the property's name by default.
///   - article: The word before it.
@attached(peer)
public macro Labeled(_ label: String? = nil, article: String = "the") =
    #externalMacro(module: "ProvisoMacros", type: "LabeledMacro")

/// Keeps the value of a property out of every message, also one that asks for `{value}`.
@attached(peer)
public macro Sensitive() = #externalMacro(module: "ProvisoMacros", type: "SensitiveMacro")

/// Keeps a property from being assigned from outside, whatever its rules: by mass assignment and by decoding.
@attached(peer)
public macro NotAssignable() = #externalMacro(module: "ProvisoMacros", type: "NotAssignableMacro")

#endif
