/// A model that lists its scenarios itself.
///
/// ```swift
/// extension User: ScenarioListing {
///     static let activeAttributes: [Scenario: [String]] = [
///         "login": ["username", "password", "!secret"],
///     ]
/// }
/// ```
///
/// A listed scenario has exactly the listed attributes: they are active, and safe unless a `!` stands before the name. The
/// other scenarios follow from the rules.
public protocol ScenarioListing {
    /// The active attributes of the scenarios that are listed.
    static var activeAttributes: [Scenario: [String]] { get }
}
