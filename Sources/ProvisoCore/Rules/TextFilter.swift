/// `filter`: changes a value by a named filter, built in or registered. The small engine of a page has it.
struct FilterRule: DocumentFilter {
    static let name = "filter"
    static let summary = "Changes texts by a named filter; in lists each text. Judges nothing."
    static var examples: [RuleExample] {
        [
            RuleExample(["filter": "lowercase"], changes: "Ada@Example.ORG", to: "ada@example.org"),
            RuleExample(["filter": "collapseWhitespace"], changes: " Ada   Lovelace ", to: "Ada Lovelace"),
        ]
    }
    static let otherNames = ["transform", "normalize"]
    static let skipsEmptyValues = false

    /// What other systems call the filters.
    private static let otherFilters = [
        ("strip", "trim"), ("lower", "lowercase"), ("toLowerCase", "lowercase"), ("downcase", "lowercase"),
        ("upper", "uppercase"), ("toUpperCase", "uppercase"), ("upcase", "uppercase"), ("ucfirst", "capitalize"),
        ("title", "capitalize"), ("squish", "collapseWhitespace"), ("squeeze", "collapseWhitespace"),
        ("onlyDigits", "digits"), ("normalize", "nfc"),
    ].map { (other: $0.0, name: $0.1) }

    let filter: RuleRegistry.Filter
    /// The filter, when it is one that comes with Proviso.
    let known: NamedFilter?
    private let skipsArrays: Bool

    init(options: inout RuleOptions) {
        let registry = options.context.compiler?.registry ?? .standard
        let name = options.string(
            "filter", .filter(options.context.isDescribing ? registry.filterNames : []),
            "The filter's name: \(NamedFilter.allCases.map { $0.rawValue }.joined(separator: ", ")), or one that was registered.",
            alsoCalled: ["name", "apply", "function", "with", "transform"])
        options.require("filter")
        skipsArrays = options.flag(
            "skipOnArray", "Whether lists are left alone.", alsoCalled: ["skipArrays", "ignoreArrays"])
        if let name, registry.filter(named: name) == nil {
            let near = Suggestion.nearest(to: name, among: registry.filterNames, otherNames: Self.otherFilters)
            options.fail(
                "There is no filter `\(name)`.", option: "filter",
                suggestion: near.map { "Did you mean `\($0)`?" }
                    ?? "There are \(registry.filterNames.joined(separator: ", ")).")
        }
        filter = name.flatMap { registry.filter(named: $0) } ?? { @Sendable in $0 }
        known = name.flatMap { registry.knownFilter(named: $0) }
    }

    func apply(_ value: borrowing FieldValue, of record: borrowing Record) -> Replacement {
        switch value.kind {
        case .missing: return .unchanged
        case .array where skipsArrays: return .unchanged
        default:
            let before = value.data
            let after = filter(before)
            return after.isSame(as: before) ? .unchanged : .value(after)
        }
    }

    /// What a filter that was registered would make of a longer text nobody knows.
    /// The named filters change texts alone; one of a program may change anything.
    var change: FilterChange { known == nil ? .anything : .texts }

    var outcome: Constraints { known?.outcome ?? .opaque }

    func tidy(draft: inout Draft) {
        if let known { return known.tidy(draft: &draft) }
        draft.replace(with: filter(.untyped(draft.now)).text ?? draft.now)
    }
}

extension DataValue {
    /// Whether both are the same to the byte; texts that are only canonically equivalent are not.
    fileprivate func isSame(as other: DataValue) -> Bool {
        switch (self, other) {
        case (.string(let a), .string(let b)), (.untyped(let a), .untyped(let b)): a.utf8.elementsEqual(b.utf8)
        case (.number(let a), .number(let b)): a.spelling == b.spelling
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
        case (.string, _), (.untyped, _), (.number, _), (.array, _), (.object, _): false
        default: self == other
        }
    }
}

#if !hasFeature(Embedded)
/// Changes a text by a filter that comes with Proviso. Judges nothing.
struct TextFilter<Value: StringProtocol>: ValidationRule {
    let filter: NamedFilter

    /// Creates the filter.
    init(_ filter: NamedFilter) { self.filter = filter }

    /// The name that code calls the filter by.
    var name: String {
        switch filter {
        // `lowercase` and `uppercase` are rules that judge.
        case .lowercase: "lowercased"
        case .uppercase: "uppercased"
        default: filter.rawValue
        }
    }

    /// A model asks it about empty values too.
    var skipsEmptyValues: Bool { false }

    /// Judges nothing.
    func check(_ value: Value, into report: inout Report) {}
    /// Judges nothing.
    func checkMissing(into report: inout Report) {}
    /// The filtered text.
    func tidy(_ value: Value) -> Value { Value(filter.apply(String(value))) ?? value }
    func tidy(draft: inout Draft) { filter.tidy(draft: &draft) }
    var definitions: [RuleDefinition]? {
        [RuleDefinition(FilterRule.name, ["filter": .string(filter.rawValue)])]
    }
}

extension TextFilter: CodedRule {
    var codes: Set<ViolationCode>? { [] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// Changes a text by a filter that comes with Proviso. Judges nothing.
    public static func filter(_ filter: NamedFilter) -> Self { Self(TextFilter(filter)) }

    /// Makes every letter small, by Unicode's full mapping. Judges nothing; `lowercase` judges.
    public static var lowercased: Self { .filter(.lowercase) }
    /// Makes every letter a capital, by Unicode's full mapping. Judges nothing; `uppercase` judges.
    public static var uppercased: Self { .filter(.uppercase) }
    /// Makes the first letter a capital and leaves the others. Judges nothing.
    public static var capitalize: Self { .filter(.capitalize) }
    /// Puts one blank for each run of white space, and none at the ends. Judges nothing.
    public static var collapseWhitespace: Self { .filter(.collapseWhitespace) }
    /// Keeps the digits 0 to 9. Judges nothing.
    public static var digits: Self { .filter(.digits) }
    /// Composes characters: Unicode's normalisation form C (UAX #15). Judges nothing.
    public static var nfc: Self { .filter(.nfc) }
}
#endif
