/// Expands a compressed stream, piece by piece.
protocol Expander: AnyObject {
    /// Expands what there is of the input, as far as the output has room. After a failure it must not be called again.
    func expand(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Result<
        ExpansionStep, ExpansionFailure
    >
}

/// How far a step came.
struct ExpansionStep: Hashable {
    /// How many bytes of the input are done with.
    var read = 0
    /// How many bytes of the output were written.
    var written = 0
    /// Whether the stream may end here: behind a member or a frame, and in the midst of none.
    var isComplete = false
}

/// Why a stream cannot be expanded any further, in the words of the library.
struct ExpansionFailure: Error, Hashable {
    let reason: String
    /// How many bytes of the input come before the damage, or are part of it.
    var read = 0
    /// How many bytes of the output were written before.
    var written = 0
}

/// How far a compressed file may expand.
///
/// What is read is a stream, of which little is in memory at a time, so the limit is one of time: a small file must not keep the
/// command busy for hours. A file may expand to any size as long as it is not much smaller itself; only what expands to more than
/// ``bytes`` and to more than ``ratio`` times what was read of it is refused. Texts seldom come to 20 times their size, a log that
/// repeats one line may come to 1000 times, and passes up to ``bytes``.
package struct ExpansionLimit: Sendable, Hashable {
    /// So many bytes may come of any file.
    package var bytes: Int
    /// So many times its size may come of a file beyond that.
    package var ratio: Int

    init(bytes: Int, ratio: Int) {
        self.bytes = bytes
        self.ratio = ratio
    }

    /// For files that are read record by record: 1 GiB, and 250 times their size.
    package static let streamed = ExpansionLimit(bytes: 1 << 30, ratio: 250)
    /// For files that are read as a whole into memory: 64 MiB, and 250 times their size.
    static let whole = ExpansionLimit(bytes: 64 << 20, ratio: 250)

    func isExceeded(read: Int, written: Int) -> Bool { written > bytes && written / ratio > read }
}
