/// The use that a model is put to, in which other rules hold and other attributes may be assigned: `register`, `login`.
///
/// A scenario is a name. Give yours names that the compiler checks:
///
/// ```swift
/// extension Scenario { static let register: Self = "register" }
///
/// try user.validated(scenario: .register)
/// ```
///
/// In a module that is isolated to the main actor by default, write `nonisolated extension Scenario`: rules run anywhere.
public struct Scenario: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Creates a scenario from its name.
    @inlinable public init(rawValue: String) { self.rawValue = rawValue }

    /// The scenario of a model for which none is asked: `default`.
    public static let `default` = Scenario(rawValue: "default")

    /// Whether it is that of a model for which none is asked.
    @inlinable var isDefault: Bool { rawValue == "default" }
}

extension Scenario: ExpressibleByStringLiteral {
    /// Creates a scenario from its name.
    public init(stringLiteral value: String) { rawValue = value }
}

#if !hasFeature(Embedded)
extension Scenario: Codable {}
#endif

extension Scenario: CustomStringConvertible {
    /// The name.
    public var description: String { rawValue }
}

extension Sequence<Scenario> {
    /// The scenarios in the order of their names.
    package func sortedByName() -> [Scenario] { map { $0.rawValue }.sorted().map { Scenario(rawValue: $0) } }
}

extension Dictionary where Key == Scenario {
    /// The entries in the order of their scenarios' names.
    func sortedByName() -> [(key: Scenario, value: Value)] {
        keys.sortedByName().compactMap { key in self[key].map { (key, $0) } }
    }
}
