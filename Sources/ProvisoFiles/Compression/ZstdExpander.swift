/// Expands Zstandard with the system's libzstd.
///
/// The library refuses windows of more than 128 MiB by itself, which is the most memory that it takes.
final class ZstdExpander: Expander {
    /// `ZSTD_inBuffer` of zstd.h.
    private struct Input {
        var start: UnsafeRawPointer?
        var count: Int
        var position = 0
    }

    /// `ZSTD_outBuffer` of zstd.h.
    private struct Output {
        var start: UnsafeMutableRawPointer?
        var count: Int
        var position = 0
    }

    private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Int
    private typealias Decompress =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int
    private typealias IsError = @convention(c) (Int) -> CUnsignedInt
    private typealias ErrorName = @convention(c) (Int) -> UnsafePointer<CChar>?

    /// The functions of libzstd that are needed.
    private struct Library: @unchecked Sendable {
        let make: Make
        let free: Free
        let decompress: Decompress
        let isError: IsError
        let errorName: ErrorName

        static let shared = Library(DynamicLibrary(Compression.zstd.libraryNames))

        init?(_ library: DynamicLibrary?) {
            guard let library,
                let make = library.function("ZSTD_createDStream", as: Make.self),
                let free = library.function("ZSTD_freeDStream", as: Free.self),
                let decompress = library.function("ZSTD_decompressStream", as: Decompress.self),
                let isError = library.function("ZSTD_isError", as: IsError.self),
                let errorName = library.function("ZSTD_getErrorName", as: ErrorName.self)
            else { return nil }
            self.make = make
            self.free = free
            self.decompress = decompress
            self.isError = isError
            self.errorName = errorName
        }
    }

    private let library: Library
    private let stream: UnsafeMutableRawPointer
    private var isBetweenFrames = false
    private var pieceSize = ZstdExpander.beginningSize

    /// Prepares the library, or gives `nil` when there is none.
    init?() {
        guard let library = Library.shared, let stream = library.make() else { return nil }
        self.library = library
        self.stream = stream
    }

    deinit { _ = library.free(stream) }

    func expand(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) -> Result<ExpansionStep, ExpansionFailure> {
        // Nothing is no beginning of a frame.
        if input.isEmpty, isBetweenFrames { return .success(ExpansionStep(isComplete: true)) }
        var step = ExpansionStep()
        repeat {
            let rest = UnsafeRawBufferPointer(rebasing: input[step.read...])
            let room = UnsafeMutableRawBufferPointer(rebasing: output[step.written...])
            var from = Input(start: rest.baseAddress, count: min(rest.count, pieceSize))
            var to = Output(start: room.baseAddress, count: room.count)
            let code = library.decompress(stream, &to, &from)
            guard library.isError(code) == 0 else {
                let reason = library.errorName(code).map { String(cString: $0) } ?? "error of zstd"
                return .failure(ExpansionFailure(reason: reason, read: step.read, written: step.written))
            }
            step.read += from.position
            step.written += to.position
            isBetweenFrames = code == 0
            pieceSize = Self.pieceSize(hint: code)
            if from.position == 0, to.position == 0 { break }
        } while step.read < input.count && step.written < output.count
        step.isComplete = isBetweenFrames
        return .success(step)
    }

    /// How many bytes the beginning of a frame takes.
    private static let beginningSize = 5
    /// How many bytes the header of a block takes.
    private static let headerSize = 3

    /// How much to give next, so that one call comes to the end of one block and no further: after an error the library does
    /// not say how much it wrote in that call.
    ///
    /// - Parameter hint: What the library asks for: a block, and the header of the one behind it.
    private static func pieceSize(hint: Int) -> Int {
        if hint == 0 { return beginningSize }
        return hint > headerSize ? hint - headerSize : hint
    }
}
