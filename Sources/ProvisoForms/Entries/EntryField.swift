public import ProvisoCore

/// A value that is checked without a model, and how messages name it.
///
/// ```swift
/// EntryField(info.password, "password", article: "your")
/// EntryField(info.firstName, at: "firstName")                 // named in words: first name
/// ```
public struct EntryField {
    /// The value; `nil` when there is none. Never an optional inside of another.
    public let value: Any?
    /// Whether the value is `nil` or empty.
    public let isEmpty: Bool
    /// How messages name the value.
    public let label: AttributeLabel
    /// Where violations say that it stands: the label's text by default.
    public let path: FieldPath

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - label: How messages name it.
    ///   - article: The word before the label; the label's own by default.
    ///   - path: Where violations say that it stands; the label's text by default.
    public init<Value>(_ value: Value?, _ label: AttributeLabel, article: String? = nil, at path: FieldPath? = nil) {
        self.value = value
        isEmpty = EmptinessTest<Value?>().isEmpty(value)
        var label = label
        if let article { label.article = article }
        self.label = label
        self.path = path ?? FieldPath([.key(label.text)])
    }

    /// Creates a field that messages name by the words of an attribute's name: `firstName` → `first name`.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - path: Where the value stands.
    ///   - article: The word before the label.
    public init<Value>(_ value: Value?, at path: FieldPath, article: String? = nil) {
        self.init(value, path.lastKey.map(AttributeLabel.init(attribute:)) ?? .value, article: article, at: path)
    }

    /// The name in the parameters of violations: the path as text.
    public var name: String { path.description }

    /// The value as a message shows it; nothing of one that must not be shown.
    var shownText: String? { label.isSensitive ? nil : value.map { DataValue.shownText(of: $0) } }
}
