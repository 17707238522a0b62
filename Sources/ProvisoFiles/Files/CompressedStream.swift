/// The expanded bytes of a compressed file; little of them is in memory at a time.
final class CompressedStream {
    private let compression: Compression
    private let file: String
    private let limit: ExpansionLimit
    private let expander: any Expander
    /// Compressed bytes, of which those from `start` on are not expanded yet.
    private var input: [UInt8]
    private var start = 0
    private var output = [UInt8](repeating: 0, count: InputFile.chunkSize)
    private var (read, written) = (0, 0)
    private var isComplete = false
    /// Whether the last step had no more room, so that more may come without further input.
    private var isCramped = false
    /// Why nothing comes behind what was expanded last.
    private var failure: FileError?

    /// Creates a stream.
    ///
    /// - Parameter first: The first bytes, which were read to tell that the file is compressed.
    init(
        _ compression: Compression, first: [UInt8], limit: ExpansionLimit, file: String
    ) throws(FileError) {
        guard let expander = compression.makeExpander() else {
            throw FileError(file: file, .compressed(compression))
        }
        self.expander = expander
        self.compression = compression
        self.limit = limit
        self.file = file
        input = first
    }

    /// Whether there is something to go on with before more of the file is read.
    var isPending: Bool { start < input.count || isCramped || failure != nil }

    /// Appends at most `count` expanded bytes, and at least one unless the end has come. Of damaged data the bytes before the
    /// damage come first, and the next call fails.
    ///
    /// - Parameter more: Appends the next bytes of the file and says how many came.
    /// - Returns: How many bytes came; 0 at the end.
    func read(
        atMost count: Int, into buffer: inout [UInt8], more: (inout [UInt8]) throws(FileError) -> Int
    ) throws(FileError) -> Int {
        guard count > 0 else { return 0 }
        if let failure { throw failure }
        while true {
            if !isPending {
                input.removeAll(keepingCapacity: true)
                start = 0
                if try more(&input) == 0 {
                    guard isComplete else { throw FileError(file: file, .compressionCut(compression, bytes: read)) }
                    return 0
                }
            }
            let step = try expand(atMost: count)
            if limit.isExceeded(read: read, written: written) {
                throw FileError(file: file, .expandsTooFar(compression, bytes: written))
            }
            if step.written > 0 {
                buffer.append(contentsOf: output[..<step.written])
                return step.written
            }
            if step.read == 0, start < input.count { throw damage("no progress") }
        }
    }

    private func expand(atMost count: Int) throws(FileError) -> ExpansionStep {
        let room = min(count, output.count)
        let result = input.withUnsafeBytes { input in
            output.withUnsafeMutableBytes { output in
                expander.expand(
                    UnsafeRawBufferPointer(rebasing: input[start...]),
                    into: UnsafeMutableRawBufferPointer(rebasing: output[..<room]))
            }
        }
        switch result {
        case .failure(let found):
            note(ExpansionStep(read: found.read, written: found.written))
            let failure = damage(found.reason)
            // What came before the damage is good.
            guard found.written > 0 else { throw failure }
            self.failure = failure
            return ExpansionStep(read: found.read, written: found.written)
        case .success(let step):
            note(step)
            isComplete = step.isComplete
            isCramped = step.written == room
            return step
        }
    }

    private func note(_ step: ExpansionStep) {
        start += step.read
        read += step.read
        written += step.written
    }

    private func damage(_ reason: String) -> FileError {
        FileError(file: file, .compressionDamaged(compression, at: read, reason: reason))
    }
}
