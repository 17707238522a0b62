#if Command
import Testing

/// `--baseline` and `--write-baseline`: only what is new is reported.
@Suite struct KnownViolationsTests {
    private let rules = """
        rules:
          - [ name, required ]
          - { attributes: tags, type: each, rule: { type: in, range: [a] } }

        """
    private let data = """
        {"id":1,"name":"secretname","tags":["secrettag","y"]}
        {"id":2,"name":""}
        {"id":2,"name":""}
        broken

        """

    private func run(_ folder: Folder, _ options: String..., output: String = "ndjson") throws -> Run {
        try Command.run(
            ["check", "a.ndjson", "--rules", "rules.yaml", "--output", output] + options, in: folder.path)
    }

    @Test(arguments: [[], ["--key", "id"]]) func knownOnes(key: [String]) throws {
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": data])
        func run(_ options: String..., output: String = "ndjson") throws -> Run {
            try Command.run(
                ["check", "a.ndjson", "--rules", "rules.yaml", "--output", output] + options + key, in: folder.path)
        }
        let first = try run("--write-baseline", "known")
        #expect(first.status == 1 && first.lines.count == 5)
        let known = try #require(folder.text(of: "known"))
        #expect(known.split(separator: "\n").count == 4, "\(known)")
        #expect(!known.contains("secret"))
        let second = try run("--baseline", "known")
        #expect(second.status == 0 && second.output.isEmpty)
        #expect(second.error.contains("0 with problems (0 violations)") && second.error.contains("; 5 known"))
        let summary = try JSON.object(try run("--baseline", "known", output: "json").output)["summary"]
        #expect((summary as? [String: Any])?["known"] as? Int == 5)
        #expect(try run("--baseline", "known", "--fail-fast", "--max-violations", "1").status == 0)
        // Records move; a third equal one is new, and so is another rule's.
        folder.write(
            "a.ndjson", "{\"id\":9,\"name\":\"x\"}\n" + data + "{\"id\":2,\"name\":\"\"}\n{\"id\":3,\"tags\":[\"z\"]}\n"
        )
        let third = try run("--baseline", "known", "--write-baseline", "next")
        #expect(third.status == 1)
        #expect(try third.lines.map { try JSON.object(String($0))["record"] as? Int } == [6, 7, 7])
        #expect(try run("--baseline", "next").status == 0)
    }

    /// Each column that is missing is known by itself.
    @Test func missingColumns() throws {
        let folder = try Folder([
            "r.yaml": "columns: { required: [id, email] }\nrules: [[x, integer]]\n", "a.csv": "email,x\na,1\n",
        ])
        func run(_ options: String...) throws -> Run {
            try Command.run(["check", "a.csv", "--rules", "r.yaml", "--output", "ndjson"] + options, in: folder.path)
        }
        #expect(try run("--write-baseline", "known").lines.count == 1)
        #expect(try run("--baseline", "known").status == 0)
        folder.write("a.csv", "id,x\na,1\n")
        let found = try run("--baseline", "known").lines.map { try JSON.object(String($0)) }
        #expect(found.map { ($0["parameters"] as? [String: Any])?["column"] as? String } == ["email"])
    }

    /// By a key, a record that was changed elsewhere stays known; by its text it does not.
    @Test func changedRecords() throws {
        for (key, status) in [(["--key", "id"], Int32(0)), ([], 1)] {
            let folder = try Folder(["rules.yaml": rules, "a.csv": "id,name,x\n\"1\",,1\n"])
            func run(_ options: String...) throws -> Run {
                try Command.run(
                    ["check", "a.csv", "--rules", "rules.yaml", "--quiet"] + options + key, in: folder.path)
            }
            #expect(try run("--write-baseline", "known").status == 1)
            folder.write("a.csv", "x,id,name\n2,1,\n")
            #expect(try run("--baseline", "known").status == status)
        }
    }

    @Test func sameForAnyNumberOfThreads() throws {
        let rows = (0..<6000).map { "{\"id\":\($0 % 500),\"name\":\"\",\"tags\":[\"\($0 % 5)\"]}" }
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": rows.prefix(3000).joined(separator: "\n")])
        let files = try ["1", "2", "4"].map { jobs in
            _ = try run(folder, "--write-baseline", "known", "--jobs", jobs)
            return folder.text(of: "known")
        }
        #expect(files[0] == files[1] && files[1] == files[2] && files[0] != nil)
        folder.write("a.ndjson", rows.joined(separator: "\n"))
        let runs = try ["1", "2", "4"].map { try run(folder, "--baseline", "known", "--jobs", $0) }
        #expect(runs[0].output == runs[1].output && runs[1].output == runs[2].output)
        #expect(runs[0].lines.count == 6000)
    }

