/// The option `skipOnEmpty` of a rule: whether an empty value spares the rule.
///
/// Everything that is about to ask a rule asks this first, so that records, models, lists and the fast paths agree.
@usableFromInline
struct SkipOnEmpty: Sendable {
    @usableFromInline let isOn: Bool

    init(_ isOn: Bool) { self.isOn = isOn }

    /// Whether the rule is skipped.
    ///
    /// - Parameter isEmpty: Whether the value is empty. Evaluated only if the option is on.
    @inline(__always)
    func skips(_ isEmpty: @autoclosure () -> Bool) -> Bool { isOn && isEmpty() }
}
