public import ProvisoFormats

/// `email`: an email address, as ``/ProvisoFormats/EmailFormat`` judges it.
extension EmailFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "email" }
    /// What passes.
    public static var summary: String {
        "An email address: what mail systems on the public internet accept and people type."
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["mail", "emailAddress", "emailStr", "idnEmail"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be an email address, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "name@example.com"]]

    /// Such addresses name people.
    public static var recognitions: [Recognition] { [Recognition(breadth: .fixed, order: 20, isKey: true)] }

    /// Whether nothing passes but a mailbox of RFC 5321 or RFC 6531 with a domain of the public internet, as JSON Schema has it.
    private var isMailbox: Bool {
        !allowDisplayName && !allowComments && !allowUnderscore && !allowTrailingDot && !allowLocalDomain
    }

    /// Something, an at sign and a domain. How long each may be, the format alone knows.
    public var shape: TextShape {
        let plain = #"[a-z]{2,10}(?:\.[a-z]{2,8})?@example\.(?:org|com|net)"#
        let named = #"[A-Z][a-z]{2,8} [A-Z][a-z]{2,8} <[a-z]{2,10}@example\.(?:org|com|net)>"#
        return TextShape(
            pattern,
            samples: [plain, #"[a-z0-9._+-]{1,30}@[a-z0-9-]{1,30}(?:\.[a-z]{2,12}){1,3}"#]
                + (allowDisplayName ? [named] : [])
        ).named(isMailbox ? enableIDN ? "idn-email" : "email" : nil)
            .entered(InputHint(type: isPlain ? "email" : nil, mode: "email", autocomplete: "email"))
    }

    /// Whether nothing passes that browsers refuse in a control for addresses.
    private var isPlain: Bool {
        !allowQuotedLocal && !allowComments && !allowAddressLiteral && !allowDisplayName && !enableIDN
            && !allowUnderscore && !allowTrailingDot
    }

    private var pattern: String {
        let beyond = enableIDN ? PatternText.beyondASCII : ""
        if allowQuotedLocal || allowComments || allowDisplayName {
            let character = "[\(allowComments ? #"\t\n\r"# : "") -~\(beyond)]"
            return "\(character)+@\(character)+"
        }
        let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~\(beyond)-]+"
        let name = PatternText.domainName(
            minimumLabels: allowLocalDomain ? 1 : 2, allowUnderscore: allowUnderscore,
            allowTrailingDot: allowTrailingDot, isInternational: enableIDN)
        let domain = allowAddressLiteral ? #"(?:\#(name)|\[[0-9A-Za-z.:]+\])"# : name
        return #"\#(atom)(?:\.\#(atom))*@\#(domain)"#
    }

    /// The options as a document gives them.
    public var options: DataObject {
        .options([
            "allowQuotedLocal": .bool(allowQuotedLocal), "allowComments": .bool(allowComments),
            "allowAddressLiteral": .bool(allowAddressLiteral), "allowLocalDomain": .bool(allowLocalDomain),
            "allowDisplayName": .bool(allowDisplayName), "enableIDN": .bool(enableIDN), "idna2008": .bool(idna2008),
            "allowUnderscore": .bool(allowUnderscore), "allowTrailingDot": .bool(allowTrailingDot),
            "checkSpoofing": .bool(checkSpoofing),
        ])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowQuotedLocal: options.flag(
                "allowQuotedLocal", "Whether the part before the @ may be quoted.",
                alsoCalled: ["allowQuoted", "quoted"], widens: .whenTrue),
            allowComments: options.flag(
                "allowComments", "Whether comments and folding white space may occur in it.", widens: .whenTrue),
            allowAddressLiteral: options.flag(
                "allowAddressLiteral", "Whether the domain may be `[192.0.2.1]`.",
                alsoCalled: ["allowIPDomain", "allowIPAddress"], widens: .whenTrue),
            allowLocalDomain: options.flag(
                "allowLocalDomain", "Whether a domain of one label passes.",
                alsoCalled: ["allowLocal", "allowLocalhost"], widens: .whenTrue),
            allowDisplayName: options.flag(
                "allowDisplayName", "Whether a name may precede `<address>`.",
                alsoCalled: ["allowName", "displayName"], widens: .whenTrue),
            // Neither way is wider: labels that begin with xn-- are decoded and judged too where it is on.
            enableIDN: options.flag(
                "enableIDN", "Whether local part and domain may go beyond ASCII.",
                alsoCalled: ["idn", "allowIDN", "unicode", "allowUnicode", "allowUTF8LocalPart", "international"]),
            idna2008: options.flag(
                "idna2008", "Whether an internationalized domain must obey IDNA 2008 too.", widens: .whenFalse),
            allowUnderscore: options.flag(
                "allowUnderscore", "Whether the domain may hold underscores.", widens: .whenTrue),
            allowTrailingDot: options.flag(
                "allowTrailingDot", "Whether a dot may follow the domain.", widens: .whenTrue),
            checkSpoofing: options.flag(
                "checkSpoofing", "Whether name, local part and labels must not mix scripts deceptively (UTS #39).",
                widens: .whenFalse))
        options.warnUnless(enableIDN, "enableIDN: true", ["idna2008", "checkSpoofing"])
        options.needTables(enableIDN, option: "enableIDN")
        options.needTables(checkSpoofing, option: "checkSpoofing")
    }
}

