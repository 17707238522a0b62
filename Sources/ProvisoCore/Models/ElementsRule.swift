/// A rule on the elements of a list together: what it asks for lies between them.
///
/// ```swift
/// let result = orders.validate(
///     across: .unique(\.number), .exists(\.customer, in: customers, \.id), .sorted(by: \.date).severity(.warning),
///     .count(1...1000))
/// ```
///
/// Rule documents have the same rules for files, under the same names and codes, and find the same. Empty values are left alone,
/// in an order too, unless ``skipOnEmpty(_:)`` says otherwise.
public struct ElementsRule<Element>: Sendable {
    /// The rule in one run over a list.
    struct Binding {
        let rule: any AcrossRule
        /// What reads the attributes of an element.
        var readers: [(Element) -> DataValue]
        /// What messages show of an element whose attribute is no data.
        var shown: ((Element) -> String)?
    }

    let name: String
    /// What it looks at.
    let attributes: [(name: String, label: AttributeLabel)]
    let skipsEmptyValues: Bool
    private let codes: Set<ViolationCode>
    /// Makes the rule for one run, of which the attributes have places in the records.
    let bind: @Sendable (_ number: Int, [AttributeReference]) -> Binding
    private(set) var options = ModelRuleOptions()
    private(set) var conditions: [@Sendable (Element) -> Bool] = []

    private init(
        _ name: String, _ attributes: [Attribute], codes: Set<ViolationCode>, skipsEmptyValues: Bool = true,
        _ bind: @escaping @Sendable (_ number: Int, [AttributeReference]) -> any AcrossRule
    ) {
        let shown = attributes.first.flatMap(\.shown)
        self.init(
            name, attributes, codes: codes, skipsEmptyValues: skipsEmptyValues,
            binding: { number, references in
                Binding(rule: bind(number, references), readers: attributes.map { $0.makeReader() }, shown: shown)
            })
    }

    private init(
        _ name: String, _ attributes: [Attribute], codes: Set<ViolationCode>, skipsEmptyValues: Bool = true,
        binding bind: @escaping @Sendable (_ number: Int, [AttributeReference]) -> Binding
    ) {
        self.name = name
        self.attributes = attributes.map { ($0.name, $0.label) }
        self.codes = codes
        self.skipsEmptyValues = skipsEmptyValues
        self.bind = bind
        // A record with an error is a record still.
        options.skipsAfterErrors = false
    }

    /// What an element has.
    private struct Attribute: Sendable {
        let name: String
        let label: AttributeLabel
        /// Makes what reads it in one run.
        let makeReader: @Sendable () -> (Element) -> DataValue
        /// What messages show of a value that is no data; `nil` where it is.
        let shown: (@Sendable (Element) -> String)?

        init<Value: Hashable & Sendable>(_ keyPath: any KeyPath<Element, Value> & Sendable) {
            name = ModelName.known(keyPath) ?? ""
            label = PropertyLabels.label(of: name, at: keyPath) ?? AttributeLabel(attributeOrPart: name)
            let read: @Sendable (Element) -> Value = { element in element[keyPath: keyPath] }
            makeReader = { Self.reader(read) }
            if ElementValues<Value>.areData {
                shown = nil
            } else {
                shown = { element in
                    let value = read(element)
                    guard let optional = value as? any OptionalType else { return DataValue.shownText(of: value) }
                    return optional.inside.map { DataValue.shownText(of: $0) } ?? ""
                }
            }
        }

        private static func reader<Value: Hashable & Sendable>(
            _ read: @escaping (Element) -> Value
        ) -> (Element) -> DataValue {
            let values = ElementValues<Value>()
            return { element in values.data(of: read(element)) }
        }

        /// The elements themselves.
        static var elements: Self { Self() }

