/// What a person enters a value with.
public enum HTMLControl: Sendable, Hashable {
    /// An `input` of a type; of the type that suits the rules, where none is named.
    case input(type: String? = nil)
    /// A `textarea`.
    case textArea
    /// A `select`.
    case select
    /// An element of a page's own with a role, such as a group of radio buttons: it has `aria-required` in place of `required`.
    case custom
}