/// The rule `email`: the format, and on demand whether the domain takes mail. The small engine of a page has it.
struct EmailRule: DocumentRule, MessageConstants, MessageParameters {
    static let name = EmailFormat.ruleName
    static let summary = EmailFormat.summary
    static var otherNames: [String] { EmailFormat.otherNames }
    static var examples: [RuleExample] {
        [
            RuleExample(passes: "ada@example.org", fails: ["email": "ada@"]),
            RuleExample(["enableIDN": true], passes: "ada@bücher.example", fails: ["email": "ada@bücher..example"]),
            RuleExample(
                ["checkDomainSpelling": true], passes: "ada@gmail.com", fails: ["email.domainTypo": "ada@gmial.com"]),
        ]
    }
    static let messages: [String: CatalogMessage] = [
        "email": EmailFormat.message,
        "email.domainTypo": "{attribute} has a domain that looks misspelled. Check the part after the @.",
        "email.domainNotFound": "{attribute} has a domain that does not accept email. Check the part after the @.",
        "email.domainUnchecked": "The domain of {attribute} could not be checked. Try again later.",
    ]
    static let parameters: [String: Set<String>] = [
        "email": ["reason"],
        "email.domainNotFound": ["reason"],
        "email.domainUnchecked": ["reason"],
    ]
    static var constants: [String: Parameters] { EmailFormat.constants }
    static let titles: [String: String] = [
        "email.domainTypo": "misspelled",
        "email.domainNotFound": "notFound",
        "email.domainUnchecked": "notChecked",
    ]
    static var recognitions: [Recognition] { EmailFormat.recognitions }

    let format: EmailFormat
    /// Looks for misspelled domains; `nil` without `checkDomainSpelling`.
    let spelling: EmailDomainSuggestions?
    /// Asks the DNS; `nil` without `checkDNS`.
    let domains: MailDomainCheck?

    init(options: inout RuleOptions) {
        format = EmailFormat(options: &options)
        let checksSpelling = options.flag(
            "checkDomainSpelling",
            "Whether there is a warning of a domain that looks like that of a large provider, misspelled: `gmial.com`.",
            alsoCalled: ["suggestDomain", "mailcheck", "checkTypos", "domainSpelling"], widens: .whenFalse)
        spelling = checksSpelling ? EmailDomainSuggestions(format: format) : nil
        let asks = options.flag(
            "checkDNS", "Whether the DNS is asked if the domain takes mail.",
            alsoCalled: ["dns", "mx", "checkMX", "verifyDNS", "validateDNS"], widens: .whenFalse)
        let registry = options.context.compiler?.registry
        let domains = asks && !(registry?.isOffline ?? true) ? registry?.mailDomains : nil
        let canAsk = domains?.canAsk ?? true
        if !canAsk {
            options.leave(
                "`checkDNS` needs something that asks the DNS, which this program has not.", option: "checkDNS",
                suggestion: "Link Proviso, or give the registry's `mailDomains` a resolver.")
        }
        self.domains = canAsk ? domains : nil
    }

    var constraints: Constraints { format.constraints }
    var possibleCodes: [String] { ["email"] + (spelling == nil ? [] : ["email.domainTypo"]) }
    var deferredCodes: [String] { domains == nil ? [] : ["email.domainNotFound", "email.domainUnchecked"] }

    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        domains == nil && spelling == nil && value.isText && format.failure(in: value.bytes.span) == nil
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return report.fail("email", ["reason": "not text"]) }
        if let failure = format.failure(in: value.bytes.span) {
            guard let spelling else {
                return report.fail(
                    "email", Parameters(reason: failure), correcting: value.data, by: FormatSuggestions(format: format))
            }
            return report.fail("email", Parameters(reason: failure), correcting: value.data, by: spelling)
        }
        spelling?.check(value.bytes, value.data, into: &report)
        guard let domains, let domain = EmailDomain.name(in: value.bytes, format) else { return }
        domains.check(domain, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? { format.completion(of: text) }
}

