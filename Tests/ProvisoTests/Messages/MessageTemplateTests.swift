import TestSupport
import Synchronization
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite struct MessageTemplateTests {
    @Test(arguments: [
        ("{min} to {max}", "1 to 2"), ("{{min}}", "{min}"), ("{", "{"), ("}", "}"), ("{}", "{}"),
        ("{ min }", "{ min }"),
        ("{unknown}", "{unknown}"), ("{min", "{min"), ("min}", "min}"), ("{{{min}}}", "{1}"),
        ("{tricky}", "{min}{{max}}"),
        ("", ""), ("{mi-n}", "{mi-n}"), ("{min}{max}", "12"), ("{{{{", "{{"),
    ])
    func filledInOnePass(source: String, text: String) {
        let violation = Violation(
            "x", parameters: ["min": 1, "max": 2, "tricky": "{min}{{max}}"], message: MessageTemplate(source))
        #expect(violation.message == text)
    }

    @Test func knowsItsPlaces() {
        #expect(MessageTemplate("{a} {{b}} {c}{a}").places == ["a", "c", "a"])
    }

    @Test func sentencesStartWithACapital() {
        var violation = Violation(
            "x", message: "{attribute}: {attribute}. {article} {attribute}? “{attribute}” no. {attribute}")
        violation.wording.label = AttributeLabel("name", article: "your")
        #expect(violation.message == "Name: name. Your name? “Name” no. Name")
    }

    /// Whether a place starts a sentence is known when the template is read, unless what fills the place before decides.
    @Test(arguments: [
        ("{attribute} x", "Name x"), ("{p}{attribute}", "end.name"), ("{p} {attribute}", "end. Name"),
        ("{p} “{attribute}”", "end. “Name”"), ("{q} {attribute}", "go name"), ("{q}: {attribute}", "go: name"),
        ("{q}! {attribute}", "go! Name"), ("{q}!{attribute}", "go!name"), ("{q}。{attribute}", "go。Name"),
        ("{value} {attribute}", " Name"), ("({attribute}", "(Name"), (". {attribute}", ". Name"),
        ("{{ {attribute}", "{ name"), ("{unknown} {attribute}", "{unknown} name"), ("x {attribute}", "x name"),
        ("{attribute}{attribute}", "Namename"), ("{p}\u{A0}{attribute}", "end.\u{A0}name"),
    ])
    func sentenceStarts(source: String, text: String) {
        var violation = Violation("x", parameters: ["p": "end.", "q": "go"], message: MessageTemplate(source))
        violation.wording.label = AttributeLabel("name")
        #expect(violation.message == text)
    }

    /// What is found when a template is read is what one would find by looking at the text so far.
    @Test func sentenceStartsAreFoundWhenTheTemplateIsRead() {
        var random = SplitMix64(seed: 20)
        let pieces = [
            "{a}", "{attribute}", " ", ". ", ".", "! ", "。", "“", "”", "(", "\u{A0}", "\u{200F}", "x", "Y: ", "{{",
            "؟ ", "é",
        ]
        let values = ["", "x", "x.", "x. ", "“", " ", "。", "12", "…"]
        for _ in 0..<3000 {
            let source = (0..<Int.random(in: 1...8, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            _ = MessageTemplate(source).filled { _, startsSentence, message in
                #expect(startsSentence == SentenceStart.isStart(after: message[...]) ?? true, "\(source): \(message)")
                message += values.randomElement(using: &random) ?? ""
                return .words
            }
        }
    }

    /// The language is asked for a plural form each time a message is read, and not before.
    @Test func aViolationThatIsNotReadMakesNoText() {
        let reads = Mutex(0)
        let language = MessageLanguage(
            tag: "x",
            plurals: PluralRule(categories: [.other]) { _ in
                reads.withLock { $0 += 1 }
                return .other
            }, numbers: NumberStyle(), lists: MessageLanguage.english.lists, quotes: ("", ""))
        let catalog = MessageCatalog(
            language, messages: ["string.tooShort": CatalogMessage(plural: "min", other: "{min}", [:])])
        let violations = "".validate(.length(3...)).violations
        _ = (violations.count, violations == violations, violations.map(\.code), violations.map(\.parameters))
        #expect(reads.withLock { $0 } == 0)
        #expect(violations[0].message(in: catalog) == "3")
        #expect(violations[0].message(in: catalog) == "3")
        #expect(reads.withLock { $0 } == 2)
    }

    @Test func everyPluralFormIsFound() {
        let forms = PluralCategory.allCases.reduce(into: [:]) { $0[$1] = MessageTemplate($1.rawValue) }
        for (index, category) in PluralCategory.allCases.enumerated() {
            #expect(category.ordinal == index)
            let language = MessageLanguage(
                tag: "x", plurals: PluralRule(categories: PluralCategory.allCases) { _ in category },
                numbers: NumberStyle(), lists: MessageLanguage.english.lists, quotes: ("", ""))
            for message in [
                CatalogMessage(plural: "n", other: "other", forms), CatalogMessage(plural: "n", other: "other", [:]),
            ] {
                let catalog = MessageCatalog(language, messages: ["x": message])
                let expected = message.forms.count == 1 ? "other" : category.rawValue
                #expect(Violation("x", parameters: ["n": 1]).message(in: catalog) == expected)
                #expect(Violation("x").message(in: catalog) == "other")
            }
        }
    }

    @Test func valuesAreMadeHarmless() {
        func shown(_ value: String) -> String {
            value.validate(.condition { _ in false }.message("<{value}>")).messages[0]
        }
        #expect(shown("a\nb\u{0}") == "<a␊b␀>")
        #expect(shown("a\u{202E}b") == "<a\\u{202E}b>")
        #expect(shown("\u{7F}\u{85}") == "<\\u{7F}\\u{85}>")
        #expect(shown("{value}{min}") == "<{value}{min}>")
        #expect(shown(String(repeating: "x", count: 100)) == "<" + String(repeating: "x", count: 80) + "…>")
        #expect(shown("ünï") == "<ünï>")
    }

    @Test func aSensitiveValueIsHidden() {
        var violation = "hunter2".validate(.length(20...).message("{value}")).violations[0]
        violation.wording.label = AttributeLabel("password", isSensitive: true)
        #expect(violation.message == "•••")
    }

    @Test func catalogues() {
        let house = MessageCatalog(.english, over: .english, messages: ["required": "Fill in {attribute}!"])
        #expect(Violation("required").message(in: house) == "Fill in value!")
        #expect(
            Violation("string.tooLong", parameters: ["max": 1]).message(in: house)
                == "Value must be 1 character or fewer.")
        #expect(Violation("no.such.code").message == "Value is not valid.")
        #expect(
            Violation("number.tooBig", parameters: ["max": 1_204_500]).message == "Value must be 1,204,500 or less.")
        #expect(Violation("number.tooBig", parameters: ["max": 2026]).message == "Value must be 2,026 or less.")
    }

    @Test func everyTypedCodeHasAMessage() {
        let codes: [ViolationCode] = [
            "required", "absent", "any", "not", "condition", "count.type", "count.tooFew", "count.tooMany",
            "count.notEqual",
            "string.type", "string.tooShort", "string.tooLong", "string.notEqual", "number.type", "number.tooSmall",
            "number.tooBig", "number.tooBig/less", "compare.type", "match", "contains", "in", "each.type",
        ]
        for code in codes { #expect(MessageCatalog.english.message(for: code.rawValue) != nil, "\(code)") }
        for comparison in ComparisonOperator.allCases {
            #expect(MessageCatalog.english.message(for: comparison.code.rawValue + "/computed") != nil)
        }
    }
}
