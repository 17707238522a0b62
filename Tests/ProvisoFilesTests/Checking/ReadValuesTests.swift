import Proviso
import ProvisoFiles
import TestSupport
import Testing

/// How documents say that values are read, in files: markers of nothing, decimal commas, lists in cells.
@Suite struct ReadValuesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// `record path code` of each violation, and the file as it is written.
    private func check(_ rules: String, _ name: String, _ text: String, jobs: Int = 1) async throws -> (
        found: [String], written: String
    ) {
        var check = FileCheck(try RuleDocument(json: rules))
        check.output = .ndjson
        check.jobs = jobs
        check.writePath = RawPath(folder.file("written"))
        var printed: [UInt8] = []
        _ = try await check.run([folder.file(name, Array(text.utf8))]) { printed += $0 }
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
        let found = try lines.map { line in
            let violation = try DataValue(json: line)
            return
                "\(violation["record"]?.description ?? "") \(violation["path"]?.text ?? "") \(violation["code"]?.text ?? "")"
        }
        return (found, String(decoding: folder.bytes(of: "written") ?? [], as: UTF8.self))
    }

    static let missing = """
        {"missing": ["NA", "a\\"b"], "attributes": {"n": {"missing": ["-"]}},
        "rules": [["d", "default", {"value": 7}], ["n", "number"], [["m", "n"], "required"]]}
        """

    /// Quotes are how a cell is written, and do not count; what is not given a value stays as it was.
    @Test func markersInCells() async throws {
        let text = "m,n,d\nNA,1,\"NA\"\n\"NA\",-,x\n\"a\"\"b\",NA,NA\nna,2,\n"
        let (found, written) = try await check(Self.missing, "a.csv", text)
        #expect(found == ["1 m required", "2 m required", "2 n required", "3 n number.type", "3 m required"])
        #expect(written == "m,n,d\nNA,1,\"7\"\n\"NA\",-,x\n\"a\"\"b\",NA,7\nna,2,7\n")
    }

    @Test(arguments: ["a.ndjson", "a.json"]) func markersInJSON(name: String) async throws {
        let records = [#"{"m":"NA","n":1,"d":"NA"}"#, #"{"m":"\u004eA","n":"-"}"#, #"{"m":"na","n":2,"d":1}"#]
        let isArray = name == "a.json"
        let text = isArray ? "[" + records.joined(separator: ",") + "]" : records.joined(separator: "\n") + "\n"
        let (found, written) = try await check(Self.missing, name, text)
        #expect(found == ["1 m required", "2 m required", "2 n required"])
        #expect(
            written
                == text.replacing(#""d":"NA""#, with: #""d":7"#)
                .replacing(#""n":"-"}"#, with: #""n":"-","d":7}"#))
    }

    static let comma = """
        {"decimal": ",", "attributes": {"q": {"decimal": "."}},
        "rules": [["p", "default", {"value": 0.5}], ["p", "trim"], [["p", "q"], "number", {"min": 0.25}]]}
        """

    /// A number keeps its spelling; one that a default gives is spelled as the others are.
    @Test func decimalComma() async throws {
        let text = "p;q\n12,50;1.5\n12.50;1,5\n;1.5\n 0,1 ;3\n"
        var check = FileCheck(try RuleDocument(json: Self.comma))
        check.dialect = try CSVDialect(delimiter: ";")
        check.writePath = RawPath(folder.file("written"))
        var printed: [UInt8] = []
        let summary = try await check.run([folder.file("a.csv", Array(text.utf8))]) { printed += $0 }
        #expect(summary.violations == 3, "\(String(decoding: printed, as: UTF8.self))")
        #expect(
            String(decoding: folder.bytes(of: "written") ?? [], as: UTF8.self)
                == "p;q\n12,50;1.5\n12.50;1,5\n0,5;1.5\n0,1;3\n")
    }

    static let lists = """
        [["tags", "each", {"separator": "|", "rules": ["trim", {"type": "default", "value": 0}, {"type": "number", "max": 9}]}]]
        """

    @Test func listsInCells() async throws {
        let text = "tags,x\n1|2|3,a\n,b\n\" 4| 50\",c\n6||x,d\n\"7|\"\"8\",e\n"
        let (found, written) = try await check(Self.lists, "a.csv", text)
        #expect(found == ["3 tags[1] number.tooBig", "4 tags[2] number.type", "5 tags[1] number.type"])
        #expect(written == "tags,x\n1|2|3,a\n,b\n\"4|50\",c\n6|0|x,d\n\"7|\"\"8\",e\n")
    }

    static let comparisons = """
        {"missing": ["NA"], "rules": [
        ["dep_delay", "compare", {"compareExpression": "dep_time - sched_dep_time"}],
        ["arrival", "compare", {"operator": ">=", "compareAttribute": "departure", "as": "date", "format": "dd.MM.yyyy"}],
        ["gate", "required", {"when": {"attribute": "flight", "operator": "matches", "value": "^[A-Z]{2}[0-9]+$"}}]]}
        """

    @Test func comparisonsOfCells() async throws {
        let text = """
            dep_time,sched_dep_time,dep_delay,departure,arrival,flight,gate
            517,515,2,31.01.2025,01.02.2025,UA1545,A1
            533,529,5,01.02.2025,31.01.2025,ua1,
            NA,630,NA,NA,01.02.2025,AA2,NA
            NA,630,3,01.02.2025,NA,AA2,x
            0533.50,529,4.5,01.02.2025,01.02.2025,,NA

            """
        let (found, written) = try await check(Self.comparisons, "a.csv", text)
        #expect(
            found == [
                "2 dep_delay compare.equal", "2 arrival compare.greaterOrEqual", "3 gate required",
            ])
        #expect(written == text)
    }

    /// The number of threads makes no difference to what is found and written.
    @Test func severalThreads() async throws {
        let rules = """
            {"missing": ["NA"], "decimal": ",", "rules": [["p", "default", {"value": 1.5}], ["p", "number", {"max": 400}],
            ["l", "each", {"separator": "|", "rules": ["trim", {"type": "number", "max": 5}]}]]}
            """
        let rows = (0..<Sweep.count(60_000, sample: 24_000)).map {
            "\($0 % 11 == 0 ? "NA" : "\"\($0 % 500),\($0 % 10)\""),\($0 % 7)| \($0 % 3),\($0)\n"
        }
        let text = "p,l,n\n" + rows.joined()
        let alone = try await check(rules, "a.csv", text)
        let together = try await check(rules, "b.csv", text, jobs: 4)
        #expect(alone.found.count > rows.count / 6)
        #expect(alone.found == together.found)
        #expect(alone.written == together.written)
        #expect(alone.written.contains("\n\"1,5\",0|0,0\n"))
    }
}
