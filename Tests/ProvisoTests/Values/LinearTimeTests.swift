import Proviso
import ProvisoWeb
import RuleTestSupport
import TestSupport
import Testing

/// What it costs to judge a text of combining marks grows no faster than the text: eight times the text may take three
/// times as much per scalar as the short one, where quadratic work takes eight times as much.
@Suite(.serialized) struct LinearTimeTests {
    struct Work: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let run: @Sendable (String) throws -> Void

        init(_ name: String, _ run: @escaping @Sendable (String) throws -> Void) {
            testDescription = name
            self.run = run
        }

        /// A rule of a document, on a value of the type that JSON or CSV gives.
        init(document rule: DataValue, isCSV: Bool = false) throws {
            let document = try RuleDocument([rule])
            let name = String("\(rule)".unicodeScalars.filter { $0.isASCII }.prefix(60))
            self.init(name + (isCSV ? " of CSV" : "")) { text in
                _ = try document.validate(["a": isCSV ? .untyped(text) : .string(text), "b": .string(text + "x")])
            }
        }
    }

    /// Marks of two classes in turn, which are out of order: `e` with an acute accent, a grave below, and so on.
    static func marks(_ count: Int) -> String { "e" + String(repeating: "\u{301}\u{316}", count: count / 2) }

    static let long = marks(4_000)

    static func growsLinearly(_ work: Work, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (short, long) = (marks(2_000), marks(16_000))
        try Growth.expect(
            lessThan: 24, work.testDescription, small: { try work.run(short) }, large: { try work.run(long) },
            sourceLocation: sourceLocation)
    }

    static let documentRules: [DataValue] = [
        ["a", "in", ["range": [.string(long), "e"]]],
        ["a", "in", ["range": [.string(long), "e"], "not": true]],
        ["a", "compare", ["compareValue": .string(long)]],
        ["a", "compare", ["compareValue": .string(long), "operator": "<"]],
        ["a", "compare", ["compareAttribute": "b", "operator": ">="]],
        ["a", "required", ["requiredValue": .string(long)]],
        ["a", "contains", ["value": "\u{316}\u{301}"]],
        ["a", "contains", ["value": "é", "ignoreCase": true]],
        ["a", "startsWith", ["value": .string(long)]],
        ["a", "startsWith", ["value": "é", "ignoreCase": true]],
        ["a", "endsWith", ["value": .string(long)]],
        ["a", "filter", ["filter": "nfc"]],
        ["a", "trim", ["characters": .string(long)]],
        ["a", "string", ["max": 1_000_000]],
        ["a", "string", ["min": 1, "when": ["attribute": "a", "operator": "==", "value": .string(long)]]],
        ["a", "string", ["min": 1, "when": ["attribute": "a", "operator": "in", "value": [.string(long), "x"]]]],
        ["a", "boolean", ["trueValue": .string(long)]],
    ]

    @Test(arguments: documentRules.indices)
    func judgesInDocuments(rule: Int) throws {
        try Self.growsLinearly(Work(document: Self.documentRules[rule]))
        try Self.growsLinearly(Work(document: Self.documentRules[rule], isCSV: true))
    }

    struct Named: Codable, Validatable {
        var a = ""
        static var rules: some RuleSet<Named> { Rule.safe(\.a) }
    }

    static let works = [
        Work("equal") { _ = $0.validate(.equal(to: $0 + "x")) },
        Work("notEqual") { text in _ = text.validate(.notEqual(to: { text + "x" })) },
        Work("compare") { _ = $0.validate(.compare(.less, to: $0 + "x")) },
        Work("range") { _ = $0.validate(.range($0...($0 + "x"))) },
        Work("in") { _ = $0.validate(.in([$0, "e"])) },
        Work("in, substrings") { _ = $0[...].validate(.in([$0[...], "e"])) },
        Work("in, arrays") { _ = [$0].validate(.in([[$0], ["e"]])) },
        Work("notIn") { _ = $0.validate(.notIn([$0 + "x"])) },
        Work("contains") { _ = $0.validate(.contains("\u{316}\u{301}")) },
        Work("contains element") { _ = [$0].validate(.contains($0 + "x")) },
        Work("starts") { _ = $0.validate(.starts(with: $0 + "x")) },
        Work("ends") { _ = $0.validate(.ends(with: "x" + $0)) },
        Work("nfc") { _ = NamedFilter.nfc.apply($0) },
        Work("filters") { text in for filter in NamedFilter.allCases { _ = filter.apply(text) } },
        Work("trim") { _ = $0.tidied(.trim(characters: "e" + $0)) },
        Work("equality of data") { text in
            _ = DataValue.string(text) == .string(text + "x")
            _ = DataValue.array([.untyped(text)]) == [.untyped(text + "x")]
            _ = Set<DataValue>([.string(text), .untyped(text)])
        },
        Work("keys of objects") { text in
            var object: DataObject = [:]
            for index in 0..<20 { object["\(index)"] = .null }
            object[text] = 1
            _ = object[text + "x"]
            _ = (["a": 1] as DataObject)[text]
        },
        Work("paths") { text in
            _ = FieldPath(text + ".a") == FieldPath(text + ".b")
            _ = Set([FieldPath(text), FieldPath(text + "x")])
        },
        Work("names of members") { text in
            var object: DataObject = ["a": "x", "inner": .object([:])]
            object[text] = 1
            _ = Named.decoding(.object(object), keys: KeyStrategy(decoding: { $0 }, encoding: { $0 }))
            _ = FormModel(Named()).assign(object)
            _ = RecordForm(rules: try RuleDocument([["inner", "nested", ["rules": [["a", "safe"]]]]]))
                .assign(["inner": .object(object)])
        },
        Work("form posts") { text in _ = try FormPost(urlEncoded: "\(text)[\(text)]=\(text)&\(text)=b") },
    ]

    @Test(arguments: works)
    func judges(work: Work) throws { try Self.growsLinearly(work) }

    /// A row of flags, in which each character is found by counting from the first.
    @Test func trimsFlags() throws {
        let document = try RuleDocument([["a", "trim", ["characters": "🇩🇪"]]])
        func time(_ count: Int) throws -> Duration {
            let text = "x" + String(repeating: "🇩🇪", count: count)
            return try (0..<5).map { _ in
                try ProcessorTime.measure {
                    let record = try document.tidy(["a": .string(text)]).record
                    #expect(record["a"] == "x")
                    _ = text.tidied(.trim(characters: "🇩🇪"))
                }
            }.min() ?? .zero
        }
        let (short, long) = (try time(500), try time(4_000))
        #expect(long < short * 24, "\(short) and \(long)")
    }

    /// A part that nearly occurs everywhere.
    @Test func findsPartsOfRepetitiveTexts() {
        func time(_ count: Int) -> Duration {
            let part = String(repeating: "a", count: count / 2) + "b"
            let text = String(repeating: "a", count: count)
            return (0..<5).map { _ in
                ProcessorTime.measure { #expect(text.validate(.contains(part)).codes == ["contains"]) }
            }.min() ?? .zero
        }
        let (short, long) = (time(4_000), time(32_000))
        #expect(long < short * 24, "\(short) and \(long)")
    }
}
