import Proviso
import ProvisoFormats
import RuleTestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Titles")
struct MessageTitleTests {
    @Test(
        "A code has the title of its wording, its own, that of its last part, or the general one",
        arguments: [
            ("string.tooShort", nil, "Too short"), ("password.tooShort", nil, "Too short"), ("email", nil, "Not valid"),
            ("match", "match/tooLong", "Too long"), ("match", "match/not", "Not allowed"),
            ("match", nil, "Wrong format"),
            ("in", nil, "Not in the list"), ("in", "in/not", "Not allowed"), ("date", "date/tooYoung", "Too recent"),
            ("date", nil, "Not valid"), ("compare.equal", "compare.equal/attribute", "Does not match"),
            ("number.tooBig", "number.tooBig/less", "Too large"), ("nickname.tooShort", nil, "Too short"),
            ("order.expired", nil, "Expired"), ("username.taken", nil, "Not valid"), ("custom", nil, "Not valid"),
            ("allOrNone", nil, "Required"), ("record.malformed", nil, "Cannot be read"),
            ("cardExpiry", "cardExpiry/expired", "Expired"), ("number.notInteger", nil, "Not a whole number"),
        ] as [(String, String?, String)])
    func english(code: String, wording: String?, title: String) {
        var violation = Violation(ViolationCode(rawValue: code))
        violation.wording.key = wording
        #expect(violation.title == title)
    }

    @Test("What rules find has a title")
    func rules() {
        func titles(_ result: ValidationResult) -> [String] { result.violations.map(\.title) }
        #expect(titles("".validate(.required)) == ["Required"])
        #expect(titles("abc".validate(.length(5...))) == ["Too short"])
        #expect(titles("abc".validate(.length(...2))) == ["Too long"])
        #expect(titles("abc".validate(.length(5))) == ["Wrong length"])
        #expect(titles(17.validate(.range(18...))) == ["Too small"])
        #expect(titles(["a"].validate(.count(2...))) == ["Too few"])
        #expect(titles("a1".validate(.alphabetic)) == ["Characters not allowed"])
        #expect(titles("x".validate(.in(["a"]))) == ["Not in the list"])
        #expect(titles("x".validate(.notIn(["x"]))) == ["Not allowed"])
        #expect(titles("x".validate(.equal(to: "y"))) == ["Does not match"])
        #expect(titles("x".validate(.notEqual(to: "x"))) == ["Must be different"])
        #expect(titles("x".validate(.matches(.containsDigit))) == ["Character missing"])
        #expect(titles("x".validate(.email)) == ["Not valid"])
    }

    @Test("Titles of one's own")
    func own() {
        let house = MessageCatalog(
            .english, over: .english,
            messages: [
                "title/tooShort": "Short", "title/password.tooShort": "Weak", "title/in/not": "Reserved",
                "title/username.taken": "{attribute} taken", "title/number.tooSmall": "At least {min}",
            ])
        #expect(Violation("string.tooShort").title(in: house) == "Short")
        #expect(Violation("password.tooShort").title(in: house) == "Weak")
        #expect("x".validate(.notIn(["x"])).violations.map { $0.title(in: house) } == ["Reserved"])
        #expect(Violation("username.taken", at: "nickname").title(in: house) == "Nickname taken")
        #expect(17.validate(.range(18...)).violations.map { $0.title(in: house) } == ["At least 18"])
        #expect(Violation("string.tooLong").title(in: house) == "Too long")
    }

    @Test("A message of the rule's own leaves the title alone")
    func besideMessages() {
        let violation = "x".validate(.length(3...).message("Longer, please.")).violations[0]
        #expect(violation.message == "Longer, please.")
        #expect(violation.title == "Too short")
    }

    @Test("Every message has a title that was chosen, and every title is used by some message")
    func everyMessage() {
        let names = MessageCatalog.english.keys.map { key in
            MessageTitle.name(for: ViolationCode(rawValue: String(key.prefix { $0 != "/" })), wording: key)
        }
        #expect(Set(names) == Set(MessageCatalog.english.titles))
    }

    struct PlateRule: DocumentRule {
        static let name = "plate"
        static let summary = "A number plate."
        static let messages: [String: CatalogMessage] = [
            "plate": "{attribute} must be a number plate.", "plate/reserved": "{attribute} is reserved.",
            "plate.odd": "{attribute} is odd.",
        ]
        static let titles = ["plate": "wrongFormat", "plate/reserved": "notAllowed", "plate.odd": "no such title"]

        init(options: inout RuleOptions) {}

        func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
            let text = value.data.text ?? ""
            if text == "X 1" { return report.fail("plate", wording: "plate/reserved") }
            if text == "X 3" { return report.fail("plate.odd") }
            if !text.contains(" ") { report.fail("plate") }
        }
    }

    struct LengthyFormat: DocumentFormat {
        static let ruleName = "lengthy"
        static let summary = "A long text."
        static let message: CatalogMessage = "{attribute} must be long."
        static let title: String? = "tooShort"

        init(options: inout RuleOptions) {}

        func failure(in utf8: Span<UInt8>) -> FormatFailure? {
            utf8.count > 9 ? nil : FormatFailure("too short", at: utf8.count)
        }
    }

    @Test("A rule of one's own states the titles of its codes")
    func ofOwnRules() throws {
        var registry = RuleRegistry.standard
        registry.register(PlateRule.self)
        registry.register(FormatRule<LengthyFormat>.self)
        let rules: DataValue = [["car", "plate"], ["text", "lengthy"]]
        let document = try RuleDocument(rules, registry: registry)
        let worded = try RuleDocument(
            ["rules": rules, "messages": ["required": "Fill this in."]], registry: registry)
        for document in [document, worded] {
            func titles(_ record: DataValue, in catalog: MessageCatalog = .english) throws -> [String] {
                try document.validate(record).violations.map { $0.title(in: catalog) }
            }
            #expect(try titles(["car": "X"]) == ["Wrong format"])
            #expect(try titles(["car": "X 1"]) == ["Not allowed"])
            #expect(try titles(["car": "X 3"]) == ["Not valid"])
            #expect(try titles(["text": "short"]) == ["Too short"])
            let house = MessageCatalog(.english, over: .english, messages: ["title/plate": "No plate"])
            #expect(try titles(["car": "X"], in: house) == ["No plate"])
        }
    }

    @Test("Without any catalogue's title the code stands")
    func bare() {
        let bare = MessageCatalog(.english, messages: [:])
        #expect(Violation("email").title(in: bare) == "email")
        #expect(Violation("email", at: "x").message(in: bare) == "X is not valid.")
    }
}