#if !hasFeature(Embedded)
/// An email address whose domain is spelled well or takes mail, for values of Swift types.
@usableFromInline
struct EmailOfDomain<Value: StringProtocol>: ValidationRule {
    let format: EmailFormat
    private let spelling: EmailDomainSuggestions?
    private let domains: MailDomainCheck?

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - format: What an address may look like.
    ///   - checksSpelling: Whether there is a warning of a misspelled domain.
    ///   - domains: Asks the DNS; `nil` for not asking it.
    @usableFromInline
    init(format: EmailFormat, checksSpelling: Bool, domains: MailDomainCheck?) {
        self.format = format
        spelling = checksSpelling ? EmailDomainSuggestions(format: format) : nil
        self.domains = domains
    }

    @usableFromInline var name: String { EmailFormat.ruleName }

    /// The rule as documents write it; `nil` where somebody else than the system is asked about domains.
    @usableFromInline var definitions: [RuleDefinition]? {
        var options = format.options
        if spelling != nil { options["checkDomainSpelling"] = true }
        if domains != nil { options["checkDNS"] = true }
        return RuleDefinition(EmailRule.self, options) {
            $0.format == format && ($0.spelling == nil) == (spelling == nil) && $0.domains === domains
        }.map { [$0] }
    }

    @usableFromInline var constraints: Constraints { format.constraints }

    @usableFromInline
    func check(_ value: Value, into report: inout Report) {
        if let failure = value.withBytes({ format.failure(in: $0.span) }) {
            guard let spelling else { return InFormat<EmailFormat, Value>(format).check(value, into: &report) }
            return report.fail(
                "email", Parameters(reason: failure), correcting: .string(String(value)), by: spelling)
        }
        if let spelling { value.withBytes { spelling.check($0, .string(String(value)), into: &report) } }
        guard let domains, let domain = String(value).withBytes({ EmailDomain.name(in: $0, format) }) else { return }
        domains.check(domain, into: &report)
    }

    @usableFromInline
    func checkMissing(into report: inout Report) { InFormat<EmailFormat, Value>(format).checkMissing(into: &report) }

    @usableFromInline
    func completion(of text: String) -> Completion? { format.completion(of: text) }
}

extension EmailOfDomain: CodedRule {
    var codes: Set<ViolationCode>? {
        ["email", "email.domainTypo", "email.domainNotFound", "email.domainUnchecked"]
    }
}

extension MailDomainCheck {
    /// Finds out whether a domain takes mail: later, where somebody will ask, and otherwise at once.
    fileprivate func check(_ domain: String, into report: inout Report) {
        guard report.asksLater else { return waitForStatus(of: domain).report(into: &report) }
        report.deferCheck(
            DeferredCheck(failureSeverity: .warning) { report in
                await self.status(of: domain).report(into: &report)
            })
    }
}

