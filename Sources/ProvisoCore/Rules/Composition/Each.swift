/// `each`: a rule for every element of a list. Filters inside it write back. The small engine of a page has it.
struct EachRule: EngineRule {
    static let name = "each"
    static let summary = "Every element of a list passes a rule, or several; also of one that is written as text."
    static var examples: [RuleExample] {
        [
            RuleExample(
                ["rule": ["type": .string(StringRule.name), "max": 5]], passes: ["red", "green"],
                fails: ["each.type": 5, "string.tooLong": ["red", "yellow"]]),
            RuleExample(
                ["separator": "|", "rule": .string(EmailRule.name)], passes: "a@example.org|b@example.org",
                fails: [ViolationCode(rawValue: EmailRule.name): "a@example.org|b"]),
        ]
    }
    static let otherNames = ["list", "array", "items", "forEach", "arrayOf"]
    static let messages: [String: CatalogMessage] = ["each.type": "{attribute} must be a list."]
    static let innerPlace: PartsConstraint.Place? = .elements
    static let titles: [String: String] = ["each.type": "wrongType"]

    private let rules: InnerRules
    private let separator: ListSeparator?

    init(options: inout RuleOptions) {
        rules = InnerRules(&options, forEach: "element")
        separator = ListSeparator(options: &options)
        InnerRules.checkGiven(options)
    }

    var action: RuleStep.Action { .each(rules.steps, slot: rules.slot, separator: separator) }
}

extension RuleName {
    /// What documents call the rule.
    package static var each: String { EachRule.name }
}

#if !hasFeature(Embedded)
/// Every element of an array passes some rules: `.each(.trim, .length(1...20))`.
///
/// What is wrong with an element is reported at its place, counted from 0: `[2]`. Filters change the elements. Outside
/// of a model the rules judge each element, also an empty one; inside, ``RuleList`` says which they skip.
/// Code for `nil`: `each.type`.
struct Each<Value: MutableCollection>: CompositeRule {
    let rules: RuleList<Value.Element>

    /// Creates the rule.
    init(_ rules: RuleList<Value.Element>) { self.rules = rules }

    /// Judges every element.
    func run(on value: inout Value?, into report: inout Report) {
        guard let elements = value else { return report.fail("each.type") }
        var changed: Value?
        let unmade = report.context?.unmade
        defer { if unmade != nil { report.context?.unmade = unmade } }
        Self.visit(elements) { element, position in
            if let unmade {
                let part = unmade.part(.index(position))
                if part?.isWhole ?? false { return true }
                report.context?.unmade = part
            }
            var tidied: Value.Element? = element
            let start = report.violations.count
            rules.run(on: &tidied, into: &report)
            report.nest(from: start, in: element, at: .index(position))
            if let tidied { Self.replace(element, by: tidied, at: position, of: elements, in: &changed) }
            return !report.isFinished
        }
        if let changed { value = changed }
    }

    /// What the filters make of the elements.
    func tidy(_ value: Value) -> Value {
        var changed: Value?
        Self.visit(value) { element, position in
            Self.replace(element, by: rules.tidy(element), at: position, of: value, in: &changed)
            return true
        }
        return changed ?? value
    }

    /// Calls a closure with each element, until it returns false. An array lends its storage, since reading an element
    /// through the protocol allocates.
    private static func visit(_ elements: Value, _ body: (_ element: Value.Element, _ position: Int) -> Bool) {
        let visited: Void? = elements.withContiguousStorageIfAvailable { elements in
            for position in elements.indices where !body(elements[position], position) { return }
        }
        if visited != nil { return }
        var position = 0
        for element in elements {
            if !body(element, position) { return }
            position += 1
        }
    }

    /// Writes an element that a filter changed. The array is copied for the first of them.
    private static func replace(
        _ element: Value.Element, by tidied: Value.Element, at position: Int, of elements: Value,
        in changed: inout Value?
    ) {
        if isSame(element, tidied) { return }
        var copy = changed ?? elements
        changed = nil
        copy[copy.index(copy.startIndex, offsetBy: position)] = tidied
        changed = copy
    }

    /// `each`, for lists.
    var definitions: [RuleDefinition]? {
        Value.self is any HoldingType.Type ? rules.innerDefinitions(of: EachRule.name) : nil
    }

    /// Whether a filter left an element alone. Two values of the same bits are the same value. The reverse need not hold, and then an element is written again.
    private static func isSame(_ left: Value.Element, _ right: Value.Element) -> Bool {
        withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
    }
}

extension RuleList {
    /// A rule of documents with these rules for parts of a value.
    func innerDefinitions(of rule: String) -> [RuleDefinition]? {
        guard let definitions, !definitions.isEmpty else { return nil }
        return [RuleDefinition(rule, ["rules": .array(definitions.map { .object($0.object) })])]
    }
}

extension Each: CodedRule {
    var codes: Set<ViolationCode>? { rules.codes?.union(["each.type"]) }
}

/// Every member of a set passes some rules.
///
/// The members of a set have no places, so what is wrong with any of them is reported of the set, each violation once,
/// sorted by code. Filters change the members. Code for `nil`: `each.type`.
struct EachMember<Member: Hashable>: CompositeRule {
    let rules: RuleList<Member>

    /// `each`.
    var name: String { "each" }

    /// Creates the rule.
    init(_ rules: RuleList<Member>) { self.rules = rules }

