#if !hasFeature(Embedded)
/// Changes a value by a closure of your own. Judges nothing; `nil` stays `nil`.
struct Map<Value>: ValidationRule {
    private let transform: @Sendable (Value) -> Value

    /// Creates the filter.
    init(_ transform: @escaping @Sendable (Value) -> Value) { self.transform = transform }

    /// A model asks it about empty values too.
    var skipsEmptyValues: Bool { false }

    /// Judges nothing.
    func check(_ value: Value, into report: inout Report) {}
    /// Judges nothing.
    func checkMissing(into report: inout Report) {}
    /// What the closure makes of the value.
    func tidy(_ value: Value) -> Value { transform(value) }

    /// What the closure would make of a longer value nobody knows.
    func tidy(draft: inout Draft) {
        let value = TextConversion<Value>.value(of: draft.now)
        draft.replace(with: value.flatMap { TextConversion.text(of: tidy($0)) } ?? draft.now)
    }
}

extension Map: CodedRule {
    var codes: Set<ViolationCode>? { [] }
}

extension RuleVocabulary {
    /// Changes a value by a closure of your own: `.map { $0.replacing("-", with: "") }`. Judges nothing.
    public static func map(_ transform: @escaping @Sendable (Value) -> Value) -> Self { Self(Map(transform)) }
}
#endif
