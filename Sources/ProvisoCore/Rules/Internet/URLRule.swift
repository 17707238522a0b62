public import ProvisoFormats

/// `url`: an absolute URL, as ``/ProvisoFormats/URLFormat`` judges it, perhaps completed by a default scheme.
/// The small engine of a page has it.
struct URLRule: RewritingRule, MessageConstants, MessageParameters {
    static let name = "url"
    static let summary = "An absolute URL whose scheme is allowed; a missing scheme may be filled in."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: "https://example.org/a", fails: ["url": "example.org/a"]),
            RuleExample(["defaultScheme": "https"], changes: "example.org", to: "https://example.org"),
        ]
    }
    static let otherNames = ["website", "httpURL", "link", "web"]
    static let messages: [String: CatalogMessage] = ["url": "{attribute} must be a full web address, like {example}."]
    static let parameters: [String: Set<String>] = ["url": ["reason"]]
    static let constants: [String: Parameters] = ["url": ["example": "https://example.com"]]
    /// Such addresses name pages.
    static let recognitions = [Recognition(breadth: .fixed, order: 21, isKey: true)]

    let format: URLFormat
    let defaultScheme: String?

    init(options: inout RuleOptions) {
        let schemes = options.strings(
            "validSchemes", .schemes, default: ["http", "https"], "The schemes that pass.",
            alsoCalled: ["schemes", "scheme", "protocols", "protocol", "allowedSchemes"], widens: .whenMore)
        defaultScheme = options.string(
            "defaultScheme", .scheme, "The scheme to put before a value that has none.", alsoCalled: ["defaultProtocol"]
        )
        let maxLength = options.integer(
            "maxLength", in: 1...Int.max, default: 2048, "The greatest length in bytes.",
            alsoCalled: ["max", "maximum", "maximumLength"], widens: .whenLarger)
        format = URLFormat(
            validSchemes: schemes ?? [],
            // Neither way is wider: labels that begin with xn-- are decoded and judged too where it is on.
            enableIDN: options.flag(
                "enableIDN", "Whether host, path, query and fragment may go beyond ASCII.",
                alsoCalled: ["idn", "allowIDN", "unicode", "allowUnicode", "international"]),
            idna2008: options.flag(
                "idna2008", "Whether an internationalized host must obey IDNA 2008 too.", widens: .whenFalse),
            checkSpoofing: options.flag(
                "checkSpoofing", "Whether a label of the host must not mix scripts deceptively (UTS #39).",
                widens: .whenFalse),
            allowLocalHost: options.flag(
                "allowLocalHost", "Whether a host of one label passes.",
                alsoCalled: ["localhost", "allowLocal", "allowLocalDomain"], widens: .whenTrue),
            allowUserInfo: options.flag(
                "allowUserInfo", "Whether `user:password@` may stand before the host.",
                alsoCalled: ["allowAuth", "allowCredentials", "allowUser"], widens: .whenTrue),
            allowUnderscore: options.flag(
                "allowUnderscore", "Whether the host may hold underscores.", widens: .whenTrue),
            allowTrailingDot: options.flag("allowTrailingDot", "Whether a dot may follow the host.", widens: .whenTrue),
            allowProtocolRelative: options.flag(
                "allowProtocolRelative", "Whether the scheme may be left out: `//host`.", widens: .whenTrue),
            allowPort: options.flag(
                "allowPort", default: true, "Whether a port may follow the host.", widens: .whenTrue),
            allowQuery: options.flag(
                "allowQuery", default: true, "Whether there may be a query.", alsoCalled: ["allowQueryComponents"],
                widens: .whenTrue),
            allowFragment: options.flag(
                "allowFragment", default: true, "Whether there may be a fragment.",
                alsoCalled: ["allowFragments", "allowHash"], widens: .whenTrue),
            allowIPAddress: options.flag(
                "allowIPAddress", default: true, "Whether the host may be an IP address.", alsoCalled: ["allowIP"],
                widens: .whenTrue),
            maxLength: maxLength ?? 2048)
        options.warnUnless(format.enableIDN, "enableIDN: true", ["idna2008", "checkSpoofing"])
        if options.isGiven("validSchemes"), schemes?.isEmpty ?? true {
            options.fail("`validSchemes` is empty, so nothing could pass.", option: "validSchemes")
        }
        for scheme in schemes ?? [] where !Self.isScheme(scheme) { Self.refuse(scheme, of: "validSchemes", options) }
        if let defaultScheme, !Self.isScheme(defaultScheme) {
            Self.refuse(defaultScheme, of: "defaultScheme", options)
        } else if let defaultScheme, let schemes, !schemes.isEmpty,
            !schemes.contains(where: { $0.lowercased() == defaultScheme.lowercased() })
        {
            options.fail(
                "`defaultScheme` is not one of `validSchemes`, so no value that gets it could pass.",
                option: "defaultScheme")
        }
        options.needTables(format.enableIDN, option: "enableIDN")
        options.needTables(format.checkSpoofing, option: "checkSpoofing")
    }

    var writesBack: Bool { defaultScheme != nil }

    var constraints: Constraints { format.constraints(defaultScheme: defaultScheme) }

    /// A letter, then letters, digits, `+`, `-` and `.` (RFC 3986, section 3.1).
    private static func isScheme(_ text: String) -> Bool {
        text.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 } ?? false
            && text.utf8.allSatisfy {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || "+-.".utf8.contains($0)
            }
    }

    private static func refuse(_ scheme: String, of option: String, _ options: RuleOptions) {
        let name = scheme.prefix { $0 != ":" }
        options.fail(
            "`\(VisibleText.shown(scheme))` is no scheme of a URL.", option: option,
            suggestion: name.count < scheme.count && isScheme(String(name)) ? "Write \(name)." : nil)
    }

    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        guard value.isText else { return false }
        let isComplete = defaultScheme == nil || URLFormat.hasScheme(value.bytes.span)
        return isComplete && format.failure(in: value.bytes.span) == nil
    }

    func judge(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) -> Replacement {
        guard value.isText else {
            format.refuseMissing(into: &report)
            return .unchanged
        }
        guard let defaultScheme, !value.isEmpty, !URLFormat.hasScheme(value.bytes.span) else {
            if let failure = format.failure(in: value.bytes.span) {
                format.refuse(failure, correcting: value.data, defaultScheme: defaultScheme, into: &report)
            }
            return .unchanged
        }
        let completed = URLFormat.adding(
            defaultScheme: defaultScheme, to: String(decoding: value.bytes, as: UTF8.self))
        if let failure = format.failure(in: completed) {
            format.refuse(failure, correcting: value.data, defaultScheme: defaultScheme, into: &report)
            return .unchanged
        }
        return .value(value.kind == .untyped ? .untyped(completed) : .string(completed))
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        guard let defaultScheme else { return format.completion(of: text) }
        let completed = format.completion(of: URLFormat.adding(defaultScheme: defaultScheme, to: text))
        // What has no scheme as yet can be the beginning of one.
        return completed == .lost ? format.completion(of: text) : completed
    }
}

