#if Command
import ProvisoCore
import ProvisoLanguages
import TestSupport
import Testing

@testable import ProvisoFiles

/// `--report`: the page for those who own the data.
@Suite struct ReportTests {
    private let rules = """
        attributes:
          pin: { sensitive: true }
        rules:
          - [ id, required ]
          - [ id, unique ]
          - [ email, email ]
          - { attributes: pin, type: string, length: 4 }

        """
    private let time = ["SOURCE_DATE_EPOCH": "1795000000"]

    private func rows(_ count: Int) -> String {
        "id,email,pin,amount\n"
            + (0..<count).map { row in
                "\(row % 997 == 5 ? "" : "\(row % 2900)"),u\(row)\(row % 11 == 0 ? " at " : "@")example.org,\(row % 7 == 0 ? "98765" : "1234"),\(row * 31 % 1000).\(row % 10)\n"
            }.joined()
    }

    private func run(_ arguments: [String], in folder: Folder) throws -> (run: Run, page: String) {
        let run = try Command.run(
            ["check"] + arguments + ["--rules", "rules.yaml", "--report", "report.html"], in: folder.path,
            environment: time)
        return (run, folder.text(of: "report.html") ?? "")
    }

    @Test func isWrittenBesideAllElse() throws {
        let folder = try Folder(["rules.yaml": rules, "data.csv": rows(30)])
        let plain = try Command.run("check", "data.csv", "--rules", "rules.yaml", in: folder)
        let (run, page) = try run(["data.csv"], in: folder)
        #expect(run.status == 1 && run.output == plain.output && run.errorWithoutTime == plain.errorWithoutTime)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
        #expect(
            page.contains("2026-11-18") && page.contains("rules.yaml") && page.contains("<dt>Records</dt><dd>30</dd>"))
        #expect(folder.names == ["data.csv", "report.html", "rules.yaml"])
    }

    /// In every format, with rules that look at all records, and also when the check stops early.
    @Test(
        arguments: Sweep.cases(
            [
                ["data.csv"], ["data.ndjson"], ["data.csv", "more.csv"], ["data.csv", "--max-violations", "100"],
                ["data.csv", "--baseline", "known"], ["data.ndjson", "--show-values"], ["data.csv", "--fail-fast"],
            ], sample: 2))
    func sameForAnyNumberOfThreads(arguments: [String]) throws {
        let objects = (0..<6000).map {
            "{\"id\":\($0),\"email\":\"\($0 % 9 == 0 ? "x" : "a@example.org")\",\"tags\":[\"t\($0 % 1500)\",{\"n\":\($0)}]}\n"
        }
        let folder = try Folder([
            "rules.yaml": rules.replacing("  - [ id, unique ]\n", with: ""), "data.csv": rows(12_000),
            "more.csv": rows(9000),
        ])
        folder.write("data.ndjson", objects.joined())
        _ = try Command.run(
            "check", "data.csv", "--rules", "rules.yaml", "--write-baseline", "known", "--max-violations", "9999999",
            in: folder)
        let pages = try ["1", "2", "5"].map { try run(arguments + ["--jobs", $0], in: folder).page }
        #expect(!pages[0].isEmpty && pages[0] == pages[1] && pages[0] == pages[2])
    }

    @Test func everyKindOfInput() throws {
        let folder = try Folder([
            "rules.yaml": rules, "data.csv": rows(50), "data.json": #"{"data":[{"id":1,"a":{"b":"x"}},{"id":1},7]}"#,
        ])
        let json = try run(["data.json", "--records", "/data"], in: folder)
        #expect(json.run.status == 1 && json.page.contains("<bdi>a.b</bdi>") && json.page.contains("record.malformed"))
        #expect(
            json.page.contains("<code class=\"soft\" dir=\"ltr\">unique</code>") && !json.page.contains("another file"))
        _ = try Command.run(script: "gzip data.csv", in: folder.path)
        let compressed = try run(["data.csv.gz"], in: folder)
        #expect(compressed.run.status == 1 && compressed.page.contains("<bdi>amount</bdi>"))
        let input = try Command.run(
            ["check", "-", "--rules", "rules.yaml", "--report", "report.html"], in: folder.path,
            input: Array("{\"id\":1}\n".utf8))
        #expect(input.status == 0 && folder.text(of: "report.html")?.contains("no errors</h1>") == true)
    }

    @Test func valuesAreHidden() throws {
        let folder = try Folder(["rules.yaml": rules, "data.csv": "id,email,pin\n1,not-an-address,98765\n"])
        #expect(!(try run(["data.csv"], in: folder).page.contains("not-an-address")))
        for output in ["text", "sarif"] {
            let (run, page) = try run(["data.csv", "--show-values", "--output", output], in: folder)
            #expect(page.contains("not-an-address") && !page.contains("98765") && !page.contains("99999"))
            #expect(run.output.contains("not-an-address") == (output == "text"))
        }
    }

    @Test func whatCouldNotBeDone() throws {
        let folder = try Folder(["rules.yaml": rules, "data.csv": "id,email,pin\n1,a@example.org,1234\n"])
        let missing = try run(["data.csv", "missing.csv"], in: folder)
        #expect(
            missing.run.status == 2 && missing.page.contains("Files that could not be checked")
                && missing.page.contains("missing.csv"))
        folder.remove("report.html")
        let refused = try run(["data.csv", "--scenario", "none"], in: folder)
        #expect(refused.run.status == 2 && folder.names == ["data.csv", "rules.yaml"])
    }

    @Test(arguments: [
        (["--report", "-"], "--report takes a file"), (["--report", ""], "--report needs the name of a file"),
        (["--report", "x", "--summary", "x"], "cannot both be written"),
        (["--report", "folder/none.html"], "folder/none.html"),
    ])
    func mistakes(arguments: [String], message: String) throws {
        let folder = try Folder(["rules.yaml": rules, "data.csv": "id,email,pin\n"])
        let run = try Command.run(["check", "data.csv", "--rules", "rules.yaml"] + arguments, in: folder.path)
        #expect(run.status == 2 && run.error.contains(message))
        #expect(folder.names == ["data.csv", "rules.yaml"])
    }

    /// Every language that there are messages for has every word of the page.
    @Test(arguments: MessageCatalog.availableLanguages)
    func languages(tag: String) throws {
        let table = try #require(ReportWords.table(tag))
        let words = ReportWord.read(table)
        #expect(Set(words.keys) == Set(ReportWord.allCases))
        #expect("\(table)".split(separator: "\n").count == ReportWord.allCases.count)
        let legend = try #require(words[.legend])
        #expect(["A", "a", "9", "⁺", "…"].allSatisfy { legend.contains($0) })
        let language = try #require(MessageCatalog.catalog(for: tag)).language
        let categories = language.plurals.categories.map(\.rawValue)
        for word in ReportWord.plurals {
            let forms = ReportWord.forms(of: words[word] ?? "")
            #expect(forms["other"] != nil && Set(forms.keys).isSubset(of: categories), "\(word)")
            #expect(forms["other"]?.contains("#") == true, "\(word)")
            #expect(forms.values.allSatisfy { $0.contains("@") } == (word == .share), "\(word)")
        }
        #expect(words[.headline]?.contains("{errors}") == true && words[.headline]?.contains("{share}") == true)
    }

    @Test(arguments: Sweep.cases(MessageCatalog.availableLanguages, sample: 12))
    func pages(tag: String) throws {
        let words = ReportWord.read(try #require(ReportWords.table(tag)))
        let folder = try Folder(["rules.yaml": rules, "data.csv": "id,email,pin\n,x,1\n"])
        let page = try run(["data.csv", "--locale", tag], in: folder).page
        #expect(
            page.contains("<html lang=\"\(tag)\"") && page.contains("<p class=\"soft\">\(words[.title] ?? "-")</p>"))
        // No placeholder is left.
        #expect(!page.contains("{errors}") && !page.contains("{share}") && page.contains("<bdi>data.csv</bdi>"))
    }

    /// Memory does not grow with the file.
    @Test func memory() throws {
        let folder = try Folder(["rules.yaml": "rules:\n  - [ id, integer ]\n"])
        func peak(_ count: Int) throws -> Int {
            folder.write(
                "data.csv",
                "id,text,other\n" + (0..<count).map { "\($0),some text \($0 * 7919 % 100_003),x\($0)\n" }.joined())
            return try Command.run(
                ["check", "data.csv", "--rules", "rules.yaml", "--report", "report.html", "--jobs", "2"],
                in: folder.path,
                measuresMemory: true
            ).peakMemory
        }
        let (small, large) = (try peak(20_000), try peak(120_000))
        #expect(large < small + 12 << 20, "\(small >> 20) MiB, \(large >> 20) MiB")
    }
}
#endif
