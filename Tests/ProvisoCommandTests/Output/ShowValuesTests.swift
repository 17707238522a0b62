#if Command
import Testing

/// `--show-values`: the values that are wrong, and what may have been meant.
@Suite struct ShowValuesTests {
    /// What is expected after a value that nobody may see, and a country that nobody may see, are not shown either.
    @Test(arguments: [
        ("[n, sequence]", "n\n77123\n5\n", ["77123", "77124", "77,124"]),
        ("[n, sequence, { unit: day }]", "n\n1977-03-04\n1977-04-01\n", ["1977-03-05", "March 5"]),
        ("{ attributes: zip, type: postalCode, countryAttribute: n }", "zip,n\nxx,FR\n", ["FR", "75001"]),
        ("{ attributes: tel, type: phone, countryAttribute: n }", "tel,n\nxx,CH\n", ["CH", "+41"]),
    ])
    func whatFollowsFromSensitiveValues(rule: String, data: String, hidden: [String]) throws {
        let folder = try Folder([
            "r.yaml": "attributes: { n: { sensitive: true } }\nrules:\n  - \(rule)\n", "a.csv": data,
        ])
        for options in [["--output", "ndjson"], ["--output", "sarif", "--show-values"], []] {
            let run = try Command.run(["check", "a.csv", "--rules", "r.yaml"] + options, in: folder.path)
            #expect(run.status == 1)
            for text in hidden { #expect(!run.output.contains(text), "\(run.output)") }
        }
    }

    private let rules = """
        attributes:
          secret: { sensitive: true }
          keys: { sensitive: true }
        rules:
          - [ [fruit, secret], in, { range: [apple, banana] } ]
          - [ price, number ]
          - { attributes: email, type: email, checkDomainSpelling: true }
          - [ name, required ]
          - { attributes: tags, type: each, rule: { type: in, range: [scarlet] } }
          - { attributes: keys, type: each, rule: { type: in, range: [scarlet] } }

        """
    private let csv = """
        fruit,secret,price,email,name
        bananna,bananna,"1 234,5",ada@gmial.com,
        mango,,x,ada,Ada

        """

    private func run(_ options: String..., file: String = "a.csv", data: String? = nil) throws -> Run {
        let folder = try Folder(["rules.yaml": rules, file: data ?? csv])
        return try Command.run(["check", file, "--rules", "rules.yaml", "--quiet"] + options, in: folder.path)
    }

    @Test(arguments: ["ndjson", "json"])
    func inJSON(output: String) throws {
        let run = try run("--output", output, "--show-values")
        #expect(run.status == 1)
        let ends = run.lines.filter { $0.contains("\"path\"") }.map { line -> String in
            let end = line.firstRange(of: "\"parameters\":").map { String(line[$0.upperBound...]) } ?? ""
            return end.hasSuffix(",") ? String(end.dropLast()) : end
        }
        #expect(
            ends == [
                #"{"values":["apple","banana"]},"value":"bananna","suggestion":"banana"}"#, "{}}",
                #"{},"value":"1 234,5","suggestion":"1234.5"}"#,
                #"{},"value":"ada@gmial.com","suggestion":"ada@gmail.com"}"#, #"{},"value":""}"#,
                #"{"values":["apple","banana"]},"value":"mango"}"#, #"{},"value":"x"}"#,
                #"{"reason":"no at sign"},"value":"ada"}"#,
            ], "\(run.output)")
    }

