#if Command
import Testing

/// What messages say beyond their rule: which attributes, which values, what it looks like, what is wrong.
@Suite struct MessageDetailTests {
    private static func messages(
        _ rules: String, _ data: String, _ arguments: String..., format: String = "csv"
    ) throws -> [String] {
        let folder = try Folder(["r.yaml": rules, "a.\(format)": data, "w.csv": "origin,hour\nJFK,1\n"])
        let run = try Command.run(
            ["check", "a.\(format)", "--rules", "r.yaml", "--output", "ndjson"] + arguments, in: folder.path)
        #expect(run.status != 2, "\(run.error)")
        return try run.lines.map { try #require(try JSON.object(String($0))["message"] as? String) }
    }

    /// Rules on several attributes name them all, by their labels.
    @Test(arguments: [
        ("unique", "The combination of origin and hour of day must be unique. Line 2 has the same combination."),
        ("exists, file: w.csv", "The combination of origin and hour of day was not found in “w.csv”."),
        (
            "exists, column: [a, b]",
            "The combination of origin and hour of day was not found in the columns “a, b”."
        ),
        ("distinct, min: 3", "The number of different combinations of origin and hour of day must be at least 3."),
        (
            "distinct, min: 0, max: 0",
            "The number of different combinations of origin and hour of day must be at most 0."
        ),
    ])
    func together(rule: String, expected: String) throws {
        let rules = """
            attributes: { hour: { label: hour of day } }
            rules: [ { attributes: [origin, hour], type: \(rule) } ]
            """
        #expect(try Self.messages(rules, "origin,hour,a,b\nX,2,1,1\nX,2,1,1\n").last == expected)
    }

    /// So do an order by several attributes, and a share of records that several attributes break a rule in.
    @Test(arguments: [
        ("sorted", "The combination of origin and hour of day is out of order. It belongs before line 2."),
        ("sorted, order: descending", ""),
        (
            "sorted, order: descending, strict: true",
            "The combination of origin and hour of day must not be the same as in line 3."
        ),
        (
            "unique, atMost: 10 %",
            "1 of 3 records have a problem with the combination of origin and hour of day. At most 10% may."
        ),
    ])
    func orderTogether(rule: String, expected: String) throws {
        let rules = """
            attributes: { hour: { label: hour of day } }
            rules: [ { attributes: [origin, hour], type: \(rule) } ]
            """
        let found = try Self.messages(rules, "origin,hour\nX,3\nX,2\nX,2\n")
        #expect(found.last ?? "" == expected)
        let last = try Self.messages(
            rules, "{\"origin\":\"X\",\"hour\":3}\n{\"origin\":\"X\",\"hour\":2}\n{\"origin\":\"X\",\"hour\":2}\n",
            format: "ndjson")
        #expect(last.count == found.count)
    }

    /// What is of the wrong kind is told which kind is asked for.
    @Test(arguments: [
        ("sorted", "A must be a number, a date or text, like the others in its column."),
        ("sorted, as: number", "A must be a number."), ("sorted, as: date", "A must be a real date, like 2026-01-31."),
        ("sorted, format: dd.MM.yyyy", "A must be a real date, like 31.01.2026."),
    ])
    func kinds(rule: String, expected: String) throws {
        let found = try Self.messages(
            "rules: [ { attributes: a, type: \(rule) } ]", "{\"a\":1}\n{\"a\":true}\n", format: "ndjson")
        #expect(found.last == expected)
    }

    /// A rule of a single attribute says what it said.
    @Test func alone() throws {
        let rules = "rules: [[a, unique], [a, exists, { column: b }]]"
        #expect(
            Set(try Self.messages(rules, "a,b\n1,2\n1,2\n")) == [
                "A was not found in the column “b”.", "A must be unique. Line 2 has the same value.",
            ])
    }

    /// A line that holds both records does not say which is meant.
    @Test(arguments: [
        ("unique", "[{\"a\":1},{\"a\":1}]", "A must be unique. Record 1 has the same value."),
        ("unique", "[{\"a\":1},\n{\"a\":1}]", "A must be unique. Line 1 has the same value."),
        ("sorted", "[{\"a\":2},{\"a\":1}]", "A is out of order. It belongs before record 1."),
        ("sorted", "[{\"a\":2},\n{\"a\":1}]", "A is out of order. It belongs before line 1."),
    ])
    func oneLine(rule: String, text: String, expected: String) throws {
        for jobs in ["1", "3"] {
            let folder = try Folder(["r.yaml": "rules: [[a, \(rule)]]", "a.json": text])
            let run = try Command.run("check", "a.json", "--rules", "r.yaml", "--jobs", jobs, in: folder)
            #expect(run.output.contains(expected), "\(run.output)")
        }
    }

