public import ProvisoFormats

extension DocumentFormat {
    /// The rule as documents write it; `nil` where ``options`` do not give the same format when they are read.
    var definition: RuleDefinition? {
        RuleDefinition(FormatRule<Self>.self, options) { $0.format == self }
    }
}

/// The rule that a text is in a format.
public struct FormatRule<Format: DocumentFormat>: DocumentRule {
    /// The format's name.
    public static var name: String { Format.ruleName }
    /// What a value must be, in a sentence.
    public static var summary: String { Format.summary }
    /// The message for the format's one code, and its other wordings.
    public static var messages: [String: CatalogMessage] {
        Format.wordings.merging([Format.ruleName: Format.message], combining: { _, message in message })
    }
    /// What other systems call the format.
    public static var otherNames: [String] { Format.otherNames }
    /// What other systems call the format with options.
    public static var otherUses: [String: String] { Format.otherUses }
    /// What passes and what fails.
    public static var examples: [RuleExample] { Format.examples }
    /// How values of the format are recognised in data.
    public static var recognitions: [Recognition] { Format.recognitions }
    /// What the format says in other languages.
    public static var words: RuleWords? { Format.words }
    /// The title of the format's code.
    public static var titles: [String: String] { Format.title.map { [Format.ruleName: $0] } ?? [:] }

    /// Whether values of the format are about a person.
    public static var isPersonal: Bool { Format.isPersonal }

    let format: Format

    /// Creates the rule for a format.
    public init(_ format: Format) { self.format = format }

    /// Reads the options of the format.
    public init(options: inout RuleOptions) { format = Format(options: &options) }

    /// What the format lets pass.
    public var constraints: Constraints { format.constraints }
    /// What the format's own scanner tells.
    public func completion(of text: String, in record: borrowing Record) -> Completion? {
        format.completion(of: text)
    }

    /// Whether a text is in the format.
    public func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        value.isText && format.failure(in: value.bytes.span) == nil
    }

    /// Judges a text; any other value is not in the format.
    public func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else {
            return report.fail(code, Parameters(reason: nil, example: format.example), wording: format.wording)
        }
        if let failure = format.failure(in: value.bytes.span) {
            report.fail(
                code, Parameters(reason: failure, example: format.example), wording: format.wording,
                correcting: value.data, by: FormatSuggestions(format: format, respellings: Format.respellings))
        }
    }

    private var code: ViolationCode { ViolationCode(rawValue: Format.ruleName) }
}

extension FormatRule: MessageParameters {
    /// What is wrong with the text.
    static var parameters: [String: Set<String>] { [Format.ruleName: ["reason"]] }
}

extension FormatRule: MessageConstants where Format: MessageConstants {
    static var constants: [String: Parameters] { Format.constants }
}
