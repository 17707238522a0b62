public import Observation
public import ProvisoCore

/// A model that remembers: its scenario, its errors, and what was touched.
///
/// ```swift
/// let form = FormModel(User(), scenario: .register)
/// form.assign(["username": "ada", "rank": "admin"])   // safe attributes alone; `rank` is reported as refused
/// form.validate()
/// form.errors(for: \.email)
/// form.validatesOnChange = true                       // from now on, what changes is checked again
/// form.email = "ada@example.org"
/// ```
///
/// The model is a value of a type with rules, an object of such a class, or a record: a ``DataObject`` with the rules of a
/// ``RuleDocument``. The members of the model are members of the form, to be read and set.
///
/// A form is observable: SwiftUI updates the views that show a changed value or error, and other code can use
/// `withObservationTracking`. A form is not isolated to an actor and not shared between threads. If you make it on the main
/// actor, it stays there. Asynchronous rules may answer from any thread.
///
/// A wrong name never passes silently. A method that takes the name of an attribute as text throws ``UnknownAttribute``. In a
/// scenario that neither a rule nor a list names, the form is not valid, with the code `scenario.unknown` and a suggestion. No
/// rule runs then, and nothing can be assigned; ``changeScenario(to:)`` throws instead.
///
/// A key path asks about an attribute or about what lies inside of one, `\.address.city`. Where the name of a part cannot be
/// found out, as of a computed property, the question is about the closest attribute around it, and in the end about the
/// model as a whole, whose name is `""`.
@dynamicMemberLookup
@Observable public final class FormModel<Model> {
    // MARK: The model

    @ObservationIgnored var storedModel: Model
    /// Changes with any value of the model.
    var version = 0

    // MARK: Rules

    @ObservationIgnored var ruleSets: [FormRules<Model>]
    @ObservationIgnored var removedRules: Set<ObjectIdentifier> = []
    @ObservationIgnored var listedScenarios: [Scenario: [ActiveAttribute]] = [:]
    @ObservationIgnored var attributesByName: [String: FormAttribute<Model>] = [:]
    @ObservationIgnored var namesByKeyPath: [AnyKeyPath: String] = [:]
    /// Those of them that lead to what has the name, not to something inside of it.
    @ObservationIgnored var exactKeyPaths: Set<AnyKeyPath> = []
    /// Key paths to elements that were not there when they were looked for.
    @ObservationIgnored var missingElements: Set<AnyKeyPath> = []
    /// What is known of the ways along key paths.
    @ObservationIgnored var waysByKeyPath: [AnyKeyPath: ModelName.Way] = [:]
    /// The elements that key paths lead to whose ways have no names from there on.
    @ObservationIgnored var elementIndices: [AnyKeyPath: Int] = [:]
    /// With which values it was tried to find them out.
    @ObservationIgnored var probedVersions: [AnyKeyPath: Int] = [:]
    /// What was read last at key paths into rows, for views that ask once more when the row is gone.
    @ObservationIgnored var lastRead: [AnyKeyPath: Any] = [:]
    @ObservationIgnored var knownScenarios: Set<Scenario> = []
    /// Changes with the rules.
    var rulesVersion = 0
    var storedScenario: Scenario

    // MARK: Findings

    /// The attributes in order, then what concerns the model as a whole.
    @ObservationIgnored var storedFields: [FormField] = []
    @ObservationIgnored var fieldsByName: [String: FormField] = [:]
    @ObservationIgnored let general: FormField
    @ObservationIgnored let language = FormLanguage()

    // MARK: Changes

    /// Which attributes are checked again when they change.
    var watched = WatchedAttributes.none
    @ObservationIgnored var dependents: [String: Set<String>] = [:]
    @ObservationIgnored var isJudging = false
    /// The values as they were loaded, by attribute, and the model that had them.
    @ObservationIgnored var loaded: LoadedModel<Model>

    // MARK: What is shown

    /// Where the focus is.
    var focus: FieldPath?
    /// Where it is to go.
    var requestedFocus: FocusRequest?
    @ObservationIgnored var focusRequests = 0
    /// Whether ``submit()`` was called since the form was made or reset.
    public internal(set) var isSubmitted = false

    // MARK: Groups of fields

    var storedGroups: [FieldGroup] = []

    // MARK: Settings

    /// Whether validation on change writes back what filters make of a value. False by default, so that a text is not
    /// trimmed while it is being typed; the rules see the tidied value all the same. `validate()` always writes back.
    @ObservationIgnored public var tidiesOnChange = false
    /// The language of the form: of all messages, of the numbers and dates that people type. English by default.
    ///
    /// ```swift
    /// form.catalog = MessageCatalog.catalog(for: "de") ?? .english   // of ProvisoLanguages
    /// form.validate()
    /// form.errors.map(\.message)           // in German
    /// form.type("1,5", into: \.weight)     // 1.5
    /// form.type("31.12.2026", into: \.day)
    /// ```
    ///
    /// This is observed: views that show a message update when the language changes.
    public var catalog: MessageCatalog {
        get { language.catalog }
        set { language.catalog = newValue }
    }
    /// How long a value must be unchanged before validation on change runs its asynchronous rules. 300 milliseconds by
    /// default.
    @ObservationIgnored public var debounce = Duration.milliseconds(300)
    /// What measures ``debounce``. A test puts a clock of its own here.
    @ObservationIgnored public var clock: any Clock<Duration> = ContinuousClock()
    /// Is called before the rules run, and may change the form. When it returns false the validation ends, and its
    /// result is invalid. ``FormHooks`` is the same for models.
    @ObservationIgnored public var beforeValidate: ((FormModel) -> Bool)?
    /// Is called after the rules have run, with what they found.
    @ObservationIgnored public var afterValidate: ((FormModel, ValidationResult) -> Void)?
    /// Is called for every key that mass assignment refused.
    @ObservationIgnored public var onRefusal: ((FormModel, Assignment.Refusal) -> Void)?
    @ObservationIgnored let limiter: AsyncLimiter

