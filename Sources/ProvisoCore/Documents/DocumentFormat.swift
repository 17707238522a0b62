public import ProvisoFormats

/// A format that rule documents know by a name: its options and its message stand beside it.
///
/// A format of your own becomes a rule by conforming to this protocol and being registered:
///
/// ```swift
/// var registry = RuleRegistry.standard
/// registry.register(FormatRule<PlateFormat>.self)
/// ```
public protocol DocumentFormat: StringFormat {
    /// The name that documents call it by, also its code.
    static var ruleName: String { get }
    /// What a value must be, in a sentence.
    static var summary: String { get }
    /// The English message for a value that is not in the format.
    static var message: CatalogMessage { get }
    /// What other systems call it. An error for such a name suggests the right one. None by default.
    static var otherNames: [String] { get }
    /// What other systems call the format with some of its options, and these; see ``DocumentRule/otherUses``.
    static var otherUses: [String: String] { get }
    /// What passes and what fails, for listings and the reference of rules. None by default.
    static var examples: [RuleExample] { get }
    /// Other wordings of the message by `NAME/WORDING`, for options that change what must be said; none by default.
    static var wordings: [String: CatalogMessage] { get }
    /// The key of the wording that the options ask for; `nil`, as by default, for the plain message.
    var wording: String? { get }
    /// A text that passes, for the message to show where the options refuse the example that the message has; `nil`, as by
    /// default, where they do not. It is asked for when a text is refused.
    var example: String? { get }
    /// How values of the format are recognised in data, so that it can be proposed. In no way by default.
    static var recognitions: [Recognition] { get }
    /// The title, a word or two that stand where a message has no room: one of those of
    /// `Localization/Proviso.xcstrings`, such as `notInList`. Not valid by default.
    static var title: String? { get }
    /// What the rule says in other languages than English. None by default: the catalogues have the messages of the built-in
    /// rules.
    static var words: RuleWords? { get }
    /// Whether values of the format are about a person; see ``DocumentRule/isPersonal``. False by default.
    static var isPersonal: Bool { get }
    /// Other spellings of a text that is not in the format, the likeliest first: in capitals, without spaces. What passes of
    /// them is suggested, unless `isCorrectable` is false. Only what anybody would read as the same value; none by default.
    static func respellings(of text: String) -> [String]
    /// What texts of the format look like with these options. Nothing is known by default.
    var shape: TextShape { get }
    /// The options as a document gives them, without those that have their default: what ``init(options:)`` reads. None by
    /// default.
    var options: DataObject { get }
    /// Reads the options.
    init(options: inout RuleOptions)

    #if !hasFeature(Embedded)
    /// Why a text is not in the format that was written into some bytes. Nobody has to implement it, or call it.
    static func _failure(of options: UnsafeRawBufferPointer, in utf8: Span<UInt8>) -> FormatFailure?
    /// What typing on can do for a text. Nobody has to implement it, or call it.
    static func _completion(of options: UnsafeRawBufferPointer, text utf8: Span<UInt8>) -> Completion
    /// The key of the wording that the options ask for. Nobody has to implement it, or call it.
    static func _wording(of options: UnsafeRawBufferPointer) -> String?
    /// The format that was written into some bytes. Nobody has to implement it, or call it.
    static func _format(of options: UnsafeRawBufferPointer) -> any DocumentFormat
    #endif
}

extension DocumentFormat {
    /// Formats have no other names.
    public static var otherNames: [String] { [] }
    /// No name stands for the format with options.
    public static var otherUses: [String: String] { [:] }
    /// No examples.
    public static var examples: [RuleExample] { [] }
    /// No other wordings.
    public static var wordings: [String: CatalogMessage] { [:] }
    /// The plain message.
    public var wording: String? { nil }
    /// The message has its own.
    public var example: String? { nil }
    /// Nothing is recognised.
    public static var recognitions: [Recognition] { [] }
    /// The code has no title of its own.
    public static var title: String? { nil }
    /// The catalogues have what is said.
    public static var words: RuleWords? { nil }
    /// Values may be shown.
    public static var isPersonal: Bool { false }
    /// No other spellings.
    public static func respellings(of text: String) -> [String] { [] }
    /// Nothing is known of what texts look like.
    public var shape: TextShape { TextShape() }
    /// No options.
    public var options: DataObject { [:] }

    /// What the format lets pass.
    var constraints: Constraints { Constraints([.kinds(.text), .shape(shape)], isExact: shape.isExact) }
}
