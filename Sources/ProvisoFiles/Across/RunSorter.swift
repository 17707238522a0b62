#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

internal import ProvisoCore

/// Sorts pieces of bytes: in memory as long as they fit, else by runs in a temporary file that are merged when read.
///
/// Measured beside SQLite, which does the same with a table of its own in a file; the figures are in the guide WholeFiles.
final class RunSorter: KeySorter {
    /// The place of a piece in the buffer; its first bytes decide most comparisons.
    private struct Entry {
        let prefix: UInt64
        let start: UInt32
        let count: UInt32
    }

    /// So many runs are merged at a time; of more, some are merged into one first.
    private static let mostRuns = 128

    private(set) var count = 0
    private let memory: Int
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    private var file: RunFile?
    private var runs: [Range<Int>] = []

    /// Creates a sorter.
    ///
    /// - Parameter memory: How many bytes are kept before a run is written.
    init(memory: Int) { self.memory = min(max(memory, 1 << 10), 1 << 30) }

    func add(_ piece: UnsafeBufferPointer<UInt8>) throws {
        if !entries.isEmpty, bytes.count + piece.count + entries.count * MemoryLayout<Entry>.stride > memory {
            try writeRun()
        }
        var prefix: UInt64 = 0
        for index in 0..<8 { prefix = prefix << 8 | (index < piece.count ? UInt64(piece[index]) : 0) }
        entries.append(Entry(prefix: prefix, start: UInt32(bytes.count), count: UInt32(piece.count)))
        bytes.append(contentsOf: piece)
        count += 1
    }

    private func sortEntries() {
        bytes.withUnsafeBufferPointer { bytes in
            entries.sort { left, right in
                if left.prefix != right.prefix { return left.prefix < right.prefix }
                let common = Int(min(left.count, right.count))
                guard let base = bytes.baseAddress else { return false }
                let order = memcmp(base + Int(left.start), base + Int(right.start), common)
                return order == 0 ? left.count < right.count : order < 0
            }
        }
    }

    private func writeRun() throws {
        sortEntries()
        let file = try file ?? RunFile()
        self.file = file
        let start = file.end
        for entry in entries {
            try file.append(bytes[Int(entry.start)..<Int(entry.start) + Int(entry.count)])
        }
        try file.flush()
        runs.append(start..<file.end)
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    func sorted() throws -> any SortedKeys {
        guard let file else {
            sortEntries()
            return SortedPieces(bytes, entries.map { Int($0.start)..<Int($0.start) + Int($0.count) })
        }
        if !entries.isEmpty { try writeRun() }
        (bytes, entries) = ([], [])
        while runs.count > Self.mostRuns {
            let first = Array(runs[..<Self.mostRuns])
            let merged = MergeReader(file, first)
            let start = file.end
            var piece: [UInt8] = []
            while try merged.next(into: &piece) { try file.append(piece[...]) }
            try file.flush()
            runs.removeFirst(Self.mostRuns)
            runs.append(start..<file.end)
        }
        return SortedRuns(file, runs)
    }
}

/// Pieces in memory, in order.
private final class SortedPieces: SortedKeys {
    private let bytes: [UInt8]
    private let ranges: [Range<Int>]

    init(_ bytes: [UInt8], _ ranges: [Range<Int>]) {
        self.bytes = bytes
        self.ranges = ranges
    }

    func makeReader() -> any KeyReader { Reader(self) }

    private final class Reader: KeyReader {
        private let pieces: SortedPieces
        private var position = 0

        init(_ pieces: SortedPieces) { self.pieces = pieces }

        func next(into piece: inout [UInt8]) -> Bool {
            guard position < pieces.ranges.count else { return false }
            piece.removeAll(keepingCapacity: true)
            piece.append(contentsOf: pieces.bytes[pieces.ranges[position]])
            position += 1
            return true
        }
    }
}
