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
    /// Where a piece stands in the buffer; its first bytes decide most comparisons.
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

/// Runs in a file, each in order.
private final class SortedRuns: SortedKeys {
    private let file: RunFile
    private let runs: [Range<Int>]

    init(_ file: RunFile, _ runs: [Range<Int>]) {
        self.file = file
        self.runs = runs
    }

    func makeReader() -> any KeyReader { MergeReader(file, runs) }
}

/// Reads runs together, the smallest piece of all first.
private final class MergeReader: KeyReader {
    private let readers: [RunReader]
    /// The readers that have a piece, as a heap: the smallest first.
    private var heap: [Int] = []
    private var hasBegun = false

    init(_ file: RunFile, _ runs: [Range<Int>]) { readers = runs.map { RunReader(file, $0) } }

    func next(into piece: inout [UInt8]) throws -> Bool {
        if !hasBegun {
            hasBegun = true
            for index in readers.indices where try readers[index].advance() { heap.append(index) }
            for place in heap.indices.reversed() { sink(place) }
        } else if let first = heap.first {
            if try !readers[first].advance() {
                heap.swapAt(0, heap.count - 1)
                heap.removeLast()
            }
            sink(0)
        }
        guard let first = heap.first else { return false }
        piece.removeAll(keepingCapacity: true)
        piece.append(contentsOf: readers[first].piece)
        return true
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (readers[left].piece, readers[right].piece)
        let order = a.withUnsafeBytes { a in
            b.withUnsafeBytes { b -> CInt in
                guard let left = a.baseAddress, let right = b.baseAddress else { return 0 }
                return memcmp(left, right, min(a.count, b.count))
            }
        }
        return order == 0 ? a.count < b.count : order < 0
    }

    private func sink(_ start: Int) {
        var place = start
        while true {
            var child = 2 * place + 1
            guard child < heap.count else { return }
            if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
            guard precedes(heap[child], heap[place]) else { return }
            heap.swapAt(child, place)
            place = child
        }
    }
}

/// Reads the pieces of one run.
private final class RunReader {
    private(set) var piece: [UInt8] = []
    private let file: RunFile
    private var rest: Range<Int>
    private var buffer: [UInt8] = []
    private var position = 0
    private static let size = 32 << 10

    init(_ file: RunFile, _ run: Range<Int>) {
        self.file = file
        rest = run
    }

    /// Goes on to the next piece; false when there is none.
    func advance() throws -> Bool {
        guard try fill(4) else { return false }
        var count = 0
        for index in 0..<4 { count = count << 8 | Int(buffer[position + index]) }
        position += 4
        guard try fill(count) || count == 0 else { return false }
        piece.removeAll(keepingCapacity: true)
        piece.append(contentsOf: buffer[position..<position + count])
        position += count
        return true
    }

    /// Makes sure that so many bytes are there.
    private func fill(_ count: Int) throws -> Bool {
        guard buffer.count - position < count else { return true }
        buffer.removeFirst(position)
        position = 0
        let wanted = min(max(Self.size, count), rest.count + buffer.count)
        guard wanted >= count, wanted > buffer.count else { return false }
        let end = rest.lowerBound + wanted - buffer.count
        try file.read(rest.lowerBound..<end, into: &buffer)
        rest = end..<rest.upperBound
        return true
    }
}

/// A temporary file that has no name, so that nothing is left behind.
private final class RunFile {
    private let stream: UnsafeMutablePointer<FILE>
    private(set) var end = 0
    private var buffer: [UInt8] = []

    init() throws {
        guard let stream = tmpfile() else {
            throw FileError(file: "a temporary file", Errno(code: errno), isWriting: true)
        }
        self.stream = stream
    }

    deinit { fclose(stream) }

    func append(_ piece: ArraySlice<UInt8>) throws {
        Swift.withUnsafeBytes(of: UInt32(piece.count).bigEndian) { buffer.append(contentsOf: $0) }
        buffer.append(contentsOf: piece)
        end += piece.count + 4
        if buffer.count >= 1 << 20 { try flush() }
    }

    func flush() throws {
        var start = 0
        while start < buffer.count {
            let written = buffer.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
                return pwrite(fileno(stream), rest.baseAddress, rest.count, off_t(end - buffer.count + start))
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else {
                throw FileError(file: "a temporary file", Errno(code: errno), isWriting: true)
            }
            start += written
        }
        buffer.removeAll(keepingCapacity: true)
    }

    func read(_ range: Range<Int>, into bytes: inout [UInt8]) throws {
        var start = bytes.count
        let target = start + range.count
        bytes.append(contentsOf: repeatElement(0, count: range.count))
        while start < target {
            let offset = range.upperBound - (target - start)
            let read = bytes.withUnsafeMutableBytes { bytes in
                pread(fileno(stream), bytes.baseAddress.map { $0 + start }, target - start, off_t(offset))
            }
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { throw FileError(file: "a temporary file", Errno(code: errno)) }
            start += read
        }
    }
}