    @Test func inText() throws {
        let run = try run("--show-values")
        let below = run.lines.filter { $0.hasPrefix("  ") }.map(String.init)
        #expect(
            below == [
                "  “bananna”  Did you mean “banana”?", "  “1 234,5”  Did you mean “1234.5”?",
                "  “ada@gmial.com”  Did you mean “ada@gmail.com”?", "  “”", "  “mango”", "  “x”", "  “ada”",
            ], "\(run.output)")
        #expect(run.lines.count == 15)
        let german = try self.run("--show-values", "--locale", "de")
        #expect(german.output.contains("  „bananna“  Meinten Sie „banana“?"))
    }

    /// Without the option, and for annotations, nothing is said of values.
    @Test func onlyWhereItIsAsked() throws {
        for options in [[], ["--output", "ndjson"], ["--output", "json"], ["--output", "github", "--show-values"]] {
            let folder = try Folder(["rules.yaml": rules, "a.csv": csv])
            let run = try Command.run(
                ["check", "a.csv", "--rules", "rules.yaml", "--quiet"] + options, in: folder.path)
            for value in ["bananna", "1 234", "gmial", "gmail", "mango", "suggestion", "Did you"] {
                #expect(!run.output.contains(value), "\(options)")
            }
        }
    }

    @Test func ofListsAndTypes() throws {
        let data = """
            {"fruit":7,"price":"42","name":null,"tags":["scralet","scarlet","blue"],"keys":["scralet"],"email":["a"]}
            {"price":true}
            no object

            """
        let run = try run("--output", "ndjson", "--show-values", file: "a.ndjson", data: data)
        let ends = run.lines.map { line in
            line.firstRange(of: "\"parameters\":").map { String(line[$0.upperBound...]) } ?? ""
        }
        #expect(
            ends.map { $0.drop { $0 != "}" }.dropFirst() } == [
                #","value":7}"#, #","value":"42","suggestion":42}"#, #","value":["a"]}"#, #","value":null}"#,
                #","value":"scralet","suggestion":"scarlet"}"#, #","value":"blue"}"#, "}", #","value":true}"#, "}", "}",
            ], "\(run.output)")
    }

    @Test func hostileValuesActOnNothing() throws {
        let data = "{\"fruit\":\"\\u001b[2J::error::x\\n\\u202e\",\"name\":\"x\"}\n"
        for output in ["text", "ndjson", "json"] {
            let run = try run("--output", output, "--show-values", file: "a.ndjson", data: data)
            #expect(!run.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E && output == "text" })
            #expect(!run.lines.contains { $0.hasPrefix("::error") })
        }
    }

    @Test func theSameForAnyNumberOfThreads() throws {
        let rows = (0..<3000).map { "bananna,x,\"\($0) 234,5\",ada@gmial.com,a" }
        let data = (["fruit,secret,price,email,name"] + rows).joined(separator: "\n") + "\n"
        let one = try run("--output", "ndjson", "--show-values", "--jobs", "1", data: data)
        let two = try run("--output", "ndjson", "--show-values", "--jobs", "2", data: data)
        #expect(one.output == two.output)
        #expect(one.lines.count == 4 * 3000)
    }

    /// What is sensitive inside of a value is hidden wherever the value is shown.
    @Test(arguments: [
        (
            #"{"attributes":{"card.number":{"sensitive":true}},"rules":[{"attributes":"card","type":"count","max":1,"message":"{value}"}]}"#,
            "card"
        ),
        (
            #"{"rules":[{"attributes":"card","type":"nested","rules":[["number","paymentCard"]]},{"attributes":"card","type":"count","max":1,"skipOnError":false}],"attributes":{"card.number":{"sensitive":true}}}"#,
            "card"
        ),
        (
            #"{"rules":[{"attributes":"card","type":"nested","rules":[["number","passport"]]},{"attributes":"card","type":"count","max":1,"skipOnError":false}]}"#,
            "card"
        ),
        (
            #"{"attributes":{"cards[].number":{"sensitive":true}},"rules":[{"attributes":"cards","type":"count","max":0}]}"#,
            "cards"
        ),
        (
            #"{"rules":[{"attributes":"cards","type":"each","rule":{"type":"nested","rules":[["number","passport"]]}},{"attributes":"cards","type":"count","max":0,"skipOnError":false}]}"#,
            "cards"
        ),
        (
            #"{"rules":[{"attributes":"card","type":"values","rule":{"type":"nested","rules":[["number","passport"]]}},{"attributes":"card","type":"absent","message":"{value}","skipOnError":false}]}"#,
            "entries"
        ),
    ])
    func partsOfValues(_ rules: String, _ member: String) throws {
        let card = #"{"number":"SECRET4111","expiry":"01/27"}"#
        let value = member == "cards" ? "[\(card),\(card)]" : member == "entries" ? "{\"first\":\(card)}" : card
        let member = member == "entries" ? "card" : member
        let folder = try Folder(["r.json": rules, "d.ndjson": "{\"\(member)\":\(value)}\n"])
        let check = ["check", "--rules", "r.json", "d.ndjson", "--show-values"]
        for arguments in [
            check, check + ["--output", "ndjson"], check + ["--report", "r.html"], ["explain", "r.json", "d.ndjson:1"],
        ] {
            let run = try Command.run(arguments, in: folder.path)
            #expect(run.status == 1, "\(run.error)")
            #expect(!run.output.contains("SECRET") && !run.error.contains("SECRET"), "\(run.output)")
        }
        #expect(try Command.run(check + ["--output", "ndjson"], in: folder.path).output.contains("01/27"))
        #expect(folder.text(of: "r.html")?.contains("SECRET") == false)
    }
}
#endif
