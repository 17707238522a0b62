#if !hasFeature(Embedded)
public import ProvisoFormats

/// A text is in a format: `.email`, `.uuid`, `.format(SlugFormat())`.
///
/// The code is the format's name, and the parameter `reason` says what is wrong. `nil` is in no format.
///
/// - Complexity: Linear in the length of the text. Nothing is allocated for an ASCII text that passes.
struct InFormat<Format: StringFormat, Value: StringProtocol>: ValidationRule {
    let format: Format
    let code: ViolationCode
    /// The key of the message's wording, where the options ask for another one.
    private let wording: String?
    /// What the message shows, where the options refuse its own example.
    private let example: @Sendable (Format) -> String?
    /// Why `nil` is refused.
    private let missingReason: String
    /// The rule as documents write it.
    private let definition: @Sendable (Format) -> RuleDefinition?
    /// What the format says in other languages, when it is of another module.
    private let words: RuleWords?
    /// Other spellings of a text.
    private let respellings: (@Sendable (String) -> [String])?
    /// What the format lets pass.
    private let passing: @Sendable (Format) -> Constraints?

    /// Creates the rule for a format that rule documents have a name for.
    init(_ format: Format) where Format: DocumentFormat {
        self.format = format
        code = ViolationCode(rawValue: Format.ruleName)
        wording = format.wording
        example = { $0.example }
        missingReason = "not text"
        definition = { $0.definition }
        passing = { $0.constraints }
        words = Format.words
        respellings = Format.respellings
    }

    /// Creates the rule for any format.
    ///
    /// - Parameters:
    ///   - format: The format with its options.
    ///   - code: The code of a violation, which is also the key of its message in a catalogue.
    ///   - wording: The key of another wording of the message, where the options ask for one.
    ///   - missingReason: Why `nil` is refused: a format that numbers can have too does not ask for text.
    ///   - definition: The rule as documents write it, where they know one.
    init(
        _ format: Format, code: ViolationCode, wording: String? = nil, missingReason: String = "not text",
        definition: @escaping @Sendable (Format) -> RuleDefinition? = { _ in nil }
    ) {
        self.format = format
        self.code = code
        self.wording = wording
        example = { _ in nil }
        self.missingReason = missingReason
        self.definition = definition
        passing = { _ in nil }
        words = nil
        respellings = nil
    }

    /// The name of the format.
    var name: String { code.rawValue }

    /// The rule as documents write it.
    var definitions: [RuleDefinition]? { definition(format).map { [$0] } }

    /// What the format lets pass, also one that no registry knows.
    var constraints: Constraints { passing(format) ?? definitions.map(Constraints.init(of:)) ?? .opaque }

    /// Refuses a text that is not in the format.
    func check(_ value: Value, into report: inout Report) {
        if let failure = value.withBytes({ format.failure(in: $0.span) }) {
            let start = report.violations.count
            report.fail(
                code, Parameters(reason: failure, example: example(format)), wording: wording,
                correcting: .string(String(value)), by: FormatSuggestions(format: format, respellings: respellings))
            report.give(words, from: start)
        }
    }

    /// `nil` is in no format.
    func checkMissing(into report: inout Report) {
        let start = report.violations.count
        var parameters: Parameters = ["reason": .string(missingReason)]
        parameters["example"] = example(format).map(DataValue.string)
        report.fail(code, parameters, wording: wording)
        report.give(words, from: start)
    }

    func completion(of text: String) -> Completion? { format.completion(of: text) }
}

extension InFormat: CodedRule {
    var codes: Set<ViolationCode>? { [code] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A text is in a format that rule documents have a name for, perhaps one of your own.
    ///
    /// The code is the format's name, and the parameter `reason` says what is wrong. `nil` is in no format.
    ///
    /// - Complexity: Linear in the length of the text. Nothing is allocated for an ASCII text that passes.
    @_alwaysEmitIntoClient
    public static func format(_ format: some DocumentFormat) -> Self { Self(format: format) }

    /// A text is in a format of any kind.
    ///
    /// - Parameters:
    ///   - format: The format with its options.
    ///   - code: The code of a violation, which is also the key of its message in a catalogue.
    public static func format(_ format: some StringFormat, code: ViolationCode) -> Self {
        Self(InFormat(format, code: code))
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// Takes a format that documents have a name for.
    @inlinable
    init(format: some DocumentFormat) {
        if let inPlace = InPlaceFormat(format) {
            self.init(_text: _TextRule(.format(inPlace)))
        } else {
            self.init(large: format)
        }
    }

    /// Takes a format that is not kept in place.
    @usableFromInline
    init(large format: some DocumentFormat) { self.init(InFormat(format)) }
}
#endif
