public import ProvisoFormats

// What a generic function does with a text costs ten times what the rule does, unless it is compiled for texts. So here
// are the rules and types that are met most, as in BoundRule+Direct.swift: what the code that `@Validatable` writes calls
// with a value that did not pass. The compiler takes these before the generic ones, and has to weigh all of them for each
// rule of a model: whoever adds one measures what a model costs to compile.

extension ModelCheck {
    /// Judges a value by a rule that changes nothing.
    @inline(__always)
    private mutating func refuse<Base: ValidationRule>(
        _ value: Base.Value?, isEmpty: Bool, _ bound: BoundRule<Base>, _ index: Int, _ condition: () -> Bool
    ) {
        if isTidying || (bound.info.skipsEmptyValues && bound.isEmpty(value, or: isEmpty)) { return }
        guard condition() else { return }
        let start = report.violations.count
        if let value { bound.rule.check(value, into: &report) } else { bound.rule.checkMissing(into: &report) }
        if report.violations.count > start {
            bind(from: start, to: bound.info, index) { value.map { String(describing: $0) } }
        }
    }

    /// Judges the elements of an array by rules that change nothing.
    @inline(__always)
    private mutating func refuse<Element>(
        elements: [Element], _ bound: BoundRule<AnyRule<[Element]>>, _ index: Int, _ condition: () -> Bool,
        _ check: (Element, inout Report) -> Void
    ) {
        if isTidying || (bound.info.skipsEmptyValues && bound.isEmpty(elements, or: elements.isEmpty)) { return }
        guard condition() else { return }
        for position in elements.indices where !report.isFinished {
            let start = report.violations.count
            check(elements[position], &report)
            guard report.violations.count > start else { continue }
            bind(from: start, to: bound.info, index, at: bound.info.paths[index].appending(position)) {
                String(describing: elements)
            }
        }
    }

    /// Judges a value by a rule of any kind.
    @inline(__always)
    private mutating func run<Base: ValidationRule>(
        _ value: Base.Value?, _ bound: BoundRule<Base>, _ index: Int, _ condition: () -> Bool
    ) -> Base.Value?? {
        if bound.info.skipsEmptyValues, bound.emptiness.isEmpty(value) { return nil }
        guard condition() else { return nil }
        return judge(value, bound.info, index) { bound.rule.run(on: &$0, into: &$1) }
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<Length<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String? {
        refuse(value, isEmpty: value.isEmpty, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<Length<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String?? {
        refuse(value, isEmpty: value?.isEmpty ?? true, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<Matches<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String? {
        refuse(value, isEmpty: value.isEmpty, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<Matches<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String?? {
        refuse(value, isEmpty: value?.isEmpty ?? true, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<OneOf<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String? {
        refuse(value, isEmpty: value.isEmpty, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<OneOf<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String?? {
        refuse(value, isEmpty: value?.isEmpty ?? true, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<Required<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String? {
        refuse(value, isEmpty: value.isEmpty, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<Required<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String?? {
        refuse(value, isEmpty: value?.isEmpty ?? true, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<InFormat<EmailFormat, String>>, _ index: Int = 0,
        when condition: () -> Bool = { true }
    ) -> String? {
        refuse(value, isEmpty: value.isEmpty, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<InFormat<EmailFormat, String>>, _ index: Int = 0,
        when condition: () -> Bool = { true }
    ) -> String?? {
        refuse(value, isEmpty: value?.isEmpty ?? true, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<InFormat<PaymentCardFormat, String>>, _ index: Int = 0,
        when condition: () -> Bool = { true }
    ) -> String? {
        refuse(value, isEmpty: value.isEmpty, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<InFormat<PaymentCardFormat, String>>, _ index: Int = 0,
        when condition: () -> Bool = { true }
    ) -> String?? {
        refuse(value, isEmpty: value?.isEmpty ?? true, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<URLText<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String? {
        refuse(value, isEmpty: value.isEmpty, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<URLText<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String?? {
        refuse(value, isEmpty: value?.isEmpty ?? true, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: Int, by bound: BoundRule<InRange<Int>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Int? {
        refuse(value, isEmpty: false, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: Int?, by bound: BoundRule<InRange<Int>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Int?? {
        refuse(value, isEmpty: value == nil, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: Double, by bound: BoundRule<InRange<Double>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Double? {
        refuse(value, isEmpty: false, bound, index, condition)
        return nil
    }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: Double?, by bound: BoundRule<InRange<Double>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Double?? {
        refuse(value, isEmpty: value == nil, bound, index, condition)
        return nil
    }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<Trim<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String? { run(value, bound, index, condition) ?? nil }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<Trim<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String?? { run(value, bound, index, condition) }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: String, by bound: BoundRule<AnyRule<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String? { run(value, bound, index, condition) ?? nil }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: String?, by bound: BoundRule<AnyRule<String>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> String?? { run(value, bound, index, condition) }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: Int, by bound: BoundRule<AnyRule<Int>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Int? { run(value, bound, index, condition) ?? nil }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: Int?, by bound: BoundRule<AnyRule<Int>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Int?? { run(value, bound, index, condition) }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: Double, by bound: BoundRule<AnyRule<Double>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Double? { run(value, bound, index, condition) ?? nil }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: Double?, by bound: BoundRule<AnyRule<Double>>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Double?? { run(value, bound, index, condition) }
}

extension ModelCheck {
    /// Judges a value by a rule whose turn it is.
    public mutating func judge(
        _ value: [String], by bound: BoundRule<AnyRule<[String]>>, _ index: Int = 0,
        when condition: () -> Bool = { true }
    ) -> [String]? { run(value, bound, index, condition) ?? nil }

    /// Judges a value that may be `nil` by a rule whose turn it is.
    public mutating func judge(
        _ value: [String]?, by bound: BoundRule<AnyRule<[String]>>, _ index: Int = 0,
        when condition: () -> Bool = { true }
    ) -> [String]?? { run(value, bound, index, condition) }
}

extension ModelCheck {
    /// Judges the elements of an array by rules that change nothing.
    ///
    /// - Parameters:
    ///   - elements: The attribute's value.
    ///   - bound: The rule for the array.
    ///   - index: Which of the rule's attributes the value is.
    ///   - condition: The rule's condition, asked once the value is known not to be skipped.
    ///   - check: Judges an element.
    @_disfavoredOverload
    public mutating func judge<Element>(
        elements: [Element], by bound: BoundRule<AnyRule<[Element]>>, _ index: Int = 0,
        when condition: () -> Bool = { true }, _ check: (Element, inout Report) -> Void
    ) { refuse(elements: elements, bound, index, condition, check) }

    /// Judges the elements of an array of texts by rules that change nothing.
    public mutating func judge(
        elements: [String], by bound: BoundRule<AnyRule<[String]>>, _ index: Int = 0,
        when condition: () -> Bool = { true }, _ check: (String, inout Report) -> Void
    ) { refuse(elements: elements, bound, index, condition, check) }
}
