import ProvisoCore
import ProvisoExports
import Testing

/// What rules become as SQL. `Scripts/check-contracts` runs the tables.
@Suite struct SQLExportTests {
    private func export(_ rules: DataValue, _ dialect: SQLDialect = .sqlite, table: String = "t") throws -> SQLExport {
        SQLExport(try RuleDocument(rules), table: table, dialect: dialect)
    }

    @Test func numbers() throws {
        let rules: DataValue = [["age", "number", ["min": 18]], ["age", "required"]]
        let sqlite = try export(rules)
        #expect(sqlite.text.contains(#""age" NOT NULL"#))
        #expect(sqlite.text.contains(#""age" >= 18"#))
        #expect(sqlite.claims.allSatisfy { $0.extent == .exact })
        #expect(try export(rules, .postgresql).text.contains(#""age" numeric NOT NULL"#))
    }

    /// `date` of SQLite gives back a day that no month has, as 2023-02-30, unless it is asked for another.
    @Test func daysThatDoNotExist() throws {
        #expect(try export([["d", "date"]]).text.contains(#"date("d", '+0 days') = "d""#))
    }

    @Test func requiredValues() throws {
        var rule: DataObject = ["attributes": "terms", "type": "required", "requiredValue": "yes"]
        #expect(try export([.object(rule)]).text.contains("NOT NULL"))
        rule["skipOnEmpty"] = true
        #expect(try !export([.object(rule)]).text.contains("NOT NULL"))
    }

    /// What must not be a number may be any text, which a column of numbers would refuse.
    @Test func differentFromANumber() throws {
        let rules: DataValue = [["c", "compare", ["operator": "!=", "compareValue": 2]]]
        #expect(try export(rules, .postgresql).text.contains(#""c" text"#))
        let equal: DataValue = [["c", "compare", ["operator": "==", "compareValue": 2]]]
        #expect(try export(equal, .postgresql).text.contains(#""c" numeric"#))
    }

    /// A filter may leave a date, or nothing, of text that is none, which a column of dates would refuse.
    @Test(arguments: ["digits", "trim", "lowercase"]) func datesBehindFilters(_ filter: String) throws {
        let behind: DataValue = [["d", "filter", ["filter": .string(filter)]], ["d", "date"]]
        #expect(try export(behind, .postgresql).text.contains(#""d" text"#))
        let before: DataValue = [["d", "date"], ["d", "filter", ["filter": .string(filter)]]]
        #expect(try export(before, .postgresql).text.contains(#""d" date"#))
    }

    /// What is read in a way of its own is stored as it was written, so nothing can be said of it.
    @Test func attributesReadOtherwise() throws {
        let rules: DataValue = [
            ["m", "string", ["max": 9, "unit": "unicodeScalars"]],
            ["attributes": "x", "type": "required", "when": ["attribute": "m", "operator": "notEmpty"]],
            ["attributes": "y", "type": "compare", "compareAttribute": "m"],
        ]
        for (own, extents) in [
            (["missing": ["NA"]], [ExportExtent.notExpressible, .notExpressible, .notExpressible]),
            (["label": "M"], [.exact, .exact, .weaker]),
        ] as [(DataValue, [ExportExtent])] {
            let document = try RuleDocument(["attributes": ["m": own], "rules": rules])
            let export = SQLExport(document, table: "t", dialect: .sqlite)
            #expect(export.claims.map(\.extent).prefix(2) == extents.prefix(2), "\(export.text)")
            #expect((export.claims.last?.extent == .notExpressible) == (extents.last == .notExpressible))
        }
    }

    /// Names and texts end nothing but themselves.
    @Test func escaping() throws {
        let export = try export([["a\"b", "in", ["range": ["it's"]]]], table: "x\";DROP")
        #expect(export.text.contains(#"CREATE TABLE "x"";DROP" ("#))
        #expect(export.text.contains(#""a""b" IN ('it''s')"#))
        #expect(!export.text.contains("\u{0}"))
    }

    /// An empty column is not compared, whatever the rule does; a share of rows is nothing that a table knows.
    @Test func weakerThanTheRule() throws {
        let compared: DataValue = [
            ["a", "compare", ["operator": ">=", "compareAttribute": "b", "skipOnEmpty": false]], ["b", "safe"],
        ]
        #expect(try export(compared).claims.first?.extent == .weaker)
        #expect(try export([["a", "required", ["atMost": "5 %"]]]).claims.map(\.extent) == [.notExpressible])
    }

    /// `lower` of SQLite makes a text of the number 1, which is another value than the text.
    @Test func uniqueTextsAndNumbers() throws {
        let rules: DataValue = [["a", "unique", ["ignoreCase": true]]]
        #expect(try export(rules).text.contains(#"CASE WHEN typeof("a") = 'text' THEN lower("a") ELSE "a" END"#))
        #expect(try export(rules, .postgresql).text.contains(#"(lower("a"))"#))
    }

    @Test func betweenRecords() throws {
        let export = try export([["name", "unique"], [["a", "b"], "unique"], ["mail", "sorted"]])
        #expect(export.text.contains("CREATE UNIQUE INDEX"))
        #expect(export.claims.map(\.extent) == [.exact, .weaker, .notExpressible])
        #expect(export.text.contains("-- not expressible: mail: sorted"))
    }

    /// What a filter changes first is not checked as it was given.
    @Test func filters() throws {
        let export = try export([
            [["name", "age"], "trim"], ["name", "string", ["max": 3, "unit": "unicodeScalars"]], ["name", "required"],
            ["age", "number", ["min": 1]],
        ])
        #expect(export.claims.map(\.extent) == [.notExpressible, .notExpressible, .notExpressible, .weaker, .exact])
        #expect(export.text.contains(#""name" NOT NULL"#) && !export.text.contains(#"length("name""#))
    }

    /// Of a text of blanks `trim` leaves nothing, which a rule for numbers skips; other filters may leave nothing of any text.
    @Test func blanksInColumnsOfNumbers() throws {
        let trimmed = try export([["n", "trim"], ["n", "number"], ["n", "boolean"]])
        #expect(trimmed.claims.map(\.extent) == [.notExpressible, .exact, .exact])
        let blank = #""n" IS NULL OR length(trim("n", char(9, 10, 11, 12, 13, 32, 133, 160, 5760, 8192, "#
        #expect(trimmed.text.ranges(of: blank).count == 2)
        #expect(trimmed.text.contains(" 8232, 8233, 8239, 8287, 12288))) = 0 OR (typeof("))
        #expect(try !export([["n", "trim"], ["n", "number"]], .postgresql).text.contains("trim("))

        for filter in [["n", "filter", ["filter": "digits"]], ["n", "trim", ["characters": "-"]]] as [DataValue] {
            let filtered = try export([filter, ["n", "number"]])
            #expect(filtered.claims.map(\.extent) == [.notExpressible, .weaker])
            #expect(filtered.text.contains(#""n" IS NULL OR typeof("n") = 'text' OR (typeof("n") IN"#))
            let strict = try export([filter, ["attributes": "n", "type": "number", "skipOnEmpty": false]])
            #expect(strict.claims.map(\.extent) == [.notExpressible, .exact])
        }
    }
}
