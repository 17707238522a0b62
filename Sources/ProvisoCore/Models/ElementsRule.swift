/// A rule on the elements of a list together: what it asks for lies between them.
///
/// ```swift
/// let result = orders.validate(
///     across: .unique(\.number), .exists(\.customer, in: customers, \.id), .sorted(by: \.date), .count(1...1000))
/// ```
///
/// Rule documents have the same rules for files, under the same names and codes.
public struct ElementsRule<Element>: Sendable {
    /// Judges elements one after another.
    private let judge: @Sendable (Sequence) -> [Violation]

    /// The elements, to be gone through.
    typealias Sequence = AnySequence<Element>

    private init(_ judge: @escaping @Sendable (Sequence) -> [Violation]) { self.judge = judge }

    func violations(in elements: Sequence) -> [Violation] { judge(elements) }

    /// What an element has, or several things together.
    private struct Key: Sendable {
        let name: String
        let label: AttributeLabel
        /// All that it has together, where it is more than one.
        let combination: Combination?
        /// The values; `nil` when all of them are empty.
        let values: @Sendable (Element) -> [AnyHashable]?

        func violation(
            _ code: ViolationCode, at index: Int, _ rule: String, _ parameters: Parameters, wording: String? = nil
        ) -> Violation {
            var path = FieldPath()
            path.components = [.index(index)] + FieldPath(name).components
            return violation(code, at: path, rule, parameters, wording: wording)
        }

        func violation(
            _ code: ViolationCode, at path: FieldPath, _ rule: String, _ parameters: Parameters, wording: String? = nil
        ) -> Violation {
            var violation = Violation(code, parameters, severity: .error, wording: wording)
            violation.path = path
            violation.rule = rule
            violation.wording.sharedLabel = Shared(label)
            violation.wording.isBound = true
            combination?.name(in: &violation)
            return violation
        }
    }

    private static func label(_ keyPath: PartialKeyPath<Element>) -> (name: String, label: AttributeLabel) {
        let name = ModelName.known(keyPath) ?? ""
        return (name, PropertyLabels.label(of: name, at: keyPath) ?? AttributeLabel(attributeOrPart: name))
    }

    private static func key<First: Hashable & Sendable, each Rest: Hashable & Sendable>(
        _ first: any KeyPath<Element, First> & Sendable, _ rest: repeat any KeyPath<Element, each Rest> & Sendable
    ) -> Key {
        let (name, label) = label(first)
        var all = [(name: name, label: label)]
        for keyPath in repeat each rest { all.append(Self.label(keyPath)) }
        let rest = (repeat (each rest, EmptinessTest<each Rest>()))
        let emptiness = EmptinessTest<First>()
        return Key(name: name, label: label, combination: Combination(all)) { element in
            let value = element[keyPath: first]
            var isEmpty = emptiness.isEmpty(value)
            var values = [AnyHashable(value)]
            for (keyPath, emptiness) in repeat each rest {
                let value = element[keyPath: keyPath]
                isEmpty = isEmpty && emptiness.isEmpty(value)
                values.append(AnyHashable(value))
            }
            return isEmpty ? nil : values
        }
    }

    private static func record(_ index: Int) -> DataValue { .number(ExactNumber(index + 1)) }

    // MARK: Rules

    /// No two elements have the same value, or the same values together; every later one is a violation.
    ///
    /// Elements whose values are all empty are left alone. Code: `unique`, with the parameter `firstRecord`, which counts
    /// from 1.
    ///
    /// - Parameters:
    ///   - first: What must be unique.
    ///   - rest: What must be unique together with it.
    /// - Complexity: Linear in the elements.
    public static func unique<First: Hashable & Sendable, each Rest: Hashable & Sendable>(
        _ first: any KeyPath<Element, First> & Sendable, _ rest: repeat any KeyPath<Element, each Rest> & Sendable
    ) -> Self {
        let key = key(first, repeat each rest)
        return Self { elements in
            var seen: [[AnyHashable]: Int] = [:]
            return elements.enumerated().compactMap { index, element in
                guard let values = key.values(element) else { return nil }
                guard let before = seen[values] else {
                    seen[values] = index
                    return nil
                }
                return key.violation(
                    "unique", at: index, "unique", ["firstRecord": record(before)],
                    wording: values.count > 1 ? "unique/recordTogether" : "unique/record")
            }
        }
    }

    /// The value is one of those that other elements have: a foreign key.
    ///
    /// An empty value refers to nothing. Code: `exists`, with the parameter `column`.
    ///
    /// - Parameters:
    ///   - reference: What refers to another element.
    ///   - others: The elements that may be referred to; they are gone through when the rule is made.
    ///   - key: What they are referred to by.
    /// - Complexity: Linear in the elements and in the others.
    public static func exists<Value: Hashable & Sendable, Other>(
        _ reference: any KeyPath<Element, Value> & Sendable, in others: some Swift.Sequence<Other>,
        _ key: KeyPath<Other, Value>
    ) -> Self { exists(reference, Set(others.map { $0[keyPath: key] }), ModelName.known(key)) }

