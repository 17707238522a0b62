#if Command
import Foundation
import TestSupport
import Testing

/// `proviso sample`.
@Suite struct SampleTests {
    private static let rules = """
        proviso: 1
        rules:
          - [ id, required ]
          - [ id, match, { pattern: '^[A-Z]{2}[0-9]{3}$' } ]
          - { attributes: amount, type: number, min: 1, max: 99, integerOnly: true }
          - { attributes: paid, type: compare, operator: "<=", compareAttribute: amount, as: number }
          - [ mail, email ]
          - { attributes: state, type: required, on: register }

        """

    /// What is made passes, in each form that it is printed in; and each kind of data gives the same violations.
    @Test func validRecords() throws {
        let folder = try Folder(["r.yaml": Self.rules])
        for output in ["ndjson", "csv"] {
            let made = try Command.run("sample", "r.yaml", "--count", "20", "--output", output, in: folder)
            #expect(made.status == 0, "\(made.error)")
            #expect(made.error.isEmpty)
            folder.write("data.\(output)", made.output)
            let check = try Command.run("check", "data.\(output)", "--rules", "r.yaml", in: folder)
            #expect(check.status == 0, "\(check.output)")
            #expect(check.errorWithoutTime.contains("20 "), "\(check.error)")
            #expect(
                try Command.run("sample", "r.yaml", "--count", "20", "--output", output, in: folder).output
                    == made.output)
            let other = try Command.run(
                "sample", "r.yaml", "--count", "20", "--output", output, "--seed", "9", in: folder)
            #expect(other.output != made.output)
        }
    }

    /// A table without records has a header, so that `check` reads it.
    @Test func noRecords() throws {
        let folder = try Folder(["r.yaml": Self.rules])
        let made = try Command.run("sample", "r.yaml", "--count", "0", "--output", "csv", in: folder)
        #expect(made.status == 0 && made.error.isEmpty)
        #expect(made.lines == ["id,amount,paid,mail"], "\(made.output)")
    }

    /// A document that asks for columns alone, or for a number of records, is one for each command.
    @Test(arguments: ["columns: { required: [a, b] }", "records: { min: 2 }"]) func documentsWithoutRules(
        _ document: String
    ) throws {
        let folder = try Folder(["r.yaml": document + "\n"])
        for arguments in [["rules", "r.yaml"], ["sample", "r.yaml"], ["diff", "r.yaml", "r.yaml"]] {
            let run = try Command.run(arguments, in: folder.path)
            #expect(run.status == 0 && run.error.isEmpty, "\(arguments) \(run.error)")
        }
    }

    /// Records that pass one by one pass together.
    @Test(arguments: [
        "  - { attributes: a, type: in, range: [x, y, z] }\n  - { attributes: a, type: distinct, min: 3 }\n",
        "  - { attributes: a, type: in, range: [x, y, z] }\n  - { attributes: a, type: distinct, min: 2, max: 2 }\n",
        """
          - { attributes: a, type: in, range: [x, y, z] }
          - { attributes: b, type: in, range: [p, q, r] }
          - { attributes: [a, b], type: distinct, min: 5, max: 5 }

        """,
        """
          - { attributes: a, type: required }
          - { attributes: a, type: number }
          - { attributes: a, type: unique }
          - { attributes: a, type: sorted }

        """,
        """
          - [ [total, amount], required ]
          - { attributes: amount, type: number, min: 1, max: 9, integerOnly: true }
          - { attributes: total, type: compare, operator: "==", compareExpression: previous.total + amount }

        """,
        "  - { attributes: m, type: sequence, unit: month, format: yyyy-MM, start: 2026-11 }\n  - [ m, required ]\n",
        """
          - { attributes: level, type: number, min: 0, max: 100 }
          - { attributes: level, type: compare, operator: ">=", compareExpression: previous.level - 5 }
          - { attributes: level, type: compare, operator: "<=", compareExpression: previous.level + 5 }

        """,
    ])
    func together(rules: String) throws {
        let folder = try Folder(["r.yaml": "rules:\n" + rules])
        for seed in 0..<Sweep.count(4, sample: 2) {
            for output in ["csv", "ndjson"] {
                let made = try Command.run(
                    "sample", "r.yaml", "--count", "5", "--output", output, "--seed", "\(seed)", in: folder)
                #expect(made.status == 0 && made.error.isEmpty, "\(made.error)")
                folder.write("d.\(output)", made.output)
                let check = try Command.run("check", "d.\(output)", "--rules", "r.yaml", in: folder)
                #expect(check.status == 0 && check.errorWithoutTime.hasPrefix("5 "), "\(check.output)")
            }
        }
    }

    /// Too few records for a rule about all of them are not called valid in silence; columns come as the document has them.
    @Test func whatNoRecordCanMend() throws {
        let rules = """
            records: { min: 9 }
            columns: { required: [c, b, a], order: [c, b, a] }
            rules:
              - [ [a, b], required ]
              - [ a, distinct, { min: 3 } ]

            """
        let folder = try Folder(["r.yaml": rules])
        let made = try Command.run("sample", "r.yaml", "--count", "2", "--output", "csv", in: folder)
        #expect(made.output.hasPrefix("c,b,a\n"))
        #expect(
            made.error.split(separator: "\n").map(String.init).sorted() == [
                "warning: together these records are not valid: A must have at least 3 different values.",
                "warning: together these records are not valid: There must be at least 9 records.",
            ])
        folder.write("d.csv", try Command.run("sample", "r.yaml", "--count", "9", "--output", "csv", in: folder).output)
        #expect(try Command.run("check", "d.csv", "--rules", "r.yaml", in: folder).status == 0)
    }

    /// What is wrong with a record stays the only thing when it is a file of its own.
    @Test func recordsOfSequences() throws {
        let folder = try Folder([
            "r.yaml":
                "rules:\n  - { attributes: n, type: sequence, start: 1 }\n  - [ [name, n], required ]\n  - [ name, string, { max: 9 } ]\n"
        ])
        let made = try Command.run("sample", "r.yaml", "--invalid", in: folder)
        var count = 0
        for line in made.lines {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            guard let start = line.firstRange(of: "\"record\":")?.upperBound else { continue }
            count += 1
            folder.write("d.ndjson", line[start...].dropLast() + "\n")
            let check = try Command.run("check", "d.ndjson", "--rules", "r.yaml", "--output", "ndjson", in: folder)
            let code = try #require((object["fails"] as? [String: String])?["code"])
            #expect(check.lines.count == 1 && check.output.contains("\"code\":\"\(code)\""), "\(line) \(check.output)")
        }
        #expect(count >= 2)
    }

    /// Each line names what fails, and the check finds just that.
    @Test func failingRecords() throws {
        let folder = try Folder(["r.yaml": Self.rules])
        let made = try Command.run("sample", "r.yaml", "--invalid", in: folder)
        #expect(made.status == 0)
        var records: [String: [(code: String, attribute: String)]] = [:]
        var data: [String: String] = [:]
        for line in made.lines {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let fails = try #require(object["fails"] as? [String: String])
            let scenario = try #require(fails["scenario"])
            records[scenario, default: []].append((fails["code"] ?? "", fails["attribute"] ?? ""))
            let record = try #require(line.firstRange(of: "\"record\":")).upperBound
            data[scenario, default: ""] += line[record...].dropLast() + "\n"
        }
        #expect(records.keys.sorted() == ["default", "register"])
        for (scenario, expected) in records {
            folder.write("d.ndjson", data[scenario] ?? "")
            let check = try Command.run(
                "check", "d.ndjson", "--rules", "r.yaml", "--scenario", scenario, "--output", "ndjson", in: folder)
            let found = try check.lines.map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
            #expect(found.map { $0["record"] as? Int } == Array(1...expected.count))
            #expect(found.map { $0["code"] as? String } == expected.map(\.code))
            #expect(found.map { $0["path"] as? String } == expected.map(\.attribute))
        }
        #expect(made.errorLines.last == "\(made.lines.count) made, 0 not")
    }

    /// As CSV the records that fail have columns in front that say why.
    @Test func failingCells() throws {
        let folder = try Folder(["r.yaml": Self.rules])
        let made = try Command.run(
            "sample", "r.yaml", "--invalid", "--output", "csv", "--scenario", "default", in: folder)
        #expect(
            made.lines.first?.hasPrefix("fails.attribute,fails.code,fails.rule,fails.scenario,id,") ?? false,
            "\(made.output)")
        folder.write("d.csv", made.output)
        let check = try Command.run("check", "d.csv", "--rules", "r.yaml", "--output", "ndjson", in: folder)
        #expect(check.lines.count == made.lines.count - 1)
        #expect(made.error.contains("not made: state: required: the rule does not run in this scenario"))
    }

    /// CSV, NDJSON and JSON of the same cells give the same violations.
    @Test func theSameInEveryFormat() throws {
        let folder = try Folder(["r.yaml": Self.rules])
        let csv = try Command.run(
            "sample", "r.yaml", "--invalid", "--output", "csv", "--scenario", "register", in: folder
        ).output
        folder.write("d.csv", csv)
        let rows = csv.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        let header = try #require(rows.first)
        // Numbers and texts of these columns are the same for the rules, whichever they are.
        let objects = rows.dropFirst().filter { $0.count == header.count }.map { row in
            let members = zip(header, row).map { column, cell in
                let isNumber = ["amount", "paid"].contains(String(column)) && Double(String(cell)) != nil
                return "\"\(column)\":" + (isNumber ? String(cell) : "\"\(cell)\"")
            }
            return "{" + members.joined(separator: ",") + "}"
        }
        folder.write("d.ndjson", objects.map { $0 + "\n" }.joined())
        folder.write("d.json", "[\n" + objects.joined(separator: ",\n") + "\n]\n")
        let found = try ["d.csv", "d.ndjson", "d.json"].map { name in
            try Command.run(
                "check", name, "--rules", "r.yaml", "--scenario", "register", "--output", "ndjson", in: folder
            ).lines
                .map { line -> String in
                    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                    return "\(object["record"] ?? "") \(object["path"] ?? "") \(object["code"] ?? "")"
                }
        }
        #expect(found[0] == found[1])
        #expect(found[1] == found[2])
        #expect(!found[0].isEmpty)
    }

    @Test func mistakes() throws {
        let folder = try Folder([
            "r.yaml": Self.rules, "none.yaml": "rules: [ [a, required], [a, absent] ]\n",
            "files.yaml": "files: [ { pattern: 'orders*.csv', rules: [ [id, integer], [id, required] ] } ]\n",
        ])
        #expect(try Command.run("sample", "r.yaml", "--count", "-1", in: folder).status == 2)
        #expect(try Command.run("sample", "r.yaml", "--scenario", "registre", in: folder).status == 2)
        #expect(try Command.run("sample", "no.yaml", in: folder).status == 2)
        let none = try Command.run("sample", "none.yaml", in: folder)
        #expect(none.status == 1)
        #expect(none.error.hasPrefix("warning: no record could be made"))
        let parts = try Command.run("sample", "files.yaml", in: folder)
        #expect(parts.status == 2)
        #expect(parts.error.contains("--for 'orders*.csv'"))
        #expect(try Command.run("sample", "files.yaml", "--for", "orders1.csv", in: folder).lines.count == 5)
    }

    /// Several rules for one object, or for the elements of one list, are met at once: `infer` proposes them so.
    @Test func rulesOfOneObject() throws {
        let rules = """
            rules:
              - { attributes: items, type: required }
              - { attributes: items, type: each, rules: [{ type: nested, rules: [[sku, required]] }] }
              - { attributes: items, type: each, rules: [{ type: nested, rules: [[sku, match, { pattern: "^[A-Z][0-9]{3}$" }]] }] }
              - { attributes: items, type: each, rules: [{ type: nested, rules: [[qty, required]] }] }
              - { attributes: items, type: each, rules: [{ type: nested, rules: [[qty, number, { min: 1, max: 8 }]] }] }
              - { attributes: home, type: nested, rules: [[city, required]] }
              - { attributes: home, type: nested, rules: [[zip, required]] }

            """
        let folder = try Folder(["r.yaml": rules])
        let run = try Command.run("sample", "r.yaml", "--count", "5", in: folder)
        #expect(run.status == 0 && run.lines.count == 5 && run.error.isEmpty, "\(run.output) \(run.error)")
        folder.write("d.ndjson", run.output)
        #expect(try Command.run("check", "d.ndjson", "--rules", "r.yaml", in: folder).status == 0)
        let invalid = try Command.run("sample", "r.yaml", "--invalid", in: folder)
        #expect(
            invalid.lines.contains { $0.contains("sku") && $0.contains("match") }, "\(invalid.output) \(invalid.error)")
    }
}
#endif
