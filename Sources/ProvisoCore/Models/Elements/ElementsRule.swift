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

    init(
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

    init(
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
    struct Attribute: Sendable {
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
