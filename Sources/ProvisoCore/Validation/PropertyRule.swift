/// A rule as it stands in `@Rules(…)`: its name and options, for the compiler to check. It judges nothing.
///
/// The rules of a property are known before its type is, so this type has the names of all rules, each with the options
/// that it takes. `@Validatable` writes them again where the type is known, as those of ``RuleVocabulary``, and there they
/// must fit it.
///
/// A rule of your own is one of ``RuleVocabulary``. To write it with a leading dot in `@Rules`, name it here too:
///
/// ```swift
/// extension RuleVocabulary where Value == String {
///     static var username: Self { Self(Username()) }
/// }
///
/// extension PropertyRule {
///     static var username: Self { .custom }
/// }
/// ```
///
/// Without that it is given as it is, `@Rules(.rule(Username()))`, or with the property's type,
/// `@Rules(for: String.self, .username)`.
public struct PropertyRule: Sendable {
    /// Stands for any rule of your own.
    public static var custom: Self { Self() }

    private init() {}
}
