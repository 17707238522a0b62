/// A type of rules as a value, which a registry keeps by its name.
///
/// It is an object, as a rule in a step is one (see ``RecordRule``): Embedded Swift knows no metatypes of protocols. It has
/// nothing of its own; what is below stands for one type.
package class RuleType: @unchecked Sendable {
    /// See ``DocumentRule/name``.
    var name: String { "" }
    /// See ``DocumentRule/summary``.
    var summary: String { "" }
    /// See ``DocumentRule/messages``.
    package var messages: [String: CatalogMessage] { [:] }
    /// See ``MessageParameters/parameters``; none where the type states none.
    var parameters: [String: Set<String>] { [:] }
    /// See ``DocumentRule/otherNames``.
    var otherNames: [String] { [] }
    /// See ``DocumentRule/examples``.
    package var examples: [RuleExample] { [] }
    /// See ``DocumentRule/skipsEmptyValues``.
    var skipsEmptyValues: Bool { true }
    /// See ``DocumentRule/spansAttributes``.
    var spansAttributes: Bool { false }
    /// See ``DocumentRule/asksForPresenceAlone``.
    var asksForPresenceAlone: Bool { false }
    /// See ``DocumentRule/fillsEmptyValues``.
    var fillsEmptyValues: Bool { false }
    /// See ``DocumentRule/recognitions``.
    var recognitions: [Recognition] { [] }
    /// See ``DocumentRule/titles``.
    var titles: [String: String] { [:] }
    /// See ``DocumentRule/words``.
    package var words: RuleWords? { nil }
    /// See ``DocumentRule/innerPlace``.
    var innerPlace: PartsConstraint.Place? { nil }

    /// See ``DocumentRule/isPersonal``.
    var isPersonal: Bool { false }

    /// Reads the options of a rule.
    func read(_ options: inout RuleOptions) -> ReadRule { ReadRule() }

    /// The codes, sorted.
    final var codes: [String] { messages.keys.filter { !$0.contains("/") }.sorted() }

    #if !hasFeature(Embedded)
    /// The type itself, for whoever asks what else it conforms to.
    var metatype: (any DocumentRule.Type)? { nil }
    #endif
}

/// A rule whose options were read.
class ReadRule: @unchecked Sendable {
    /// What the engine does for it.
    var action: RuleStep.Action { .nothing }
    /// See ``DocumentRule/constraints``.
    var constraints: Constraints { .opaque }
    /// See ``DocumentRule/possibleCodes``.
    var possibleCodes: [String] { [] }
    /// See ``DocumentRule/deferredCodes``.
    var deferredCodes: [String] { [] }
}

extension DocumentRule {
    /// The type as a value.
    package static var ruleType: RuleType { RuleTypeOf<Self>() }
}

extension DocumentRule where Self: MessageParameters {
    /// The type as a value, which states what fills its messages.
    static var ruleType: RuleType { FillingRuleTypeOf<Self>() }
}

private class RuleTypeOf<Rule: DocumentRule>: RuleType, @unchecked Sendable {
    final override var name: String { Rule.name }
    final override var summary: String { Rule.summary }
    final package override var messages: [String: CatalogMessage] { Rule.messages }
    final override var otherNames: [String] { Rule.otherNames }
    final package override var examples: [RuleExample] { Rule.examples }
    final override var skipsEmptyValues: Bool { Rule.skipsEmptyValues }
    final override var spansAttributes: Bool { Rule.spansAttributes }
    final override var asksForPresenceAlone: Bool { Rule.asksForPresenceAlone }
    final override var fillsEmptyValues: Bool { Rule.fillsEmptyValues }
    final override var recognitions: [Recognition] { Rule.recognitions }
    final override var titles: [String: String] { Rule.titles }
    final package override var words: RuleWords? { Rule.words }
    final override var innerPlace: PartsConstraint.Place? { Rule.innerPlace }
    final override var isPersonal: Bool { Rule.isPersonal }

    final override func read(_ options: inout RuleOptions) -> ReadRule { ReadRuleOf(Rule(options: &options)) }

    #if !hasFeature(Embedded)
    final override var metatype: (any DocumentRule.Type)? { Rule.self }
    #endif
}

private final class FillingRuleTypeOf<Rule: DocumentRule & MessageParameters>: RuleTypeOf<Rule>, @unchecked Sendable {
    override var parameters: [String: Set<String>] { Rule.parameters }
}

private final class ReadRuleOf<Rule: DocumentRule>: ReadRule, @unchecked Sendable {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    override var action: RuleStep.Action { rule._action.action }
    override var constraints: Constraints { rule.constraints }
    override var possibleCodes: [String] { rule.possibleCodes }
    override var deferredCodes: [String] { rule.deferredCodes }
}
