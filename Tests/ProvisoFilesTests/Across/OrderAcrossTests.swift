import Proviso
import ProvisoFiles
import TestSupport
import Testing

/// `sorted` and `sequence` with values of the wrong kind, decimal commas, dates in formats, and numbers of any size.
@Suite struct OrderAcrossTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func found(_ rules: DataValue, _ name: String, _ text: String) async throws -> [String] {
        let checked = try await CheckedFiles(
            try RuleDocument(rules), [folder.file(name, Array(text.utf8))]
        ) { _ in }
        return checked.found.map { "\($0.record) \($0.code)" }
    }

    struct Case: Sendable {
        let options: DataObject
        let values: [String]
        let found: [String]
        var decimal = "."
        var thousands: String?
        var unit: String?
        var isJSON = false
        var type = "sorted"
    }

    @Test(arguments: [
        // The one of the wrong kind is the error, wherever it stands.
        Case(options: ["as": "number"], values: ["x", "1", "2", "3"], found: ["1 sorted.type"]),
        Case(options: ["as": "number"], values: ["1", "x", "2", "1"], found: ["2 sorted.type", "4 sorted"]),
        Case(
            options: ["as": "date"], values: ["soon", "2024-01-02", "2024-01-01", "later"],
            found: ["1 sorted.type", "3 sorted", "4 sorted.type"]),
        Case(
            options: ["as": "date"], values: ["a", "b", "2024-01-02"], found: ["1 sorted.type", "2 sorted.type"]),
        // Without a kind the first two that agree say which it is.
        Case(options: [:], values: ["\"x\"", "1", "2", "1"], found: ["2 sorted.type", "4 sorted"], isJSON: true),
        Case(options: [:], values: ["1", "\"x\"", "2"], found: ["2 sorted.type"], isJSON: true),
        Case(
            options: [:], values: ["1", "true", "2", "[1]"], found: ["2 sorted.type", "4 sorted.type"], isJSON: true),
        // Decimal commas.
        Case(options: [:], values: ["1,5", "1,7", "2"], found: [], decimal: ","),
        Case(options: [:], values: ["9,5", "10,5"], found: [], decimal: ","),
        Case(options: ["as": "number"], values: ["9,5", "10,5", "10,25"], found: ["3 sorted"], decimal: ","),
        Case(options: ["as": "number", "strict": true], values: ["1,50", "1,5"], found: ["2 sorted"], decimal: ","),
        // Numbers with groups of digits, and with units.
        Case(options: [:], values: ["999", "1,000", "1,002", "1,001"], found: ["4 sorted"], thousands: ","),
        Case(
            options: ["as": "number"], values: ["999,5", "1.000,25", "1.000"], found: ["3 sorted"], decimal: ",",
            thousands: "."),
        Case(
            options: ["as": "number", "order": "descending"], values: ["100 %", "20 %", "3", "50 %"],
            found: ["4 sorted"], unit: "%"),
        Case(
            options: ["as": "number", "strict": true], values: ["1,000 %", "1000"], found: ["2 sorted"], thousands: ",",
            unit: "%"),
        Case(options: ["as": "number"], values: ["9 %", "x", "10 %"], found: ["2 sorted.type"], unit: "%"),
        // Dates as the file spells them.
        Case(
            options: ["format": "dd.MM.yyyy"], values: ["31.01.2024", "01.02.2024", "15.01.2024"], found: ["3 sorted"]),
        Case(
            options: ["format": "dd.MM.yyyy", "order": "descending"],
            values: ["01.02.2024", "31.01.2024", "30.02.2024"],
            found: ["3 sorted.type"]),
        // Whole numbers of any size.
        Case(
            options: [:], values: ["9223372036854775806", "9223372036854775807", "9223372036854775808", "9"],
            found: ["4 sequence"], type: "sequence"),
        Case(
            options: ["step": -1], values: ["100000000000000000000", "99999999999999999999", "99999999999999999997"],
            found: ["3 sequence"], type: "sequence"),
        Case(
            options: ["step": 2], values: ["-9223372036854775809", "-9223372036854775807", "-1"], found: ["3 sequence"],
            type: "sequence"),
        Case(
            options: ["allowZeroFraction": true], values: ["1,0", "2,0", "3", "5,0"], found: ["4 sequence"],
            decimal: ",", type: "sequence"),
        Case(
            options: [:], values: ["1", "1,5", "3"], found: ["2 sequence.type", "3 sequence"], decimal: ",",
            type: "sequence"),
    ])
    func order(_ test: Case) async throws {
        var rule: DataObject = ["attributes": "a", "type": .string(test.type)]
        for (key, value) in test.options.members { rule[key] = value }
        var rules: DataObject = ["decimal": .string(test.decimal), "rules": [.object(rule)]]
        rules["thousands"] = test.thousands.map(DataValue.string)
        rules["unit"] = test.unit.map(DataValue.string)
        let text =
            test.isJSON
            ? test.values.map { "{\"a\":\($0)}\n" }.joined()
            : "a;b\n" + test.values.map { "\($0);\n" }.joined()
        let document = try RuleDocument(.object(rules))
        let checked = try await CheckedFiles(
            document, [folder.file(test.isJSON ? "a.ndjson" : "a.csv", Array(text.utf8))]
        ) { if !test.isJSON { $0.dialect = (try? CSVDialect(delimiter: ";")) ?? $0.dialect } }
        #expect(checked.found.map { "\($0.record) \($0.code)" } == test.found)
    }

    /// What is expected next is told, also beyond 64 bits.
    @Test(arguments: [
        ("9223372036854775807", 1, "9223372036854775808"), ("999999999999999999999", 1, "1000000000000000000000"),
        ("-1", 1, "0"), ("5", -7, "-2"), ("-18446744073709551616", 3, "-18446744073709551613"),
        ("100000000000000000000", -1, "99999999999999999999"),
        ("-100000000000000000000", -1, "-100000000000000000001"),
    ])
    func nextNumber(_ number: String, _ step: Int, _ next: String) async throws {
        let rules: DataValue = [["attributes": "a", "type": "sequence", "step": .number(ExactNumber(step))]]
        let checked = try await CheckedFiles(
            try RuleDocument(rules), [folder.file("a.csv", Array("a,b\n\(number),\n77,\n".utf8))]
        ) { _ in }
        #expect(checked.parameter("expected") == [ExactNumber(next).map(DataValue.number)])
    }

    @Test(arguments: ["number", "string"]) func formatIsOfDates(_ type: String) {
        #expect(throws: RuleDocumentError.self) {
            try RuleDocument([["attributes": "a", "type": "sorted", "format": "dd.MM.yyyy", "as": .string(type)]])
        }
    }
}
