#if Command
import Foundation
import Testing

/// `proviso infer`, and the check with what it proposes.
@Suite struct InferTests {
    /// What is proposed loads as it is printed, and finds in the data what its comments tell of.
    @Test(arguments: [
        ("a,b\n" + String(repeating: "TRUE,3.0\nFALSE,14.0\n", count: 20), 0),
        ("a,b\n" + String(repeating: "\"1,234.50\",12 %\n7.25,100 %\n", count: 20), 0),
        (
            "a,b\n" + String(repeating: "2010/01/01 00:00:00,171 1234567\n2011/12/31 10:30:00,30 7654321\n", count: 20),
            0
        ),
        ("a,b\n" + String(repeating: "52.51,Jan 1 2000\n48.13,Feb 3 2001\n", count: 20), 0),
        (
            "email,b\n"
                + ["a@b.de", "c@b.de", "d@b.de", "e@", "f@b.de", "g@b.de", "h@b.de"].map { "\($0),x\n" }.joined(), 1
        ),
    ])
    func loads(data: String, violations: Int) throws {
        let folder = try Folder(["data.csv": data])
        let inferred = try Command.run("infer", "data.csv", in: folder)
        #expect(inferred.status == 0, "\(inferred.error)")
        folder.write("rules.yaml", inferred.output)
        let check = try Command.run(
            "check", "data.csv", "--rules", "rules.yaml", "--output", "ndjson", "--quiet", in: folder)
        #expect(check.lines.count == violations, "\(inferred.output)\(check.output)\(check.error)")
        #expect(check.error.isEmpty, "\(check.error)")
        folder.write("rules.json", try Command.run("infer", "data.csv", "--json", in: folder).output)
        let again = try Command.run("check", "data.csv", "--rules", "rules.json", "--output", "ndjson", in: folder)
        #expect(again.lines.count == violations)
    }

    /// What `check` says of a file that is probably read wrong, `infer` says too.
    @Test func advisesHowFilesAreRead() throws {
        let folder = try Folder(["d.csv": "a;b\n1;2\n3;4\n", "e.csv": "a;b\n1,5;2\n2,5;4\n"])
        let run = try Command.run("infer", "d.csv", in: folder)
        #expect(run.status == 0 && run.error.contains("give --delimiter ';'"), "\(run.error)")
        let cells = try Command.run("infer", "e.csv", in: folder)
        #expect(cells.status == 2 && cells.error.contains("give --delimiter ';'"), "\(cells.error)")
    }

