import Proviso
import ProvisoFormats
import RuleTestSupport
import TestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoForms

/// A key press judges once, and what it then knows of the text is what a question of its own would tell.
@Suite(.serialized) struct KeyPressTests {
    // MARK: The same answers

    private static let texts = [
        "", "a", "abc", "ada@", "ada@example.org", " ada ", "0", "12", "1.", "x1", "2024-0", "Aa1!Aa1!", "http://", "é",
    ]

    private func expect<Model>(
        _ form: FormModel<Model>, typing texts: [String], into name: String, _ context: String
    ) throws -> Int {
        var asked = 0
        for text in texts {
            try form.type(text, into: name)
            let field = try form.field(name)
            let found = field.violations
            guard field.unconverted.isEmpty else { continue }
            asked += 1
            let own = try form.completion(of: name, typing: text)
            if field.visibility.completion != own {
                Issue.record(
                    "“\(text)” into \(name): typed \(String(describing: field.visibility.completion)), asked \(String(describing: own))\n\(context)"
                )
            }
            try form.validate([name])
            if field.violations != found {
                Issue.record("“\(text)” into \(name): typed \(found), judged \(field.violations)\n\(context)")
            }
        }
        return asked
    }

    @Test func typingTellsWhatIsAsked() throws {
        var random = SplitMix64(seed: 8)
        var asked = 0
        let items = ParityCases.standard.items
        for item in Sweep.cases(items, sample: items.count / 40) {
            let hints = item.set.all.flatMap { ParityExamples.texts[$0.rule.type] ?? [] }
            let texts = (Self.texts + hints).shuffled(using: &random).prefix(4)
            let names = Set(item.set.rules.flatMap(\.attributes)).intersection(["text", "title", "count"]).sorted()
            guard let value = item.runs.first?.value, let subject = ParitySubject(value),
                case .object(let record) = value
            else { continue }
            let document = try RuleDocument(item.set.document)
            let attributes = ParitySubject.fields.map { FormAttribute($0.attribute) }
            for name in names {
                let context = "\(item.set.document)\n\(value)"
                if let rules = ParitySubject.ruleSet(item.set.rules) {
                    asked += try expect(
                        FormModel(subject, rules: rules), typing: Array(texts), into: name, "list \(context)")
                }
                let onModel = FormModel(
                    subject, rules: [FormRules(attributes: attributes), try FormRules(document, for: attributes)],
                    scenario: .default, concurrency: 1)
                asked += try expect(onModel, typing: Array(texts), into: name, "document on model \(context)")
                if name != "count" {
                    let form = RecordForm(record, rules: document)
                    asked += try expect(form, typing: Array(texts), into: name, "record \(context)")
                }
            }
        }
        #expect(asked > Sweep.count(1000, sample: 24))
    }

    // MARK: Once

    struct Note: Validatable {
        var text = ""
        var other = "fine"

        static var rules: some RuleSet<Note> {
            Rule(for: \.text, .length(2...), .format(CountedFormat())).skipOnError(false)
            Rule(for: \.other, .trim, .required)
        }
    }

    @Test func rulesRunOnce() throws {
        let form = FormModel(Note())
        #expect(CountedFormat.scans { form.type("abc", into: \.text) } == 1)
        // Once more to see whether more text would fix it.
        #expect(CountedFormat.scans { form.type("ab!", into: \.text) } == 2)
        #expect(form.field(\.text).visibility.completion == .lost)
        #expect(form.errors(for: \.text).count == 1)
        // What has an error already is asked besides, and says nothing more.
        #expect(CountedFormat.scans { form.type("!", into: \.text) } == 2)
        #expect(form.field(\.text).visibility.completion == .lost)
    }

    /// A rule that is skipped after an error is asked all the same, and neither finds nor changes anything.
    @Test func whatIsSkippedIsAsked() throws {
        struct Skipping: Validatable {
            var text = ""
            static var rules: some RuleSet<Skipping> {
                Rule(for: \.text, .length(4...), .format(CountedFormat()), .filter(.uppercase))
            }
        }
        let form = FormModel(Skipping())
        form.tidiesOnChange = true
        form.type("a!", into: \.text)
        #expect(form.errors(for: \.text).map(\.code) == ["string.tooShort"])
        #expect(form.field(\.text).visibility.completion == .lost)
        #expect(form.model.text == "a!")
        form.type("abcd", into: \.text)
        #expect(form.model.text == "ABCD" && form.errors(for: \.text).isEmpty)
    }

    /// A model that counts how often an attribute is read.
    struct Watched: Sendable {
        final class Count: @unchecked Sendable {
            var number = 0
        }

        static let reads = Count()
        var text = ""
        private var stored = "fine"
        var watched: String {
            get {
                Self.reads.number += 1
                return stored
            }
            set { stored = newValue }
        }
    }

    @Test(arguments: [false, true])
    func otherAttributesAreReadOnce(tidies: Bool) throws {
        let rules = ModelRules<Watched>([
            Rule(for: \.text, .trim, .length(2...)), Rule(for: \.watched, named: "watched", .trim, .required),
        ])
        let form = FormModel(Watched(), rules: rules)
        form.tidiesOnChange = tidies
        let before = Watched.reads.number
        form.type(" abc", into: \.text)
        #expect(Watched.reads.number == before)
        #expect(form.model.text == (tidies ? "abc" : " abc"))

        try form.replaceRules(with: RuleDocument([["text", "string", ["min": 2]], ["watched", "required"]]))
        let start = Watched.reads.number
        form.type("a", into: \.text)
        #expect(Watched.reads.number == start + 1)
        #expect(form.field(\.text).visibility.completion == .incomplete)
    }
}
