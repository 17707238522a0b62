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

/// Runs in a file, each in order.
final class SortedRuns: SortedKeys {
    private let file: RunFile
    private let runs: [Range<Int>]

    init(_ file: RunFile, _ runs: [Range<Int>]) {
        self.file = file
        self.runs = runs
    }

    func makeReader() -> any KeyReader { MergeReader(file, runs) }
}

/// Reads runs together, the smallest piece of all first.
final class MergeReader: KeyReader {
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
