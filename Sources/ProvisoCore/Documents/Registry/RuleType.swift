/// A type of rules as a value, which a registry keeps by its name.
///
/// It holds closures, since Embedded Swift knows no metatypes of protocols. A class with a subclass for each type would do
/// as well, but the runtime would make that subclass for each rule that a document names.
package struct RuleType: Sendable {
    /// See ``DocumentRule/name``.
    let name: String
    /// See ``DocumentRule/summary``.
    let summary: String
    /// See ``DocumentRule/skipsEmptyValues``.
    let skipsEmptyValues: Bool
    /// See ``DocumentRule/spansAttributes``.
    let spansAttributes: Bool
    /// See ``DocumentRule/asksForPresenceAlone``.
    let asksForPresenceAlone: Bool
    /// See ``DocumentRule/fillsEmptyValues``.
    let fillsEmptyValues: Bool
    /// See ``DocumentRule/innerPlace``.
    let innerPlace: PartsConstraint.Place?
    /// See ``DocumentRule/isPersonal``.
    let isPersonal: Bool
    /// Reads the options of a rule.
    let read: @Sendable (_ options: inout RuleOptions) -> ReadRule

    // What takes time to make is made when somebody asks.
    #if !PROVISO_PAGE
    private let madeMessages: @Sendable () -> [String: CatalogMessage]
    private let madeOtherNames: @Sendable () -> [String]
    private let madeOtherUses: @Sendable () -> [String: String]
    private let madeRecognitions: @Sendable () -> [Recognition]
    private let madeTitles: @Sendable () -> [String: String]
    private let madeParameters: @Sendable () -> [String: Set<String>]
    #endif
    #if !PROVISO_SMALL
    private let madeExamples: @Sendable () -> [RuleExample]
    #endif
    private let madeWords: @Sendable () -> RuleWords?
    #if !hasFeature(Embedded)
    private let madeMetatype: @Sendable () -> any DocumentRule.Type
    #endif

    /// Creates the value for a type.
    ///
    /// Compiled once, not once for each rule: the command would be larger, and start more slowly. A class that is generic in a
    /// rule is found by the rule's conformance, which generic code has at hand, and code for one rule looks up at run time.
    #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
    #endif
    init<Rule: DocumentRule>(_: Rule.Type, parameters: @escaping @Sendable () -> [String: Set<String>] = { [:] }) {
        name = Rule.name
        skipsEmptyValues = Rule.skipsEmptyValues
        spansAttributes = Rule.spansAttributes
        asksForPresenceAlone = Rule.asksForPresenceAlone
        fillsEmptyValues = Rule.fillsEmptyValues
        innerPlace = Rule.innerPlace
        isPersonal = Rule.isPersonal
        read = { options in ReadRule(Rule(options: &options)) }
        #if PROVISO_PAGE
        summary = ""
        #else
        summary = Rule.summary
        madeParameters = parameters
        madeMessages = { Rule.messages }
        madeOtherNames = { Rule.otherNames }
        madeOtherUses = { Rule.otherUses }
        madeRecognitions = { Rule.recognitions }
        madeTitles = { Rule.titles }
        #endif
        #if !PROVISO_SMALL
        madeExamples = { Rule.examples }
        #endif
        madeWords = { Rule.words }
        #if !hasFeature(Embedded)
        madeMetatype = { Rule.self }
        #endif
    }

    #if PROVISO_PAGE
    // What a page loads says nothing about rules but their messages. Those of built-in rules are in the catalogues, and rules of other
    // modules, which the small engine has none of, bring theirs along.
    #if PROVISO_SMALL
    package var messages: [String: CatalogMessage] { [:] }
    #else
    package var messages: [String: CatalogMessage] { words?.messages(in: "en") ?? [:] }
    #endif
    var otherNames: [String] { [] }
    var recognitions: [Recognition] { [] }
    var titles: [String: String] { [:] }
    var parameters: [String: Set<String>] { [:] }
    /// The codes, sorted.
    var codes: [String] {
        #if !PROVISO_SMALL
        let messages = messages
        if !messages.isEmpty { return messages.keys.filter { !$0.contains("/") }.sorted() }
        #endif
        return CatalogTable.codes[name] ?? []
    }
    #else
    /// See ``DocumentRule/messages``.
    package var messages: [String: CatalogMessage] { madeMessages() }
    /// See ``DocumentRule/otherNames``.
    var otherNames: [String] { madeOtherNames() }
    /// See ``DocumentRule/otherUses``.
    var otherUses: [String: String] { madeOtherUses() }
    /// See ``DocumentRule/recognitions``.
    var recognitions: [Recognition] { madeRecognitions() }
    /// See ``DocumentRule/titles``.
    var titles: [String: String] { madeTitles() }
    /// See ``MessageParameters/parameters``; none where the type states none.
    var parameters: [String: Set<String>] { madeParameters() }
    /// The codes, sorted.
    var codes: [String] { messages.keys.filter { !$0.utf8.contains(UInt8(ascii: "/")) }.sorted() }
    #endif
    #if PROVISO_SMALL
    package var examples: [RuleExample] { [] }
    #else
    /// See ``DocumentRule/examples``.
    package var examples: [RuleExample] { madeExamples() }
    #endif
    /// See ``DocumentRule/words``.
    package var words: RuleWords? { madeWords() }
    #if !hasFeature(Embedded)
    /// The type itself, for whoever asks what else it conforms to.
    var metatype: any DocumentRule.Type { madeMetatype() }
    #endif
}

/// A rule whose options were read.
struct ReadRule: Sendable {
    private let madeAction: @Sendable () -> RuleStep.Action
    #if !PROVISO_SMALL
    private let madeConstraints: @Sendable () -> Constraints
    private let madePossibleCodes: @Sendable () -> [String]
    private let madeDeferredCodes: @Sendable () -> [String]
    #endif

    /// Creates what a rule tells of itself; compiled once, as ``RuleType`` is.
    #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
    #endif
    init(_ rule: some DocumentRule) {
        madeAction = { rule._action.action }
        #if !PROVISO_SMALL
        madeConstraints = { rule.constraints }
        madePossibleCodes = { rule.possibleCodes }
        madeDeferredCodes = { rule.deferredCodes }
        #endif
    }

    /// What the engine does for it.
    func action() -> RuleStep.Action { madeAction() }
    #if PROVISO_SMALL
    // Whoever lists rules or makes samples asks for these: not the small engine of a page.
    var constraints: Constraints { .opaque }
    var possibleCodes: [String] { [] }
    var deferredCodes: [String] { [] }
    #else
    /// See ``DocumentRule/constraints``.
    var constraints: Constraints { madeConstraints() }
    /// See ``DocumentRule/possibleCodes``.
    var possibleCodes: [String] { madePossibleCodes() }
    /// See ``DocumentRule/deferredCodes``.
    var deferredCodes: [String] { madeDeferredCodes() }
    #endif
}

extension DocumentRule {
    /// The type as a value.
    package static var ruleType: RuleType { RuleType(Self.self) }
}

extension DocumentRule where Self: MessageParameters {
    /// The type as a value, which states what fills its messages.
    static var ruleType: RuleType { RuleType(Self.self) { parameters } }
}