extension URLFormat {
    /// The options as a document gives them, without those that have their default.
    var options: DataObject {
        var options = DataObject()
        if validSchemes != ["http", "https"] { options["validSchemes"] = .array(validSchemes.map(DataValue.string)) }
        let allowed = [
            ("enableIDN", enableIDN), ("idna2008", idna2008), ("checkSpoofing", checkSpoofing),
            ("allowLocalHost", allowLocalHost), ("allowUserInfo", allowUserInfo), ("allowUnderscore", allowUnderscore),
            ("allowTrailingDot", allowTrailingDot), ("allowProtocolRelative", allowProtocolRelative),
        ]
        for (name, isOn) in allowed where isOn { options[name] = true }
        let refused = [
            ("allowPort", allowPort), ("allowQuery", allowQuery), ("allowFragment", allowFragment),
            ("allowIPAddress", allowIPAddress),
        ]
        for (name, isOn) in refused where !isOn { options[name] = false }
        if maxLength != 2048 { options["maxLength"] = .number(ExactNumber(maxLength)) }
        return options
    }

    /// The rule as documents write it; `nil` for what they refuse, such as no schemes at all.
    func definition(defaultScheme: String? = nil) -> RuleDefinition? {
        var options = options
        if let defaultScheme { options["defaultScheme"] = .string(defaultScheme) }
        return RuleDefinition(URLRule.self, options) { $0.format == self && $0.defaultScheme == defaultScheme }
    }

