import Foundation
import Proviso
import ProvisoFormats
import ProvisoPatterns
import ProvisoWeb
import TestSupport
import Testing

/// What `localizedDescription` says, which is all that many apps show of an error.
@Suite struct LocalizedErrorTests {
    @Test func validationErrorSaysEveryError() throws {
        let error = ValidationError([
            Violation("required", at: "email"), Violation("email", at: "mail", severity: .warning),
            Violation("own", at: "name", message: "No name!"),
        ])
        #expect((error as any Error).localizedDescription == "\(error.violations[0].message)\nNo name!")
        let warning = ValidationError([Violation("own", severity: .warning, message: "Hm.")])
        #expect((warning as any Error).localizedDescription == "Hm.")
        #expect((error.violations[2] as any Error).localizedDescription == "No name!")
        #expect((error as NSError).localizedDescription == error.errorDescription)
    }

    private struct Person: Validatable {
        var username = ""

        static var rules: some RuleSet<Person> { Rule(for: \.username, .required) }
    }

    private static func thrown(_ body: () throws -> Void) -> any Error {
        do { try body() } catch { return error }
        return CancellationError()
    }

    /// Each error of the library, and a word that it must say.
    private static let errors: [(any Error, String)] = [
        (thrown { _ = try FormModel(Person()).value(of: "usrname") }, "`username`"),
        (thrown { _ = try FormModel(Person()).assign(json: "[]") }, "object"),
        (thrown { _ = try FormPost(urlEncoded: "a=1&b=2", limits: .init(fields: 1)) }, "1 fields"),
        (thrown { _ = try RuleDocument(json: "[") }, "1:2"),
        (thrown { _ = try DataValue(json: "[1,]") }, "1:3: comma"),
        (thrown { _ = try Pattern("[a-z") }, "column 1"),
        (FormatFailure("label too long", at: 3), "label too long"),
        (DNSFailure.timedOut, "no answer in time"),
    ]

    @Test(arguments: 0..<8)
    func everyErrorSaysWhatIsWrong(index: Int) {
        let (error, word) = Self.errors[index]
        #expect(error is any LocalizedError)
        #expect(error.localizedDescription.contains(word), "\(error.localizedDescription)")
    }

    /// Every public error of the package is one that says what is wrong. Errors whose name begins with an underscore are for generated
    /// code, and nobody else catches them.
    @Test func noErrorIsForgotten() throws {
        let sources = GuideSnippets.root(of: #filePath).appending(path: "Sources")
        var code = ""
        for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            ?? .init()
        where file.pathExtension == "swift" {
            code += try String(contentsOf: file, encoding: .utf8)
        }
        // What Embedded Swift alone compiles has no Foundation.
        code.replace(#/#if hasFeature\(Embedded\)\n.*?#(?:else|endif)/#.dotMatchesNewlines(), with: "")
        let names = code.matches(of: #/\n *public (?:struct|enum|final class) ([^_\W]\w*): (?:\w+, )*Error\b/#).map {
            String($0.1)
        }
        #expect(names.count > 12)
        let localized = Set(code.matches(of: #/extension (?:\w+\.)*(\w+): LocalizedError/#).map { String($0.1) })
        #expect(Set(names).subtracting(localized) == [])
    }
}
