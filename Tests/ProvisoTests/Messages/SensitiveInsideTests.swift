#if Macros
import Foundation
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What lies inside of a sensitive attribute is as sensitive, wherever rules find it: no message and no suggestion has it.
@Suite struct SensitiveInsideTests {
    enum Level: String, Codable, CaseIterable { case low, high }

    @Validatable
    struct Inner: Codable {
        @Rules(.length(20...).message("no {value}")) var secret = "hunter2"
        @Rules(.each(.length(20...).message("no {value}"))) var list = ["hunter2"]
        @Rules(.safe) var level = Level.low
        @Rules(.safe) var number = 1
    }

    @Validatable
    struct Outer: Codable {
        @Sensitive @Rules(.nested) var inner = Inner()
        @Sensitive @Rules(.nested) var optional: Inner? = Inner()
        @Sensitive @Rules(.each(.nested)) var list = [Inner()]
        @Sensitive @Rules(.each(.length(20...).message("no {value}"))) var texts = ["hunter2"]
        @Rules(.nested) var around = Around()
    }

    @Validatable
    struct Around: Codable {
        @Sensitive @Rules(.nested) var inner = Inner()
    }

    /// Rules in a list name parts of an attribute.
    @Validatable
    struct Listed: Validatable {
        @Sensitive var inner = Inner()

        static var rules: some RuleSet<Listed> {
            Rule(for: \.inner.secret, .length(20...)).message("no {value}")
        }
    }

    struct Asking: Validatable {
        var pin = "hunter2"
        static var rules: some RuleSet<Asking> {
            Rule(
                for: \.pin, named: "pin",
                ListedRule(AnyRule<String>.satisfies("taken", message: "no {value}") { _ in false }))
        }
    }

    struct AskingOuter: Validatable {
        var inner = Asking()
        static var rules: some RuleSet<AskingOuter> {
            Rule(for: \.inner, named: "inner", label: AttributeLabel("inner", isSensitive: true), .nested)
        }
    }

    @Validatable
    struct Tables: Codable {
        @Sensitive @Rules(.values(.length(20...).message("no {value}"))) var texts = ["a": "hunter2"]
        @Sensitive @Rules(.values(.nested)) var models = ["a": Inner()]
        @Sensitive @Rules(.keys(.length(20...).message("no {value}"))) var keys = ["hunter2": 1]
    }

    /// Its names outside are others, one of which is that of another property.
    @Validatable
    struct Renamed: Codable {
        @Sensitive @Rules(.safe) var pin = "hunter2"
        @Sensitive @Rules(.safe) var inner = Inner()
        @Sensitive @Rules(.safe) var table = ["a": "hunter2"]
        @Rules(.safe) var shown = "shown"
        @Rules(.nested) var around = Around()

        enum CodingKeys: String, CodingKey {
            case pin = "shown", inner = "in_ner", table, shown = "pin", around
        }
    }

    @Validatable
    struct Team: Codable {
        @Rules(.count(...0).message("no {value}")) var members = [Member(), Member(name: nil)]
        @Rules(.required(isEmpty: { (member: Member?) in true }).message("no {value}")) var lead: Member? = Member()
        @Rules(.count(...0).message("no {value}")) var table = ["a": Member()]
        @Rules(.count(...0).message("no {value}")) var numbered = [7: Member()]
        @Rules(.count(...0).message("no {value}")) var together: Set = [Member()]
        @Rules(.count(...0).message("no {value}")) var groups = [["a": [Member()]]]
    }

    @Validatable
    struct Member: Codable, Hashable {
        @Rules(.safe) var name: String? = "Ada"
        @Sensitive @Rules(.safe) var pin = "hunter2"
    }