    /// The value is one of those that other elements have, where it may be `nil` and refer to nothing.
    public static func exists<Value: Hashable & Sendable, Other>(
        _ reference: any KeyPath<Element, Value?> & Sendable, in others: some Swift.Sequence<Other>,
        _ key: KeyPath<Other, Value>
    ) -> Self { exists(reference, Set(others.map { $0[keyPath: key] as Value? }), ModelName.known(key)) }

    private static func exists<Value: Hashable & Sendable>(
        _ reference: any KeyPath<Element, Value> & Sendable, _ known: Set<Value>, _ column: String?
    ) -> Self {
        let key = key(reference)
        return Self { elements in
            elements.enumerated().compactMap { index, element in
                guard key.values(element) != nil, !known.contains(element[keyPath: reference]) else { return nil }
                return key.violation(
                    "exists", at: index, "exists", ["column": .string(column ?? "")], wording: "exists/here")
            }
        }
    }

    /// The elements come in the order of a value.
    ///
    /// Each that belongs before the one in front of it is a violation. Code: `sorted`, with the parameter `previousRecord`,
    /// which counts from 1.
    ///
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - descending: Whether values fall.
    ///   - strict: Whether a value must not be that of the element before, either.
    public static func sorted<Value: Comparable & Hashable & Sendable>(
        by keyPath: any KeyPath<Element, Value> & Sendable, descending: Bool = false, strict: Bool = false
    ) -> Self {
        let key = key(keyPath)
        return Self { elements in
            var last: Value?
            return elements.enumerated().compactMap { index, element in
                let value = element[keyPath: keyPath]
                defer { last = value }
                guard let last, descending ? value >= last : value <= last, strict || value != last else { return nil }
                // In the wrong order, or the same where it must not be.
                return key.violation(
                    "sorted", at: index, "sorted", ["previousRecord": record(index - 1)],
                    wording: value == last ? "sorted/recordEqual" : "sorted/record")
            }
        }
    }

    /// The elements are numbered without gaps.
    ///
    /// A gap is one violation. Code: `sequence`, with the parameter `expected`.
    ///
    /// - Parameters:
    ///   - keyPath: The number.
    ///   - start: The number of the first element; any, without it.
    ///   - step: By how much each number is larger than the one before.
    public static func sequence<Value: FixedWidthInteger & Sendable>(
        _ keyPath: any KeyPath<Element, Value> & Sendable, start: Value? = nil, step: Value = 1
    ) -> Self {
        let key = key(keyPath)
        return Self { elements in
            var next = start
            return elements.enumerated().compactMap { index, element in
                let value = element[keyPath: keyPath]
                let expected = next
                let (following, overflows) = value.addingReportingOverflow(step)
                next = overflows ? nil : following
                guard let expected, expected != value else { return nil }
                return key.violation(
                    "sequence", at: index, "sequence", ["expected": .number(ExactNumber(expected))])
            }
        }
    }

    /// So many different values come. Codes: `distinct.tooFew`, `distinct.tooMany`, without an element's number.
    public static func distinct<Value: Hashable & Sendable>(
        _ keyPath: any KeyPath<Element, Value> & Sendable, _ range: some LimitRange<Int>
    ) -> Self {
        let key = key(keyPath)
        let (fewest, most) = (range.limits.lower, range.limits.largest)
        return Self { elements in
            let count = Set(elements.lazy.compactMap(key.values)).count
            var parameters = Parameters.limits(min: fewest, max: most)
            let path = FieldPath(key.name)
            if let fewest, count < fewest {
                parameters["count"] = .number(ExactNumber(count))
                return [key.violation("distinct.tooFew", at: path, "distinct", parameters)]
            }
            guard let most, count > most else { return [] }
            return [key.violation("distinct.tooMany", at: path, "distinct", parameters)]
        }
    }

    /// There are so many elements. Codes: `records.tooFew`, `records.tooMany`.
    public static func count(_ range: some LimitRange<Int>) -> Self {
        var rules = FileRules(DocumentMessages())
        (rules.fewest, rules.most) = (range.limits.lower, range.limits.largest)
        return Self { [rules] elements in rules.violations(ofRecordCount: elements.reduce(0) { count, _ in count + 1 })
        }
    }
}

extension Sequence {
    /// Judges the elements together by what lies between them; each for itself is judged by the rules of its type.
    ///
    /// ```swift
    /// let result = orders.validate(across: .unique(\.number), .sorted(by: \.date))
    /// ```
    ///
    /// - Returns: What is wrong, by element, with the number of the element in front of its path: `[3].number`; what is wrong
    ///   with all of them together comes last.
    public func validate(across rules: ElementsRule<Element>...) -> ValidationResult {
        let elements = Array(self)
        let found = rules.flatMap { $0.violations(in: AnySequence(elements)) }
        let ordered = found.enumerated().sorted { left, right in
            let (a, b) = (left.element.elementIndex, right.element.elementIndex)
            return a == b ? left.offset < right.offset : a < b
        }
        return ordered.isEmpty ? .valid() : ValidationResult(ordered.map(\.element))
    }
}

extension Violation {
    /// The element that it is about.
    fileprivate var elementIndex: Int {
        if case .index(let index)? = path.components.first { index } else { .max }
    }
}
