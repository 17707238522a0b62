/// A sum of multiples of attributes of a record, to be compared with a value or with zero.
struct AttributeSum: Sendable {
    struct Term: Sendable {
        let factor: DecimalFactor
        /// The attribute; `nil` for a number alone.
        let attribute: AttributeReference?
        /// Whether it is that of the record above.
        var isPrevious = false

        /// The term with the other sign.
        var negated: Term { Term(factor: factor.negated, attribute: attribute, isPrevious: isPrevious) }
    }

    let terms: [Term]
    /// The expression as messages show it, with the attributes' labels.
    let label: AttributeLabel

    /// The attribute alone.
    init(_ attribute: AttributeReference) {
        terms = [Term(factor: .one, attribute: attribute)]
        label = attribute.named
    }

    /// The number alone.
    init(_ number: DecimalFactor) {
        terms = [Term(factor: number, attribute: nil)]
        label = AttributeLabel("")
    }

    init(_ terms: [Term], label: AttributeLabel) {
        self.terms = terms
        self.label = label
    }

    /// What is left of this sum when another one is taken from it.
    func subtracting(_ other: AttributeSum) -> AttributeSum {
        AttributeSum(terms + other.terms.map { $0.negated }, label: label)
    }

    /// The places of the attributes.
    var slots: [Int] { terms.compactMap { $0.attribute?.slot } }

    /// How a value relates to the sum: `incomparable` when one of the two is no number, `nil` when something is empty, so that
    /// there is nothing to compare.
    func relation(of value: borrowing FieldValue, in record: borrowing Record) -> Relation? {
        var total = Total()
        total.add(.one, value)
        for term in terms { total.add(term.negated, of: record) }
        return total.relation
    }

    /// How the sum relates to zero: `incomparable` when an attribute is no number, `nil` when one is empty.
    func relationToZero(in record: borrowing Record) -> Relation? {
        var total = Total()
        for term in terms { total.add(term, of: record) }
        return total.relation
    }

    /// What was added so far.
    private struct Total {
        private var sum = DecimalSum()
        private var isEmpty = false
        private var isNumber = true

        mutating func add(_ factor: DecimalFactor, _ value: borrowing FieldValue) {
            if value.isEmpty {
                isEmpty = true
            } else if !value.mayBeNumber {
                isNumber = false
            } else if let number = value.spelledNumber {
                isNumber = sum.add(factor, times: number, in: value.numberBytes.span) && isNumber
            } else {
                isNumber = false
            }
        }

        mutating func add(_ term: Term, of record: borrowing Record) {
            if let attribute = term.attribute, term.isPrevious {
                // Above the first record there is none, nor is there one beside a record that is judged alone.
                guard let value = record.across?.valueAbove(of: attribute.slot) else { return isEmpty = true }
                value.withField { add(term.factor, $0) }
            } else if let attribute = term.attribute {
                add(term.factor, record.value(of: attribute))
            } else {
                isNumber = sum.add(term.factor) && isNumber
            }
        }

        var relation: Relation? {
            if isEmpty { return nil }
            guard isNumber else { return .incomparable }
            return sum.sign < 0 ? .less : sum.sign == 0 ? .equal : .greater
        }
    }
}

extension FieldValue {
    /// Whether the value is a number, or a text that may spell one.
    fileprivate var mayBeNumber: Bool { isText || kind == .number }
}
