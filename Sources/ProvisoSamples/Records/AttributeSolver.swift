import ProvisoCore

/// Values of an attribute that a comparison with others asks for, and those beside them.
enum AttributeSolver {
    static func values(of name: String, by rule: SampleRule, in object: DataObject) -> [DataValue] {
        dependent(name, by: rule, in: object)
            + rule.comparisons.flatMap { attribute, comparison -> [DataValue] in
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

    /// Texts of the form that another attribute decides, others of nearly that form, and values of the other attribute.
    private static func dependent(_ name: String, by rule: SampleRule, in object: DataObject) -> [DataValue] {
        rule.dependencies.flatMap { attribute, dependency -> [DataValue] in
            if name == dependency.attribute {
                let known = dependency.examples.keys.sorted()
                // What is none of them is unknown.
                return known.map(DataValue.string) + ["AQ", "ZZ"]
            }
            guard name == attribute, let other = ObjectPath.value(dependency.attribute, in: object)?.text else {
                return []
            }
            let texts = dependency.examples[other] ?? []
            return texts.map(DataValue.string) + texts.prefix(2).map { .string(String($0.dropLast(2))) }
        }
    }

    /// Solves `attribute = sum` for one of the attributes.
    private static func values(
        of name: String, _ attribute: String, _ expression: String, in object: DataObject
    ) -> [DataValue] {
        guard let terms = RuleIntrospection.terms(of: expression) else { return [] }
        let factor: Int64 = name == attribute ? 1 : -(terms.first { $0.attribute == name }?.digits ?? 0)
        // With another factor than one there may be no number of a few digits.
        guard abs(factor) == 1, name == attribute || terms.contains(where: { $0.attribute == name && $0.exponent == 0 })
        else { return [] }
        // attribute - sum without the unknown = ∓ unknown
        var sum: DecimalFactor? = DecimalFactor(0)
        func add(_ factor: DecimalFactor, _ other: String?) {
            if other == name { return }
            var term: DecimalFactor? = factor
            if let other {
                let value = DecimalFactor.few(ObjectPath.value(other, in: object))
                term = value.flatMap(factor.multiplied)
            }
            sum = term.flatMap { term in sum.flatMap { $0.adding(term) } }
        }
        add(DecimalFactor(1), attribute)
        for term in terms { add(DecimalFactor(digits: -term.digits, exponent: term.exponent), term.attribute) }
        guard let solved = sum, let number = (factor == 1 ? solved.negated : solved).number else { return [] }
        return [.number(number)] + Nudges.of(.number(number))
    }
}
