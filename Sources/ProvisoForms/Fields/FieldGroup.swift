internal import ProvisoCore

/// Fields of a form that belong together: the page of a wizard, a block under a heading.
///
/// ```swift
/// let account = form.addGroup("account", \.email, \.password)
/// if form.submit(account) { showNextPage() }
/// form.errorCount(in: account)
/// ```
///
/// A group belongs to the form that made it.
public struct FieldGroup: Sendable, Hashable, Identifiable {
    /// The name.
    public let name: String
    /// The attributes, and parts of them, in the order of the fields.
    public let attributes: [String]
    /// Where they lie.
    let paths: [FieldPath]
    /// The name.
    public var id: String { name }

    init(name: String, attributes: [String], paths: [FieldPath]) {
        (self.name, self.attributes, self.paths) = (name, attributes, paths)
    }

    /// What is judged of the model.
    var scope: FormScope { FormScope(paths) }
}

/// A form was asked for a group of fields that it does not have.
public struct UnknownGroup: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String
    /// The groups that there are.
    public let known: [String]
    /// The name that was probably meant.
    public var suggestion: String? { Suggestion.nearest(to: name, among: known) }

    /// What is wrong, and the nearest name.
    public var description: String {
        "There is no group of fields `\(name)`. "
            + (suggestion.map { "Did you mean `\($0)`? " } ?? "")
            + (known.isEmpty ? "The form has none." : "There are: \(known.joined(separator: ", ")).")
    }
}
