/// The value that broke a rule, kept for those who fix it or may show it. Never that of a sensitive attribute.
///
/// Most violations have none; it lies behind one reference, so that these pay nothing for it.
package final class JudgedValue: Sendable {
    /// The value; `nil` where only a suggestion is known.
    package let value: DataValue?
    private let corrector: Corrector?

    init(_ value: DataValue?) {
        self.value = value
        corrector = nil
    }

    init(_ value: DataValue?, _ corrector: Corrector?) {
        self.value = value
        self.corrector = corrector
    }

    /// The same with a value, for those who show it.
    func keeping(_ value: DataValue) -> JudgedValue { JudgedValue(value, corrector) }

    /// What was probably meant.
    var suggestion: DataValue? { corrector?.corrected(value ?? .null) }
}

#if !hasFeature(Embedded)
extension JudgedValue: CustomReflectable {
    /// Nothing: what looks into violations to log them sees no value.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
#endif
