#if Command
import Foundation
import Testing

/// `proviso diff`.
@Suite struct DiffTests {
    private static let old = """
        rules:
          - [ id, required ]
          - [ id, unique ]
          - { attributes: amount, type: number, min: 1, max: 100 }
          - { attributes: kind, type: in, range: [a, b] }

        """
    private static let new = """
        rules:
          - [ id, required, { message: "Give an id." } ]
          - [ id, unique ]
          - { attributes: amount, type: number, min: 1, max: 50 }
          - { attributes: kind, type: in, range: [a, b, c] }
          - [ mail, email ]

        """

    @Test func whatIsProven() throws {
        let folder = try Folder([
            "narrow.yaml": "rules:\n  - [a, number, { min: 2 }]\n",
            "wide.yaml": "rules:\n  - [a, number, { min: 1 }]\n",
            "luhn.yaml": "rules:\n  - [a, luhn]\n",
        ])
        let wider = try Command.run("diff", "narrow.yaml", "wide.yaml", in: folder)
        #expect(wider.output.contains("\nEvery record that passed still passes: proven.\n"), "\(wider.output)")
        #expect(!wider.output.contains("passed before"))
        let page = try Command.run("diff", "narrow.yaml", "wide.yaml", "--output", "markdown", in: folder)
        #expect(page.output.hasPrefix("### Rules: what changes\n"))
        #expect(page.output.contains("| a | number | changed; min: 2 → 1 | loosened |"), "\(page.output)")
        #expect(page.output.contains("- Every record that passed still passes: proven."))
        #expect(page.output.contains("  ```json\n"))
        let other = try Command.run("diff", "luhn.yaml", "wide.yaml", "--json", in: folder)
        #expect(other.output.contains(#""everyRecordThatPassedStillPasses":false"#), "\(other.output)")
    }

