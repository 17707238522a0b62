#if YAML
import Proviso
import ProvisoYAML
import Testing

@Suite struct MessageTests {
    private func messages(
        _ rules: String, _ record: String, registry: RuleRegistry = .standard
    ) throws -> [String] {
        let document = try RuleDocument(yaml: rules, registry: registry)
        return try document.validate(try DataValue(json: record)).messages
    }

    @Test func theNearestMessageWins() throws {
        let rules = """
            messages: { string.tooShort: "document", required: "Please give {article} {attribute}." }
            attributes: { dob: { label: date of birth, article: your } }
            rules:
              - { attributes: a, type: string, min: 3 }
              - { attributes: b, type: string, min: 3, message: rule }
              - { attributes: c, type: string, min: 3, message: rule, tooShort: code }
              - { attributes: c, type: string, max: 1, message: rule, tooShort: code }
              - { attributes: dob, type: required }
            """
        #expect(
            try messages(rules, #"{"a":"x","b":"x","c":"xx"}"#)
                == ["document", "rule", "code", "Please give your date of birth."])
    }

    /// A message for all codes of a rule may have the places of each of them.
    @Test(arguments: [
        ("date, {before: 2024-02-01, message: '{before}, {minAge}, {reason}'}", nil),
        ("contains, {value: a, message: '{containedValue} {{quux}} {value}'}", nil),
        ("string, {min: 3, message: '{attribute} {article} {min} {max} {length}'}", nil),
        ("each, {rule: {type: date, message: '{earliest}'}}", nil),
        ("email, {message: '{atribute}'}", "{atribute} that nothing fills. Did you mean {attribute}?"),
        ("email, {message: '{before}'}", "{before} that nothing fills."),
        ("string, {min: 3, message: '{min} {quux}'}", "{quux} that nothing fills. Write {{quux}} for"),
        ("date, {message: '{containedValue}'}", "{containedValue} that nothing fills."),
        ("date, {message: '{min}'}", "{min} that nothing fills."),
        ("required, {message: '{min}'}", "{min} that nothing fills."),
        ("string, {min: 3, tooShort: '{reason}'}", "{reason} that nothing fills."),
        ("string, {length: 3, notEqual: '{length}, {value}'}", nil),
        ("string, {length: 3, notEqual: '{max}'}", "{max} that nothing fills."),
        ("compare, {operator: '>', compareValue: 3, message: '{compareValue} {max}'}", "{max} that nothing fills."),
        ("each, {rule: {type: email, message: '{earliest}'}}", "{earliest} that nothing fills."),
    ])
    func placesOfAllCodes(rule: String, mistake: String?) {
        do {
            _ = try RuleDocument(yaml: "rules:\n- [a, \(rule)]")
            #expect(mistake == nil)
        } catch {
            #expect(mistake.map { "\(error)".contains($0) } ?? false, "\(error)")
        }
    }

