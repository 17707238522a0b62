import Proviso
import ProvisoFormats
import Testing

/// How often rules look at a text: once to see whether it passes, and once more to tell what is wrong with it.
@Suite(.serialized) struct ScanCountTests {
    final class Count: @unchecked Sendable {
        var number = 0
    }

    static let scans = Count()

    /// A format that counts how often it looks at a text.
    struct Counted: DocumentFormat {
        static let ruleName = "counted"
        static let summary = "A text without an exclamation mark."
        static let message: CatalogMessage = "{attribute} must not exclaim."

        init() {}
        init(options: inout RuleOptions) {}

        func failure(in utf8: Span<UInt8>) -> FormatFailure? {
            ScanCountTests.scans.number += 1
            return utf8.indices.contains { utf8[$0] == UInt8(ascii: "!") } ? FormatFailure("exclaims", at: 0) : nil
        }
    }

    private func scans(_ model: some Validatable, _ codes: ViolationCode...) -> Int {
        let before = Self.scans.number
        #expect(model.validate().violations.map(\.code) == codes)
        return Self.scans.number - before
    }

    struct Listed: Validatable {
        var text: String

        static var rules: some RuleSet<Listed> {
            Rule(for: \.text, .required, .format(Counted()), .length(2...4))
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
        @Rules(.trim, .required, .format(Counted()), .length(2...4))
        var text: String
        @Rules(.length(2...))
        var other = "fine"
    }

    @Test func rulesOfMacros() {
        #expect(scans(Plain(text: "abc")) == 1)
        #expect(scans(Plain(text: "ab!"), "counted") == 2)
        // The rules before the one that fails are not asked again.
        #expect(scans(Plain(text: "abcde"), "string.tooLong") == 2)
        // A text that passes in a model that does not.
        #expect(scans(Plain(text: "abc", other: "x"), "string.tooShort") == 2)
        #expect(scans(Plain(text: " ab! "), "counted") == 2)
    }

    @Validatable
    struct Mixed {
        @Rules(.required, .format(Counted()), .condition("own") { (text: String) in !text.hasPrefix("x") })
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
        @Rules(.required, .format(Counted()), group: "all")
        var text: String
    }

    @Test func rulesInGroups() {
        #expect(scans(Grouped(text: "ab!"), "counted") <= 2)
    }

    @Validatable
    struct Unskipped {
        @Rules(.length(4...), .format(Counted()), skipOnError: false)
        var text: String
    }

    @Test func rulesAfterAnError() {
        #expect(scans(Unskipped(text: "a!"), "string.tooShort", "counted") == 1)
        #expect(scans(Unskipped(text: "ab"), "string.tooShort") == 1)
    }
    #endif
}