    @Test func rulesThatDiffer() throws {
        let folder = try Folder(["old.yaml": Self.old, "new.yaml": Self.new])
        let run = try Command.run("diff", "old.yaml", "new.yaml", in: folder)
        #expect(run.status == 1, "\(run.error)")
        for line in [
            "  required changed (messages only)", "    max: 100 → 50 (tightened)", "  number changed (tightened)",
            "  in changed (loosened)", "  email added (tightened)", "newly fails: amount: number.tooBig",
            "newly fails: mail: email",
            "newly passes: kind: in",
        ] {
            #expect(run.output.contains(line + "\n"), "\(line)\n\(run.output)")
        }
        let json = try Command.run("diff", "old.yaml", "new.yaml", "--json", in: folder)
        #expect(json.status == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(object["different"] as? Bool == true)
        let records = try #require(object["records"] as? [String: Any])
        let changes = try #require(records["changes"] as? [[String: Any]])
        #expect(
            changes.contains {
                $0["kind"] as? String == "newlyFails" && $0["code"] as? String == "number.tooBig" && $0["record"] != nil
            })
    }

    @Test func rulesThatAreTheSame() throws {
        let folder = try Folder(["old.yaml": Self.old])
        let run = try Command.run("diff", "old.yaml", "old.yaml", in: folder)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("The documents say the same.\n\nNo difference was found among "))
    }

    @Test func data() throws {
        let rows = (1...200).map { "\($0),\($0),\($0 % 2 == 0 ? "a" : "c")\n" }.joined()
        let folder = try Folder(["old.yaml": Self.old, "new.yaml": Self.new, "d.csv": "id,amount,kind\n" + rows])
        let run = try Command.run("diff", "old.yaml", "new.yaml", "--data", "d.csv", "--json", in: folder)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let data = try #require(object["data"] as? [String: Any])
        // Even ones from 52 to 100 have an amount that is too much now; odd ones up to 50 pass, since `c` does.
        #expect(data["records"] as? Int == 200)
        #expect(data["newlyFailing"] as? Int == 25)
        #expect(data["newlyPassing"] as? Int == 25)
        let failing = try #require(data["failing"] as? [[String: Any]])
        #expect(failing.count == 1)
        #expect(failing[0]["code"] as? String == "number.tooBig")
        #expect(failing[0]["count"] as? Int == 25)
        #expect(failing[0]["record"] as? Int == 52)
        #expect(failing[0]["line"] as? Int == 53)
        let text = try Command.run("diff", "old.yaml", "new.yaml", "--data", "d.csv", in: folder)
        #expect(text.output.contains("d.csv: of 200 records 25 newly fail, 25 newly pass\n"), "\(text.output)")
    }

    /// One is one, and one time is not said at all.
    @Test func wordsOfNumbers() throws {
        let folder = try Folder([
            "old.yaml": Self.old, "new.yaml": Self.new, "d.csv": "id,amount,kind\n1,60,a\n",
            "e.csv": "id,amount,kind\n1,6,c\n",
        ])
        let fails = try Command.run("diff", "old.yaml", "new.yaml", "--data", "d.csv", in: folder).output
        #expect(fails.contains("d.csv: of 1 record 1 newly fails, 0 newly pass\n"), "\(fails)")
        #expect(fails.contains("  newly fails: amount: number.tooBig, in record 1, line 2\n"), "\(fails)")
        let passes = try Command.run("diff", "old.yaml", "new.yaml", "--data", "e.csv", in: folder).output
        #expect(passes.contains("e.csv: of 1 record 0 newly fail, 1 newly passes\n"), "\(passes)")
    }

    /// A long value is cut off between its parts.
    @Test func longValues() throws {
        func rules(_ count: Int) -> String {
            "rules: [[a, in, { range: [\((1...count).map { "value\($0)" }.joined(separator: ", "))] }]]"
        }
        let folder = try Folder(["old.yaml": rules(80), "new.yaml": rules(81)])
        let run = try Command.run("diff", "old.yaml", "new.yaml", in: folder)
        let line = try #require(run.lines.first { $0.contains("range: ") })
        #expect(line.matches(of: /"value[0-9]+",…/).count == 2, "\(line)")
    }

    @Test func mistakes() throws {
        let folder = try Folder(["old.yaml": Self.old, "bad.yaml": "rules: [ [a, requird] ]\n"])
        #expect(try Command.run("diff", "old.yaml", "bad.yaml", in: folder).status == 2)
        #expect(try Command.run("diff", "old.yaml", in: folder).status == 2)
        #expect(try Command.run("diff", "old.yaml", "old.yaml", "--data", "-", in: folder).status == 2)
        #expect(try Command.run("diff", "old.yaml", "old.yaml", "--data", "no.csv", in: folder).status == 2)
    }

    /// A file that seems to be delimited otherwise is compared as it is, and said to be odd.
    @Test func delimiters() throws {
        let folder = try Folder([
            "old.yaml": "rules: [[age, number, { max: 30 }]]\n", "new.yaml": "rules: [[age, number, { max: 20 }]]\n",
            "d.csv": "name;age\nAda;25\nBob;10\n",
        ])
        let diff = ["diff", "old.yaml", "new.yaml", "--data", "d.csv"]
        let odd = try Command.run(diff, in: folder.path)
        #expect(odd.error.contains("warning: d.csv: the header is one column that contains"), "\(odd.error)")
        let read = try Command.run(diff + ["--delimiter", ";"], in: folder.path)
        #expect(
            read.status == 1 && read.output.contains("1 newly fail") && read.error.isEmpty,
            "\(read.output) \(read.error)")
        let aimless = try Command.run(["diff", "old.yaml", "new.yaml", "--short-rows"], in: folder.path)
        #expect(aimless.status == 2 && aimless.error.contains("--short-rows goes with --data."), "\(aimless.error)")
        let sample = try Command.run(["sample", "old.yaml", "--delimiter", ";"], in: folder.path)
        #expect(sample.status == 2 && sample.error.contains("--delimiter goes with --cover."), "\(sample.error)")
        for command in [["sample", "old.yaml", "--cover", "d.csv"], ["mutate", "old.yaml", "--data", "d.csv"]] {
            #expect(try Command.run(command, in: folder.path).error.contains("one column that contains"), "\(command)")
            let run = try Command.run(command + ["--delimiter", "auto"], in: folder.path)
            #expect(!run.error.contains("warning") && run.status != 2, "\(run.error)")
        }
    }
}
#endif