    /// A document has titles and wordings too, and messages in several languages.
    @Test func titlesAndLanguages() throws {
        let rules = """
            messages:
              required: "{attribute}?"
              title/required: "Gone"
              title/tooShort: "Short"
              in/not: "Not {value}."
              number: "A number, {min} or more."
              de:
                required: "{attribute} fehlt."
                title/required: "Fehlt"
                in: "{value} nicht."
              pt-BR: { required: "{attribute}, por favor." }
            rules:
              - [ a, required ]
              - { attributes: b, type: string, min: 3 }
              - { attributes: c, type: in, range: [x], not: true }
              - { attributes: d, type: in, range: [x], message: "Only x." }
              - { attributes: e, type: number, min: 3, tooSmall: "{min}!" }
              - { attributes: f, type: number, min: 3 }
              - { attributes: g, type: nested, rules: [[h, required]] }
              - { attributes: i, type: each, rule: required }
            """
        let document = try RuleDocument(yaml: rules)
        let record = try DataValue(json: #"{"b":"x","c":"x","d":"y","e":1,"f":1,"g":{"z":1},"i":["1",""]}"#)
        let violations = try document.validate(record).violations
        func read(_ tag: String) -> (messages: [String], titles: [String]) {
            let english = MessageLanguage.english
            let language = MessageLanguage(
                tag: tag, plurals: english.plurals, numbers: english.numbers, lists: english.lists,
                quotes: english.quotes)
            let catalog = MessageCatalog(language, over: .english, messages: ["Only x.": "(x)"])
            return (violations.map { $0.message(in: catalog) }, violations.map { $0.title(in: catalog) })
        }
        let short = "B must be at least 3 characters long."
        let number = "A number, 3 or more."
        #expect(read("en").messages == ["A?", short, "Not x.", "(x)", "3!", number, "H?", "I?"])
        #expect(
            read("en").titles == [
                "Gone", "Short", "Not allowed", "Not in the list", "Too small", "Too small", "Gone", "Gone",
            ])
        // The code of the document's language goes before a wording of the general messages.
        #expect(
            read("de-AT").messages == ["A fehlt.", short, "x nicht.", "(x)", "3!", number, "H fehlt.", "I fehlt."])
        #expect(read("de-AT").titles.first == "Fehlt" && read("de").titles[1] == "Short")
        #expect(read("pt-BR").messages.first == "A, por favor." && read("pt").messages.first == "A?")
    }

    @Test(arguments: [
        ("{ de: { requird: x } }", "There is no code `requird`. Did you mean `required`?"),
        ("{ de: { required: '{atribute}' } }", "{atribute} that nothing fills. Did you mean {attribute}?"),
        ("{ title/required: '{quux}' }", "{quux} that nothing fills."),
        ("{ required: '{min}' }", "{min} that nothing fills."),
        ("{ string.tooShort: '{length}' }", "{length} that nothing fills."),
        ("{ de: { number.tooBig: '{reason}' } }", "{reason} that nothing fills."),
        ("{ title/quux: x }", "There is no code `title/quux`."),
        ("{ in/nott: x }", "There is no code `in/nott`. Did you mean `in/not`?"),
        ("{ required: { de: x } }", "`required` must be text"),
        ("{ in: { required: x } }", "`in` must be text"),
        ("{ german: { required: x } }", "There is no code `german`."),
        ("{ de: x }", "There is no code `de`."),
        ("{ de: { fr: { required: x } } }", "There is no code `fr`."),
        ("{ de: { required: x, required: y } }", "The key `required` stands here twice."),
    ])
    func mistakesInMessages(messages: String, mistake: String) {
        #expect {
            try RuleDocument(yaml: "messages: \(messages)\nrules: [[a, required]]")
        } throws: {
            "\($0)".contains(mistake)
        }
    }

    @Test func labelsInOtherLanguages() throws {
        let rules = """
            attributes:
              dob: { label: date of birth, translations: { de: { label: Geburtsdatum, article: Ihr }, fr: naissance } }
              until: { translations: { de: { label: Ende } } }
            rules:
              - { attributes: dob, type: required, message: "{article} {attribute}?" }
              - { attributes: from, type: compare, compareAttribute: until, operator: "<" }
              - { attributes: [from, dob], type: allOrNone }
            """
        let english = MessageLanguage.english
        func messages(_ tag: String) throws -> [String] {
            let language = MessageLanguage(
                tag: tag, plurals: english.plurals, numbers: english.numbers, lists: english.lists,
                quotes: english.quotes)
            let catalog = MessageCatalog(language, over: .english, messages: ["label/from": "<from>"])
            let record: DataValue = ["from": 5, "until": 3]
            return try RuleDocument(yaml: rules).validate(record).messages(in: catalog)
        }
        #expect(try messages("en") == ["The date of birth?", "<from> must be less than until."])
        #expect(try messages("de-AT") == ["Ihr Geburtsdatum?", "<from> must be less than Ende."])
        #expect(try messages("fr") == ["Naissance?", "<from> must be less than until."])
    }

    @Test(arguments: [
        ("{ de: 5 }", "`de` must be a mapping, not the number 5."),
        ("[de]", "`translations` must be a mapping"), ("{ de: {} }", "The translation needs `label`."),
        ("{ de: { lable: x } }", "A translation has no key `lable`. Did you mean `label`?"),
        ("{ de: { label: 5 } }", "`label` must be text"),
    ])
    func wrongTranslations(translations: String, words: String) throws {
        let error = try #require(throws: RuleDocumentError.self) {
            try RuleDocument(yaml: "attributes: { a: { translations: \(translations) } }\nrules: [[a, required]]")
        }
        #expect(error.description.contains(words), "\(error)")
    }

    @Test(arguments: [
        (#"{"a":"{min}"}"#, "{min} is shorter than 9."),
        (#"{"a":"a\nb\u202e"}"#, "a␊b\\u{202E} is shorter than 9."),
    ])
    func fillsInOnePass(record: String, message: String) throws {
        let rules = #"rules: [{ attributes: a, type: string, min: 9, message: "{value} is shorter than {min}." }]"#
        #expect(try messages(rules, record) == [message])
    }

    @Test func sensitiveValuesNeverShow() throws {
        let rules = """
            attributes: { pin: { sensitive: true } }
            rules:
              - { attributes: pin, type: number, message: "{value} is no number." }
            """
        #expect(try messages(rules, #"{"pin":"secret"}"#) == ["••• is no number."])
    }

    @Test func pluralsAndNumbers() throws {
        let rules =
            "rules: [[a, string, {min: 1, skipOnEmpty: false}], [b, string, {max: 20000}], [c, number, {max: 2024}]]"
        let long = String(repeating: "x", count: 20001)
        #expect(
            try messages(rules, "{\"a\":\"\",\"b\":\"\(long)\",\"c\":2025}") == [
                "A must be at least 1 character long.", "B must be 20,000 characters or fewer.",
                "C must be 2,024 or less.",
            ])
    }

    @Test func missingAndGivenAttributesAreNamedByTheirLabels() throws {
        let rules = """
            attributes: { zip: postal code }
            rules: [[[street, city, zip], allOrNone]]
            """
        let document = try RuleDocument(yaml: rules)
        let result = try document.validate(["street": "x", "zip": "1"])
        #expect(result.messages == ["City must be given along with street and postal code."])
        #expect(result.violations.first?.parameters["given"] == ["street", "zip"])
        #expect(result.violations.first?.parameters["missing"] == ["city"])
    }

    @Test func registeredRulesSpeakForThemselves() throws {
        struct Even: DocumentRule {
            static let name = "even"
            static let summary = "The number is even."
            static let messages: [String: CatalogMessage] = [
                "even": "{attribute} must be even.", "even/zero": "{attribute} must not be zero.",
            ]
            let allowsZero: Bool
            init(options: inout RuleOptions) {
                allowsZero = options.flag("allowZero", default: true, "Whether 0 passes.")
            }
            func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
                guard case .number(let number) = value.data, let integer = number.integer else {
                    return report.fail("even")
                }
                if integer == 0, !allowsZero { return report.fail("even", wording: "even/zero") }
                if integer % 2 != 0 { report.fail("even") }
            }
        }
        var registry = RuleRegistry.standard
        registry.register(Even.self)
        registry.register("short", message: "{attribute} is not short.", options: ["max"]) { value, options in
            guard case .number(let max)? = options["max"], let max = max.integer else { return false }
            return (value.text?.count ?? .max) <= max
        }
        let rules = "rules: [[a, even], [b, even, {allowZero: false}], [c, short, {max: 2}]]"
        #expect(
            try messages(rules, #"{"a":3,"b":0,"c":"abc"}"#, registry: registry)
                == ["A must be even.", "B must not be zero.", "C is not short."])
        #expect(throws: RuleDocumentError.self) {
            try RuleDocument(yaml: "rules: [[a, even, {alowZero: true}]]", registry: registry)
        }
    }

    @Test func severityOfEachCoversTheRulesInside() throws {
        let rules = """
            rules:
              - { attributes: t, type: each, rule: { type: number }, severity: warning }
              - { attributes: u, type: each, rule: { type: number, severity: error }, severity: warning }
            """
        let document = try RuleDocument(yaml: rules)
        let result = try document.validate(["t": ["x"], "u": ["x"]])
        #expect(result.violations.map(\.severity) == [.warning, .error])
    }
}
#endif
