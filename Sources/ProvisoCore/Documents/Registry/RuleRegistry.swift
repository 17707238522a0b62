/// The rules and filters that rule documents may name.
///
/// ```swift
/// var registry = RuleRegistry.standard
/// registry.register(EvenRule.self)
/// registry.registerFilter("slugify") { value in … }
/// let document = try RuleDocument(json: text, registry: registry)
/// ```
public struct RuleRegistry: Sendable {
    /// A filter by name: changes texts, and in lists each text.
    public typealias Filter = @Sendable (DataValue) -> DataValue

    /// The rules that come with Proviso, and those of other modules, as far as they are among them. Where several have a name,
    /// the last one's rule has it.
    private var libraries: [RuleLibrary] = []
    private var ownRules: [String: RuleType] = [:]
    var inlineRules: [String: InlineRule.Definition] = [:]
    private var filters: [String: Filter] = [:]
    /// The names of the filters that were registered.
    private var ownFilters: Set<String> = []

    /// Finds out whether domains take mail, for `checkDNS` of `email`.
    public var mailDomains: MailDomainCheck {
        get { ownMailDomains ?? .system }
        set { ownMailDomains = newValue }
    }
    /// The one that was set. Without it nothing looks for what asks name servers before a rule wants to know.
    private var ownMailDomains: MailDomainCheck?

    /// Whether no rule asks anybody else: for whoever makes data from rules.
    package var isOffline = false
    /// Whether what needs files or connections is left to another program, which judges it besides: in a page to the server. Without
    /// it, a document that asks for either where there is none is refused.
    package var leavesToOthers = false

    /// An empty registry, for those who want to allow a few rules only.
    public init() {}

    /// Creates a registry of rules that come with Proviso.
    init(_ builtIn: RuleLibrary, filters: [String: Filter]) {
        libraries = [builtIn]
        self.filters = filters
    }

    /// Adds the rules of a module; a rule that comes with Proviso is replaced by one of its name.
    public mutating func add(_ library: RuleLibrary) { libraries.append(library) }

    /// The registry with the rules of a module besides: `RuleRegistry.standard.adding(.identifiers)`.
    public func adding(_ library: RuleLibrary) -> Self {
        var registry = self
        registry.add(library)
        return registry
    }

    /// Adds a rule type under its own name; a rule of that name is replaced.
    public mutating func register<Rule: DocumentRule>(_ rule: Rule.Type) {
        ownRules[rule.name] = rule.ruleType
    }

    /// Adds a filter for `{ type: filter, filter: NAME }`; a filter of that name is replaced.
    public mutating func registerFilter(_ name: String, _ filter: @escaping Filter) {
        filters[name] = filter
        ownFilters.insert(name)
    }

    /// The names of all rules, sorted.
    public var ruleNames: [String] {
        Set(libraryNames + ownRules.keys + inlineRules.keys).sorted()
    }
    /// The names of all filters, sorted.
    public var filterNames: [String] { filters.keys.sorted() }

    /// What to write in place of a name that no rule has.
    package func advice(onUnknown name: String) -> String {
        #if !PROVISO_PAGE
        let asked = Self.nameAsked(name)
        for rule in rules {
            let use = rule.otherUses.first { use in [name, asked].contains { Suggestion.isSame($0, use.key) } }
            guard let use else { continue }
            return "Did you mean `\(rule.name)` with `\(use.value)`?"
        }
        #endif
        return nearestRule(to: name).map { "Did you mean `\($0)`?" } ?? "`proviso list` shows all rules."
    }

    /// The rule that somebody probably meant; `nil` where none is near.
    package func nearestRule(to name: String) -> String? {
        #if PROVISO_PAGE
        return Suggestion.nearest(to: name, among: ruleNames)
        #else
        let otherNames = rules.flatMap { rule in
            rule.otherNames.map { (other: $0, name: rule.name) }
        }
        if let exact = otherNames.first(where: { $0.other == name }) { return exact.name }
        let asked = Self.nameAsked(name)
        if asked != name,
            let rule = ruleNames.first(where: { Suggestion.isSame($0, asked) })
                ?? otherNames.first(where: { Suggestion.isSame($0.other, asked) })?.name
        {
            return rule
        }
        return Suggestion.nearest(to: name, among: ruleNames, otherNames: otherNames)
        #endif
    }

    #if !PROVISO_PAGE
    /// The name in that of a function that asks: `email` in `is_email`, `Email` in `isEmail`.
    private static func nameAsked(_ name: String) -> String {
        if name.hasPrefix("is_") { return String(name.dropFirst(3)) }
        let rest = name.dropFirst(2)
        return name.hasPrefix("is") && rest.first?.isUppercase ?? false ? String(rest) : name
    }
    #endif

    func filter(named name: String) -> Filter? { filters[name] }

    /// The filter with a name, when it is one that comes with Proviso and no other was registered in its place.
    func knownFilter(named name: String) -> NamedFilter? {
        ownFilters.contains(name) ? nil : NamedFilter(rawValue: name)
    }

    func inlineRule(named name: String) -> InlineRule.Definition? { inlineRules[name] }

    /// The type of the rules of a name; `nil` when there is none.
    func type(named name: String) -> RuleType? {
        inlineRules[name] == nil ? rule(named: name) : InlineRule.ruleType
    }

    /// The type that a rule of a name has of its own; `nil` when there is none, or a closure.
    func rule(named name: String) -> RuleType? {
        if let rule = ownRules[name] { return rule }
        for library in libraries.reversed() { if let rule = library.type(name) { return rule } }
        return nil
    }

    /// The names of the rules that come with modules.
    private var libraryNames: [String] { libraries.flatMap { $0.names } }

    /// How values of all rules are recognised in data, in the order of their names.
    package var recognitions: [(rule: String, recognition: Recognition)] {
        rules.filter { inlineRules[$0.name] == nil }.flatMap { rule in rule.recognitions.map { (rule.name, $0) } }
    }

    /// All types, in the order of their names.
    var rules: [RuleType] {
        Set(libraryNames + ownRules.keys).sorted().compactMap(rule(named:))
    }
}