    /// Judges every member.
    func run(on value: inout Set<Member>?, into report: inout Report) {
        guard let members = value else { return report.fail("each.type") }
        var findings = report.blank
        findings.asksLater = report.asksLater
        value = Set(
            members.map { member in
                var tidied: Member? = member
                rules.run(on: &tidied, into: &findings)
                return tidied ?? member
            })
        guard !findings.violations.isEmpty else { return }
        for index in findings.violations.indices {
            findings.violations[index].wording.isFromInside = true
            // It is told of the set, which is no place for a corrected member.
            findings.violations[index].wording.judged = nil
        }
        // A set has no order, and a result must not depend on one.
        let distinct = Set(findings.violations).map { (key: "\($0.code) \($0.parameters.object)", violation: $0) }
        report.add(distinct.sortedRarely { $0.key < $1.key }.map(\.violation))
    }

    /// What the filters make of the members.
    func tidy(_ value: Set<Member>) -> Set<Member> {
        Set(value.map(rules.tidy))
    }
}

extension EachMember: CodedRule {
    var codes: Set<ViolationCode>? { rules.codes?.union(["each.type"]) }
}

extension Report {
    /// Tells the violations from an index on in which element, or under which key, they were found. A message of the
    /// model that shows the value shows the element.
    mutating func nest<Element>(from start: Int, in element: Element, at place: FieldPath.Component) {
        guard violations.count > start else { return }
        let messages = modelMessages()
        for index in start..<violations.count {
            violations[index].wording.isFromInside = true
            // What the rules of a model inside have found knows its words already.
            guard !messages.isEmpty, !violations[index].wording.isBound else { continue }
            violations[index].show(element, in: messages)
        }
        nest(from: start, under: place)
    }
}

extension Violation {
    /// Keeps the value that was judged, where one of a model's messages shows it.
    fileprivate mutating func show<Value>(_ value: Value, in messages: ModelMessages) {
        guard isUnchecked else {
            guard wording.value == nil, wording.template == nil, messages.showsValue(for: self) else { return }
            wording.value = DataValue.shownText(of: value)
            return
        }
        let text = DataValue.shownText(of: value)
        amend { violation in
            guard violation.wording.value == nil, violation.wording.template == nil,
                messages.showsValue(for: violation)
            else { return }
            violation.wording.value = text
        }
    }
}

extension Each: SpecializedRule where Value == [String] {
    /// Not known before it is bound.
    func passes(_ value: [String]) -> Bool { false }

    /// The rules inside may be filters.
    var isFilter: Bool { true }

    func bound(skipsEmptyValues: Bool) -> any BoundRule<[String]> {
        BoundTextElements(self, skipsEmptyValues: skipsEmptyValues)
    }
}

/// The rules for each text of an array: each is bound, so that a text that passes costs next to nothing.
private final class BoundTextElements: BoundRule {
    private let each: Each<[String]>
    private let rules: BoundRules<String>
    /// The rules as steps over the bytes of a text, where each is known to have such a step.
    private let run: TextRun?
    private let skipOnEmpty: SkipOnEmpty

    init(_ each: Each<[String]>, skipsEmptyValues: Bool) {
        self.each = each
        skipOnEmpty = SkipOnEmpty(skipsEmptyValues)
        rules = BoundRules("element", each.rules.rules, ModelRuleOptions(), 0, tellsEveryRule: false)
        run = rules.run
    }

    let isFilter = true

    func passes(_ value: [String]) -> Bool {
        if value.isEmpty { return skipOnEmpty.skips(true) }
        return run?.passesUnchanged(each: value) ?? value.allSatisfy(rules.passesUnchanged)
    }

    func isEmpty(_ value: [String]) -> Bool { value.isEmpty }

    func findingsInMissing(into report: inout Report) { each.checkMissing(into: &report) }

    func report(_ fault: ValueFault, in value: [String], into report: inout Report) {
        for position in value.indices where !report.isFinished {
            let start = report.violations.count
            rules.findings(inElement: value[position], into: &report)
            report.nest(from: start, in: value[position], at: .index(position))
        }
    }

    func change(_ value: inout [String]?, into report: inout Report) { each.run(on: &value, into: &report) }

    func completion(of text: String) -> Completion? { each.completion(of: text) }
    func tidy(draft: inout Draft) { each.tidy(draft: &draft) }
}

extension RuleVocabulary where Value: MutableCollection {
    /// Every element of an array passes some rules, whose filters change it.
    ///
    /// What is wrong with an element is reported at its place, counted from 0: `[2]`. Filters change the elements. Outside
    /// of a model the rules judge each element, also an empty one; inside, ``RuleList`` says which they skip.
    /// Code for `nil`: `each.type`.
    public static func each(_ first: AnyRule<Value.Element>, _ others: AnyRule<Value.Element>...) -> Self {
        Self(Each(RuleList([first] + others)))
    }
}

extension RuleVocabulary {
    /// Every member of a set passes some rules, whose filters change it.
    ///
    /// The members of a set have no places, so what is wrong with any of them is reported of the set, each violation once,
    /// sorted by code. Filters change the members. Code for `nil`: `each.type`.
    @_disfavoredOverload
    public static func each<Member>(_ first: AnyRule<Member>, _ others: AnyRule<Member>...) -> Self
    where Value == Set<Member> {
        Self(EachMember(RuleList([first] + others)))
    }
}

extension Each: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { rules.addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { rules.hasAttribute(name) }
}

extension EachMember: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { rules.addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { rules.hasAttribute(name) }
}
#endif