extension MailDomainStatus {
    /// Notes that a domain takes no mail; that there was no answer is a warning.
    func report(into report: inout Report) {
        switch self {
        case .takesMail: break
        case .takesNoMail(let reason): report.fail("email.domainNotFound", ["reason": .string(reason.rawValue)])
        case .unknown(let failure):
            report.fail("email.domainUnchecked", ["reason": .string(failure.description)], severity: .warning)
        }
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// An email address; see ``/ProvisoFormats/EmailFormat``.
    @_alwaysEmitIntoClient
    public static var email: Self { Self(format: EmailFormat()) }

    /// An email address, with options; see ``/ProvisoFormats/EmailFormat``.
    ///
    /// With `checkDomainSpelling` there is a warning with the code `email.domainTypo` of a domain that looks like that of a
    /// large provider, misspelled; its ``Violation/suggestion`` is the address with the right one.
    ///
    /// With `checkDNS` the domain must take mail, too. The DNS is asked once the address is in order; a validation that
    /// waits for asynchronous rules, and a form, do not stop for the answer, any other validation waits for it, no longer
    /// than `domains` does. Codes: `email.domainNotFound` and, as a warning when there was no answer,
    /// `email.domainUnchecked`.
    ///
    /// - Parameters:
    ///   - allowQuotedLocal: Whether the part before the `@` may be quoted: `"a b"@example.com`.
    ///   - allowComments: Whether comments and folding white space may stand where RFC 5322 allows them.
    ///   - allowAddressLiteral: Whether an address may stand in place of the domain: `a@[192.0.2.1]`.
    ///   - allowLocalDomain: Whether a domain of one label is enough: `root@localhost`.
    ///   - allowDisplayName: Whether a name may precede the address: `Ada <ada@example.com>`.
    ///   - enableIDN: Whether local part and domain may have characters beyond ASCII (RFC 6531).
    ///   - idna2008: Whether the rules of RFC 5892 hold for the domain, besides those of UTS #46.
    ///   - allowUnderscore: Whether labels of the domain may have underscores.
    ///   - allowTrailingDot: Whether a dot may end the domain.
    ///   - checkSpoofing: Whether labels that mix scripts to deceive are refused (UTS #39).
    ///   - checkDomainSpelling: Whether there is a warning of a misspelled domain: `ada@gmial.com`.
    ///   - checkDNS: Whether the domain must take mail.
    ///   - domains: Asks the DNS, and remembers the answers.
    @_alwaysEmitIntoClient
    public static func email(
        allowQuotedLocal: Bool = false, allowComments: Bool = false, allowAddressLiteral: Bool = false,
        allowLocalDomain: Bool = false, allowDisplayName: Bool = false, enableIDN: Bool = false, idna2008: Bool = false,
        allowUnderscore: Bool = false, allowTrailingDot: Bool = false, checkSpoofing: Bool = false,
        checkDomainSpelling: Bool = false, checkDNS: Bool = false, domains: @autoclosure () -> MailDomainCheck = .system
    ) -> Self {
        let format = EmailFormat(
            allowQuotedLocal: allowQuotedLocal, allowComments: allowComments, allowAddressLiteral: allowAddressLiteral,
            allowLocalDomain: allowLocalDomain, allowDisplayName: allowDisplayName, enableIDN: enableIDN,
            idna2008: idna2008, allowUnderscore: allowUnderscore, allowTrailingDot: allowTrailingDot,
            checkSpoofing: checkSpoofing)
        guard checkDomainSpelling || checkDNS else { return Self(format: format) }
        return Self(
            EmailOfDomain(format: format, checksSpelling: checkDomainSpelling, domains: checkDNS ? domains() : nil))
    }
}

/// A text is an email address: `Email()`, `Email(enableIDN: true)`, or `.email`.
typealias Email<Value: StringProtocol> = InFormat<EmailFormat, Value>

extension InFormat where Format == EmailFormat {
    /// Creates the rule with the options of ``/ProvisoFormats/EmailFormat``.
    init(
        allowQuotedLocal: Bool = false, allowComments: Bool = false, allowAddressLiteral: Bool = false,
        allowLocalDomain: Bool = false, allowDisplayName: Bool = false, enableIDN: Bool = false, idna2008: Bool = false,
        allowUnderscore: Bool = false, allowTrailingDot: Bool = false, checkSpoofing: Bool = false
    ) {
        self.init(
            EmailFormat(
                allowQuotedLocal: allowQuotedLocal, allowComments: allowComments,
                allowAddressLiteral: allowAddressLiteral, allowLocalDomain: allowLocalDomain,
                allowDisplayName: allowDisplayName, enableIDN: enableIDN, idna2008: idna2008,
                allowUnderscore: allowUnderscore, allowTrailingDot: allowTrailingDot, checkSpoofing: checkSpoofing))
    }
}

extension MailDomainCheck {
    /// Judges an email address, and asks the DNS whether its domain takes mail.
    ///
    /// ```swift
    /// let result = await MailDomainCheck.system.validate(email: "ada@example.org")
    /// ```
    ///
    /// - Returns: A result with the codes `email`, `email.domainNotFound` or, as a warning, `email.domainUnchecked`.
    public func validate(email text: String, format: EmailFormat = EmailFormat()) async -> ValidationResult {
        var report = Report()
        Email(format).check(text, into: &report)
        if report.violations.isEmpty, let domain = text.withBytes({ EmailDomain.name(in: $0, format) }) {
            await status(of: domain).report(into: &report)
        }
        return report.result
    }
}
#else
/// Embedded Swift opens no sockets: `checkDNS` is refused.
public final class MailDomainCheck: Sendable {
    /// Asks nobody.
    public static let system = MailDomainCheck()

    var canAsk: Bool { false }

    func check(_ domain: String, into report: inout Report) {}
}
#endif
