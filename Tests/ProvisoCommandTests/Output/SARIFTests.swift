#if Command
import Foundation
import Testing

/// `--output sarif`: what the schema of SARIF 2.1.0 asks for, and what code hosts do.
@Suite struct SARIFTests {
    private let rules = """
        rules:
          - [ name, required ]
          - { attributes: age, type: number, max: 99, severity: warning }
          - { attributes: tags, type: each, rule: { type: in, range: [a], severity: info } }

        """
    private let data = """
        {"name":"","age":100}
        {"name":"x"}
        no object
        {"name":"x","tags":["a","b"]}

        """

    private func log(_ run: Run) throws -> (log: [String: Any], results: [[String: Any]], run: [String: Any]) {
        let log = try JSON.object(run.output)
        try SARIFSchema.check(log)
        let first = try #require((log["runs"] as? [[String: Any]])?.first)
        return (log, try #require(first["results"] as? [[String: Any]]), first)
    }

    private func region(_ result: [String: Any]) -> [String: Int]? {
        let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        return location?["region"] as? [String: Int]
    }

    /// What is found of a file as a whole, and of the share of records that may break a rule, is described too.
    @Test func codesOfFiles() throws {
        let folder = try Folder([
            "r.yaml": """
            columns: { required: [id, name] }
            records: { min: 3 }
            rules: [[age, number, { atMost: 10 % }]]

            """, "a.csv": "age\nx\n",
        ])
        let run = try Command.run(["check", "a.csv", "--rules", "r.yaml", "--output", "sarif"], in: folder.path)
        let (_, results, whole) = try log(run)
        let driver = (whole["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let described = try #require(driver?["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        let found = Set(results.compactMap { $0["ruleId"] as? String })
        #expect(found == ["column.missing", "number.type", "atMost", "records.tooFew"])
        #expect(found.isSubset(of: described) && described.count == Set(described).count)
        let marks = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
        #expect(Set(marks).count == results.count)
    }

    @Test func results() throws {
        let folder = try Folder(["rules.yaml": rules, "ä b.ndjson": data])
        let run = try Command.run(
            ["check", "./ä b.ndjson", "--rules", "rules.yaml", "--output", "sarif"], in: folder.path)
        #expect(run.status == 1)
        let (_, results, whole) = try log(run)
        #expect(
            results.map { $0["ruleId"] as? String } == ["required", "number.tooBig", "record.malformed", "in"])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "error", "note"])
        #expect(
            results.map(region) == [
                ["startLine": 1, "startColumn": 9], ["startLine": 1, "startColumn": 18], ["startLine": 3],
                ["startLine": 4, "startColumn": 25],
            ])
        #expect(run.output.contains("\"uri\":\"%C3%A4%20b.ndjson\""))
        let driver = (whole["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let described = try #require(driver?["rules"] as? [[String: Any]])
        let ids = described.compactMap { $0["id"] as? String }
        #expect(Set(ids).isSuperset(of: results.compactMap { $0["ruleId"] as? String }))
        #expect(Set(ids).count == ids.count)
        for rule in described {
            #expect(((rule["help"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
        }
    }

    /// A fingerprint stays when records move, and tells violations of different records and attributes apart.
    @Test func fingerprints() throws {
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": data, "b.ndjson": "{\"name\":\"y\"}\n" + data])
        let prints = try ["a.ndjson", "b.ndjson"].map { file in
            let run = try Command.run(["check", file, "--rules", "rules.yaml", "--output", "sarif"], in: folder.path)
            return try log(run).results.compactMap {
                ($0["partialFingerprints"] as? [String: String])?["provisoViolation/v1"]
            }
        }
        #expect(prints[0] == prints[1])
        #expect(Set(prints[0]).count == 4)
    }

    /// The log is whole also when the check is not.
    @Test func stopsEarly() throws {
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": data, "b.json": "[{\"name\":\"\"},", "none.csv": ""])
        for (files, options, status, count) in [
            (["a.ndjson"], ["--fail-fast"], Int32(1), 2), (["a.ndjson"], ["--max-violations", "1"], 1, 1),
            (["b.json"], [], 2, 0), (["a.ndjson", "b.json"], [], 2, 4), (["none.csv"], [], 2, 0),
            (["no.json"], [], 2, 0),
        ] {
            let run = try Command.run(
                ["check"] + files + ["--rules", "rules.yaml", "--output", "sarif"] + options, in: folder.path)
            #expect(run.status == status)
            let (_, results, whole) = try log(run)
            #expect(results.count == count, "\(files)")
            let invocation = try #require((whole["invocations"] as? [[String: Any]])?.first)
            #expect(invocation["executionSuccessful"] as? Bool == (status != 2))
            #expect((invocation["toolExecutionNotifications"] != nil) == (status == 2))
        }
    }

    /// Values are never shown, not even where they are asked for: logs are published with the code.
    @Test func noValues() throws {
        let folder = try Folder(["rules.yaml": "rules: [[a, in, { range: [apple] }]]", "a.csv": "a\nsecretvalue\n"])
        let run = try Command.run(
            ["check", "a.csv", "--rules", "rules.yaml", "--output", "sarif", "--show-values"], in: folder.path)
        #expect(try log(run).results.count == 1)
        #expect(!run.output.contains("secretvalue"))
    }

