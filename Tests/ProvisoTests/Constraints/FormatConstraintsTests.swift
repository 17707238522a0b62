import ProvisoFormats
import ProvisoPatterns
import TestSupport
import Testing

@testable import ProvisoCore

/// What the rules for formats say of themselves, against what they judge: every rule of the registry whose constraints speak of
/// texts, each with some twenty sets of options.
@Suite struct FormatConstraintsTests {
    @Test func theRulesAreFound() {
        #expect(FormatSubject.rules.count >= 62)
    }

    @Test(arguments: FormatSubject.rules) func everyPatternCompiles(of rule: String) {
        for subject in FormatSubject.all(of: rule) {
            for shape in subject.facts.constraints.shapes {
                for pattern in shape.samples + [shape.pattern].compactMap(\.self) {
                    #expect(PatternConstraint(pattern).compiled != nil, "\(subject): \(pattern)")
                }
            }
        }
    }

    /// A rule passes nothing that breaks its constraints, and where these are exact it passes all that meets them.
    @Test(arguments: FormatSubject.rules) func whatPassesMeetsTheConstraints(of rule: String) {
        var random = SplitMix64(seed: 27)
        var mistakes: [String] = []
        var judged = 0
        for subject in FormatSubject.all(of: rule) {
            let passing = subject.passingTexts(Sweep.count(30, sample: 5), using: &random)
            judged += passing.count
            let changed = passing.shuffled(using: &random).prefix(Sweep.count(60, sample: 10)).flatMap { text in
                (0..<6).map { _ in FormatSubject.changed(text, using: &random) }
            }
            let values = FormatSubject.examples + (passing + changed).flatMap { FormatSubject.values(of: $0) }
            mistakes += values.compactMap(subject.mistake)
        }
        #expect(mistakes.prefix(5) == [])
        // Some options let no text pass: what lies in the future is made by nobody here.
        #expect(judged > 0 || rule == BooleanRule.name)
    }

    /// Every word of the pattern of an exact shape passes.
    @Test(arguments: FormatSubject.rules) func exactShapesAreExact(of rule: String) {
        var random = SplitMix64(seed: 28)
        var mistakes: [String] = []
        for subject in FormatSubject.all(of: rule) where subject.facts.constraints.isExact {
            for pattern in subject.facts.constraints.shapes.compactMap(\.pattern) {
                let words = FormatSubject.words(of: pattern, Sweep.count(40, sample: 8), using: &random)
                #expect(!words.isEmpty, "\(subject)")
                mistakes += words.filter { !subject.passes(.string($0)) }.map { "\(subject) refuses \($0)" }
            }
        }
        #expect(mistakes.prefix(5) == [])
    }

    /// Some texts made of the samples pass, or do with one of the check characters.
    @Test(arguments: FormatSubject.rules) func samplesHit(of rule: String) {
        var random = SplitMix64(seed: 29)
        for subject in FormatSubject.all(of: rule) {
            for shape in subject.facts.constraints.shapes where !shape.samples.isEmpty {
                let words = shape.samples.flatMap {
                    FormatSubject.words(of: $0, Sweep.count(20, sample: 8), using: &random)
                }
                let candidates = words + words.prefix(20).flatMap { shape.check?.variants(of: $0) ?? [] }
                #expect(candidates.contains { subject.passes(.string($0)) }, "\(subject)")
            }
        }
    }

    /// With a flag the way that it widens, all passes that passes with it the other way.
    @Test(arguments: FormatSubject.rules) func flagsWidenAsTheySay(of rule: String) {
        var random = SplitMix64(seed: 30)
        var mistakes: [String] = []
        for subject in FormatSubject.all(of: rule) {
            for option in subject.facts.options where option.choices == [true, false] {
                guard option.widens == .whenTrue || option.widens == .whenFalse else { continue }
                var (wide, narrow) = (subject.options, subject.options)
                wide[option.name] = .bool(option.widens == .whenTrue)
                narrow[option.name] = .bool(option.widens == .whenFalse)
                guard let wide = FormatSubject(rule, wide), let narrow = FormatSubject(rule, narrow) else { continue }
                let texts = narrow.passingTexts(Sweep.count(6, sample: 1), using: &random)
                let changed = texts.prefix(20).map { FormatSubject.changed($0, using: &random) }
                mistakes += (texts + changed).filter { narrow.passes(.string($0)) && !wide.passes(.string($0)) }
                    .map { "\(wide) refuses \($0)" }
            }
        }
        #expect(mistakes.prefix(5) == [])
    }

