/// Which way an option of a rule lets more values pass.
///
/// Whoever compares two versions of a rule asks it, where the constraints alone do not tell.
public enum Widening: Sendable, Hashable {
    /// More passes where it is `true`.
    case whenTrue
    /// More passes where it is `false`.
    case whenFalse
    /// More passes where it is larger, or later.
    case whenLarger
    /// More passes where it is smaller, or earlier.
    case whenSmaller
    /// More passes where the list is longer; without the option, and without a default, everything passes that it is about.
    case whenMore
    /// As ``whenMore``, and everything passes too where the list is this one word.
    case whenMoreOrAll(String)
    /// More passes where the list is shorter.
    case whenFewer
    /// More passes where more is excepted; without the option nothing is.
    case whenMoreIsExcepted
    /// More passes where it is given, and more the larger it is.
    case whenGivenAndLarger
    /// More passes where it is given at all.
    case whenGiven
    /// More passes the less a violation weighs.
    case whenLighter
    /// It changes nothing about what passes.
    case never
    /// Nothing is known.
    case unknown
}
