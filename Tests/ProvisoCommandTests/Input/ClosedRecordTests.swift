import Testing

/// A document that is `closed` refuses columns and members that no rule names.
@Suite struct ClosedRecordTests {
    static let rules = "closed: true\nrules:\n  - [id, required]\n  - [address.city, string]\n  - [note, safe]\n"

    @Test(arguments: [
        ("d.csv", "id,address.city,note\n1,Ely,x\n", []),
        ("d.csv", "id,adress.city,address.zip\n1,Ely,x\n", ["column.unknown ", "column.unknown "]),
        ("d.ndjson", "{\"id\": 1, \"note\": []}\n{\"id\": 2, \"nota\": 1}\n", ["attribute.unknown nota"]),
        (
            "d.json", #"[{"id": 1, "address": {"city": "x", "zip": 1}, "x": 1}]"#,
            ["attribute.unknown x", "attribute.unknown address.zip"]
        ),
        // Both come in one order, and in another.
        (
            "d.ndjson", "{\"x\": 1, \"id\": 1}\n{\"x\": 1, \"id\": 1}\n{\"id\": 1, \"x\": 1}\n",
            ["attribute.unknown x", "attribute.unknown x", "attribute.unknown x"]
        ),
    ])
    func files(_ name: String, _ data: String, _ expected: [String]) throws {
        let folder = try Folder(["r.yaml": Self.rules, name: data])
        let run = try Command.run(["check", name, "--rules", "r.yaml", "--output", "ndjson"], in: folder.path)
        #expect(run.status == (expected.isEmpty ? 0 : 1), "\(run.error)")
        let found = try run.lines.map { line in
            let violation = try JSON.object(String(line))
            return "\(violation["code"] as? String ?? "") \(violation["path"] as? String ?? "")"
        }
        #expect(found == expected)
        #expect(!run.error.contains("`columns`"), "\(run.error)")
    }

    /// A record may consist of nothing but members that no rule names.
    @Test func veryManyMembers() throws {
        let members = (0..<20_000).map { "\"m\($0)\":1" }.joined(separator: ",")
        let folder = try Folder(["r.yaml": Self.rules, "d.json": "[{\"id\":1,\(members)}]"])
        let run = try Command.run(["check", "d.json", "--rules", "r.yaml", "--output", "ndjson"], in: folder.path)
        #expect(run.status == 1)
        #expect(run.lines.count == 20_000)
    }
}
