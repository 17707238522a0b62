import ProvisoCore
import Testing

@testable import ProvisoFiles

/// What is told of the values of a column.
@Suite struct ColumnProfileTests {
    @Test(
        arguments: [
            ("0", .integer), ("-12", .integer), ("9007199254740993", .integer),
            (String(repeating: "9", count: 300), .integer), ("1.5", .decimal), (".5", .decimal), ("1e3", .decimal),
            ("007", .text), ("+49", .text), ("1,5", .text), ("-", .text), ("5.", .text), ("true", .boolean),
            ("FALSE", .boolean), ("yes", .text), ("2026-02-28", .date), ("2026-02-29", .text), ("2024-02-29", .date),
            ("2026-13-01", .text), ("2026-01-31T08:30:00Z", .dateTime), ("2026-01-31 08:30", .dateTime),
            ("2026-01-31T08:30:00.123+01:00", .dateTime), ("2026-01-31T24:00:00", .text), ("2026-01-31T08:30:", .text),
            ("2026-01-31x", .text), ("31.01.2026", .text), ("", .empty), (" ", .text), ("NaN", .text),
        ] as [(String, ValueType)])
    func types(of cell: String, type: ValueType) throws {
        #expect(try Profiling.cells([cell])?.types == [type: 1])
    }

    @Test func rangesAreExact() throws {
        let column = try #require(
            try Profiling.cells(["9007199254740993", "9007199254740992.5", "-0.10", "9007199254740992", "-.1"]))
        #expect(column.numbers?.lowerBound.spelling == "-.1")
        #expect(column.numbers?.upperBound.spelling == "9007199254740993")
        #expect(column.lengths == 3...18)
        let dates = try #require(try Profiling.cells(["2026-01-31", "1999-12-31T23:59", "2026-02-01", "x"]))
        #expect(dates.dates == "1999-12-31T23:59"..."2026-02-01")
        let long = try #require(try Profiling.cells([String(repeating: "7", count: 1000), "3"]))
        #expect(long.longNumbers == 1 && long.numbers?.upperBound.spelling == "3" && long.lengths == 1...1000)
    }

    /// Lengths are those that the rule `string` counts: characters as people see them.
    @Test func lengthsAreOfCharacters() throws {
        #expect(try Profiling.cells(["👩‍👩‍👧", "Zoë", "e\u{301}e\u{301}"])?.lengths == 1...3)
    }

    @Test func readsAsTheDocumentSays() throws {
        let profile = try Profiling.csv(["\"1,5\",n/a", "\"2,25\",x", ",n/a"], ["price", "state"])
        #expect(profile.columns[0].types == [.decimal: 2, .empty: 1])
        #expect(profile.columns[0].numbers?.upperBound.spelling == "2.25")
        #expect(profile.columns[1].types == [.empty: 2, .text: 1])
    }

    @Test func nothingIsKeptOfSensitiveValues() throws {
        let csv = try Profiling.csv(["1234,2026-01-31,5", ",x,6"], ["PIN code", "card.expiry", "id"])
        for column in csv.columns.prefix(2) {
            #expect(column.isSensitive && column.values == 2)
            #expect(column.lengths == nil && column.numbers == nil && column.dates == nil)
            #expect(column.distinct.count == 0 && column.shapes.mostFrequent.isEmpty)
        }
        #expect(csv.columns[0].attribute == "pin" && csv.columns[0].types == [.empty: 1])
        #expect(!csv.columns[2].isSensitive && csv.columns[2].numbers?.upperBound.spelling == "6")
        let json = Profiling.json([#"{"card":{"number":"4111","codes":["x"]},"PIN code":[1]}"#])
        #expect(
            json.columns.map(\.name) == ["card", "card.number", "card.codes", "card.codes[]", "PIN code", "PIN code[]"])
        #expect(json.columns.allSatisfy { $0.isSensitive && $0.types.isEmpty && $0.lengths == nil })
    }

    @Test func objectsInside() throws {
        let profile = Profiling.json([
            #"{"id":1,"address":{"city":"Wien","zip":null},"tags":["a","b",3],"on":true,"due":"2026-01-31"}"#,
            #"{"id":"1","address":{},"tags":[],"a\u0062":{"c":[[1.5]]}}"#,
        ])
        let types = profile.columns.map { ($0.name, $0.types) }
        let expected: [(String, [ValueType: Int])] = [
            ("id", [.integer: 1, .text: 1]), ("address", [.object: 1, .empty: 1]), ("address.city", [.text: 1]),
            ("address.zip", [.empty: 1]), ("tags", [.list: 1, .empty: 1]), ("tags[]", [.text: 2, .integer: 1]),
            ("on", [.boolean: 1]), ("due", [.date: 1]), ("ab", [.object: 1]), ("ab.c", [.list: 1]),
            ("ab.c[]", [.list: 1]), ("ab.c[][]", [.decimal: 1]),
        ]
        #expect(types.map(\.0) == expected.map(\.0))
        for (found, wanted) in zip(types, expected) { #expect(found.1 == wanted.1, "\(wanted.0)") }
        // 1 and "1" are two values.
        #expect(profile.columns[0].distinct.count == 2)
        #expect(profile.missing(profile.columns[2]) == 1 && profile.missing(profile.columns[0]) == 0)
        #expect(profile.missing(profile.columns[5]) == nil)
    }

    @Test func deepValuesAreBounded() throws {
        let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        let profile = Profiling.json([
            "{\"x\":\(deep)}", "{\"x\":[\(Array(repeating: "[[[[[[[[[1]]]]]]]]]", count: 99).joined(separator: ","))]}",
        ])
        #expect(profile.records == 2 && profile.columns.count == JSONProfiler.deepest)
    }
}
