public import ProvisoFormats

/// A rule that rule documents know by a name.
///
/// One rule is one type: its options, its check, its codes and its messages stand together. Register a rule of your own
/// in a ``RuleRegistry`` and it feels built in: its options are checked when a document is loaded, it is listed, and its
/// mistakes are found.
///
/// ```swift
/// struct EvenRule: DocumentRule {
///     static let name = "even"
///     static let summary = "The number is even."
///     static let messages: [String: CatalogMessage] = ["even": "{attribute} must be even."]
///     let allowsZero: Bool
///
///     init(options: inout RuleOptions) {
///         allowsZero = options.flag("allowZero", default: true, "Whether 0 passes.")
///     }
///
///     func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
///         guard case .number(let number) = value.data, let integer = number.integer, integer % 2 == 0,
///             allowsZero || integer != 0
///         else { return report.fail("even") }
///     }
/// }
/// ```
public protocol DocumentRule: Sendable {
    /// The name that documents call the rule by.
    static var name: String { get }
    /// What the rule asks for, in a sentence.
    static var summary: String { get }
    /// The English messages by code. Where a code has several wordings, the others' keys are `CODE/WORDING`.
    static var messages: [String: CatalogMessage] { get }
    /// What other systems call the rule. An error for such a name suggests the right one. None by default.
    static var otherNames: [String] { get }
    /// What other systems call the rule with some of its options, and these options: `["notIn": "not: true"]`. An error for
    /// such a name suggests both. None by default.
    static var otherUses: [String: String] { get }
    /// What passes and what fails, for listings and the reference of rules. None by default.
    static var examples: [RuleExample] { get }
    /// Whether the rule is skipped for an empty value unless it says `skipOnEmpty: false`. True by default.
    static var skipsEmptyValues: Bool { get }
    /// Whether one instance sees all attributes of the rule together, as `allOrNone` does. False by default.
    static var spansAttributes: Bool { get }
    /// Whether such an instance asks only which of its attributes have a value: what it finds is about all of them together,
    /// and is no use after an error of one. False by default.
    static var asksForPresenceAlone: Bool { get }
    /// Whether the rule gives an empty attribute a value, as `default` does. False by default.
    static var fillsEmptyValues: Bool { get }
    /// How values of the rule are recognised in data, so that it can be proposed. In no way by default.
    static var recognitions: [Recognition] { get }
    /// The title, a word or two that stand where a message has no room, by code or by `CODE/WORDING`: one of those of
    /// `Localization/Proviso.xcstrings`, such as `notInList`. A code without one is called not valid.
    static var titles: [String: String] { get }
    /// What the rule says in other languages than English. None by default: the catalogues have the messages of the built-in
    /// rules.
    static var words: RuleWords? { get }
    /// Which parts of a value the rules inside of this one judge; `nil`, as by default, for a rule that holds no others.
    static var innerPlace: PartsConstraint.Place? { get }

    /// Whether the rule's values are about a person, as numbers of identity cards are: its attributes are sensitive then, unless
    /// the document says `sensitive: false` of them. False by default.
    static var isPersonal: Bool { get }

    /// Reads the options. Mistakes are noted in the options; the instance is not used then.
    init(options: inout RuleOptions)

    /// Judges a value.
    ///
    /// - Parameters:
    ///   - value: The value, borrowed: it must not be kept.
    ///   - record: The record, for the attributes that the options named.
    ///   - report: Where violations go. Their path, label and severity are added by the caller.
    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report)

    /// What the rule lets pass with its options, as data. Opaque by default: then nothing is known but what it judges.
    var constraints: Constraints { get }

    /// The codes of what the rule can find with its options by looking at values. All of its codes by default.
    var possibleCodes: [String] { get }

    /// The codes of what the rule finds only by asking somebody else, such as the DNS. None by default.
    var deferredCodes: [String] { get }

    /// Whether a text that is being typed passes, and if not, whether it could with more text at its end; `nil` when the
    /// rule cannot tell. By default that follows from ``constraints``.
    ///
    /// A form that checks as one types holds an error back as long as the text is incomplete.
    ///
    /// - Parameters:
    ///   - text: The text, which stands for what it spells, as a cell of CSV does.
    ///   - record: The record, for the attributes that the options named.
    func completion(of text: String, in record: borrowing Record) -> Completion?

    /// Whether the value surely passes and stays as it is, where that is found out at little cost.
    ///
    /// A rule need not have it: the answer `false`, which is the default, says only that ``check(_:of:into:)`` has to be
    /// asked. A rule that finds nothing in most values makes a file of them faster by saying so here, since nothing else
    /// is done for it then. It must not say `true` where the check would find something, or would ask somebody else.
    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool

    /// What the engine does for the rule. Not for rules of your own: a rule that judges, and a ``DocumentFilter``, have it.
    var _action: _RuleAction { get }
}

