import Foundation
import Proviso
import Testing

@testable import ProvisoCore

/// The record side of the core answers in Embedded Swift as it does here: `Scripts/check-embedded` asks a program in WebAssembly the
/// questions of a file, whose answers are checked here.
@Suite struct EmbeddedQuestionTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Embedded/Questions.ndjson").standardizedFileURL

    /// The answers are those of this day. After a change of the registry or of messages, write them anew:
    /// `PROVISO_WRITE_EMBEDDED_SAMPLE=1 swift test --filter EmbeddedQuestionTests`. With `PROVISO_WRITE_QUESTIONS` the questions of
    /// all parity cases are written into the file that it names.
    @Test func theFileHasTheAnswers() throws {
        let environment = ProcessInfo.processInfo.environment
        if environment["PROVISO_WRITE_EMBEDDED_SAMPLE"] != nil {
            let cases = ParityCases.standard.items.enumerated().filter { $0.offset % 9 == 0 }.map(\.element)
            let timeless = cases.filter { item in
                let text = item.set.document.description
                return !Self.clocked.contains { text.contains("\"\($0)\"") }
            }
            let lines = Self.together + timeless.map { Self.question($0, runs: 2) }
            try Data(Self.answered(lines).utf8).write(to: Self.file)
        }
        if let path = environment["PROVISO_WRITE_QUESTIONS"] {
            let lines = Self.together + ParityCases.standard.items.map { Self.question($0, runs: .max) }
            try Data(Self.answered(lines).utf8).write(to: URL(fileURLWithPath: path))
        }
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 90 && lines.count.isMultiple(of: 2))
        for index in lines.indices where index.isMultiple(of: 2) {
            #expect(Question.answer(String(lines[index])) == lines[index + 1], "\(lines[index])")
        }
    }

    /// What another day answers otherwise.
    private static let clocked = [
        "past", "future", "minAge", "maxAge", "cardExpiry", "notExpired", "today", "now",
    ]

    private static func answered(_ questions: [String]) -> String {
        questions.map { $0 + "\n" + Question.answer($0) + "\n" }.joined()
    }

    private static func question(_ item: ParityCases.Item, runs: Int) -> String {
        let runs = item.runs.prefix(runs).map { run -> DataValue in
            var object: DataObject = ["value": run.value, "scenario": .string(run.scenario.rawValue)]
            if run.limit != .max { object["limit"] = .number(ExactNumber(run.limit)) }
            if run.stop != .never { object["stop"] = .string("\(run.stop)") }
            return .object(object)
        }
        return DataValue.object(["document": item.set.document, "runs": .array(runs)]).description
    }

    /// Rules across records, a document with groups, scenarios, `when` and nesting, one with a mistake, and another language.
    private static let together = [
        #"{"document":{"rules":[["id","unique"],[["id","n"],"required"],["n","sorted"]]},"runs":[{"records":[{"id":1,"n":2},{"id":2,"n":1},{"id":1,"n":3},5,{"n":9}]}]}"#,
        #"{"document":{"rules":[["n","sequence",{"start":1}],["kind","distinct",{"max":2}]]},"runs":[{"records":[{"n":1,"kind":"a"},{"n":3,"kind":"b"},{"n":4,"kind":"c"}]}]}"#,
        #"{"document":{"rules":[["manager","exists",{"column":"id"}],["v","string",{"max":2,"atMost":"30 %"}]]},"runs":[{"records":[{"id":1,"v":"a"},{"id":2,"manager":1,"v":"abc"},{"id":3,"manager":9,"v":"b"},{"id":4,"v":"abcd"}]}]}"#,
        #"{"document":{"attributes":{"age":{"label":"Your age"}},"rules":[["name","trim"],{"attributes":"name","type":"required","group":"g"},{"attributes":"age","type":"number","min":18,"group":"g","on":["register"]},{"attributes":"state","type":"required","when":{"attribute":"country","value":"US"}},{"attributes":"address","type":"nested","rules":[["city","required"],["zip","match",{"pattern":"[0-9]{5}"}]]},{"attributes":"tags","type":"each","rule":{"type":"string","max":3}},["a, b","allOrNone"],["total","compare",{"operator":"==","compareAttribute":"a + b"}]]},"runs":[{"value":{"name":"  ","age":3,"country":"US","address":{"zip":"1234"},"tags":["ab","abcd"],"a":1}},{"value":{"name":" Ada ","age":3,"a":1,"b":2,"total":4},"scenario":"register"},{"value":{},"limit":1},{"value":[]},{"value":{},"scenario":"none"}]}"#,
        #"{"document":{"rules":[["a","emial"],["b","number",{"mni":3}],["c","string",{"min":"x"}]]},"runs":[]}"#,
        #"{"document":{"rules":[["a","email",{"checkSpoofing":true,"enableIDN":true}],["b","string",{"min":2}]]},"language":{"tag":"de","catalog":{"sourceLanguage":"en","strings":{"email":{"localizations":{"de":{"stringUnit":{"value":"„{attribute}“ ist keine Adresse."}}}},"string.tooShort":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"{min} Zeichen."}},"other":{"stringUnit":{"value":"Mindestens {min} Zeichen."}}}}}}}}}},"runs":[{"value":{"a":"x@","b":"y"}},{"value":{"a":"ada@bücher.example","b":"yz"}}]}"#,
        "{", "[]", #"{"document":{},"runs":[]}"#,
    ]
}