        private init() {
            (name, label, shown) = ("", .value, nil)
            makeReader = { { _ in .null } }
        }
    }

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
        var attributes = [Attribute(first)]
        for keyPath in repeat each rest { attributes.append(Attribute(keyPath)) }
        return Self(UniqueRule.name, attributes, codes: ["unique"]) { UniqueRule($1, number: $0) }
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
        _ keyPath: any KeyPath<Element, Value> & Sendable, _ known: Set<Value>, _ column: String?
    ) -> Self {
        let attribute = Attribute(keyPath)
        return Self(
            ExistsRule.name, [attribute], codes: ["exists"],
            binding: { number, references in
                let values = ElementValues<Value>()
                let known = known.map { values.data(of: $0) }
                return Binding(
                    rule: ExistsRule(references[0], number: number, in: known, column: column ?? ""),
                    readers: [{ (element: Element) -> DataValue in values.data(of: element[keyPath: keyPath]) }],
                    shown: attribute.shown)
            })
    }

    /// The elements come in the order of a value.
    ///
    /// Each that belongs before the one in front of it is a violation. Codes: `sorted`, with the parameter `previousRecord`,
    /// which counts from 1, and `sorted.type` for a number that is none, such as NaN. That one, and an empty value, have no
    /// place in the order: the elements behind them are compared with those in front.
    ///
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - descending: Whether values fall.
    ///   - strict: Whether a value must not be that of the element before, either.
    public static func sorted<Value: Comparable & Hashable & Sendable>(
        by keyPath: any KeyPath<Element, Value> & Sendable, descending: Bool = false, strict: Bool = false
    ) -> Self {
        sorted(Attribute(keyPath), descending, strict) { (values: ElementValues<Value>) in
            { (element: Element) -> DataValue in values.data(of: element[keyPath: keyPath]) }
        }
    }

    /// The elements come in the order of a value that may be `nil`, which has no place in the order.
    public static func sorted<Value: Comparable & Hashable & Sendable>(
        by keyPath: any KeyPath<Element, Value?> & Sendable, descending: Bool = false, strict: Bool = false
    ) -> Self {
        sorted(Attribute(keyPath), descending, strict) { (values: ElementValues<Value>) in
            { (element: Element) -> DataValue in element[keyPath: keyPath].map { values.data(of: $0) } ?? .null }
        }
    }

    private static func sorted<Value: Comparable & Hashable & Sendable>(
        _ attribute: Attribute, _ descending: Bool, _ strict: Bool,
        _ reader: @escaping @Sendable (ElementValues<Value>) -> (Element) -> DataValue
    ) -> Self {
        Self(
            SortedRule.name, [attribute], codes: ["sorted", "sorted.type"],
            binding: { number, references in
                let values = ElementValues<Value>()
                let rule = SortedRule(
                    references[0], number: number, descending ? .descending : .ascending, isStrict: strict,
                    as: values.reading)
                return Binding(rule: rule, readers: [reader(values)], shown: attribute.shown)
            })
    }

    /// The elements are numbered without gaps.
    ///
    /// A gap is one violation. Code: `sequence`, with the parameter `expected`; `sequence.type` for a `nil` that is judged.
    ///
    /// - Parameters:
    ///   - keyPath: The number.
    ///   - start: The number of the first element; any, without it.
    ///   - step: By how much each number is larger than the one before.
    /// - Precondition: The step is one that an `Int` can hold.
    public static func sequence<Value: FixedWidthInteger & Sendable>(
        _ keyPath: any KeyPath<Element, Value> & Sendable, start: Value? = nil, step: Value = 1
    ) -> Self { sequence(Attribute(keyPath), start, step) }

    /// The elements are numbered without gaps, but for those whose number is `nil`.
    public static func sequence<Value: FixedWidthInteger & Sendable>(
        _ keyPath: any KeyPath<Element, Value?> & Sendable, start: Value? = nil, step: Value = 1
    ) -> Self { sequence(Attribute(keyPath), start, step) }

    private static func sequence<Value: FixedWidthInteger>(
        _ attribute: Attribute, _ start: Value?, _ step: Value
    ) -> Self {
        let (start, step) = (start.map { ExactNumber($0) }, Int(step))
        return Self(SequenceRule.name, [attribute], codes: ["sequence", "sequence.type"]) { number, _ in
            SequenceRule(number: number, start: start, step: step)
        }
    }

    /// So many different values come. Codes: `distinct.tooFew`, `distinct.tooMany`, without an element's number.
    public static func distinct<Value: Hashable & Sendable>(
        _ keyPath: any KeyPath<Element, Value> & Sendable, _ range: some LimitRange<Int>
    ) -> Self {
        let (fewest, most) = (range.limits.lower, range.limits.largest)
        return Self(DistinctRule.name, [Attribute(keyPath)], codes: ["distinct.tooFew", "distinct.tooMany"]) {
            DistinctRule($1, number: $0, min: fewest, max: most)
        }
    }

    /// There are so many elements. Codes: `records.tooFew`, `records.tooMany`.
    public static func count(_ range: some LimitRange<Int>) -> Self {
        let (fewest, most) = (range.limits.lower, range.limits.largest)
        return Self(
            RecordCountFault.rule, [.elements], codes: ["records.tooFew", "records.tooMany"], skipsEmptyValues: false
        ) { number, _ in ElementCount(number: number, fewest: fewest, most: most) }
    }

    // MARK: What is called on a rule

    /// The rule with another severity.
    public func severity(_ severity: Severity) -> Self { amended { $0.severity = severity } }

    /// The rule with a message for every code.
    ///
    /// - Precondition: Every place in the message is one that something fills for a code of the rule.
    public func message(
        _ template: MessageTemplate, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, forAll: codes, of: name, file, line)
        return amended { $0.message = template }
    }

    /// The rule with a message for one code.
    ///
    /// - Precondition: Every place in the message is one that something fills.
    public func message(
        _ template: MessageTemplate, for code: ViolationCode, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, for: code, of: name, file, line)
        return amended { $0.messages[code] = template }
    }

    /// The rule, for elements of which a condition holds. To the rule the others are not there.
    public func when(_ condition: @escaping @Sendable (Element) -> Bool) -> Self {
        var rule = self
        rule.conditions.append(condition)
        return rule
    }

    /// The rule with another habit for empty values: whether it leaves them alone.
    public func skipOnEmpty(_ skips: Bool) -> Self { amended { $0.skipsEmptyValues = skips } }

    private func amended(_ change: (inout ModelRuleOptions) -> Void) -> Self {
        var rule = self
        change(&rule.options)
        return rule
    }
}

extension Sequence {
    /// Judges the elements together by what lies between them; each for itself is judged by the rules of its type.
    ///
    /// ```swift
    /// let result = orders.validate(across: .unique(\.number), .sorted(by: \.date), limit: 100)
    /// ```
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - limit: How many violations to collect at most.
    /// - Returns: What is wrong, by element, with the number of the element in front of its path: `[3].number`; what is wrong
    ///   with all of them together comes last.
    public func validate(across rules: ElementsRule<Element>..., limit: Int = .max) -> ValidationResult {
        validate(across: rules, limit: limit)
    }

    /// Judges the elements together by the rules of a list, as the other `validate(across:limit:)` does.
    public func validate(across rules: [ElementsRule<Element>], limit: Int = .max) -> ValidationResult {
        let elements = ElementsPlan(rules)
        var walk = RecordWalk(elements.plan, limit: limit)
        if let model = Element.self as? any Validatable.Type { walk.enter(model) }
        for element in self {
            walk.begin()
            elements.fill(&walk.record, from: element)
            walk.judge()
            if walk.isFinished { return walk.result }
        }
        // Nothing is read from files.
        try? walk.finish()
        return walk.result
    }
}
