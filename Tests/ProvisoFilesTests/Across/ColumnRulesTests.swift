import Proviso
import ProvisoFiles
import Testing

@Suite struct ColumnRulesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        arguments: [
            (["required": ["id", "name"]], "id,name\n", []),
            (["required": ["id", "e-mail"]], "id,email\n", ["column.missing e-mail email"]),
            (["required": ["id", "zip"]], "id,name\n", ["column.missing zip"]),
            (["required": ["id"]], "id;name\n", ["column.missing id ;"]),
            (["required": [["pattern": "tag_[0-9]+"]]], "id,tag_1,tag_2\n", []),
            (["required": [["pattern": "tag_[0-9]+"]]], "id,tag_x\n", ["column.missing /tag_[0-9]+/"]),
            (["forbidden": ["password", ["pattern": "secret.*"]]], "id,secret1\n", ["column.forbidden secret1"]),
            // Those of attributes are expected, and so are those that may come.
            (["closed": true], "id,name\n", ["column.unknown name"]),
            (["closed": true, "optional": ["names"]], "id,name\n", ["column.unknown name names"]),
            (["closed": true, "optional": "name"], "id,name\n", []),
            (["order": ["a", "b", "id"]], "a,x,id\n", []),
            (["order": ["a", "b", "id"]], "b,id,a\n", ["column.order id a"]),
            (["pattern": "[a-z]+"], "id,Name\n", ["column.name Name"]),
        ] as [(DataValue, String, [String])])
    func whatIsWrongWithAHeader(columns: DataValue, text: String, found: [String]) async throws {
        let document = try RuleDocument(["columns": columns, "rules": [["id", "required"]]])
        let checked = try await CheckedFiles(document, [folder.file("a.csv", Array(text.utf8))])
        let told = checked.violations.map { violation in
            let parameters = ["column", "suggestion", "delimiter", "previous"].compactMap {
                violation["parameters"]?[$0]?.text
            }
            return ([violation["code"]?.text ?? ""] + parameters).joined(separator: " ")
        }
        #expect(told == found)
        #expect(checked.found.allSatisfy { $0.record == 0 && $0.line == 0 && $0.path.isEmpty })
    }

    @Test func anAttributeHasAColumnOfAnotherName() async throws {
        let document = try RuleDocument([
            "attributes": [
                "email": ["column": "E-mail address"], "phone": ["column": ["tel", "phone"]],
                "year": ["column": ["pattern": "(?i)y(ea)?r"]],
            ],
            "rules": [
                ["email", "email"], ["phone", "required"], ["year", "integer"],
                ["email", "default", ["value": "a@b.de"]],
            ],
        ])
        for (name, text, out) in [
            ("a.csv", "E-mail address,tel,Yr\nx,,y\n", nil),
            ("b.ndjson", "{\"E-mail address\":\"x\",\"tel\":\"\",\"Yr\":\"y\"}\n", nil),
            ("c.csv", "tel,Yr\n1,2\n", "tel,Yr,E-mail address\n1,2,a@b.de\n"),
            ("d.json", "[{\"tel\":1,\"Yr\":2}]", "[{\"tel\":1,\"Yr\":2,\"E-mail address\":\"a@b.de\"}]"),
        ] {
            let checked = try await CheckedFiles(document, [folder.file(name, Array(text.utf8))]) {
                if out != nil { $0.writePath = RawPath(folder.file("out")) }
                $0.showsPositions = true
            }
            if let out {
                #expect(folder.bytes(of: "out") == Array(out.utf8))
                #expect(checked.found.isEmpty)
            } else {
                #expect(checked.found.map(\.path) == ["email", "phone", "year"])
                #expect(checked.violations.allSatisfy { $0["valueColumn"] != nil }, "\(name)")
                #expect(checked.summary.unseenAttributes.isEmpty)
            }
        }
        // A value has the same members.
        let result = try document.validate(["E-mail address": "x", "phone": "1", "YEAR": 1])
        #expect(result.violations.map(\.path.description) == ["email"])
        let tidied = try document.tidy(["phone": "1", "YEAR": 1]).record
        #expect(tidied == ["phone": "1", "YEAR": 1, "E-mail address": "a@b.de"])
    }

    @Test func twoColumnsAreNotOneAttribute() async throws {
        let document = try RuleDocument([
            "attributes": ["phone": ["column": ["tel", "phone"]]], "rules": [["phone", "required"]],
        ])
        let checked = try await CheckedFiles(document, [folder.file("a.csv", Array("tel,x,phone\n1,2,3\n".utf8))])
        #expect(checked.summary.failures.count == 1)
        #expect(checked.summary.failures.first?.description.contains("columns 1 and 3") ?? false)
    }

    @Test(
        arguments: [
            ["required": 1], ["requird": ["a"]], ["pattern": "("], ["required": [["pattern": "("]]],
            ["required": ["a"], "forbidden": ["a"]], [],
        ] as [DataValue])
    func mistakes(columns: DataValue) {
        #expect(throws: RuleDocumentError.self) {
            try RuleDocument(["columns": columns, "rules": [["a", "required"]]])
        }
    }
}
