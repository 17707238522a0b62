public import ProvisoCore

/// What a change of the rules does to what passes.
public enum ChangeEffect: String, Sendable, Hashable, CaseIterable {
    /// What passes is less, or the same.
    case tightened
    /// What passes is more, or the same.
    case loosened
    /// What passes is something else, as far as the rules by themselves say.
    case changed
    /// Only the words of messages are others.
    case words

    /// The effect of two changes together.
    static func joined(_ effects: [ChangeEffect]) -> ChangeEffect {
        let telling = Set(effects.filter { $0 != .words })
        return telling.isEmpty ? .words : telling.count == 1 ? telling.first ?? .changed : .changed
    }
}

/// What differs between two documents in one place: a rule of an attribute, or what they say besides rules.
public struct RuleChange: Sendable, Hashable {
    /// What became of it.
    public enum Kind: String, Sendable, Hashable {
        /// It is in the new document alone.
        case added
        /// It is in the old document alone.
        case removed
        /// It is in both, with other options.
        case changed
        /// It is in both, among the rules of its attribute in another place.
        case moved
    }

    /// An option that differs.
    public struct Option: Sendable, Hashable {
        /// Its name.
        public let name: String
        /// Its old value; `nil` where it was not given.
        public let old: DataValue?
        /// Its new value; `nil` where it is not given.
        public let new: DataValue?
        /// What the change does.
        public let effect: ChangeEffect
    }

    /// What became of it.
    public let kind: Kind
    /// What that does to what passes.
    public let effect: ChangeEffect
    /// The attribute; empty for what a document says of all.
    public let attribute: String
    /// The rule, or the key of the document: `columns`.
    public let rule: String
    /// The options that differ, or all of those of a rule that is in one document alone.
    public let options: [Option]
}
