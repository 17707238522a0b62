import ProvisoDNS
import ProvisoFormats
import Testing

@testable import ProvisoCore

/// What documents write in the place of the rules for formats in Swift.
@Suite struct FormatDefinitionsTests {
    private static let moment = Timestamp(secondsSince1970: 1_700_000_000, nanoseconds: 500_000_000)
    private static let day = Timestamp(secondsSince1970: 1_700_006_400)

    /// Rules for texts, and what a document says for each.
    private static let rules: [(rule: any ValidationRule<String>, definition: RuleDefinition)] = [
        (DateText(), RuleDefinition("date")),
        (
            DateText(DateFormat(format: try? DatePattern("dd.MM.yyyy"), before: day, past: true, minAge: 18)),
            RuleDefinition(
                "date", ["format": "dd.MM.yyyy", "before": "2023-11-15", "past": true, "minAge": 18])
        ),
        (
            DateText(DateFormat(after: moment, between: moment...day)),
            RuleDefinition(
                "date",
                [
                    "after": "2023-11-14T22:13:20.5Z",
                    "between": ["2023-11-14T22:13:20.5Z", "2023-11-15"],
                ])
        ),
        (DateTimeText(DateTimeFormat(allowLocal: true)), RuleDefinition("dateTime", ["allowLocal": true])),
        (DateTimeText(DateTimeFormat(after: day)), RuleDefinition("dateTime", ["after": "2023-11-15"])),
        (
            TimeText(TimeFormat(after: TimeOfDay("08:30"), requireOffset: true)),
            RuleDefinition("time", ["after": "08:30:00", "requireOffset": true])
        ),
        (TimeText(TimeFormat(format: try? DatePattern("h:mm a"))), RuleDefinition("time", ["format": "h:mm a"])),
        (CardExpiryText(allowFourDigitYear: true), RuleDefinition("cardExpiry", ["allowFourDigitYear": true])),
        (
            EmailOfDomain(format: EmailFormat(enableIDN: true), checksSpelling: true, domains: nil),
            RuleDefinition(EmailRule.name, ["enableIDN": true, "checkDomainSpelling": true])
        ),
        (
            CompletedURL(URLFormat(validSchemes: ["ftp"], allowPort: false), defaultScheme: "ftp"),
            RuleDefinition("url", ["validSchemes": ["ftp"], "allowPort": false, "defaultScheme": "ftp"])
        ),
        (StartsWith("A"), RuleDefinition("startsWith", ["value": "A"])),
        (EndsWith(".org", ignoreCase: true), RuleDefinition("endsWith", ["value": ".org", "ignoreCase": true])),
        (AnyRule<String>.port(allowZero: true).base, RuleDefinition("port", ["allowZero": true])),
        (AnyRule<String>.latitude.base, RuleDefinition("latitude")),
        (AnyRule<String>.longitude.base, RuleDefinition("longitude")),
        (AnyRule<String>.coordinates(.longLat).base, RuleDefinition("coordinates", ["order": "longLat"])),
        (PaymentCard(brands: [.visa, .amex]), RuleDefinition("paymentCard", ["brands": ["amex", "visa"]])),
        (InFormat(VINFormat()), RuleDefinition(VINFormat.ruleName)),
    ]

    @Test(arguments: rules.indices) func rulesAreDefined(_ index: Int) throws {
        let (rule, definition) = Self.rules[index]
        #expect(rule.definitions == [definition])
        let subject = try #require(FormatSubject(definition.type, definition.options))
        #expect(rule.constraints == subject.facts.constraints)
        for text in FormatSubject.examples.compactMap(\.text) {
            #expect(Self.accepts(rule, text) == subject.passes(.untyped(text)), "\(definition) \(text)")
        }
    }

    /// Warnings let a text pass.
    private static func accepts(_ rule: some ValidationRule<String>, _ text: String) -> Bool {
        var report = Report()
        rule.check(text, into: &report)
        return report.violations.allSatisfy { $0.severity != .error }
    }

    /// What a document cannot say, it does not say otherwise.
    @Test func othersAreNot() {
        let rules: [any ValidationRule<String>] = [
            DateText(DateFormat(past: true, now: Self.day)), DateTimeText(DateTimeFormat(future: true, now: Self.day)),
            DateText(DateFormat(past: true, future: true)), DateText(DateFormat(minAge: 5000)),
            CompletedURL(URLFormat(), defaultScheme: "ftp"), StartsWith(""),
            InFormat(VINFormat(), code: "chassis"),
            EmailOfDomain(format: EmailFormat(), checksSpelling: false, domains: MailDomainCheck()),
        ]
        for rule in rules { #expect(rule.definitions == nil, "\(rule.name)") }
        #expect(URLFormat(validSchemes: []).definition() == nil)
        #expect(URLFormat(maxLength: 100).definition() == RuleDefinition("url", ["maxLength": 100]))
    }

    @Test func theSystemIsAskedAboutDomains() {
        let rule = EmailOfDomain<String>(format: EmailFormat(), checksSpelling: false, domains: .system)
        #expect(rule.definitions == [RuleDefinition(EmailRule.name, ["checkDNS": true])])
    }

    @Test func rulesForNumbersAreDefined() {
        #expect(AnyRule<Double>.latitude.base.definitions == [RuleDefinition("latitude")])
        #expect(AnyRule<Double>.positive.base.definitions == [RuleDefinition("positive")])
        #expect(AnyRule<Int>.port(allowZero: true).base.definitions == [RuleDefinition("port", ["allowZero": true])])
    }
}
