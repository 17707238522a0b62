public import ProvisoCore
public import ProvisoFormats

/// What HTML can say of the rules for the fields of a form, so that a browser helps and checks before any script does.
///
/// ```swift
/// let fields = try HTMLFields(of: SignUp.self, scenario: "register")
/// print("<input name=\"email\" \(fields.attributes(of: "email"))>")
/// // <input name="email" type="email" required pattern="…" autocomplete="email">
/// ```
///
/// The attributes never refuse what the rules pass; they let pass more, and the server judges. Therefore
///
/// - rules count that run in the scenario whatever else was entered: none with a condition, and none whose violations only warn;
/// - `minlength` and `maxlength` count UTF-16 units, as browsers do. A character may be any number of them, so a limit on characters is
///   exact where another rule leaves printable ASCII alone, and wide elsewhere;
/// - behind `trim`, white space may surround what is entered. Then `pattern` holds the limits of the length;
/// - behind other filters, nothing is said of texts, and behind filters of Swift's own nothing at all;
/// - a control for dates, numbers or addresses is chosen only where it can spell whatever passes, but the year 0, and white space around
///   it that is beyond ASCII, which browsers do not take off.
///
/// Make it once for each scenario, and keep it.
public struct HTMLFields: Sendable {
    private let facts: [String: HTMLFieldFacts]

    /// Reads the rules of a model.
    ///
    /// - Throws: ``/ProvisoCore/RuleDocumentError`` when the model has no rules that a document can say.
    public init<Model: Validatable>(of model: Model.Type, scenario: Scenario = .default) throws(RuleDocumentError) {
        let rules = Model.ruleDocument
        let changed = rules.swiftRules.filter(\.mayChangeValues).flatMap(\.attributes)
        self.init(try rules.document(), scenario: scenario, changed: Set(changed))
    }

    /// Reads the rules of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - scenario: The scenario.
    ///   - registry: The rules that it names.
    public init(_ document: RuleDocument, scenario: Scenario = .default, registry: RuleRegistry = .standard) {
        self.init(document, scenario: scenario, registry: registry, changed: [])
    }

    private init(
        _ document: RuleDocument, scenario: Scenario, registry: RuleRegistry = .standard, changed: Set<String>
    ) {
        var offline = registry
        offline.isOffline = true
        var reader = HTMLFieldReader(document: document, changed: changed)
        reader.take(ExportedRuleReader(registry: offline, files: nil, scenario: scenario).rules(of: document))
        facts = reader.facts
    }

    /// The attributes for a control.
    ///
    /// - Parameters:
    ///   - name: The attribute as rule documents name it: `email`, `address.city`, `tags[]` for each element of a list.
    ///   - control: What the value is entered with.
    ///   - now: When the page is written. Dates that must lie in the past or in the future, or so many years ago, are counted from
    ///     it, so that the page refuses nothing that passes within a day.
    public func attributes(
        of name: String, in control: HTMLControl = .input(), at now: Timestamp = .now()
    ) -> HTMLAttributes {
        (facts[name] ?? HTMLFieldFacts()).attributes(in: control, at: now)
    }

    /// The values of which one is to be chosen, if the rules list them: the options of a `select`.
    public func choices(of name: String) -> [DataValue]? { facts[name]?.choices }
}
