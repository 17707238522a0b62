import Proviso
import RuleTestSupport
import Testing

/// How often rules look at a text: once to see whether it passes, and once more to tell what is wrong with it.
@Suite struct ScanCountTests {
    private func scans(_ model: some Validatable, _ codes: ViolationCode...) -> Int {
        CountedFormat.scans { #expect(model.validate().violations.map(\.code) == codes) }
    }

    struct Listed: Validatable {
        var text: String

        static var rules: some RuleSet<Listed> {
            Rule(for: \.text, .required, .format(CountedFormat()), .length(2...4))
        }
    }

    @Test func rulesOfLists() {
        #expect(scans(Listed(text: "abc")) == 1)
        #expect(scans(Listed(text: "ab!"), "counted") == 1)
        #expect(scans(Listed(text: "abcde"), "string.tooLong") == 1)
    }

    #if Macros
    @Validatable
    struct Plain {
        @Rules(.trim, .required, .format(CountedFormat()), .length(2...4))
        var text: String
        @Rules(.length(2...))
        var other = "fine"
    }

    @Test func rulesOfMacros() {
        #expect(scans(Plain(text: "abc")) == 1)
        #expect(scans(Plain(text: "ab!"), "counted") == 2)
        // The rules before the one that fails are not asked again.
        #expect(scans(Plain(text: "abcde"), "string.tooLong") == 2)
        // Nor those of a text that passes, in a model that does not.
        #expect(scans(Plain(text: "abc", other: "x"), "string.tooShort") == 1)
        #expect(scans(Plain(text: " ab! "), "counted") == 2)
    }

    @Validatable
    struct Mixed {
        @Rules(.required, .format(CountedFormat()), .condition("own") { (text: String) in !text.hasPrefix("x") })
        var text: String
    }

    @Test func rulesAmongThemOneOfTheProgram() {
        // Nobody knows of the last rule whether it passes.
        #expect(scans(Mixed(text: "abc")) == 2)
        #expect(scans(Mixed(text: "ab!"), "counted") == 2)
        #expect(scans(Mixed(text: "xb"), "own") == 2)
    }

    @Validatable
    struct Grouped {
        @Rules(.required, .format(CountedFormat()), group: "all")
        var text: String
    }

    @Test func rulesInGroups() {
        #expect(scans(Grouped(text: "ab!"), "counted") <= 2)
    }

    @Validatable
    struct Unskipped {
        @Rules(.length(4...), .format(CountedFormat()), skipOnError: false)
        var text: String
    }

    @Test func rulesAfterAnError() {
        #expect(scans(Unskipped(text: "a!"), "string.tooShort", "counted") == 1)
        #expect(scans(Unskipped(text: "ab"), "string.tooShort") == 1)
    }
    #endif
}
