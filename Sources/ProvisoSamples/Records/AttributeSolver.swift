import ProvisoCore

/// Values of an attribute that a comparison with others asks for, and those beside them.
enum AttributeSolver {
    static func values(of name: String, by rule: SampleRule, in object: DataObject) -> [DataValue] {
        rule.comparisons.flatMap { attribute, comparison -> [DataValue] in
            switch comparison.other {
            case .value: return []
            case .expression(let expression): return values(of: name, attribute, expression, in: object)
            case .attribute(let other):
                guard name == attribute || name == other,
                    let value = ObjectPath.value(name == attribute ? other : attribute, in: object)
                else { return [] }
                return [value] + Nudges.of(value)
            }
        }
    }

    /// Solves `attribute = sum` for one of the attributes.
    private static func values(
        of name: String, _ attribute: String, _ expression: String, in object: DataObject
    ) -> [DataValue] {
        guard let terms = RuleIntrospection.terms(of: expression) else { return [] }
        let factor = name == attribute ? 1 : -(terms.first { $0.attribute == name }.map { Int($0.digits) } ?? 0)
        // With another factor than one there may be no number of a few digits.
        guard abs(factor) == 1, name == attribute || terms.contains(where: { $0.attribute == name && $0.exponent == 0 })
        else { return [] }
        // attribute - sum without the unknown = ∓ unknown
        var sum: SmallDecimal? = SmallDecimal(digits: 0, exponent: 0)
        func add(_ digits: Int, _ exponent: Int, _ other: String?) {
            if other == name { return }
            var term: SmallDecimal? = SmallDecimal(digits: digits, exponent: exponent)
            if let other {
                let value = SmallDecimal(ObjectPath.value(other, in: object))
                term = value.flatMap { value in term.flatMap { SmallDecimal.product($0, value) } }
            }
            sum = term.flatMap { term in sum.flatMap { SmallDecimal.sum($0, term) } }
        }
        add(1, 0, attribute)
        for term in terms { add(-Int(term.digits), term.exponent, term.attribute) }
        guard var solved = sum else { return [] }
        solved.digits *= -factor
        guard let number = solved.number else { return [] }
        return [.number(number)] + Nudges.of(.number(number))
    }
}