    /// A message that shows the value shows none of a sensitive attribute, here and in the reasons of rejected records.
    @Test func noSensitiveValues() throws {
        let rules = """
            attributes: { a: { sensitive: true } }
            rules: [[a, in, { range: [apple], message: "not {value}" }], [b, in, { range: [x], message: "not {value}" }]]

            """
        let folder = try Folder(["rules.yaml": rules, "a.csv": "a,b\nsecretvalue,plainvalue\n"])
        let run = try Command.run(
            ["check", "a.csv", "--rules", "rules.yaml", "--output", "sarif", "--show-values", "--rejects", "out"],
            in: folder.path)
        #expect(!run.output.contains("secretvalue") && run.output.contains("not plainvalue"))
        let reasons = try #require(folder.text(of: "out")).replacing("secretvalue,plainvalue", with: "")
        #expect(!reasons.contains("secretvalue") && reasons.contains("not plainvalue"))
    }

    @Test func sameForAnyNumberOfThreads() throws {
        let rows = (0..<5000).map { "{\"name\":\"\",\"age\":\($0)}" }.joined(separator: "\n")
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": rows, "none.ndjson": ""])
        let runs = try ["1", "2"].map {
            try Command.run(
                ["check", "a.ndjson", "--rules", "rules.yaml", "--output", "sarif", "--jobs", $0], in: folder.path)
        }
        #expect(runs[0].output == runs[1].output)
        #expect(try log(runs[0]).results.count == 9900)
        let none = try Command.run(
            ["check", "none.ndjson", "--rules", "rules.yaml", "--output", "sarif"], in: folder.path)
        #expect(none.status == 0)
        #expect(try log(none).results.isEmpty)
    }
}

/// What the schema of SARIF 2.1.0 says of the objects that are written: their members, and which they must have.
private enum SARIFSchema {
    struct Broken: Error { let reason: String }

    static func check(_ log: [String: Any]) throws {
        try members(log, "log", required: ["version", "runs"], allowed: ["$schema"])
        try expect(log["version"] as? String == "2.1.0", "version")
        for run in try objects(log["runs"], "runs") {
            try members(
                run, "run", required: ["tool"], allowed: ["results", "invocations", "columnKind", "properties"])
            try expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String), "columnKind")
            let tool = try object(run["tool"], "tool")
            try members(tool, "tool", required: ["driver"])
            let driver = try object(tool["driver"], "driver")
            try members(driver, "driver", required: ["name"], allowed: ["version", "rules"])
            for rule in try objects(driver["rules"], "rules") { try checkRule(rule) }
            for result in try objects(run["results"], "results") { try checkResult(result) }
            for invocation in try objects(run["invocations"], "invocations") {
                try members(
                    invocation, "invocation", required: ["executionSuccessful"], allowed: ["toolExecutionNotifications"]
                )
                for notification in try objects(invocation["toolExecutionNotifications"] ?? [], "notifications") {
                    try members(notification, "notification", required: ["message"], allowed: ["level"])
                    try checkMessage(notification["message"])
                }
            }
        }
    }

    private static func checkRule(_ rule: [String: Any]) throws {
        try members(
            rule, "rule", required: ["id"], allowed: ["shortDescription", "help", "defaultConfiguration"])
        try checkMessage(rule["shortDescription"])
        try checkMessage(rule["help"])
        try members(try object(rule["defaultConfiguration"], "configuration"), "configuration", allowed: ["level"])
    }

    private static func checkResult(_ result: [String: Any]) throws {
        try members(
            result, "result", required: ["message"],
            allowed: ["ruleId", "level", "locations", "partialFingerprints", "properties"])
        try expect(result["ruleId"] is String, "ruleId")
        try expect(["none", "note", "warning", "error"].contains(result["level"] as? String), "level")
        try checkMessage(result["message"])
        try expect(result["partialFingerprints"] is [String: String], "partialFingerprints")
        for location in try objects(result["locations"], "locations") {
            try members(location, "location", allowed: ["physicalLocation", "logicalLocations"])
            for logical in try objects(location["logicalLocations"] ?? [], "logicalLocations") {
                try members(logical, "logicalLocation", allowed: ["fullyQualifiedName"])
                try expect(logical["fullyQualifiedName"] is String, "fullyQualifiedName")
            }
            let physical = try object(location["physicalLocation"], "physicalLocation")
            try members(physical, "physicalLocation", required: ["artifactLocation"], allowed: ["region"])
            let artifact = try object(physical["artifactLocation"], "artifactLocation")
            try members(artifact, "artifactLocation", required: ["uri"])
            let uri = artifact["uri"] as? String ?? " "
            try expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && URL(string: uri) != nil, "uri")
            guard let region = physical["region"] else { continue }
            try members(try object(region, "region"), "region", required: ["startLine"], allowed: ["startColumn"])
            try expect((region as? [String: Int])?.values.allSatisfy { $0 >= 1 } ?? false, "region")
        }
    }

    private static func checkMessage(_ message: Any?) throws {
        let message = try object(message, "message")
        try members(message, "message", required: ["text"])
        try expect(message["text"] is String, "text")
    }

    private static func members(
        _ object: [String: Any], _ name: String, required: Set<String> = [], allowed: Set<String> = []
    ) throws {
        try expect(required.isSubset(of: object.keys), "\(name) lacks \(required.subtracting(object.keys))")
        let others = Set(object.keys).subtracting(required).subtracting(allowed)
        try expect(others.isEmpty, "\(name) has \(others)")
    }

    private static func object(_ value: Any?, _ name: String) throws -> [String: Any] {
        guard let object = value as? [String: Any] else { throw Broken(reason: "\(name) is no object") }
        return object
    }

    private static func objects(_ value: Any?, _ name: String) throws -> [[String: Any]] {
        guard let objects = value as? [[String: Any]] else { throw Broken(reason: "\(name) is no array of objects") }
        return objects
    }

    private static func expect(_ condition: Bool, _ reason: String) throws {
        if !condition { throw Broken(reason: reason) }
    }
}
#endif