    // MARK: Options

    /// The options that a format gives are those that it was made with.
    @Test(arguments: FormatSubject.rules) func optionsAreReadBack(of rule: String) {
        for subject in FormatSubject.all(of: rule, combinations: 12) {
            guard let described = subject.describedFormat else { continue }
            let definition = described.definition
            #expect(definition?.type == rule, "\(subject)")
            #expect(definition?.options == described.options, "\(subject)")
            #expect(described.constraints == subject.facts.constraints, "\(subject)")
            guard let definition, let again = FormatSubject(rule, definition.options) else {
                Issue.record("\(subject)")
                continue
            }
            #expect(again.facts.constraints == subject.facts.constraints, "\(subject)")
            #expect(again.describedFormat?.options == described.options, "\(subject)")
        }
    }

    /// Options are given only where they are not what holds anyway.
    @Test(arguments: FormatSubject.rules) func defaultsAreLeftOut(of rule: String) {
        for subject in FormatSubject.all(of: rule) where subject.options.isEmpty {
            #expect(subject.describedFormat?.options ?? [:] == [:])
        }
    }

    @Test func aFormatThatIsKeptInPlaceKnowsItsOptions() throws {
        let format = try #require(InPlaceFormat(VINFormat(checkDigit: true)))
        #expect(format.options == ["checkDigit": true])
        #expect(format.definition == RuleDefinition(VINFormat.ruleName, ["checkDigit": true]))
        #expect(format.constraints == VINFormat(checkDigit: true).constraints)
    }

    /// A format that does not say its options is not defined as another one.
    @Test func unknownOptionsAreNotLost() {
        #expect(SizedFormat(size: 1).definition == RuleDefinition("sized"))
        #expect(SizedFormat(size: 2).definition == nil)
        #expect(DomainNameFormat(minimumLabels: 500).definition == nil)
    }

    /// A document of a model keeps the message for the code of a format that only a registry knows.
    @Test func messagesOfRegisteredFormatsAreKept() {
        let rule = AnyRule<String>.format(SizedFormat(size: 1)).message("Too wide.", for: "sized")
        #expect(rule.definitions?.map(\.options) == [["message": "Too wide."]])
    }

    /// What no registry is known to have has no option for the message of one code: only Swift can say it.
    @Test func messagesOfUnknownRulesAreNotLost() {
        #expect(AnyRule(UnregisteredRule()).definitions == [RuleDefinition("unregistered")])
        #expect(AnyRule(UnregisteredRule()).message("No.").definitions?.map(\.options) == [["message": "No."]])
        #expect(AnyRule(UnregisteredRule()).message("No.", for: "unregistered").definitions == nil)
    }

    // MARK: Others

    @Test func titlesAreThoseOfTheCatalogue() throws {
        for name in FormatSubject.rules {
            let type = try #require(RuleRegistry.standard.rule(named: name))
            for key in type.messages.keys {
                let code = String(key.prefix { $0 != "/" })
                let title = MessageTitle.name(for: ViolationCode(rawValue: code), wording: key)
                let ownName = ViolationCode(rawValue: code).reason.flatMap { MessageTitle.exists($0) ? $0 : nil }
                #expect(type.titles[key] ?? type.titles[code] ?? ownName ?? "invalid" == title, "\(key)")
            }
            for (key, title) in type.titles {
                #expect(type.messages[key] != nil && MessageTitle.exists(title), "\(key) \(title)")
            }
        }
    }

    @Test func codesFollowTheOptions() {
        func facts(_ options: DataObject) -> RuleFacts? {
            var rule = options
            rule["type"] = .string(EmailRule.name)
            return RuleFacts(of: rule, in: .standard)
        }
        #expect(facts([:])?.possibleCodes == ["email"])
        #expect(facts([:])?.deferredCodes == [])
        #expect(facts(["checkDomainSpelling": true])?.possibleCodes == ["email", "email.domainTypo"])
        #expect(facts(["checkDNS": true])?.possibleCodes == ["email"])
        #expect(facts(["checkDNS": true])?.deferredCodes == ["email.domainNotFound", "email.domainUnchecked"])
    }

