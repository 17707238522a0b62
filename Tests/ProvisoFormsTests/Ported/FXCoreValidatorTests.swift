import Foundation
import Proviso
import RuleTestSupport
import TestSupport
import Testing

/// The core validators of FXModelValidation with each of their options, in forms of records. The guide "From
/// FXModelValidation" names the tests row by row.
@Suite struct FXCoreValidatorTests {
    /// Rules for `a`, a value, and the codes that a form finds; then the value as the form leaves it.
    private func judge(
        _ type: String, with options: DataObject = DataObject(), _ value: DataValue?,
        also others: DataObject = DataObject(),
        _ codes: [ViolationCode] = [], leaves tidied: DataValue? = nil, registry: RuleRegistry = .standard,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var rule: DataObject = ["attributes": "a", "type": .string(type)]
        for (key, option) in options.members { rule[key] = option }
        var record = others
        record["a"] = value
        let form = RecordForm(record, rules: try RuleDocument([.object(rule)], registry: registry))
        #expect(form.validate() == codes.isEmpty, sourceLocation: sourceLocation)
        #expect(form.errors.map(\.code) == codes, sourceLocation: sourceLocation)
        if let tidied { #expect(form.a == tidied, sourceLocation: sourceLocation) }
    }

    @Test func boolean() throws {
        try judge("boolean", true)
        try judge("boolean", 0)
        try judge("boolean", .untyped("1"))
        try judge("boolean", 2, ["boolean"])
        try judge("boolean", with: ["trueValue": "sure", "falseValue": "not sure"], "not sure")
        try judge("boolean", with: ["trueValue": "sure", "falseValue": "not sure"], true, ["boolean"])
    }

    @Test func compare() throws {
        try judge("compare", "x", also: ["a_repeat": "x"])
        try judge("compare", "x", also: ["a_repeat": "y"], ["compare.equal"])
        try judge("compare", with: ["compareAttribute": "b"], "x", also: ["b": "x"])
        try judge("compare", with: ["compareAttribute": "b", "compareValue": "y"], "y", also: ["b": "x"])
        try judge("compare", with: ["compareValue": 30, "operator": ">="], 30)
        try judge("compare", with: ["compareValue": 30, "operator": ">"], 30, ["compare.greater"])
        try judge("compare", with: ["compareValue": 30, "operator": "<="], 31, ["compare.lessOrEqual"])
        try judge("compare", with: ["compareValue": 30, "operator": "<"], 30, ["compare.less"])
        try judge("compare", with: ["compareValue": 30, "operator": "!="], 30, ["compare.notEqual"])
        try judge("compare", with: ["compareValue": 30, "operator": "=="], 31, ["compare.equal"])
    }

    @Test func defaultValue() throws {
        try judge("default", with: ["value": nil], "", leaves: .null)
        try judge("default", with: ["value": "USA"], nil, leaves: "USA")
        try judge("default", with: ["value": "USA"], "FR", leaves: "FR")
        // A block makes the value anew each time.
        struct Stay: Validatable {
            var from: String?
            static var rules: some RuleSet<Stay> { Rule(for: \.from, .default { "today" }) }
        }
        let form = FormModel(Stay())
        form.validate()
        #expect(form.from == "today")
    }

    @Test func email() throws {
        try judge("email", "ada@example.org")
        try judge("email", "ada@", ["email"])
        try judge("email", "ada@bücher.example", ["email"])
        try judge("email", with: ["enableIDN": true], "ada@bücher.example")
    }

    @Test func filter() throws {
        try judge("filter", with: ["filter": "lowercase"], "ADA", leaves: "ada")
        try judge("filter", with: ["filter": "lowercase"], ["ADA"], leaves: ["ada"])
        try judge("filter", with: ["filter": "lowercase", "skipOnArray": true], ["ADA"], leaves: ["ADA"])
        var registry = RuleRegistry.standard
        registry.registerFilter("shout") { value in value.text.map { .string($0 + "!") } ?? value }
        try judge("filter", with: ["filter": "shout"], "ada", leaves: "ada!", registry: registry)
        struct Name: Validatable {
            var name = ""
            static var rules: some RuleSet<Name> { Rule(for: \.name, .map { $0.uppercased() }) }
        }
        let form = FormModel(Name(name: "ada"))
        form.validate()
        #expect(form.name == "ADA")
    }

    @Test func inRange() throws {
        try judge("in", with: ["range": [1, 2, 3]], 2)
        try judge("in", with: ["range": [1, 2, 3]], 4, ["in"])
        try judge("in", with: ["range": [1, 2, 3], "not": true], 2, ["in"])
        try judge("in", with: ["range": [1, 2, 3], "allowArray": true], [1, 3])
        try judge("in", with: ["range": [1, 2, 3], "allowArray": true], [1, 4], ["in"])
    }

    @Test func match() throws {
        try judge("match", with: ["pattern": #"^[a-z]\w*$"#], "ada1")
        try judge("match", with: ["pattern": #"^[a-z]\w*$"#], "1ada", ["match"])
        try judge("match", with: ["pattern": #"^[a-z]\w*$"#, "not": true], "1ada")
        #expect(throws: RuleDocumentError.self) { try RuleDocument([["a", "match"]]) }
    }

    @Test func number() throws {
        try judge("number", 1.5)
        try judge("number", "x", ["number.type"])
        try judge("number", with: ["min": 18], 18)
        try judge("number", with: ["min": 18], 17, ["number.tooSmall"])
        try judge("number", with: ["max": 18], 19, ["number.tooBig"])
    }

    @Test func required() throws {
        try judge("required", nil, ["required"])
        try judge("required", "", ["required"])
        try judge("required", " ")
        try judge("required", with: ["requiredValue": "yes"], "no", ["required"])
    }

    @Test func safe() throws {
        let form = RecordForm(rules: try RuleDocument([["title, description", "safe"]]))
        #expect(form.safeAttributes == ["title", "description"])
        form.assign(["title": "x", "rank": 1])
        #expect(form.validate())
        #expect(form.model == ["title": "x"])
    }

    @Test func string() throws {
        try judge("string", with: ["length": 3], "ada")
        try judge("string", with: ["length": 3], "ad", ["string.notEqual"])
        try judge("string", with: ["length": [3]], "ad", ["string.tooShort"])
        try judge("string", with: ["length": [1, 3]], "adam", ["string.tooLong"])
        try judge("string", with: ["min": 3], "ad", ["string.tooShort"])
        try judge("string", with: ["max": 3], "adam", ["string.tooLong"])
        try judge("string", 3, ["string.type"])
    }

    @Test func trim() throws {
        try judge("trim", " ada ", leaves: "ada")
        try judge("trim", [" ada "], leaves: [" ada "])
    }

    @Test func url() throws {
        try judge("url", "https://example.org")
        try judge("url", "ftp://example.org", ["url"])
        try judge("url", with: ["validSchemes": ["ftp"]], "ftp://example.org")
        try judge("url", with: ["defaultScheme": "http"], "example.org", leaves: "http://example.org")
        try judge("url", with: ["defaultScheme": "http"], "exa mple.org", ["url"], leaves: "exa mple.org")
        try judge("url", "http://bücher.example", ["url"])
        try judge("url", with: ["enableIDN": true], "http://bücher.example")
    }

    @Test func whatEveryRuleTakes() throws {
        try judge("required", with: ["on": ["x"]], nil)
        try judge("required", with: ["except": ["default"]], nil)
        try judge("string", with: ["min": 3, "skipOnEmpty": false], "", ["string.tooShort"])
        try judge("required", with: ["when": ["attribute": "b", "value": 1]], nil, also: ["b": 2])
        try judge("required", with: ["when": ["attribute": "b", "value": 1]], nil, also: ["b": 1], ["required"])
        let form = RecordForm(
            rules: try RuleDocument([["attributes": "a", "type": "required", "message": "Choose {attribute}."]]))
        form.validate()
        #expect(try form.messages(for: "a") == ["Choose a."])
    }

    @Test func standaloneValidators() throws {
        struct CountryRule: DocumentRule {
            static let name = "knownCountry"
            static let summary = "The country is known."
            static let messages: [String: CatalogMessage] = ["knownCountry": "{attribute} is unknown."]
            init(options: inout RuleOptions) {}
            func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
                if value.string != "USA" { report.fail("knownCountry") }
            }
        }
        var registry = RuleRegistry.standard
        registry.register(CountryRule.self)
        try judge("knownCountry", "USA", registry: registry)
        try judge("knownCountry", "Web", ["knownCountry"], registry: registry)
    }

    @Test func adHocValidation() {
        #expect("ada".validate(.length(3)).isValid)
        #expect(!"ada".validate(.length(4...)).isValid)
    }

    /// Each row of the guide names a test that there is.
    @Test func everyRowOfTheGuideNamesATest() throws {
        let root = GuideSnippets.root(of: #filePath)
        let guide = try String(
            contentsOf: root.appending(path: "Sources/Proviso/Documentation.docc/Guides/FromFXModelValidation.md"),
            encoding: .utf8)
        var tests = ""
        // Packages among the tests are built in folders of their own.
        for file in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "Tests").path)
        where file.hasSuffix(".swift") && !file.contains("/.build/") {
            tests += try String(contentsOf: root.appending(path: "Tests/\(file)"), encoding: .utf8)
        }
        let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| FXModelValidation") }
        #expect(rows.count > 80)
        for row in rows {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let names = (cells.last ?? "").split(separator: "`").filter { $0.first?.isLetter ?? false }
            #expect(cells.count == 3 && !names.isEmpty, "\(row)")
            for name in names { #expect(tests.contains("func \(name)("), "\(row)") }
        }
    }
}
