import Proviso
import ProvisoFiles
import ProvisoFormats
import TestSupport
import Testing

/// Rules of somebody's own are proposed as those that come with Proviso are.
@Suite struct OwnRuleInferenceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func proposed(_ text: String, _ registry: RuleRegistry = .standard) async throws -> [String] {
        let path = folder.file("a.csv", Array(text.utf8))
        let proposal = try await RuleInference(registry: registry).run([RawPath(path)])
        return proposal.attributes.flatMap { attribute in attribute.rules.map { "\(attribute.name) \($0.name)" } }
    }

    private var registry: RuleRegistry {
        var registry = RuleRegistry.standard
        registry.register(FormatRule<PlateFormat>.self)
        registry.register(DepthRule.self)
        return registry
    }

    @Test func aFormatIsRecognised() async throws {
        let rows = (1...40).map { "B-X\(["A", "B", "C", "D"][$0 % 4]) \($0 * 7)" }
        let text = "plate\n" + rows.joined(separator: "\n") + "\n"
        #expect(try await proposed(text, registry) == ["plate required", "plate plate", "plate unique"])
        #expect(try await !proposed(text).contains("plate plate"))
    }

    /// Numbers show nothing of themselves, so that the name of the column says it, where enough of them keep the rule.
    @Test func aColumnIsRecognisedByItsName() async throws {
        let rows = (1...40).map { "\($0).5" }
        let text = "sea_depth\n" + rows.joined(separator: "\n") + "\n"
        #expect(try await proposed(text, registry).contains("sea_depth depth"))
        #expect(try await proposed(text).contains("sea_depth number"))
        let others = "sea_depth\n" + rows.map { "-" + $0 }.joined(separator: "\n") + "\n"
        #expect(try await proposed(others, registry).contains("sea_depth number"))
    }
}

/// `B-XA 123`.
private struct PlateFormat: DocumentFormat {
    static let ruleName = "plate"
    static let summary = "A number plate."
    static let message: CatalogMessage = "{attribute} must be a number plate."
    static let recognitions = [Recognition(leastValues: 2, breadth: .fixed, order: 100, isKey: true)]

    init() {}
    init(options: inout RuleOptions) {}

    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        let text = String(decoding: (0..<utf8.count).map { utf8[$0] }, as: UTF8.self)
        let isPlate = text.wholeMatch(of: /[A-Z]{1,3}-[A-Z]{1,2} [1-9][0-9]{0,3}/) != nil
        return isPlate ? nil : FormatFailure("character not allowed", at: 0)
    }
}

/// A number of metres below something.
private struct DepthRule: DocumentRule {
    static let name = "depth"
    static let summary = "Metres, not less than 0."
    static let messages: [String: CatalogMessage] = ["depth": "{attribute} must not be less than 0."]
    static let recognitions = [Recognition(names: ["depth"])]

    init(options: inout RuleOptions) {}

    var constraints: Constraints { .exactly(.number(NumberConstraint(min: 0))) }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if constraints.allows(value.data) != true { report.fail("depth") }
    }
}