    /// A scheme and characters of a URI. What may stand where, the format alone knows.
    func constraints(defaultScheme: String? = nil) -> Constraints {
        let schemes = validSchemes.map(PatternText.anyCase).joined(separator: "|")
        // What gets a scheme needs none.
        let head = defaultScheme != nil ? "" : allowProtocolRelative ? "(?:(?:\(schemes)):)?//" : "(?:\(schemes))://"
        let beyond = enableIDN ? "|[\(PatternText.beyondASCII)]" : ""
        let names = (validSchemes.isEmpty ? ["https"] : validSchemes).map(PatternConstraint.escaped)
        let front = "(?:\(names.joined(separator: "|")))://"
        let shape = TextShape(
            "\(head)(?:\(PatternText.uriCharacter)\(beyond))+",
            samples: [
                front + #"(?:www\.)?[a-z]{2,10}\.(?:org|com|net)(?:/[a-z]{1,8})?"#,
                front + #"[a-z0-9-]{1,40}(?:\.[a-z]{2,10}){1,3}(?:/[a-z0-9._-]{1,40}){0,8}"#,
            ]
        ).named(defaultScheme != nil || allowProtocolRelative ? nil : enableIDN ? "iri" : "uri")
            .entered(InputHint(mode: "url", autocomplete: "url"))
        return .atMost(
            .kinds(.text), .length(LengthConstraint(max: maxLength, unit: .utf8)), .shape(shape))
    }

    /// Refuses a text, which may be corrected.
    func refuse(
        _ failure: FormatFailure, correcting value: @autoclosure () -> DataValue, defaultScheme: String? = nil,
        into report: inout Report
    ) {
        var parameters = withExample(Parameters(reason: failure))
        // Of an address that is only too long, no example would help. Its place tells it from nearly all others.
        let isTooLong = failure.offset == maxLength && failure.reason == "too long"
        if isTooLong { parameters["max"] = .number(ExactNumber(maxLength)) }
        report.fail(
            "url", parameters, wording: isTooLong ? "string.tooLong/bytes" : nil, correcting: value(),
            by: URLSuggestions(format: self, defaultScheme: defaultScheme))
    }

    /// Refuses what is no text.
    func refuseMissing(into report: inout Report) { report.fail("url", withExample(["reason": "not text"])) }

    /// Where the schemes do not include that of the message's example, it has one of them.
    private func withExample(_ parameters: Parameters) -> Parameters {
        guard let scheme = validSchemes.first, !validSchemes.contains("https") else { return parameters }
        var parameters = parameters
        parameters["example"] = .string("\(scheme)://example.com")
        return parameters
    }
}

#if !hasFeature(Embedded)
/// A text is an absolute URL once a default scheme stands before it, if it has none: `.url(defaultScheme: "https")`.
///
/// The scheme is written back only when the result is valid. Code: `url`, also for `nil`, with the parameter `reason`.
struct CompletedURL<Value: StringProtocol>: ValidationRule {
    private let format: URLFormat
    private let defaultScheme: String

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - format: What a URL may look like.
    ///   - defaultScheme: The scheme to put before a text that has none.
    init(_ format: URLFormat, defaultScheme: String) {
        self.format = format
        self.defaultScheme = defaultScheme
    }

    /// `url`.
    var name: String { "url" }

    /// The rule as documents write it.
    var definitions: [RuleDefinition]? { format.definition(defaultScheme: defaultScheme).map { [$0] } }