    /// The order in which formats are tried on data, those first that hardly anything else has.
    @Test func recognitionsHaveTheirOrder() {
        let known = RuleRegistry.standard.recognitions.filter(\.recognition.names.isEmpty).sorted {
            ($0.recognition.breadth, $0.recognition.order) < ($1.recognition.breadth, $1.recognition.order)
        }
        #expect(
            known.map(\.rule) == [
                "uuid", "ulid", "jwt", EmailRule.name, "url", "uri", "ip", "ip", "mac", IBANFormat.ruleName, "isbn",
                "ean",
                "paymentCard", "issn", "isin", VINFormat.ruleName, "e164", "hexColor", "cron", "cron", "dateTime",
                "dateTime", "time", "semver",
                "duration", "latLong", "timeZone", "mimeType", "hashDigest", "hashDigest", "hashDigest", "hashDigest",
                "country", "country", "country", "currency", "language", "domainName",
            ])
        let places = known.map { "\($0.recognition.breadth) \($0.recognition.order)" }
        #expect(Set(places).count == places.count)
        let ofNames = RuleRegistry.standard.recognitions.filter { !$0.recognition.names.isEmpty }
        #expect(ofNames.map(\.rule) == ["latitude", "longitude"])
    }

    /// A label that begins with `xn--` is decoded where Unicode may stand, so that less of ASCII passes there.
    @Test func internationalNamesAreNotWider() {
        let name = "xn--0.example"
        #expect(DomainNameFormat(enableIDN: false).isValid(name))
        #expect(!DomainNameFormat(enableIDN: true).isValid(name))
    }

    @Test func endsOfTextsAreComparedByCanonicalEquivalence() {
        let start = TextEnd(.start, "Ko;`", ignoreCase: false)
        let equivalent = "\u{212A}o\u{37E}\u{1FEF} and more"
        #expect(start.constraints.allows(.string(equivalent)) == true)
        #expect(StartsWith<String>("Ko;`").accepts(equivalent))
        // Beyond ASCII only samples say how it is written, and nothing is refused.
        let end = TextEnd(.end, "é", ignoreCase: false).constraints
        #expect(end == .atMost(.kinds(.text), .shape(TextShape(samples: ["[a-z]*é", ".*é"]))))
        for text in ["caf\u{E9}", "cafe\u{301}", "cafe"] { #expect(end.allows(.string(text)) != false) }
    }
}

extension ValidationRule {
    func accepts(_ value: Value) -> Bool {
        var report = Report()
        check(value, into: &report)
        return report.violations.isEmpty
    }
}

/// A format of somebody's own that has an option, and does not say which.
private struct SizedFormat: DocumentFormat {
    static let ruleName = "sized"
    static let summary = "So many bytes."
    static let message: CatalogMessage = "{attribute} has another size."
    var size: Int

    init(size: Int) { self.size = size }
    init(options: inout RuleOptions) { size = options.integer("size", default: 1, "How many.") ?? 1 }

    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        utf8.count == size ? nil : FormatFailure("wrong length", at: 0)
    }
}

/// A rule that holds a format.
private protocol FormatHolder {
    var held: any DocumentFormat { get }
}

extension FormatRule: FormatHolder {
    fileprivate var held: any DocumentFormat { format }
}

extension EmailRule: FormatHolder {
    fileprivate var held: any DocumentFormat { format }
}

extension FormatSubject {
    /// The format of the rule; `nil` for a rule that has none.
    fileprivate var describedFormat: (any DocumentFormat)? {
        guard let type = RuleRegistry.standard.rule(named: rule)?.metatype else { return nil }
        let problems = RuleDocumentProblems()
        var reading = RuleOptions(
            attributes: ["value"],
            members: options.members.map { (DocumentNode(.string($0.key)), DocumentNode($0.value)) },
            position: nil,
            context: RuleOptions.Context(
                problems: problems, compiler: RuleCompiler(registry: .standard, problems: problems)))
        let holder = type.init(options: &reading) as? any FormatHolder
        return holder?.held
    }
}

/// A rule that says what documents call it, and not that a registry has it.
private struct UnregisteredRule: ValidationRule {
    var definitions: [RuleDefinition]? { [RuleDefinition("unregistered")] }
    func check(_ value: String, into report: inout Report) {}
}
