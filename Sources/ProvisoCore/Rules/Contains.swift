internal import ProvisoFormats

/// `contains`: a text holds another text, or a list holds a value. The small engine of a page has it.
struct ContainsRule: DocumentRule, MessageParameters {
    static let name = "contains"
    static let summary = "A text holds another text, or a list holds a value; also one that is written as text."
    static var examples: [RuleExample] {
        [
            RuleExample(["value": "@"], passes: "ada@home", fails: ["contains": "ada"]),
            RuleExample(
                ["value": "red", "separator": "|", "min": 2], passes: "red|green|red", fails: ["contains": "red|green"]),
        ]
    }
    static let otherNames = ["includes", "has", "substring"]
    static let messages: [String: CatalogMessage] = [
        "contains": "{attribute} must contain “{containedValue}”.",
        "contains/times": CatalogMessage(
            plural: "min", other: "{attribute} must contain “{containedValue}” at least {min} times.",
            [.one: "{attribute} must contain “{containedValue}” at least {min} time."]),
    ]
    static let parameters: [String: Set<String>] = ["contains": ["containedValue", "min"]]

    /// The wording for a number of times.
    static func wording(_ occurrences: Int) -> String? { occurrences > 1 ? "contains/times" : nil }

    let part: DataValue
    let search: TextSearch?
    private let ignoresCase: Bool
    let occurrences: Int
    /// Makes a list of a text, which then holds elements and no other text.
    let separator: ListSeparator?

    init(options: inout RuleOptions) {
        let value = options.value(
            "value", "What must be in it.",
            alsoCalled: ["substring", "text", "needle", "contains", "element", "item", "part"])
        options.require("value")
        part = value ?? .string("")
        ignoresCase = options.flag(
            "ignoreCase", "Whether upper and lower case are the same.", alsoCalled: ["caseInsensitive", "insensitive"],
            widens: .whenTrue)
        occurrences =
            options.integer(
                "min", in: 1...Int.max, default: 1, "How many times at least.",
                alsoCalled: ["times", "count", "occurrences", "minOccurrences", "minContains", "minimum"],
                widens: .whenSmaller) ?? 1
        search = value?.typedText.map { [ignoresCase] in TextSearch($0, ignoreCase: ignoresCase) }
        separator = ListSeparator(options: &options)
        if let text = value?.text, let separator, separator.occurs(in: text) {
            options.fail("`value` has the separator in it, so no element could be equal to it.", option: "value")
        }
        if case .array? = value {
            options.warn(
                "`value` is a list, which only lists of lists contain.", option: "value",
                suggestion: "Write a rule for each of its elements.")
        }
        if let value, value.text?.isEmpty ?? false {
            options.fail("`value` is empty, so every text would contain it.", option: "value")
        }
    }

    var constraints: Constraints {
        let list = Constraints.atMost(.contains(part))
        if let separator {
            return .atMost(.anyOf([list, .atMost(.parts(PartsConstraint(.elements, separator: separator.text, [])))]))
        }
        let holdsMore = ignoresCase ? Constraints.atMost(.kinds(.list)) : list
        guard let text = part.text else { return .atMost(.anyOf([holdsMore, .atMost(.kinds(.text))])) }
        // A few times in a row say enough.
        let times = Array(repeating: PatternConstraint.escaped(text), count: min(50, max(1, occurrences)))
        guard PatternConstraint.isPlain(text) else {
            // It may be written in several ways, of which samples show the one that was given.
            let samples = ["[a-z]*", ".*"].map { $0 + times.joined(separator: " ") + $0 }
            return .atMost(.anyOf([.atMost(.kinds(.text), .shape(TextShape(samples: samples))), holdsMore]))
        }
        let pattern = PatternConstraint(
            times.joined(separator: ".*"), ignoresCase: ignoresCase, dotMatchesLineFeed: true)
        return .atMost(.anyOf([.atMost(.pattern(pattern)), holdsMore]))
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if !passes(value, record) {
            report.fail(
                "contains", ["containedValue": part, "min": .number(ExactNumber(occurrences))],
                wording: Self.wording(occurrences))
        }
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        // An element may be typed behind the last separator.
        if separator != nil { return nil }
        // Only a list holds what is neither a text nor a number.
        guard let search, let part = part.typedText else { return .lost }
        return search.completion(of: text, part, times: occurrences)
    }

    private func passes(_ value: borrowing FieldValue, _ record: borrowing Record) -> Bool {
        if var list = ElementList(value, separator) {
            let reading = record.judgedReading
            var found = 0
            while found < occurrences, let element = list.next() {
                if matches(element, reading) { found += 1 }
            }
            return found >= occurrences
        }
        // A number is looked for in text that has no type.
        guard value.isText, let search, part.text != nil || value.kind == .untyped else { return false }
        return search.isFound(in: value.bytes, times: occurrences)
    }