    @Test(arguments: [
        (["d.json"], "error: d.json: the records have no attributes\n"),
        (
            ["d.json", "--share", "99.999"],
            "error: --share must be a number of per cent above 50 and up to 100, with at most two decimals, not 99.999.\n"
        ),
    ])
    func saysWhatIsMissing(_ arguments: [String], _ message: String) throws {
        let folder = try Folder(["d.json": "[{}, {}]"])
        let run = try Command.run(["infer"] + arguments, in: folder.path)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.hasPrefix(message), "\(run.error)")
    }

    /// A stroke or a colon alone makes no media type and no URI.
    @Test(arguments: [
        ("photos/img", "mimeType"), ("GO:", "uri"), ("km/h", "mimeType"), ("chr3:10", "uri"),
    ])
    func doesNotTakeAccidentsForFormats(_ beginning: String, _ rule: String) throws {
        let folder = try Folder(["d.csv": "a\n" + (1...20).map { "\(beginning)\($0)\n" }.joined()])
        let run = try Command.run("infer", "d.csv", in: folder)
        #expect(run.status == 0 && !run.output.contains(rule), "\(run.output)")
    }

    @Test(arguments: [
        (["text/html", "image/png", "application/json"], "mimeType"),
        (["mailto:a@example.org", "https://example.org/", "urn:isbn:1"], "uri"),
    ])
    func takesFormatsForWhatTheyAre(_ values: [String], _ rule: String) throws {
        let folder = try Folder(["d.csv": "a\n" + (0..<30).map { "\(values[$0 % 3])\($0)\n" }.joined()])
        let run = try Command.run("infer", "d.csv", in: folder)
        #expect(run.output.contains("type: \(rule)"), "\(run.output)")
    }

    /// Letters of any script stay in the names of attributes.
    @Test func keepsLettersOfNames() throws {
        let folder = try Folder(["d.csv": "Größe (cm),日付/時刻\n" + String(repeating: "12,5\n", count: 9)])
        let run = try Command.run("infer", "d.csv", in: folder)
        #expect(run.output.contains("größe_cm") && run.output.contains("日付_時刻"), "\(run.output)")
        folder.write("r.yaml", run.output)
        #expect(try Command.run("check", "d.csv", "--rules", "r.yaml", in: folder).status == 0)
    }

    @Test func nearMissesHaveTheirLines() throws {
        let folder = try Folder(["data.csv": "email,b\na@b.de,x\nc@b.de,x\nd@,x\ne@b.de,x\nf@b.de,x\ng@b.de,x\n"])
        let inferred = try Command.run("infer", "data.csv", in: folder)
        #expect(
            inferred.output.contains(
                """
                  - { attributes: email, type: email }  # 5 of 6 values (83.33 %); first exception: line 4
                    # near miss: line 4, 
                """))
        #expect(!inferred.output.contains("d@"))
        #expect(!(try Command.run("infer", "data.csv", "--share", "99", in: folder)).output.contains("email }"))
    }

    /// The number of threads makes no difference to what is proposed, with rules on all records beside others.
    @Test func threads() throws {
        var text = "id,when,name,amount,mark\n"
        for row in 0..<20_000 {
            text += "\(row),\(1 + row % 28).\(1 + row % 12).20\(10 + row % 15),name \(row % 7000)"
            text += ",\(row % 977).5,\(row % 500 == 0 ? "x" : "")\n"
        }
        let folder = try Folder(["data.csv": text])
        let one = try Command.run("infer", "data.csv", "--jobs", "1", in: folder)
        #expect(one.status == 0 && one.output.contains("type: sorted") && one.output.contains("from 1.1.2010"))
        #expect(try Command.run("infer", "data.csv", "--jobs", "3", in: folder).output == one.output)
    }

    /// No word for a pattern that the rules do not have.
    @Test func noValues() throws {
        let text = "a,b\n" + (0..<40).map { "\(1 + $0 % 3).1.2020,word \($0)\n" }.joined()
        let folder = try Folder(["data.csv": text])
        let inferred = try Command.run("infer", "data.csv", "--no-values", in: folder)
        #expect(!inferred.output.contains("2020") && !inferred.output.contains("min"), "\(inferred.output)")
    }

    /// The names of columns may be of any length. Of a member of JSON with a long name nothing is proposed, and no value shown.
    @Test func longNames() throws {
        let question = String(repeating: "вопрос ", count: 30)
        let names = ["\(question)1", "\(question)2"]
        let rows = (1...50).map { "\($0),\($0).5" }.joined(separator: "\n")
        let objects = (1...50).map { "{\"\(names[0])\":\($0),\"\(names[1])\":\($0).5,\"a\":\($0)}" }
        let folder = try Folder([
            "d.csv": "\(names.joined(separator: ","))\n\(rows)\n", "d.ndjson": objects.joined(separator: "\n"),
        ])
        for (file, attributes) in [("d.csv", 2), ("d.ndjson", 1)] {
            let rules = try Command.run("infer", file, in: folder)
            folder.write("r.yaml", rules.output)
            let run = try Command.run("check", file, "--rules", "r.yaml", "--strict", "--report", "r.html", in: folder)
            #expect(run.status == 0, "\(rules.output) \(run.output) \(run.error)")
            #expect(rules.output.components(separatedBy: "type: number").count == attributes + 1, "\(rules.output)")
            #expect(rules.output.contains("# Not looked into: вопрос") == (file == "d.ndjson"))
            #expect(folder.text(of: "r.html")?.contains("Sensitive: ") == (file == "d.ndjson"))
        }
    }

    /// A column that some of the files lack is optional.
    @Test func filesWithOtherHeaders() throws {
        let folder = try Folder([
            "a.csv": "id,name,age\n1,Ada,36\n2,Bob,40\n", "b.csv": "id,age,extra\n3,50,x\n4,20,y\n",
        ])
        let rules = try Command.run("infer", "a.csv", "b.csv", in: folder)
        #expect(
            rules.output.contains("required: [id, age]") && rules.output.contains("optional: [name, extra]"),
            "\(rules.output)")
        #expect(!rules.output.contains("cannot be read") && !rules.output.contains("attributes: name, type: required"))
        folder.write("r.yaml", rules.output)
        let run = try Command.run("check", "a.csv", "b.csv", "--rules", "r.yaml", "--strict", in: folder)
        #expect(run.status == 0, "\(run.output) \(run.error)")
    }
}
#endif
