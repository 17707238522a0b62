public import ProvisoFormats

/// What is wrong with a value by a rule, as far as one look at it tells. It is handed on to who reports it, so that nobody looks
/// at the value again.
@usableFromInline
enum ValueFault: Sendable {
    /// Not known before the rule is run.
    case unknown
    /// That it breaks the rule, of which there is no more to say.
    case broken
    case tooShort
    case tooLong
    case format(FormatFailure)
}
