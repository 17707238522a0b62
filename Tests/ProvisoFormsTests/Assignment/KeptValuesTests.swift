#if Macros
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What was given is not lost, and what could not be taken is not forgotten, because something else is set.
@Suite struct KeptValuesTests {
    @Validatable
    struct Row: Codable {
        @Rules(.required) var title = "t"
        @Rules(.range(1...)) var count = 1
        @Rules(.safe) var plan = Plan.free
    }

    enum Plan: String, Codable, CaseIterable { case free, premium }

    @Validatable
    struct Sheet: Codable {
        @Rules(.each(.nested)) var rows = [Row(), Row()]
        @Rules(.nested) var one = Row()
    }

    private static func refused() -> FormModel<Sheet> {
        let form = FormModel(Sheet())
        form.assign(["rows": [["count": "x"], ["count": "y"]], "one": ["count": "z", "title": 5]])
        return form
    }

    private static func paths(_ form: FormModel<Sheet>) -> [String] { form.errors.map(\.path.description) }

    @Test func mendingOneRowLeavesTheOthers() {
        let form = Self.refused()
        #expect(Self.paths(form) == ["rows[0].count", "rows[1].count", "one.count", "one.title"])
        form.enter(3, into: \.rows[1].count)
        #expect(Self.paths(form) == ["rows[0].count", "one.count", "one.title"])
        #expect(!form.validate())
        form.enter("x", into: \.one.title)
        #expect(Self.paths(form) == ["rows[0].count", "one.count"])
        form.enter(3, into: \.rows[0].count)
        form.enter(3, into: \.one.count)
        #expect(form.validate())
    }

    /// Code that sets one row leaves what is known of the others, as does a view that is bound to the list.
    @Test func settingOneRowLeavesTheOthers() {
        let form = Self.refused()
        form.rows[1].count = 3
        #expect(Self.paths(form) == ["rows[0].count", "one.count", "one.title"])
        form.type("many", into: \.rows[1].count)
        form.rows[0].title = "new"
        #expect(Self.paths(form) == ["rows[1].count", "one.count", "one.title"])
        #expect(form[typed: \Sheet.rows[1].count] == "many")
        let binding = \Sheet.rows
        form[dynamicMember: binding].append(Row())
        #expect(Self.paths(form) == ["rows[1].count", "one.count", "one.title"])
        form[entered: \Sheet.rows][0].count = 9
        #expect(Self.paths(form) == ["rows[1].count", "one.count", "one.title"])
        form.model.rows[0].count = 8
        form.update { $0.rows[0].count = 7 }
        #expect(Self.paths(form) == ["rows[1].count", "one.count", "one.title"])
        form.assign(["rows": [["count": 2], [:], ["count": 5]]])
        #expect(Self.paths(form) == ["rows[1].count", "one.count", "one.title"])
        #expect(form[typed: \Sheet.rows[1].count] == "many")
        form.rows.remove(at: 1)
        #expect(Self.paths(form) == ["one.count", "one.title"])
    }

    @Test func whatIsNotGivenStaysRefused() {
        let form = Self.refused()
        form.assign(["rows": [[:], ["count": 4]], "one": ["title": "x"]])
        #expect(Self.paths(form) == ["rows[0].count", "one.count"])
        form.assign(["rows": [["count": 4]]])
        #expect(Self.paths(form) == ["one.count"])
        form.one = Row()
        #expect(form.errors.isEmpty, "code has set it")
    }

    @Test func aRowThatIsGoneTakesItsErrorAlong() {
        let form = Self.refused()
        form.assign(["rows": [[:]]])
        #expect(Self.paths(form) == ["rows[0].count", "one.count", "one.title"])
        form.assign(["rows": []])
        #expect(Self.paths(form) == ["one.count", "one.title"])
    }

    @Test func takingASuggestionLeavesTheOthers() throws {
        let form = FormModel(Sheet())
        form.assign(["rows": [["count": "x"], ["plan": "premuim"]]])
        #expect(form.applySuggestion(for: \.rows[1].plan))
        #expect(form.rows[1].plan == .premium)
        #expect(Self.paths(form) == ["rows[0].count"])
    }

    @Test(arguments: [
        ("{}", #"{"a":{"c":5},"b":{"d":{"e":"x"}}}"#), (#"{"a":null}"#, #"{"a":{"c":5},"b":{"d":{"e":"x"}}}"#),
        (#"{"a":{"c":1,"f":2}}"#, #"{"a":{"c":1,"f":2},"b":{"d":{"e":"x"}}}"#),
        (#"{"a":7,"b":[1]}"#, #"{"a":7,"b":[1]}"#), (#"{"a":"t","b":{"d":3}}"#, #"{"a":"t","b":{"d":3}}"#),
    ])
    func aDefaultInsideMakesTheObjectAround(_ record: String, _ expected: String) throws {
        let document = try RuleDocument([
            ["attributes": "a.c", "type": "default", "value": 5],
            ["attributes": "b.d.e", "type": "default", "value": "x"],
        ])
        let validator = try document.validator()
        #expect(validator.tidy(try DataValue(json: record)).0 == (try DataValue(json: expected)))
    }

    @propertyWrapper
    struct Trimmed: Codable {
        private var text: String
        var wrappedValue: String {
            get { text }
            set { text = newValue.filter { $0 != " " } }
        }
        init(wrappedValue: String) { text = wrappedValue.filter { $0 != " " } }
        init(from decoder: any Decoder) throws {
            self.init(wrappedValue: try decoder.singleValueContainer().decode(String.self))
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }

    @propertyWrapper
    struct Boxed<Value: Codable>: Codable {
        var wrappedValue: Value
    }

    @Validatable
    struct Wrapped: Codable {
        @Trimmed @Rules(.required) var name = "no name"
        @Boxed @Rules(.range(1...)) var count = 3
        @Boxed var perhaps: Int? = 4
        @NotAssignable @Boxed var isPaid = false
        @Rules(.required) var must: Int
    }

    @Test(arguments: [true, false]) func aWrappedMemberTakesItsDefault(_ isJSON: Bool) throws {
        let model = isJSON ? try Wrapped.decode(json: #"{"must": 1}"#) : try Wrapped.decode(["must": 1])
        #expect(model.name == "noname")
        #expect(model.count == 3)
        #expect(model.perhaps == 4)
        #expect(!model.isPaid)
        let (_, broken) = Wrapped.decoding(["must": "x", "name": "a"])
        #expect(broken.violations.map { "\($0.code) \($0.path)" } == ["number.type must"])
    }
}
#endif
