#if Command
import Testing

/// How violations are printed.
@Suite struct OutputTests {
    private let rules = """
        attributes:
          odd: { label: "50% of: a, b" }
        rules:
          - [ name, required ]
          - { attributes: age, type: number, min: 18 }
          - { attributes: odd, type: string, max: 2, message: "{attribute}:\\r\\n%\\"{value}\\" \\t too long", severity: warning }
          - { attributes: hint, type: in, range: [a], severity: info }
          - { attributes: tags, type: each, rule: { type: string, max: 1 } }
          - { attributes: address, type: nested, rules: [ [ "geo.lat", number ] ] }

        """
    private let data = """
        {"name":"","age":17,"odd":"ok","hint":"b"}
        {"name":"x","odd":"1\\n2\\u00003"}
        {"name":"x","tags":["a","bb"],"address":{"geo":{"lat":"x"}}}

        """

    private func run(_ output: String...) throws -> Run {
        let folder = try Folder(["rules.yaml": rules, "a,b%:c.ndjson": data])
        return try Command.run(
            ["check", "a,b%:c.ndjson", "--rules", "rules.yaml"] + output.flatMap { ["--output", $0] }, in: folder.path)
    }

    @Test func text() throws {
        for run in [try run(), try run("text")] {
            #expect(run.status == 1)
            let fields = run.lines.map { $0.split(separator: "  ").map { $0.drop { $0 == " " } } }
            #expect(
                fields == [
                    ["a,b%:c.ndjson:1", "name", "Name is required.", "required"],
                    ["a,b%:c.ndjson:1", "age", "Age must be 18 or more.", "number.tooSmall"],
                    ["a,b%:c.ndjson:1", "hint", "Hint must be one of these values: “a”.", "in (info)"],
                    ["a,b%:c.ndjson:2", "odd", #"50% of: a, b:␍␊%"1␊2␀3" ␉ too long"#, "string.tooLong (warning)"],
                    ["a,b%:c.ndjson:3", "tags[1]", "Tags must be 1 character or fewer.", "string.tooLong"],
                    ["a,b%:c.ndjson:3", "address.geo.lat", "Lat must be a number.", "number.type"],
                ], "\(run.output)")
        }
    }