    /// A key that no column has would tell no records apart.
    @Test func keysThatAreNoColumns() throws {
        let folder = try Folder(["rules.yaml": rules, "a.csv": "ident,name,tags[2]\n1,,x\n"])
        func run(_ key: String) throws -> Run {
            try Command.run(
                "check", "a.csv", "--rules", "rules.yaml", "--write-baseline", "b", "--key", key, in: folder)
        }
        let wrong = try run("idnet")
        #expect(wrong.status == 2 && wrong.error.contains("`idnet`") && wrong.error.contains("`ident`"))
        #expect(folder.text(of: "b") == nil)
        let texts = try ["tags[2]", "ident"].map { key in
            #expect(try run(key).status == 1)
            return try #require(folder.text(of: "b")).split(separator: "\n").last
        }
        #expect(texts[0] != texts[1])
    }

    /// What is known is not reported, but it is not corrected either.
    @Test func knownErrorsStayErrorsInWhatIsWritten() throws {
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": data])
        _ = try run(folder, "--write-baseline", "known")
        let run = try run(folder, "--baseline", "known", "--rejects", "bad", "--write", "good", "--only-valid")
        #expect(run.status == 0)
        #expect(folder.text(of: "good")?.isEmpty == true)
        #expect(folder.text(of: "bad")?.split(separator: "\n").count == 4)
    }

    @Test func badBaselines() throws {
        let folder = try Folder([
            "rules.yaml": rules, "a.ndjson": data, "none": "x", "new": "proviso-baseline\t9\tkey=[]\n",
        ])
        _ = try run(folder, "--write-baseline", "known")
        for (options, words) in [
            (["--baseline", "none"], "none:1:1"), (["--baseline", "new"], "version 9"),
            (["--baseline", "absent"], "absent"), (["--baseline", "known", "--key", "id"], "--key"),
            (["--baseline", ""], "--baseline"), (["--baseline", "-"], "--baseline"),
            (["--write-baseline", "-"], "file"),
            (["--key", ""], "--key"), (["--key", "a,,b"], "--key"), (["--write-baseline", "no/such"], "no/such"),
        ] {
            let run = try Command.run(["check", "a.ndjson", "--rules", "rules.yaml"] + options, in: folder.path)
            #expect(run.status == 2 && run.output.isEmpty, "\(options)")
            #expect(run.error.contains(words), "\(run.error)")
        }
    }

    @Test func notWrittenWhenStopped() throws {
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": data, "known": "before"])
        let run = try run(folder, "--write-baseline", "known", "--fail-fast")
        #expect(run.status == 1 && run.error.contains("known was not written"))
        #expect(folder.text(of: "known") == "before")
        let two = try Command.run(
            "check", "a.ndjson", "no.csv", "--rules", "rules.yaml", "--write-baseline", "known", in: folder)
        #expect(two.status == 2 && two.error.contains("known was not written"))
        #expect(folder.text(of: "known") == "before" && folder.names == ["a.ndjson", "known", "rules.yaml"])
    }

    /// A baseline names files from its own folder, so where the check is run from makes no difference.
    @Test func knownFromAnywhere() throws {
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": data])
        let first = try Command.run(
            script: "mkdir sub other; cp a.ndjson sub; \"$@\"",
            ["check", "sub/a.ndjson", "--rules", "rules.yaml", "--write-baseline", "sub/known"], in: folder.path)
        #expect(first.status == 1, "\(first.error)")
        #expect(folder.text(of: "sub/known")?.contains("\na.ndjson\t") == true)
        for (place, way) in [("sub", ""), ("other", "../sub/"), (".", "./sub/"), ("/", folder.path + "/sub/")] {
            let run = try Command.run(
                script: "cd \(place) && \"$@\"",
                ["check", way + "a.ndjson", "--rules", folder.path + "/rules.yaml", "--baseline", way + "known"],
                in: folder.path)
            #expect(run.status == 0, "from \(place): \(run.output)\(run.error)")
        }
        // The same content elsewhere is another file.
        let other = try Command.run(
            ["check", "a.ndjson", "--rules", "rules.yaml", "--baseline", "sub/known"], in: folder.path)
        #expect(other.status == 1)
    }

    /// Tomorrow's file has another name.
    @Test func knownUnderAnyName() throws {
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": data, "tomorrow.ndjson": data])
        let tomorrow = ["check", "tomorrow.ndjson", "--rules", "rules.yaml"]
        #expect(try run(folder, "--write-baseline", "named").status == 1)
        #expect(try run(folder, "--write-baseline", "nameless", "--ignore-file-names").status == 1)
        #expect(try Command.run(tomorrow + ["--baseline", "named"], in: folder.path).status == 1)
        for options in [["named", "--ignore-file-names"], ["nameless"], ["nameless", "--ignore-file-names"]] {
            let run = try Command.run(tomorrow + ["--baseline"] + options, in: folder.path)
            #expect(run.status == 0 && run.error.contains("; 5 known"), "\(options): \(run.error)")
        }
        #expect(try Command.run(tomorrow + ["--ignore-file-names"], in: folder.path).status == 2)
    }
}
#endif
