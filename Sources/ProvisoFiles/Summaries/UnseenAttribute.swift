internal import ProvisoCore

/// An attribute that rules name and that the records of a check, or of some of its files, do not have.
public struct UnseenAttribute: Sendable, Hashable {
    /// The attribute: `email`, `address.city`, `items[].sku`.
    public let name: String
    /// The files that lack it; empty when all do.
    public let files: [String]
    /// The name of a member or column beside it that is near and that no rule names.
    public let suggestion: String?
    /// The attribute whose values are lists, where the rules name a member of an object; `nil` where there is no list.
    public let list: String?
    /// The columns or members that the document has for it; none where they have its name.
    public let columns: [String]
}

extension UnseenAttribute: CustomStringConvertible {
    /// So many files are named; of the others their number.
    private static let mostFiles = 3

    private var columnsInWords: String {
        guard !columns.isEmpty else { return "" }
        return " (column \(columns.map { "`\($0)`" }.joined(separator: " or ")))"
    }

    private var advice: String {
        if let list { return "; `\(list)` is a list, and the rule `each` judges its elements" }
        return suggestion.map { "; did you mean `\($0)`?" } ?? ""
    }

    /// What is missing where, and what may be meant.
    public var description: String {
        let others = files.count - Self.mostFiles
        let named = files.prefix(Self.mostFiles).joined(separator: ", ")
        let place = files.isEmpty ? "" : named + (others > 0 ? " and \(others) more: " : ": ")
        return VisibleText.singleLine(
            "\(place)no record has the attribute `\(name)`\(columnsInWords), which the rules name"
                + advice)
    }
}