    /// A message that shows a model shows it as JSON, without what is sensitive in it.
    @Test func ofModelsThatAreShown() {
        let violations = Team().validate().violations
        check(violations, count: 6, "team")
        #expect(
            violations.map(\.message) == [
                #"no [{"name":"Ada","pin":"•••"},{"name":null,"pin":"•••"}]"#, #"no {"name":"Ada","pin":"•••"}"#,
                #"no {"a":{"name":"Ada","pin":"•••"}}"#, #"no {"7":{"name":"Ada","pin":"•••"}}"#,
                #"no [{"name":"Ada","pin":"•••"}]"#, #"no [{"a":[{"name":"Ada","pin":"•••"}]}]"#,
            ])
    }

    private func check(_ violations: [Violation], count: Int, _ note: Comment) {
        #expect(violations.count == count, note)
        for violation in violations {
            let path: Comment = "\(note): \(violation.path)"
            #expect(!violation.message.contains("hunter"), path)
            #expect(!violation.message(in: .english).contains("hunter"), path)
            #expect(violation.suggestion == nil, path)
            #expect(violation.judgedValue == nil, path)
            #expect(!violation.data().description.contains("hunter"), path)
        }
    }

    @Test func ofModels() {
        check(Outer().validate().violations, count: 9, "model")
        check(Listed().validate().violations, count: 1, "list of rules")
        #expect(Outer().validate().violations.map(\.message).contains("no •••"))
    }

    @Test func ofQuestions() async {
        check(await AskingOuter().validateAsync().violations, count: 1, "question")
    }

    @Test func ofForms() {
        let form = FormModel(Outer())
        form.validate()
        check(form.violations, count: 9, "form")
        let assignment = form.assign([
            "inner": ["level": "hihg", "number": "1,5"], "list": [["level": "hihg"]],
            "around": ["inner": ["level": "hihg"]],
        ])
        check(assignment.violations, count: 4, "assignment")
    }

    @Test func ofDictionaries() {
        let violations = Tables().validate().violations
        // The path of a key has the key.
        check(violations.filter { !$0.path.description.hasPrefix("keys") }, count: 3, "values")
        let keys = violations.filter { $0.path.description.hasPrefix("keys") }
        #expect(keys.map(\.message) == ["no •••"] && keys.allSatisfy { $0.judgedValue == nil })
        let form = FormModel(Tables())
        form.validate()
        #expect(form.violations.filter { $0.message.contains("hunter") }.isEmpty)
    }

    /// What a document asks of a Swift model is as sensitive as the model says, whatever the document calls it.
    @Test func ofDocumentsOnModels() throws {
        let long: DataValue = ["type": "string", "min": 20, "message": "no {value}"]
        func rule(_ name: String, _ more: DataObject) -> DataValue {
            var rule: DataObject = ["attributes": .string(name), "skipOnError": false]
            for (key, value) in more.members { rule[key] = value }
            return .object(rule)
        }
        let document = try RuleDocument([
            rule("shown", ["type": "string", "min": 20, "message": "no {value}"]),
            rule("shown", ["type": "in", "range": ["Hunter2"]]),
            rule("shown", ["type": "match", "pattern": "hunter[13]"]),
            rule(
                "in_ner", ["type": "nested", "rules": [["attributes": "secret", "type": "in", "range": ["Hunter2"]]]]),
            rule("in_ner.secret", ["type": "string", "min": 21, "message": "no {value}"]),
            rule("in_ner.list", ["type": "each", "rule": long]),
            rule("around.inner.secret", ["type": "string", "min": 22, "message": "no {value}"]),
            rule("table", ["type": "values", "rule": long]),
        ])
        let form = FormModel(Renamed())
        try form.replaceRules(with: document)
        form.validate()
        check(form.violations, count: 8, "document on a model")
        let plain = FormModel(Renamed())
        try plain.replaceRules(
            with: RuleDocument([rule("pin", ["type": "string", "min": 20, "message": "no {value}"])]))
        plain.validate()
        #expect(plain.errors.map(\.message) == ["no shown"], "what is not sensitive is told")
    }

    /// What elements find by rules of their own, and what code adds, is concealed as well.
    @MainActor @Test func ofElementsAndAddedErrors() throws {
        let found = Validator.validate("hunter2", rules: [.in(["Hunter2"])]).violations
        #expect(found.first?.suggestion == "Hunter2")
        let form = FormModel(Outer())
        let box = SecretBox()
        box.validationRules = [.in(["Hunter2"])]
        box.bind(to: form, \.inner.secret)
        box.validate()
        for path: FieldPath in ["inner.secret", "texts[0]", "inner"] {
            for var violation in found {
                violation.path = path
                form.add(violation)
            }
        }
        let about = form.violations.filter { $0.code == "in" }
        check(about, count: 4, "element and added")
        check(box.validation.result.violations.filter { $0.code == "in" }, count: 1, "element")

        let record = RecordForm(
            ["inner": ["secret": "hunter2"]],
            rules: try RuleDocument([
                "attributes": ["inner": ["sensitive": true]],
                "rules": [["attributes": "inner", "type": "nested", "rules": [["secret", "required"]]]],
            ]))
        for var violation in found {
            violation.path = "inner.secret"
            record.add(violation)
        }
        check(record.violations, count: 1, "record")
    }

    @Test func ofJSON() throws {
        check(Outer.decoding(["inner": ["secret": "hunter2"]]).result.violations, count: 9, "decoded")
        let bad: DataValue = ["level": "hihg", "number": "1,5"]
        let (_, result) = Outer.decoding(["inner": bad, "list": [bad], "around": ["inner": bad]])
        check(result.violations.filter { $0.code == "in" || $0.code == "number.type" }, count: 6, "refused")
        let error = #expect(throws: ValidationError.self) {
            try Outer.decode(json: #"{"inner": {"secret": "hunter2"}}"#)
        }
        check(error?.violations ?? [], count: 9, "JSON")
    }

    @Test func ofDocuments() throws {
        let rule: DataValue = ["attributes": "secret", "type": "string", "min": 20, "message": "no {value}"]
        let document = try RuleDocument([
            "attributes": [
                "inner": ["sensitive": true], "list": ["sensitive": true], "parts": ["sensitive": true],
            ],
            "rules": [
                ["attributes": "inner", "type": "nested", "rules": [rule]],
                ["attributes": "list", "type": "each", "rule": ["type": "nested", "rules": [rule]]],
                ["attributes": "parts.deep.secret", "type": "string", "min": 20, "message": "no {value}"],
                ["attributes": "parts.level", "type": "in", "range": ["hunter1"], "message": "no {value}"],
            ],
        ])
        let record: DataValue = [
            "inner": ["secret": "hunter2"], "list": [["secret": "hunter2"]],
            "parts": ["deep": ["secret": "hunter2"], "level": "hunter2"],
        ]
        check(try document.validate(record).violations, count: 4, "document")
        guard case .object(let object) = record else { return }
        let form = RecordForm(object, rules: document)
        form.validate()
        check(form.violations, count: 4, "record form")
    }
}

/// An element of a toolkit whose text nobody else may read.
@MainActor private final class SecretBox: ValidatableInterfaceElement {
    let validation = ElementValidation<String>()
    var inputValue = ""
}
#endif