    /// Refuses a text that is no such URL, also with the default scheme.
    func check(_ value: Value, into report: inout Report) {
        let failure = completed(value).map { format.failure(in: $0) } ?? value.withBytes { format.failure(in: $0.span) }
        guard let failure else { return }
        format.refuse(failure, correcting: .string(String(value)), defaultScheme: defaultScheme, into: &report)
    }

    /// `nil` is no URL.
    func checkMissing(into report: inout Report) { format.refuseMissing(into: &report) }

    /// The text with the default scheme if it needs it and is then valid.
    func tidy(_ value: Value) -> Value {
        guard let completed = completed(value), format.isValid(completed) else { return value }
        return Value(completed) ?? value
    }

    private func completed(_ value: Value) -> String? {
        guard !value.isEmpty, !value.withBytes({ URLFormat.hasScheme($0.span) }) else { return nil }
        return URLFormat.adding(defaultScheme: defaultScheme, to: String(value))
    }
}

extension CompletedURL: CodedRule {
    var codes: Set<ViolationCode>? { ["url"] }
}

extension CompletedURL: SpecializedRule where Value == String {
    /// Whether the text is a URL, and needs no scheme.
    func passes(_ value: String) -> Bool { value.withBytes { format.failure(in: $0.span) == nil } }

    /// It is a filter, which adds the scheme.
    var isFilter: Bool { true }
}

extension URLFormat: InPlaceTextRule {
    var name: String { URLRule.name }
    var codes: Set<ViolationCode> { ["url"] }
    var definition: RuleDefinition? { definition(defaultScheme: nil) }

    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? {
        failure(in: bytes.span).map(ValueFault.format)
    }

    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { failure(in: bytes.span) == nil }

    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { completion(of: text.span) }

    func report(
        _ fault: ValueFault, of text: @autoclosure () -> String, _ parameters: @autoclosure () -> Parameters,
        into report: inout Report
    ) {
        guard case .format(let failure) = fault else { return }
        refuse(failure, correcting: .string(text()), into: &report)
    }

    func reportMissing(into report: inout Report) { refuseMissing(into: &report) }
}

extension RuleVocabulary where Value: StringProtocol {
    /// An absolute URL.
    ///
    /// The scheme is written back only when the result is valid. Code: `url`, also for `nil`, with the parameter `reason`.
    @_alwaysEmitIntoClient
    public static var url: Self { Self(_text: _TextRule(.url(URLFormat()))) }

    /// An absolute URL, with options; see ``/ProvisoFormats/URLFormat``.
    @_alwaysEmitIntoClient
    public static func url(
        validSchemes: [String] = ["http", "https"], defaultScheme: String? = nil, enableIDN: Bool = false,
        idna2008: Bool = false, checkSpoofing: Bool = false, allowLocalHost: Bool = false, allowUserInfo: Bool = false,
        allowUnderscore: Bool = false, allowTrailingDot: Bool = false, allowProtocolRelative: Bool = false,
        allowPort: Bool = true, allowQuery: Bool = true, allowFragment: Bool = true, allowIPAddress: Bool = true,
        maxLength: Int = 2048
    ) -> Self {
        let format = URLFormat(
            validSchemes: validSchemes, enableIDN: enableIDN, idna2008: idna2008, checkSpoofing: checkSpoofing,
            allowLocalHost: allowLocalHost, allowUserInfo: allowUserInfo, allowUnderscore: allowUnderscore,
            allowTrailingDot: allowTrailingDot, allowProtocolRelative: allowProtocolRelative, allowPort: allowPort,
            allowQuery: allowQuery, allowFragment: allowFragment, allowIPAddress: allowIPAddress, maxLength: maxLength)
        guard let defaultScheme else { return Self(_text: _TextRule(.url(format))) }
        return Self(format, defaultScheme: defaultScheme)
    }

    @usableFromInline
    init(_ format: URLFormat, defaultScheme: String) {
        self.init(CompletedURL(format, defaultScheme: defaultScheme))
    }
}
#endif