    /// A program reads the names; a message of one's own may have the place.
    @Test func place() throws {
        let rules = """
            rules: [ { attributes: [a, b], type: unique, message: "Twice: {attributes}." } ]
            """
        #expect(try Self.messages(rules, "a,b\n1,2\n1,2\n") == ["Twice: a and b."])
    }

    @Test(arguments: [
        // Few and short values are told as the data has them.
        ("in, range: [FEMALE, MALE]", "x", "A must be one of these values: “FEMALE”, “MALE”."),
        ("in, range: [2007, 2008]", "1", "A must be one of these values: 2007, 2008."),
        ("in, range: [a, b, c, d, e, f, g]", "x", "A must be one of the accepted values."),
        ("in, range: [\(String(repeating: "x", count: 80))]", "x", "A must be one of the accepted values."),
        ("in, range: [a], not: true", "a", "A has a value that is not allowed. Choose another one."),
        ("match, pattern: '^[A-Z]{3}-[0-9]+$'", "x", "A must be in the expected format, like ABC-123."),
        ("match, pattern: '[a-z]*$', whole: true", "1", "A must be in the expected format, like ab."),
        ("match, pattern: '^[a-z]{99}$'", "x", "A must be in the expected format."),
        ("match, pattern: x, not: true", "x", "A is in a format that is not allowed."),
    ])
    func accepted(rule: String, value: String, expected: String) throws {
        #expect(try Self.messages("rules: [ { attributes: a, type: \(rule) } ]", "a\n\(value)\n") == [expected])
        // What a secret may be is secret as well, and whoever has words of their own keeps them.
        let secret = "attributes: { a: { sensitive: true } }\nrules: [ { attributes: a, type: \(rule) } ]"
        let message = try #require(try Self.messages(secret, "a\n\(value)\n").first)
        #expect(!message.contains("FEMALE") && !message.contains("2007") && !message.contains("like"))
    }

    @Test func ownWords() throws {
        let rules = "messages: { in: No. }\nrules: [[a, in, { range: [x] }]]"
        #expect(try Self.messages(rules, "a\n1\n") == ["No."])
    }

    /// A short code is no misspelled other one; its case and blanks may be wrong.
    @Test(arguments: [
        ("NL", "NO", nil), ("no", "NO", "NO"), (" NO", "NO", "NO"), ("abce", "abcd", nil), ("abcd", "abcde", nil),
        ("bananna", "banana", "banana"), ("Femal", "Female", "Female"), ("male", "female", nil),
    ])
    func shortCodes(value: String, member: String, expected: String?) throws {
        let folder = try Folder(["r.yaml": "rules: [[a, in, { range: [\(member)] }]]", "a.csv": "a\n\(value)\n"])
        let run = try Command.run("check", "a.csv", "--rules", "r.yaml", "--show-values", in: folder)
        #expect(run.output.contains("Did you mean") == (expected != nil), "\(run.output)")
        if let expected { #expect(run.output.contains("Did you mean “\(expected)”?")) }
    }

    /// The reason stands wherever messages do, in the language that is asked for, but only where it is asked for.
    @Test func reasons() throws {
        let folder = try Folder(["r.yaml": "rules: [[a, email]]", "a.csv": "a\na@\n"])
        for output in ["text", "ndjson", "json", "github", "sarif"] {
            let asked = ["check", "a.csv", "--rules", "r.yaml", "--output", output, "--locale", "de"]
            #expect(!(try Command.run(asked, in: folder.path)).output.contains("(keine Domain)"))
            #expect(
                try Command.run(asked + ["--reasons"], in: folder.path).output.contains("(keine Domain)"), "\(output)")
        }
        _ = try Command.run(
            "check", "a.csv", "--rules", "r.yaml", "--reasons", "--report", "r.html", "--rejects", "bad.csv", in: folder
        )
        #expect(folder.text(of: "r.html")?.contains("(no domain)") == true)
        #expect(folder.text(of: "bad.csv")?.contains("(no domain)") == true)
        // A message that says it says it once.
        folder.write("own.yaml", "rules: [[a, email, { message: 'No address: {reason}' }]]")
        let own = try Command.run("check", "a.csv", "--rules", "own.yaml", "--reasons", in: folder)
        #expect(own.output.contains("No address: no domain") && !own.output.contains("("))
    }
}
#endif