    @Test func ndjson() throws {
        let run = try run("ndjson")
        #expect(run.status == 1)
        let file = #"{"file":"a,b%:c.ndjson","record":"#
        #expect(
            run.lines.map(String.init) == [
                file
                    + #"1,"line":1,"path":"name","rule":"required","code":"required","severity":"error","message":"Name is required.","parameters":{}}"#,
                file
                    + #"1,"line":1,"path":"age","rule":"number","code":"number.tooSmall","severity":"error","message":"Age must be 18 or more.","parameters":{"min":18}}"#,
                file
                    + #"1,"line":1,"path":"hint","rule":"in","code":"in","severity":"info","message":"Hint must be one of these values: “a”.","parameters":{"values":["a"]}}"#,
                file
                    + #"2,"line":2,"path":"odd","rule":"string","code":"string.tooLong","severity":"warning","message":"50% of: a, b:\r\n%\"1␊2␀3\" \t too long","parameters":{"max":2}}"#,
                file
                    + #"3,"line":3,"path":"tags[1]","rule":"string","code":"string.tooLong","severity":"error","message":"Tags must be 1 character or fewer.","parameters":{"max":1}}"#,
                file
                    + #"3,"line":3,"path":"address.geo.lat","rule":"number","code":"number.type","severity":"error","message":"Lat must be a number.","parameters":{}}"#,
            ], "\(run.output)")
    }

    @Test func json() throws {
        let run = try run("json")
        #expect(run.status == 1)
        let object = try JSON.object(run.output)
        #expect(object.keys.sorted() == ["summary", "violations"])
        let violations = try #require(object["violations"] as? [[String: Any]])
        #expect(
            violations.map { $0["path"] as? String } == ["name", "age", "hint", "odd", "tags[1]", "address.geo.lat"])
        let lines = try self.run("ndjson").lines.map { try JSON.canonical(String($0)) }
        #expect(try violations.map(JSON.canonical) == lines)
        let summary = try #require(object["summary"] as? [String: Any])
        #expect(try JSON.canonical(summary) == #"{"invalidRecords":2,"records":3,"stopped":false,"violations":6}"#)
    }

    @Test func jsonWithoutViolations() throws {
        let folder = try Folder(["rules.yaml": "rules: [[a, trim]]", "a.csv": "a\nb\n", "none.ndjson": ""])
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--output", "json", in: folder)
        #expect(run.status == 0)
        #expect(
            try JSON.canonical(run.output)
                == #"{"summary":{"invalidRecords":0,"records":1,"stopped":false,"violations":0},"violations":[]}"#)
        let empty = try Command.run("check", "none.ndjson", "--rules", "rules.yaml", "--output", "json", in: folder)
        #expect(try JSON.canonical(empty.output).contains(#""records":0"#))
        for output in ["text", "ndjson", "github"] {
            let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--output", output, in: folder)
            #expect(run.output.isEmpty)
        }
    }

    /// `%`, CR and LF are escaped everywhere, `:` and `,` in properties.
    @Test func github() throws {
        let run = try run("github")
        #expect(run.status == 1)
        let file = "file=a%2Cb%25%3Ac.ndjson,line="
        #expect(
            run.lines.map(String.init) == [
                "::error \(file)1,title=name%3A required::Name is required.",
                "::error \(file)1,title=age%3A number.tooSmall::Age must be 18 or more.",
                "::notice \(file)1,title=hint%3A in::Hint must be one of these values: “a”.",
                "::warning \(file)2,title=odd%3A string.tooLong::50%25 of: a, b:%0D%0A%25\"1␊2␀3\" \t too long",
                "::error \(file)3,title=tags[1]%3A string.tooLong::Tags must be 1 character or fewer.",
                "::error \(file)3,title=address.geo.lat%3A number.type::Lat must be a number.",
            ], "\(run.output)")
    }

    /// Malformed records have an empty path, the rule `record`, and count.
    @Test func malformedRecords() throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[a, required]]", "a.ndjson": "5\n{\"a\":1}\n{\"a\":1,\"a\":2}\n",
        ])
        let run = try Command.run("check", "a.ndjson", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        let objects = try run.lines.map { try JSON.object(String($0)) }
        #expect(objects.map { $0["record"] as? Int } == [1, 3])
        #expect(objects.allSatisfy { $0["path"] as? String == "" && $0["rule"] as? String == "record" })
        #expect(
            objects.allSatisfy { $0["code"] as? String == "record.malformed" && $0["severity"] as? String == "error" })
        #expect(run.errorWithoutTime.hasSuffix("3 records, 2 with problems (2 violations) in 0.00 s\n"))
    }

    /// Neither output nor parameters hold the value, which may be a password, nor another attribute's.
    @Test func valuesStaySecret() throws {
        let rules = """
            attributes: { pin: { sensitive: true } }
            rules:
              - { attributes: password, type: string, min: 99 }
              - { attributes: password, type: compare, skipOnError: false }
              - { attributes: password, type: match, pattern: '^x$', skipOnError: false }
              - { attributes: password, type: in, range: [a], skipOnError: false }
              - { attributes: password, type: email, skipOnError: false }
              - { attributes: password, type: number, skipOnError: false }
              - { attributes: pin, type: number, min: 5, tooSmall: "{value} is too small" }

            """
        let folder = try Folder([
            "rules.yaml": rules, "a.csv": "password,password_repeat,pin\ns3cret@x,t0psecret,3141592\ns,t,-77777\n",
        ])
        for output in ["text", "ndjson", "json", "github"] {
            let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--output", output, in: folder)
            #expect(run.status == 1)
            for secret in ["s3cret", "t0psecret", "77777"] {
                #expect(!run.output.contains(secret) && !run.error.contains(secret))
            }
            #expect(run.output.contains("••• is too small"))
        }
    }
}
#endif
