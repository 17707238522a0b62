#if Macros
import Foundation
import Proviso
import TestSupport
import Testing

@testable import ProvisoCore

/// What the guide on completion says of rules and forms.
@Suite struct CompletionGuideTests {
    private static let path = "Sources/Proviso/Documentation.docc/Guides/UnfinishedTexts.md"
    private static let tablePath = "Sources/Proviso/Documentation.docc/Guides/UnfinishedTextsByRule.md"

    @Validatable struct SignUp {
        @Rules(.trim, .required, .email) var email = ""
    }

    @Test func examples() throws {
        #expect(AnyRule<String>.length(3...8).completion(of: "ab") == .incomplete)
        #expect(AnyRule<Int>.range(18...120).completion(of: "1") == .incomplete)
        #expect(AnyRule<Int>.range(18...120).completion(of: "121") == .lost)
        #expect(Validator.completion(of: " ada@", .trim, .email) == .incomplete)

        let form = FormModel(SignUp())
        #expect(form.completion(of: \.email, typing: "ada@@") == .lost)
        #expect(form.completion(of: \.email) == .incomplete)

        let guide = try GuideSnippets(guide: Self.path)
        let snippet = try #require(guide.snippets.first { $0.contains("FormModel") })
        #expect(try !guide.missing(in: #filePath).contains(snippet))
    }

    /// Whether a rule of documents tells something of a text that does not pass.
    private static func tells(_ name: String) throws -> Bool {
        let type = try #require(BuiltInRules.type(named: name))
        return try type.examples.contains { example in
            var rule = example.options
            rule["attributes"] = .array(example.attributes.map { .string($0) })
            rule["type"] = .string(name)
            let plan = try RuleDocument(.array([.object(rule)])).plan
            let record = Record(layout: plan.layout)
            let texts = ["", "a", "1"] + example.failing.compactMap(\.value.text)
            return plan.steps.all.contains { step in
                texts.contains { ![nil, .valid].contains(step.completion(of: $0, in: record)) }
            }
        }
    }

    /// Each rule of documents stands in one row of the table, by what it can tell.
    @Test func theTableHasEveryRule() throws {
        let url = GuideSnippets.root(of: #filePath).appending(path: Self.tablePath)
        let text = try String(contentsOf: url, encoding: .utf8)
        let rows = text.split(separator: "\n").drop { !$0.hasPrefix("| rules |") }.dropFirst(2).prefix {
            $0.hasPrefix("|")
        }
        var cells: [String: String] = [:]
        for row in rows {
            let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            for name in columns[0].split(separator: " ").map({ $0.trimmingCharacters(in: ["`"]) }) {
                #expect(cells[name] == nil, "\(name)")
                cells[name] = columns[1]
            }
        }
        #expect(Set(cells.keys) == Set(BuiltInRules.names))
        for name in BuiltInRules.names {
            let isFilter = BuiltInRules.type(named: name)?.metatype is any DocumentFilter.Type
            let kind = isFilter ? "filters:" : try Self.tells(name) ? "" : "nothing"
            let cell = cells[name] ?? ""
            switch kind {
            case "": #expect(!cell.hasPrefix("filters:") && !cell.hasPrefix("nothing"), "\(name)")
            default: #expect(cell.hasPrefix(kind) || name == "allOrNone", "\(name)")
            }
        }
    }
}
#endif
