/// What a filter can change about a value, as data.
///
/// Whoever exports rules asks it: the rules behind a filter judge what the filter makes of a value, not the value that was given.
public enum FilterChange: Sendable, Equatable {
    /// Characters at the ends of a text are taken off; white space where no others are named. Nothing else changes.
    case trims(left: Bool, right: Bool, characters: String?)
    /// A text becomes another text, alone or in a list. Nothing else changes.
    case texts
    /// An empty value becomes this one. Nothing else changes.
    case fills(DataValue)
    /// Nothing is known of it.
    case anything
}
