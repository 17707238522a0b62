internal import ProvisoFormats

/// `port`: a port number, text as ``/ProvisoFormats/PortFormat`` judges it or a whole number.
struct PortRule: DocumentRule, MessageConstants, MessageParameters {
    static let name = "port"
    static let summary = "A port number, 1 to 65535: a whole number, or text that is one."
    static var examples: [RuleExample] {
        [RuleExample(passes: 8080, fails: ["port": 65536])]
    }
    static let messages: [String: CatalogMessage] = ["port": "{attribute} must be a port number from {min} to {max}."]
    static let parameters: [String: Set<String>] = ["port": ["reason"]]
    /// Texts, since ports are written without separators.
    static let constants: [String: Parameters] = [
        "port": ["min": "1", "max": "65535"],
        "port/zero": ["min": "0", "max": "65535"],
    ]

    let format: PortFormat

    init(options: inout RuleOptions) {
        format = PortFormat(
            allowZero: options.flag("allowZero", "Whether 0 passes.", alsoCalled: ["zero"], widens: .whenTrue))
    }

    var constraints: Constraints { format.constraints }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText || value.kind == .number else { return format.check(nil, into: &report) }
        guard let failure = format.failure(in: value.bytes.span) else { return }
        // A number may be spelled otherwise: 8.08e3.
        guard value.kind == .number, case .number(let number) = value.data else {
            return report.fail(
                "port", Parameters(reason: failure), wording: format.wording, correcting: value.data,
                by: FormatSuggestions(format: format))
        }
        format.check(number.int64, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? { format.completion(of: text) }
}

extension PortFormat {
    /// A whole number within the range, or a text that is one in plain digits.
    ///
    /// Both together are no more than a bound, since a cell stands for a number too: `080` is one.
    fileprivate var constraints: Constraints {
        let digits =
            "[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]"
            + (allowZero ? "|0" : "")
        let number = NumberConstraint(min: ExactNumber(allowZero ? 0 : 1), max: ExactNumber(65535), isWhole: true)
        return .atMost(
            .anyOf([
                .exactly(.kinds(.number), .number(number)),
                .exactly(.kinds(.text), .shape(TextShape(digits, isExact: true))),
            ]))
    }

    /// The rule as documents write it.
    fileprivate var definition: RuleDefinition {
        RuleDefinition(PortRule.name, .options(["allowZero": .bool(allowZero)]))
    }

    /// The wording for the options.
    fileprivate var wording: String? { allowZero ? "port/zero" : nil }

    fileprivate func refuse(_ reason: String, into report: inout Report) {
        report.fail("port", ["reason": .string(reason)], wording: wording)
    }

    /// Judges a number; `nil` for what is none, or not whole, or far too large.
    fileprivate func check(_ port: Int64?, into report: inout Report) {
        guard let port else { return refuse("port not a number", into: &report) }
        if port == 0, !allowZero { return refuse("port out of range", into: &report) }
        if port < 0 { refuse("port out of range", into: &report) }
        if port > Int64(UInt16.max) { refuse("port out of range", into: &report) }
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A port number; see ``/ProvisoFormats/PortFormat``.
    public static var port: Self { port(allowZero: false) }

    /// A port number, with options; see ``/ProvisoFormats/PortFormat``.
    public static func port(allowZero: Bool) -> Self {
        let format = PortFormat(allowZero: allowZero)
        return Self(
            InFormat(format, code: "port", wording: format.wording, missingReason: "port not a number") {
                $0.definition
            })
    }
}

extension RuleVocabulary where Value: BinaryInteger & Sendable {
    /// A port number: 1 to 65535. Code: `port`.
    public static var port: Self { port(allowZero: false) }

    /// A port number: 1 to 65535, and 0 if that is allowed. Code: `port`.
    public static func port(allowZero: Bool) -> Self { Self(PortNumber<Value>(PortFormat(allowZero: allowZero))) }
}

/// A whole number is a port number.
private struct PortNumber<Value: BinaryInteger & Sendable>: ValidationRule {
    let format: PortFormat
    var name: String { "port" }

    init(_ format: PortFormat) { self.format = format }

    var definitions: [RuleDefinition]? { [format.definition] }

    func check(_ value: Value, into report: inout Report) { format.check(Int64(exactly: value), into: &report) }

    func checkMissing(into report: inout Report) { format.check(nil, into: &report) }

    func completion(of text: String) -> Completion? {
        let limits = [1, 65535].compactMap { Value(exactly: $0) }
        return NumberCompletion<Value>.completion(of: text, limits: limits) { findsNothing(in: $0) }
    }
}
#endif
