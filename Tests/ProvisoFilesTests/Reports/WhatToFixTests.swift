import ProvisoCore
import Testing

@testable import ProvisoFiles

/// What the page says to those who own the data: what to fix, where, and whether it is the right file at all.
@Suite struct WhatToFixTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func page(
        _ files: [(name: String, text: String)], _ document: DataValue, showsValues: Bool = false,
        tellsReasons: Bool = false
    ) async throws -> ReportPage {
        var check = FileCheck(try RuleDocument(document))
        check.catalog.tellsReasons = tellsReasons
        check.takesSamples = true
        check.gathersProfiles = true
        check.showsValues = showsValues
        let paths = files.map { folder.file($0.name, Array($0.text.utf8)) }
        return try ReportPage(HTMLReport(try await check.run(paths) { _ in }).text)
    }

    private let orders: DataValue = [
        "rules": [
            ["attributes": "size", "type": "in", "range": ["S", "M", "L"]], ["code", "required"],
            ["attributes": "note", "type": "string", "max": 3, "severity": "warning"],
        ]
    ]

    @Test(arguments: [
        ("S,1,x", "✓ ", ": no errors"), ("S,1,long", "! ", ": no errors and 1 warning"),
        ("X,1,x", "✗ ", ": 1 error in 1 of 1 record"), ("X,,long\nS,2,x\nS,3,x", "✗ ", ": 2 errors in 1 of 3 records"),
    ])
    func heading(rows: String, sign: String, text: String) async throws {
        let page = try await page([("orders.csv", "size,code,note\n\(rows)\n")], orders)
        #expect(page.texts.contains(sign) && page.texts.contains(text), "\(page.texts.prefix(8))")
        #expect(page.texts.contains { $0.hasSuffix("orders.csv\(text)") })
        // Warnings beside errors are said too.
        #expect(page.texts.contains("! 1 warning") == rows.hasPrefix("X,,"))
    }

    /// A note is no warning: nothing is to be done.
    @Test func notes() async throws {
        let rules: DataValue = ["rules": [["attributes": "a", "type": "string", "max": 1, "severity": "info"]]]
        let page = try await page([("n.csv", "a,b\nxy,1\nxyz,1\n")], rules)
        #expect(page.texts.contains { $0.hasSuffix("n.csv: no errors") } && page.texts.contains("✓ "))
        #expect(page.texts.contains("Note: 2") && !page.has("2 warnings"))
        let both: DataValue = [
            "rules": [
                ["attributes": "a", "type": "string", "max": 1, "severity": "info"],
                ["attributes": "b", "type": "number", "max": 1, "severity": "warning"],
            ]
        ]
        let other = try await self.page([("n.csv", "a,b\nxy,2\nxyz,1\n")], both)
        #expect(other.texts.contains(": no errors and 1 warning") && other.texts.contains("Note: 2"))
    }

    /// A message that names another record is that of one violation, and no heading for all of them.
    @Test func messagesThatDiffer() async throws {
        let rules: DataValue = ["rules": [["a", "sorted"], ["b", "unique"]]]
        let one = try await page([("n.csv", "a,b\n1,1\n3,2\n2,3\n")], rules)
        #expect(one.has("a is out of order. It belongs before line 3.") && !one.texts.contains("Wrong order"))
        let several = try await page([("n.csv", "a,b\n3,1\n2,1\n3,2\n2,2\n")], rules)
        #expect(several.texts.contains("Wrong order") && several.texts.contains("Duplicate"), "\(several.texts)")
        #expect(several.has("a is out of order. It belongs before line 4."))
        let bounds: DataValue = ["rules": [["a", "date", ["min": "2024-01-01", "max": "2024-12-31"]]]]
        let both = try await page([("n.csv", "a,b\n2025-01-01,1\n2020-01-01,1\n")], bounds)
        #expect(both.texts.contains("Too late, Too early"), "\(both.texts)")
        let reasons = try await page(
            [("n.csv", "a,b\nada,1\nada@,1\n")], ["rules": [["a", "email"]]], tellsReasons: true)
        #expect(
            reasons.texts.contains("a must be an email address, like name@example.com."), "\(reasons.texts)")
    }

    /// Numbers of four digits may be years, and have no separators in messages either.
    @Test func years() async throws {
        let rules: DataValue = [
            "rules": [["a", "number", ["max": 2020]], ["b", "number", ["max": 20200]]]
        ]
        let page = try await page([("n.csv", "a,b\n2021,20201\n")], rules)
        #expect(page.has("A must be 2020 or less.") || page.has("a must be 2020 or less."), "\(page.texts)")
        #expect(page.has("must be 20,200 or less."))
    }

    /// Columns that are missing stand before others that are not known, and both in the order of what names them.
    @Test func orderOfColumns() async throws {
        let rules: DataValue = [
            "columns": ["required": ["z", "a"], "closed": true],
            "rules": [["z", "required", ["when": ["attribute": "m", "operator": "empty"]]], ["a", "required"]],
        ]
        let page = try await page([("n.csv", "y,x,c,b\n1,2,3,4\n")], rules)
        let codes = page.texts.filter { $0.hasPrefix("column.") }
        #expect(codes.first == "column.missing" && codes.contains("column.unknown"), "\(codes)")
        let names = page.texts.filter { ["z", "m", "a", "y", "x", "c", "b"].contains($0) }
        #expect(names.prefix(7) == ["m", "z", "a", "y", "x", "c", "b"], "\(names)")
    }

    /// Few errors stand before many warnings, whose lines are folded when there are many kinds of them.
    @Test func errorsComeFirst() async throws {
        let rows = (0..<50).map { $0 == 40 ? "X,1,long" : "S,1,long" }.joined(separator: "\n")
        let page = try await page([("orders.csv", "size,code,note\n\(rows)\n")], orders)
        let (error, warning) = (
            page.texts.firstIndex(of: "Errors: 1"), page.texts.firstIndex(of: "Warnings and notes: 50")
        )
        #expect(try #require(error) < (try #require(warning)))
        #expect(page.texts.contains("Line: 42") && page.texts.contains("Lines: 2, 3, 4, 5, 6 …"))
    }

    /// Equal values stand there once, with how often they come; those of sensitive attributes and empty ones do not.
    @Test func equalValuesOnce() async throws {
        let rows = (0..<90).map { $0 % 3 == 0 ? "XXL,,x" : $0 % 3 == 1 ? "XS,,x" : "S,1,x" } + ["XS,1,x"]
        let csv = "size,code,note\n\(rows.joined(separator: "\n"))\n"
        let shown = try await page([("orders.csv", csv)], orders, showsValues: true)
        #expect(shown.texts.count { $0 == "XXL" } == 1 && shown.texts.count { $0 == "XS" } == 1)
        #expect(shown.texts.contains("× 30") && shown.texts.contains("× 31") && !shown.texts.contains("null"))
        let hidden = try await page([("orders.csv", csv)], orders)
        #expect(!hidden.source.contains("XXL"))
        // More different values than are counted: the first ones, without a number.
        let many = (0..<200).map { "T\($0),1,x" }.joined(separator: "\n")
        let long = try await page([("orders.csv", "size,code,note\n\(many)\n")], orders, showsValues: true)
        #expect(long.texts.contains("T0") && long.texts.contains("T4") && !long.texts.contains("T5"))
    }

    /// Values are counted alike however the data was parted.
    @Test(arguments: [(0..<40), (0..<200)])
    func partsOfValues(range: Range<Int>) {
        let all = (0..<1000).map { number in
            ViolatingValue(
                text: "\(number * 7919 % range.count)", file: "f", line: number, suggestion: nil, count: 1)
        }
        var (whole, parts) = (ValueTally(), ValueTally())
        for value in all { whole.add(value) }
        for start in stride(from: 0, to: all.count, by: 90) {
            var part = ValueTally()
            for value in all[start..<min(start + 90, all.count)] { part.add(value) }
            parts.merge(part)
        }
        #expect(whole == parts && whole.isFull == (range.count > ValueTally.mostValues))
        #expect(whole.mostFrequent.reduce(0) { $0 + $1.count } == (whole.isFull ? 0 : 1000))
    }

    /// A column has the name that the file gives it, in messages too; a label that somebody wrote stays.
    @Test func oneNameForAColumn() async throws {
        let document: DataValue = [
            "attributes": [
                "length": ["column": "Culmen Length (mm)"], "mail": ["label": "Your address"],
            ],
            "rules": [["length", "number"], ["first_name", "required"], ["mail", "email"]],
        ]
        let page = try await page(
            [("birds.csv", "Culmen Length (mm),first_name,mail\nx,,y\n")], document)
        #expect(page.has("Culmen Length (mm) must be a number") && page.has("first_name is required."))
        #expect(page.has("Your address must be") && !page.has("(length)") && !page.has("First name"))
    }

    /// So have columns in an expression.
    @Test func oneNameInExpressions() async throws {
        let document: DataValue = [
            "attributes": ["time": ["column": "Air Time"], "speed": ["label": "top speed"]],
            "rules": [
                [
                    "attributes": "distance", "type": "compare", "operator": "<=",
                    "compareExpression": "2 * (time + first_leg) - speed + previous.first_leg",
                ]
            ],
        ]
        let page = try await page([("f.csv", "distance,Air Time,first_leg,speed\n1,1,1,1\n9,1,1,1\n")], document)
        let expression = "2 × (Air Time + first_leg) − top speed + first_leg[n−1]"
        #expect(page.has("distance must be less than or equal to \(expression)."), "\(page.texts)")
    }

    /// That values are hidden is said where there are any that could be shown.
    @Test(arguments: [
        ("size,code,note\nX,1,x\n", true), ("size,code,note\nX,,x\n", true), ("size,code,note\nS,,x\n", false),
        ("size,code\nS,\n", false),
    ])
    func hiddenValues(csv: String, areThere: Bool) async throws {
        let rules = try #require(orders["rules"])
        let document: DataValue = ["columns": ["required": ["note"]], "rules": rules]
        let hidden = try await page([("orders.csv", csv)], document)
        #expect(hidden.has("Values are hidden.") == areThere)
        let shown = try await page([("orders.csv", csv)], document, showsValues: true)
        #expect(!shown.has("Values are hidden."))
    }

    @Test func severalFilesApart() async throws {
        let good = (name: "good.csv", text: "size,code,note\nS,1,x\n")
        let files = [
            good, ("few.csv", "size,code,note\nS,,x\n"), ("many.csv", "size,code,note\nX,1,x\nS,,x\n"),
        ]
        let page = try await page(files, orders)
        #expect(page.texts.contains { $0.hasSuffix("good.csv, few.csv, many.csv: 3 errors in 3 of 4 records") })
        let many = page.texts.firstIndex { $0.hasSuffix("many.csv") && $0 != page.texts.first }
        #expect(many != nil && page.texts.contains(" · 2") && page.texts.contains(" · 1"))
        #expect(page.texts.count { $0 == "Line: 2" } == 2 && page.texts.count { $0 == "Line: 3" } == 1)
        // Too many to be told apart: lines name their files.
        let months = (10..<30).map { ("\($0).csv", "size,code,note\nS,,x\n") }
        let together = try await self.page(months, orders)
        #expect(together.count(of: "ol") == 1 && together.texts.contains { $0.contains("10.csv:2, ") })
        #expect(together.texts.contains { $0.hasSuffix("10.csv + 19: 20 errors in 20 of 20 records") })
    }

    @Test(arguments: [("Size,Code,Remark", true), ("size,Code,Remark", true), ("size,code,Remark", false)])
    func otherFile(header: String, isOther: Bool) async throws {
        let page = try await page([("orders.csv", "\(header)\nS,1,x\n")], orders)
        #expect(page.texts.contains("The rules seem to be for another file.") == isOther)
        #expect(page.has("Columns missing from the file") && page.texts.contains("note"))
        #expect(page.texts.contains("Columns that no rule names") == isOther)
        // Neither a green tick nor a green bar praises it.
        let json = try await self.page([("a.ndjson", "{\"Size\":1}\n")], ["rules": [["size", "integer"]]])
        #expect(json.texts.contains("! ") && json.texts.contains(": no errors") && !json.texts.contains("✓ "))
        #expect(page.pictures.contains { $0.hasPrefix("Records without errors: ") } != isOther)
        #expect(page.texts.contains("Records without errors") != isOther && page.texts.contains("Records"))
    }

    /// Long lists fold, and every kind of a file as a whole is told.
    @Test func longListsFold() async throws {
        let rules = (0..<30).map { DataValue.array([.string("c\($0)"), "required"]) }
        let names = (0..<30).map { "c\($0)" }.joined(separator: ",")
        let empty = String(repeating: ",", count: 29)
        let wide = try await page([("wide.csv", "\(names)\n\(empty)\n")], ["rules": .array(rules)])
        #expect(
            wide.count(of: "details") == 2 && wide.texts.contains("Others: 10") && wide.texts.contains("Others: 18"))
        let closed = try await page(
            [("wide.csv", "\(names)\n\(empty)\n")], ["columns": ["closed": true], "rules": [["c0", "integer"]]])
        #expect(
            closed.texts.count { $0.contains("is not one of the expected") } == 29
                && closed.texts.contains("Others: 26"))
    }
}
