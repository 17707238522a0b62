/// When to leave rules out that could still find something.
public enum ValidationStop: Sendable, Hashable {
    /// Never: every violation is wanted.
    case never
    /// An attribute is left alone once it has an error, also by rules that do not skip on errors.
    case attribute
    /// The rules of a group, by name and wherever they stand, are left out once one of them found an error.
    case group
    /// Everything is left out after the first error.
    case model
}