    // Not compiled again for records, as `changed` is not: with all that they call that would be 55 kB of every app.
    @_semantics("optimize.sil.specialize.generic.never")
    init(_ model: Model, rules: [FormRules<Model>], scenario: Scenario, concurrency: Int) {
        storedModel = model
        general = FormField(name: "", label: .value, language: language)
        loaded = LoadedModel(model)
        ruleSets = rules
        storedScenario = scenario
        limiter = AsyncLimiter(limit: concurrency)
        rulesChanged()
        noteScenario()
    }

    deinit {
        for field in storedFields { field.cell.forget() }
    }

    // MARK: Access

    /// The model. Setting it counts as a change of every attribute whose value differs.
    public var model: Model {
        get {
            _ = version
            return storedModel
        }
        set { update { $0 = newValue } }
    }

    /// A member of the model. Setting an attribute marks it as touched and, when validation on change is on, checks it.
    ///
    /// A member that has the name of one of the form's own, such as `rules`, is reached by ``model``.
    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Model, Value>) -> Value {
        get {
            track(keyPath)
            return storedModel[keyPath: keyPath]
        }
        set {
            // What is no attribute, a computed property for example, may change several.
            guard let name = attributeName(at: keyPath) else { return update { $0[keyPath: keyPath] = newValue } }
            storedModel[keyPath: keyPath] = newValue
            changed([name])
        }
    }

    /// A member of the model that can only be read.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value {
        track(keyPath)
        return storedModel[keyPath: keyPath]
    }

    /// Changes the model in any way. Every attribute whose value differs afterwards counts as set.
    public func update(_ change: (inout Model) -> Void) {
        let before = attributesByName.mapValues { $0.data(storedModel) }
        change(&storedModel)
        changed(attributeNames.filter { name in attributesByName[name]?.data(storedModel) != before[name] })
    }

    private func track(_ keyPath: AnyKeyPath) {
        // An attribute is observed by itself; what is computed from several follows them all.
        if let name = attributeName(at: keyPath), let field = fieldsByName[name] {
            _ = field.version
        } else {
            _ = version
        }
    }

    // MARK: Scenario

    /// The scenario. It decides which rules are active, and which attributes may be assigned.
    ///
    /// Setting another one forgets the errors that the rules of the old one found. Where validation on change is on, what
    /// was touched is checked by the rules of the new one.
    ///
    /// In one that neither a rule nor a list names, the form is not valid, with the code `scenario.unknown`; see
    /// ``scenarios``.
    public var scenario: Scenario {
        get { storedScenario }
        set {
            guard newValue != storedScenario else { return }
            storedScenario = newValue
            refresh()
        }
    }

    /// Sets the scenario to one whose name comes from outside.
    ///
    /// - Throws: ``UnknownScenario`` when no rule and no list names it.
    public func changeScenario(to name: Scenario) throws(UnknownScenario) {
        guard scenarios.contains(name) else {
            throw UnknownScenario(name: name.rawValue, known: scenarios.map(\.rawValue))
        }
        scenario = name
    }

    /// What is wrong with the scenario, if neither a rule nor a list names it.
    var unknownScenario: Violation? {
        knownScenarios.contains(storedScenario) ? nil : .unknown(storedScenario, among: scenarios)
    }

    /// Says that there is no such scenario, or no longer says so.
    func noteScenario() {
        if general.found.contains(where: { $0.code == .scenarioUnknown }) {
            general.found.removeAll { $0.code == .scenarioUnknown }
        }
        if let unknown = unknownScenario { general.found.append(unknown) }
    }
}

extension FormModel where Model: Validatable {
    /// Makes a form of a model whose type has rules.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - scenario: The scenario. For an unknown one see ``scenario``.
    ///   - concurrency: How many asynchronous rules are asked at a time.
    public convenience init(_ model: Model, scenario: Scenario = .default, concurrency: Int = 8) {
        self.init(
            model, rules: TypeRules.rules(over: Model.formRules, of: Model.self), scenario: scenario,
            concurrency: concurrency)
    }
}

extension FormModel {
    /// Makes a form of a model with rules of its own, in place of those that its type may have.
    public convenience init(
        _ model: Model, rules: some RuleSet<Model>, scenario: Scenario = .default, concurrency: Int = 8
    ) {
        self.init(model, rules: [FormRules(rules)], scenario: scenario, concurrency: concurrency)
    }
}
