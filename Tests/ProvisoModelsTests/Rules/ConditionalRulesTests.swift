#if Macros
import Proviso
import RuleTestSupport
import Testing

/// Rules of properties that are declared under a condition of compilation, or several at once.
@Suite struct ConditionalRulesTests {
    @Validatable
    struct Settings {
        @Rules(.required) var first = ""
        #if swift(>=6)
        @Rules(.trim, .length(2...)) @Labeled("nick") var second = " a "
        @Rules(.equal(to: \Settings.second)) var repeated = "b"
        #if PROVISO_NEVER_DEFINED
        @Rules(.missingInThisBuild) var third: Missing
        #elseif swift(>=5)
        @Rules(.range(1...)) var third = 0
        #else
        @Rules(.missingInThisBuild) var third: Missing
        #endif
        var plain = 1
        #else
        @Rules(.missingInThisBuild) @Labeled("other") var second: Missing
        #endif
        #if PROVISO_NEVER_DEFINED
        @Rules(.missingInThisBuild)
        #else
        @Rules(.required)
        #endif
        @Rules(.length(3...))
        var attributes = ""
        @Rules(.required) var last = ""
    }

    @Test func rulesHoldUnderTheirCondition() {
        var settings = Settings()
        #expect(
            settings.validate().violations.map { "\($0.path) \($0.code)" } == [
                "first required", "second string.tooShort", "repeated compare.equal", "third number.tooSmall",
                "attributes required", "last required",
            ])
        settings.tidy()
        #expect(settings.second == "a")
        #expect(
            Settings.rules.attributes.map(\.name) == [
                "first", "second", "repeated", "third", "plain", "attributes", "last",
            ])
        let repeated = settings.validate().violations.first { $0.path == "repeated" }
        #expect(repeated?.parameters["compareAttribute"] == "nick")
    }

    static func pair() -> (String, Int?) { ("", nil) }

    @Validatable
    struct Pairs {
        @Rules(.required) var (a, b): (String, Int?) = ("", 5)
        @Rules(.required) var c = "", d = "x"
        @Rules(.required) var (e, (f, _)) = ("", (1, 2))
        @Rules(.required) var (g, h) = pair()
        var (i, j) = (1, 2)
    }

    @Test func everyNameOfADeclarationHasItsRules() {
        #expect(Pairs().validate().violations.map(\.path.description) == ["a", "c", "e", "g", "h"])
        #expect(Pairs.rules.attributes.map(\.name) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
    }

    @propertyWrapper struct Doubled {
        private var kept = 0.0
        var wrappedValue: Double? {
            get { kept * 2 }
            set { kept = newValue ?? 0 }
        }
        init(wrappedValue: Double?) { kept = wrappedValue ?? 0 }
    }

    @Validatable
    struct Wrapped {
        @Doubled @Rules(.range(...9)) var a = 5
        @Rules(.range(11...)) @Doubled var b: Double? = 5
        @Rules(.required) var `with "quotes"` = ""
    }

    @Test func wrappedProperties() {
        #expect(Wrapped().validate().codes == ["number.tooBig", "number.tooSmall", "required"])
        #expect(Wrapped().validate().violations.last?.path == FieldPath("with \"quotes\""))
    }

    @Validatable
    final class Node: Sendable {
        @Rules(.required) private(set) nonisolated(unsafe) var name = ""
        @Rules(.length(2...)) nonisolated(unsafe) var text: String = "" { didSet { name = text } }
        @Rules(.required) nonisolated(unsafe) weak var parent: Node?
    }

    @Test func modifiers() {
        let node = Node()
        node.text = "a"
        #expect(node.validate().codes == ["string.tooShort", "required"])
    }
}
#endif