    private func matches(_ element: DataValue, _ reading: ValueReading) -> Bool {
        if ignoresCase, let a = element.text, let b = part.text {
            return CanonicalText.folded(a).isEquivalent(to: CanonicalText.folded(b))
        }
        return element.withField(readAs: reading) { left in
            part.withField { FieldValue.compare(left, $0) == .equal }
        }
    }
}

#if !hasFeature(Embedded)
/// A text holds another text: `.contains("@")`.
///
/// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `contains`, also for `nil`.
///
/// - Complexity: Linear in the length of the text, whatever stands in it.
struct Contains<Value: StringProtocol>: ValidationRule {
    let part: String
    let search: TextSearch
    let occurrences: Int

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - part: What must be in the text.
    ///   - ignoreCase: Whether upper and lower case are the same.
    ///   - min: How many times it must be there at least, not overlapping.
    init(_ part: String, ignoreCase: Bool = false, min: Int = 1) {
        self.part = part
        search = TextSearch(part, ignoreCase: ignoreCase)
        occurrences = min
    }

    /// Refuses a text without the part.
    func check(_ value: Value, into report: inout Report) {
        if !value.withBytes({ search.isFound(in: $0, times: occurrences) }) { checkMissing(into: &report) }
    }

    /// `nil` contains nothing.
    func checkMissing(into report: inout Report) {
        report.fail(
            "contains", ["containedValue": .string(part), "min": .number(ExactNumber(occurrences))],
            wording: ContainsRule.wording(occurrences))
    }

    /// `contains`; `nil` where every text passes, which documents refuse.
    var definitions: [RuleDefinition]? {
        guard !part.isEmpty, occurrences > 0 else { return nil }
        return [
            RuleDefinition(
                ContainsRule.name,
                .options([
                    "value": .string(part), "ignoreCase": .bool(search.ignoresCase),
                    "min": occurrences == 1 ? nil : .number(ExactNumber(occurrences)),
                ]))
        ]
    }

    func completion(of text: String) -> Completion? { search.completion(of: text, part, times: occurrences) }
}

extension Contains: CodedRule {
    var codes: Set<ViolationCode>? { ["contains"] }
}

/// A collection holds a value: `.contains(42)`. Code: `contains`, also for `nil`.
struct ContainsElement<Value: Sequence>: ValidationRule where Value.Element: Equatable & Sendable {
    let element: Value.Element
    let equality = EqualityTest<Value.Element>()

    /// Creates the rule.
    init(_ element: Value.Element) { self.element = element }

    /// `contains`.
    var name: String { "contains" }

    /// Refuses a collection without the value.
    func check(_ value: Value, into report: inout Report) {
        if !value.contains(where: { equality.areEqual($0, element) }) { checkMissing(into: &report) }
    }

    /// `nil` contains nothing.
    func checkMissing(into report: inout Report) {
        var parameters = Parameters.value(element, for: "containedValue")
        parameters["min"] = 1
        report.fail("contains", parameters)
    }

    /// `contains`, for lists of texts, numbers and booleans, and for the characters of a text.
    var definitions: [RuleDefinition]? {
        let isText = Value.self is any StringProtocol.Type
        let isList = (Value.self as? any HoldingType.Type).map { !$0.isKeyed } ?? false
        let constant = isText ? (element as? Character).map { .string(String($0)) } : DataValue(constant: element)
        guard isText || isList, let constant, constant != "" else { return nil }
        var options = DataObject()
        options["value"] = constant
        return [RuleDefinition(ContainsRule.name, options)]
    }

    /// Of a text it is a character that may yet be typed.
    func completion(of text: String) -> Completion? {
        guard let character = element as? Character else { return nil }
        func holds(_ text: String) -> Bool {
            TextConversion<Value>.value(of: text).map(findsNothing) ?? false
        }
        if holds(text) { return .valid }
        return holds(text + "\n\(character)") ? .incomplete : nil
    }
}

extension ContainsElement: CodedRule {
    var codes: Set<ViolationCode>? { ["contains"] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A text holds another text.
    ///
    /// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `contains`, also for `nil`.
    ///
    /// - Complexity: Linear in the length of the text, whatever stands in it.
    public static func contains(_ part: String, ignoreCase: Bool = false, min: Int = 1) -> Self {
        Self(Contains(part, ignoreCase: ignoreCase, min: min))
    }
}

extension RuleVocabulary where Value: Sequence, Value.Element: Equatable & Sendable {
    /// A collection holds a value.
    ///
    /// Code: `contains`, also for `nil`.
    public static func contains(_ element: Value.Element) -> Self { Self(ContainsElement(element)) }
}
#endif

extension RuleName {
    /// What documents call the rule.
    package static var contains: String { ContainsRule.name }
}
