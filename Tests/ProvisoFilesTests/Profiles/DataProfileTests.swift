import ProvisoCore
import TestSupport
import Testing

@testable import ProvisoFiles

/// Profiles of parts of the data put together, and their bounds.
@Suite struct DataProfileTests {
    private func cell(_ random: inout SplitMix64) -> String {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: ""
        case 1: "\(Int.random(in: -50...5000, using: &random))"
        case 2: "\(Int.random(in: 0...99, using: &random)).\(Int.random(in: 0...9, using: &random))0"
        case 3:
            "20\(Int.random(in: 10...30, using: &random))-0\(Int.random(in: 1...9, using: &random))-1\(Int.random(in: 0...9, using: &random))"
        case 4:
            String(
                (0..<Int.random(in: 1...50, using: &random)).map { _ in "aB9- é".randomElement(using: &random) ?? "x" })
        case 5: "true"
        case 6: "\(UInt64.random(in: 0 ... .max, using: &random))"
        case 7: "1.0"
        default: "1"
        }
    }

    /// Wherever the data is parted, the profile is that of the whole.
    @Test(arguments: 1...12)
    func partsOfRows(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let columns = ["a", "b", "pin", "price"]
        let rows = (0..<(seed == 1 ? 6000 : 400)).map { _ in columns.map { _ in cell(&random) }.joined(separator: ",") }
        let whole = try Profiling.csv(rows, columns)
        for _ in 0..<3 {
            let rowsOfParts = Profiling.parts(of: rows, &random)
            let isWholeOfKnown = Profiling.csv(parts: rowsOfParts, columns) == Profiling.merged([whole])
            #expect(isWholeOfKnown)
            let parts = try rowsOfParts.map { try Profiling.csv($0, columns) }
            let isWhole = Profiling.merged(parts) == Profiling.merged([whole])
            #expect(isWhole)
            // Put together two by two it is the same.
            let middle = parts.count / 2
            let halves = [parts[..<middle], parts[middle...]].map { Profiling.merged(Array($0)) }
            let isWholeOfHalves = Profiling.merged(halves) == Profiling.merged([whole])
            #expect(isWholeOfHalves)
        }
        #expect(whole.records == rows.count && whole.columns.allSatisfy { $0.values == rows.count })
    }

    // The last three are wide.
    @Test(arguments: Sweep.cases([1, 2, 3, 4, 5, 6] as [UInt64], sample: 2))
    func partsOfObjects(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let isWide = seed > 3
        let objects = (0..<300).map { _ in
            let names = Set(
                (0..<Int.random(in: 0...20, using: &random)).map { _ in
                    "m\(Int.random(in: 0...(isWide ? 3000 : 12), using: &random))"
                })
            let members = names.sorted().shuffled(using: &random).map { name in
                let value =
                    ["\"\(cell(&random))\"", "[1,\"x\",{\"y\":2}]", "{\"z\":null}", "12", "[]"].randomElement(
                        using: &random) ?? "1"
                return "\"\(name)\":\(value)"
            }
            return "{\(members.joined(separator: ","))}"
        }
        let whole = Profiling.merged([Profiling.json(objects)])
        for _ in 0..<3 {
            let objectsOfParts = Profiling.parts(of: objects, &random)
            let isWholeOfKnown = Profiling.json(parts: objectsOfParts) == whole
            #expect(isWholeOfKnown)
            let parts = objectsOfParts.map { Profiling.json($0) }
            // Told apart first: a profile is too long to be printed.
            let isWhole = Profiling.merged(parts) == whole
            #expect(isWhole)
        }
        #expect(whole.columns.count <= DataProfile.mostColumns && whole.hasMoreColumns == isWide)
    }

    /// An estimate is never more than there are values.
    @Test(arguments: [1024, 1025, 1500, 4000, 9000])
    func noMoreDifferentValuesThanValues(count: Int) throws {
        for seed in 0..<8 {
            let profile = try Profiling.csv((0..<count).map { "\(seed)-\($0)" }, ["id"])
            let column = try #require(Profiling.merged([profile]).columns.first)
            #expect(column.distinctCount <= count && column.distinctCount > count * 8 / 10)
        }
    }

    @Test func boundsOfColumns() throws {
        let names = (0..<5000).map { "column\($0)" }
        let csv = try Profiling.csv([names.map { _ in "1" }.joined(separator: ",")], names)
        #expect(csv.columns.count == DataProfile.mostColumns && csv.hasMoreColumns)
        #expect(csv.columns.allSatisfy { $0.values == 1 })
        let long = String(repeating: "é", count: 300)
        let json = Profiling.json(["{\"\(long)1\":1,\"\(long)2\":2}"])
        #expect(json.columns.count == 1 && json.columns[0].name.utf8.count <= 210 && json.columns[0].values == 2)
    }

    /// Exact up to a bound, near the truth beyond.
    @Test(arguments: [1, 700, 1024, 1025, 50_000])
    func distinctValues(count: Int) throws {
        var distinct = DistinctCount()
        for _ in 0..<2 {
            for number in 0..<count {
                Array("value \(number)".utf8).withUnsafeBufferPointer { distinct.add(ValueHash.of($0)) }
            }
        }
        distinct.finish()
        #expect(distinct.isExact == (count <= 1024))
        #expect(distinct.isExact ? distinct.count == count : abs(distinct.count - count) < count / 8)
    }

    /// Memory does not grow with the values: what is kept of a column has a bound.
    @Test func boundsOfValues() throws {
        var random = SplitMix64(seed: 3)
        let cells = (0..<20_000).map {
            "\($0)" + String((0..<30).map { _ in "aB9-é;:_".randomElement(using: &random) ?? "x" })
        }
        let column = try #require(try Profiling.cells(cells))
        #expect(column.shapes.mostFrequent.count <= ShapeCounts.mostShapes)
        #expect(!column.distinct.isExact && abs(column.distinct.count - 20_000) < 2500)
        #expect(Mirror(reflecting: column.distinct).children.allSatisfy { ($0.value as? [UInt64])?.count ?? 0 <= 1024 })
    }
}
