/// How a language chooses the plural form for a number (UTS #35, part 3, section 5).
public struct PluralRule: Sendable {
    /// The forms that the language has, in CLDR's order; ``PluralCategory/other`` is last.
    public let categories: [PluralCategory]
    private let rule: @Sendable (PluralOperands) -> PluralCategory

    /// Creates a rule.
    public init(
        categories: [PluralCategory], _ rule: @escaping @Sendable (PluralOperands) -> PluralCategory
    ) {
        self.categories = categories
        self.rule = rule
    }

    /// The form for a number as it is spelled.
    public func category(for number: ExactNumber) -> PluralCategory {
        // Most numbers are counts, of which there is nothing to take apart.
        rule(number.plainInteger.map { PluralOperands(integer: $0.magnitude) } ?? PluralOperands(number))
    }

    /// The form for operands.
    public func category(for operands: PluralOperands) -> PluralCategory { rule(operands) }
}
