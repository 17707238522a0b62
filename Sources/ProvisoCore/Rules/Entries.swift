#if !hasFeature(Embedded)
/// Every value of a dictionary passes some rules: `.values(.nested)`, `.values(.range(0...))`.
///
/// What is wrong with a value is reported at its key: `prices.EUR`. Filters change the values. Outside of a model the rules
/// judge each value, also an empty one; inside, ``RuleList`` says which they skip. The values are judged in the order of
/// their keys. Code for `nil`: `values.type`.
struct EachValue<Key: Hashable, Element>: CompositeRule {
    let rules: RuleList<Element>

    /// `values`.
    var name: String { "values" }

    /// Judges every value.
    func run(on value: inout [Key: Element]?, into report: inout Report) {
        guard let entries = value else { return report.fail("values.type") }
        var changed = entries
        Self.visit(entries, &report) { key, element, place, report in
            var tidied: Element? = element
            let start = report.violations.count
            rules.run(on: &tidied, into: &report)
            report.nest(from: start, in: element, at: place)
            if let tidied, !ModelCheck.areSame(tidied, element) { changed[key] = tidied }
        }
        value = changed
    }

    /// What the filters make of the values.
    func tidy(_ value: [Key: Element]) -> [Key: Element] { value.mapValues { rules.tidy($0) } }

    /// `values`, for dictionaries whose keys are texts.
    var definitions: [RuleDefinition]? {
        Key.self == String.self ? rules.innerDefinitions(of: ValuesRule.name) : nil
    }

    /// Lets a closure judge each entry that is asked for, in the order of the keys.
    static func visit(
        _ entries: [Key: Element], _ report: inout Report,
        _ judge: (Key, Element, FieldPath.Component, inout Report) -> Void
    ) {
        let (unmade, asked) = (report.context?.unmade, report.context?.attributes)
        for (key, element, name) in entries.inOrder where !report.isFinished {
            let part = unmade?.part(.key(name))
            if part?.isWhole ?? false { continue }
            var askedInside: Set<String>?
            if let asked, !asked.contains(name) {
                let inside = asked.filter { $0.hasPrefix(name + ".") }
                if inside.isEmpty { continue }
                askedInside = Set(inside.map { String($0.dropFirst(name.count + 1)) })
            }
            if unmade != nil { report.context?.unmade = part }
            report.context?.attributes = askedInside
            judge(key, element, .key(name), &report)
        }
        if unmade != nil { report.context?.unmade = unmade }
        report.context?.attributes = asked
    }
}

extension EachValue: CodedRule {
    var codes: Set<ViolationCode>? { rules.codes?.union(["values.type"]) }
}

extension EachValue: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { rules.addScenarios(to: &names) }
    /// The first part of a name is a key, which may be any.
    func hasAttribute(_ name: Substring) -> Bool {
        guard let dot = name.firstIndex(of: ".") else { return true }
        return rules.hasAttribute(name[name.index(after: dot)...])
    }
}

/// Every key of a dictionary passes some rules: `.keys(.length(3))`.
///
/// What is wrong with a key is reported at that key: `prices.Euro`. Filters change no key, only what the rules after them
/// see. The keys are judged in their order. Code for `nil`: `keys.type`.
struct EachKey<Key: Hashable, Element>: CompositeRule {
    let rules: RuleList<Key>

    /// `keys`.
    var name: String { "keys" }

    /// Judges every key.
    func run(on value: inout [Key: Element]?, into report: inout Report) {
        guard let entries = value else { return report.fail("keys.type") }
        EachValue.visit(entries, &report) { key, _, place, report in
            var tidied: Key? = key
            let start = report.violations.count
            rules.run(on: &tidied, into: &report)
            report.nest(from: start, in: key, at: place)
        }
    }

    /// No key is changed.
    func tidy(_ value: [Key: Element]) -> [Key: Element] { value }

