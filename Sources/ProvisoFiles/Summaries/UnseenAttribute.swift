internal import ProvisoCore

/// An attribute that rules name and that the records of a check, or of some of its files, do not have.
public struct UnseenAttribute: Sendable, Hashable {
    /// The attribute: `email`, `address.city`, `items[].sku`.
    public let name: String
    /// The files that lack it; empty when all do.
    public let files: [String]
    /// The name of a member or column beside it that is near and that no rule names.
    public let suggestion: String?
}

extension UnseenAttribute: CustomStringConvertible {
    /// So many files are named; of the others their number.
    private static let mostFiles = 3

    /// What is missing where, and what may be meant.
    public var description: String {
        let others = files.count - Self.mostFiles
        let named = files.prefix(Self.mostFiles).joined(separator: ", ")
        let place = files.isEmpty ? "" : named + (others > 0 ? " and \(others) more: " : ": ")
        return VisibleText.singleLine(
            "\(place)no record has the attribute `\(name)`, which the rules name"
                + (suggestion.map { "; did you mean `\($0)`?" } ?? ""))
    }
}
