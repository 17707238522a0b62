import Proviso
import TestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoFiles

/// Where memory does not suffice, everything is found as well; what is known later is told after the last record.
@Suite struct KeysOnDiskTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let rules: DataValue = [
        ["id", "unique"], [["a", "b"], "unique"], ["attributes": "parent", "type": "exists", "column": "id"],
        ["attributes": "a", "type": "exists", "file": "keys.csv", "column": "key"], ["b", "required"],
    ]

    private func makeFile(_ name: String, rows: Int, seed: UInt64) -> String {
        var random = SplitMix64(seed: seed)
        var text = "id,a,b,parent\n"
        for row in 0..<rows {
            let id = row.isMultiple(of: 7) ? Int.random(in: 0..<rows, using: &random) : row
            let (a, b) = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<rows, using: &random))
            let parent = Int.random(in: 0..<rows * 2, using: &random)
            text += "\(id),\(a),\(b.isMultiple(of: 50) ? "" : String(b)),\(parent < rows ? String(parent) : "")\n"
        }
        return folder.file(name, Array(text.utf8))
    }

    @Test(arguments: Sweep.cases([1, 2, 3, 4, 5] as [UInt64], sample: 1))
    func findTheSame(seed: UInt64) async throws {
        _ = folder.file("keys.csv", Array(("key\n" + (0..<35).map { "\($0)\n" }.joined()).utf8))
        let path = makeFile("a.csv", rows: 3000, seed: seed)
        let document = try RuleDocument(Self.rules, files: RuleFiles(folder: folder.path))
        let inMemory = try await CheckedFiles(document, [path]) {
            $0.writePath = RawPath(folder.file("memory.csv"))
            $0.writesOnlyValid = true
        }
        #expect(inMemory.summary.invalidRecords > 100)
        // The smallest table takes more than that, so everything but the first key goes to disk.
        for memory in [1, 5_000_000] {
            let onDisk = try await CheckedFiles(document, [path]) {
                $0.keyMemory = memory
                $0.jobs = 2
                $0.writePath = RawPath(folder.file("disk.csv"))
                $0.writesOnlyValid = true
            }
            #expect(Set(onDisk.found) == Set(inMemory.found))
            #expect(onDisk.found.count == inMemory.found.count)
            #expect(onDisk.summary.invalidRecords == inMemory.summary.invalidRecords)
            #expect(onDisk.summary.violations == inMemory.summary.violations)
            // Every first record is the very first.
            let first = { (checked: CheckedFiles) in
                Set(
                    checked.violations.map {
                        "\($0["path"] ?? .null) \($0["record"] ?? .null) \($0["parameters"] ?? .null)"
                    })
            }
            #expect(first(onDisk) == first(inMemory))
            #expect(folder.bytes(of: "disk.csv") == folder.bytes(of: "memory.csv"))
        }
        // What is told after the last record comes in the order of the lines.
        let late = try await CheckedFiles(document, [path]) { $0.keyMemory = 1 }.found
        let start = try #require(late.indices.dropFirst().first { late[$0].record < late[$0 - 1].record })
        #expect(late[start...].map(\.line) == late[start...].map(\.line).sorted())
    }

    @Test func standardInputIsNotReadTwice() async throws {
        // Only a file of which records are left out that were written already has to be read again.
        let path = makeFile("a.csv", rows: 50, seed: 9)
        let document = try RuleDocument([["id", "unique"]])
        let checked = try await CheckedFiles(document, [path]) { $0.keyMemory = 1 }
        #expect(checked.summary.failures.isEmpty)
    }

    // MARK: Parts

    @Test(arguments: Sweep.cases([1, 2, 3] as [UInt64], sample: 1), [1, 3])
    func aTableIsADictionary(seed: UInt64, linesOfRecord: Int) {
        var random = SplitMix64(seed: seed)
        let table = KeyTable()
        var dictionary: [[UInt8]: RecordPosition] = [:]
        for record in 1...20_000 {
            // Some keys are larger than a piece of memory.
            let key =
                record.isMultiple(of: 5000)
                ? [UInt8](repeating: 1, count: 1_100_000 + record)
                : (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0..<4, using: &random) }
            let place = RecordPosition(record: record, line: record * linesOfRecord - 4)
            let known = key.withUnsafeBufferPointer { table.insert($0, hash: table.hash(of: $0), at: place) }
            #expect(known == dictionary[key])
            if dictionary[key] == nil { dictionary[key] = place }
        }
        #expect(table.count == dictionary.count)
        for (key, place) in dictionary {
            #expect(key.withUnsafeBufferPointer { table.place(of: $0, hash: table.hash(of: $0)) } == place)
        }
    }

    @Test(arguments: [0, 1, 10, 5000], [1, 4000, 1 << 20])
    func aSorterSorts(count: Int, memory: Int) throws {
        var random = SplitMix64(seed: UInt64(count + memory))
        let sorter = RunSorter(memory: memory)
        var pieces: [[UInt8]] = []
        for _ in 0..<count {
            let piece = (0..<Int.random(in: 0...20, using: &random)).map { _ in UInt8.random(in: 0..<3, using: &random)
            }
            pieces.append(piece)
            try piece.withUnsafeBufferPointer(sorter.add)
        }
        #expect(sorter.count == count)
        let sorted = try sorter.sorted()
        // It can be read more than once.
        for _ in 0..<2 {
            let reader = try sorted.makeReader()
            var (read, piece): ([[UInt8]], [UInt8]) = ([], [])
            while try reader.next(into: &piece) { read.append(piece) }
            #expect(read == pieces.sorted { $0.lexicographicallyPrecedes($1) })
        }
    }
}
