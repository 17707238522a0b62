internal import ProvisoCore

/// A form was asked about an attribute that its model does not have.
public struct UnknownAttribute: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String
    /// The attributes that there are.
    public let known: [String]
    /// The name that was probably meant.
    public var suggestion: String? {
        if let nearest = Suggestion.nearest(to: name, among: known) { return nearest }
        // Of a part the attribute around it may be misspelt.
        return name.firstIndex(of: ".").flatMap { Suggestion.nearest(to: String(name[..<$0]), among: known) }
    }

    /// What is wrong, and the nearest name.
    public var description: String {
        "There is no attribute `\(name)`. "
            + (suggestion.map { "Did you mean `\($0)`? " } ?? "") + "There are: \(known.joined(separator: ", "))."
    }
}
