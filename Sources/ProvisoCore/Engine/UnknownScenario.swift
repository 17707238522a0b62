/// A scenario was asked for that no rule and no `scenarios` entry names.
public struct UnknownScenario: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String
    /// The scenarios that there are.
    public let known: [String]
    package init(name: String, known: [String]) {
        self.name = name
        self.known = known
    }

    /// The name that was probably meant.
    public var suggestion: String? { Suggestion.nearest(to: name, among: known) }

    /// What is wrong, and the nearest name.
    public var description: String {
        "There is no scenario `\(name)`. "
            + (suggestion.map { "Did you mean `\($0)`? " } ?? "") + "There are: \(known.joined(separator: ", "))."
    }
}