    /// `keys`, for dictionaries whose keys are texts.
    var definitions: [RuleDefinition]? {
        Key.self == String.self ? rules.innerDefinitions(of: KeysRule.name) : nil
    }
}

extension EachKey: CodedRule {
    var codes: Set<ViolationCode>? { rules.codes?.union(["keys.type"]) }
}

/// A value that is optional passes some rules, which judge what is inside; of one that is `nil` only those say something that
/// do so of a missing attribute.
struct Unwrapping<Wrapped>: CompositeRule {
    let rules: RuleList<Wrapped>

    /// `all`.
    var name: String { "all" }
    /// The rules inside say themselves which values they skip.
    var skipsEmptyValues: Bool { false }

    func run(on value: inout Wrapped??, into report: inout Report) {
        var inside = value ?? nil
        rules.run(on: &inside, into: &report)
        value = .some(inside)
    }

    func tidy(_ value: Wrapped?) -> Wrapped? { value.map { rules.tidy($0) } ?? rules.tidyMissing() }

    /// Those of the rules inside: in documents a value that is null is one that is missing.
    var definitions: [RuleDefinition]? { rules.definitions }
}

extension Unwrapping: CodedRule {
    var codes: Set<ViolationCode>? { rules.codes }
}

extension Unwrapping: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { rules.addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { rules.hasAttribute(name) }
}

extension Dictionary {
    /// The entries in the order of their keys, as texts: a dictionary has none, and a result must not depend on one.
    fileprivate var inOrder: [(key: Key, value: Value, name: String)] {
        let entries = map { (key: $0.key, value: $0.value, name: Self.name(of: $0.key)) }
        return entries.count < 2 ? entries : entries.sorted { $0.name < $1.name }
    }

    /// A key as paths name it, and as JSON does.
    private static func name(of key: Key) -> String {
        if let key = key as? String { return key }
        if let key = key as? any CodingKeyRepresentable { return key.codingKey.stringValue }
        return "\(key)"
    }
}

extension RuleVocabulary {
    /// Every value of a dictionary passes some rules, whose filters change it.
    ///
    /// What is wrong with a value is reported at its key: `prices.EUR`. Filters change the values. Outside of a model the rules
    /// judge each value, also an empty one; inside, ``RuleList`` says which they skip. The values are judged in the order of
    /// their keys. Code for `nil`: `values.type`.
    public static func values<Key, Element>(_ first: AnyRule<Element>, _ others: AnyRule<Element>...) -> Self
    where Value == [Key: Element] {
        Self(EachValue(rules: RuleList([first] + others)))
    }

    /// Every value of a dictionary that is not `nil` passes some rules; see ``values(_:_:)``.
    @_disfavoredOverload
    public static func values<Key, Wrapped>(_ first: AnyRule<Wrapped>, _ others: AnyRule<Wrapped>...) -> Self
    where Value == [Key: Wrapped?] {
        Self(EachValue(rules: RuleList(AnyRule(Unwrapping(rules: RuleList([first] + others))))))
    }

    /// Every key of a dictionary passes some rules.
    ///
    /// What is wrong with a key is reported at that key: `prices.Euro`. Filters change no key, only what the rules after them
    /// see. The keys are judged in their order. Code for `nil`: `keys.type`.
    public static func keys<Key, Element>(_ first: AnyRule<Key>, _ others: AnyRule<Key>...) -> Self
    where Value == [Key: Element] {
        Self(EachKey(rules: RuleList([first] + others)))
    }
}

extension RuleVocabulary where Value: MutableCollection {
    /// Every element of an array that is not `nil` passes some rules: `.each(.nested)` for `[Item?]`. Of one that is `nil` only
    /// those say something that do so of a missing attribute, as `.required` does.
    @_disfavoredOverload
    public static func each<Wrapped>(_ first: AnyRule<Wrapped>, _ others: AnyRule<Wrapped>...) -> Self
    where Value.Element == Wrapped? {
        Self(Each(RuleList(AnyRule(Unwrapping(rules: RuleList([first] + others))))))
    }
}
#endif