/// What the engine does for a rule of a document.
public struct _RuleAction: Sendable {
    let action: RuleStep.Action

    init(_ action: RuleStep.Action) { self.action = action }
}

extension DocumentRule {
    /// Rules have no other names.
    public static var otherNames: [String] { [] }
    /// No name stands for the rule with options.
    public static var otherUses: [String: String] { [:] }
    /// No examples.
    public static var examples: [RuleExample] { [] }
    /// Rules are skipped for empty values.
    public static var skipsEmptyValues: Bool { true }
    /// Rules see one attribute at a time.
    public static var spansAttributes: Bool { false }
    /// Rules see values.
    public static var asksForPresenceAlone: Bool { false }
    /// Rules leave empty values as they are.
    public static var fillsEmptyValues: Bool { false }

    /// Nothing is recognised.
    public static var recognitions: [Recognition] { [] }
    /// Codes have no titles of their own.
    public static var titles: [String: String] { [:] }
    /// The catalogues have what is said.
    public static var words: RuleWords? { nil }
    /// The rule holds no others.
    public static var innerPlace: PartsConstraint.Place? { nil }
    /// Values may be shown.
    public static var isPersonal: Bool { false }

    /// Nothing is known of what passes.
    public var constraints: Constraints { .opaque }
    /// Every code is possible.
    public var possibleCodes: [String] { Self.codes }
    /// Nobody else is asked.
    public var deferredCodes: [String] { [] }
    /// What the constraints tell.
    public func completion(of text: String, in record: borrowing Record) -> Completion? {
        constraints.completion(of: text)
    }

    /// Nothing is known before the check.
    public func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool { false }

    /// The rule judges.
    public var _action: _RuleAction { _RuleAction(.check(judging)) }

    /// The codes, sorted.
    package static var codes: [String] { messages.keys.filter { !$0.contains("/") }.sorted() }
}

/// A rule that changes values instead of judging them.
public protocol DocumentFilter: DocumentRule {
    /// Says what becomes of a value.
    func apply(_ value: borrowing FieldValue, of record: borrowing Record) -> Replacement

    /// Says what becomes of a text that is being typed. By default that is what ``apply(_:of:)`` has made of the value, and
    /// nobody knows what it would make of a longer text.
    func tidy(draft: inout Draft)

    /// What the filter can change about a value, for whoever exports the rules behind it. Anything, by default.
    var change: FilterChange { get }

    /// What holds of every value that the filter leaves, for whoever compares the rules behind it. Nothing is known, by default.
    var outcome: Constraints { get }
}

extension DocumentFilter {
    /// Nothing is known of what changes.
    public var change: FilterChange { .anything }
    /// Nothing is known of what it leaves.
    public var outcome: Constraints { .opaque }
    /// Filters judge nothing.
    public static var messages: [String: CatalogMessage] { [:] }
    /// The filter changes values.
    public var _action: _RuleAction { _RuleAction(.filter(filtering)) }
    /// Filters judge nothing.
    public func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {}
    /// What has become of the value is all that is known.
    public func tidy(draft: inout Draft) {}
}

/// A rule that judges a value and, when it passes, writes it back in another form: `url` with a default scheme.
package protocol RewritingRule: DocumentRule {
    /// Whether its options ask for another form. Otherwise it only judges.
    var writesBack: Bool { get }

    func judge(
        _ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report
    ) -> Replacement
}

extension RewritingRule {
    package func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        _ = judge(value, of: record, into: &report)
    }

    /// What passes may be written back.
    package var writesBack: Bool { true }

    package var _action: _RuleAction { _RuleAction(writesBack ? .rewrite(rewriting) : .check(judging)) }
}
