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
        var from = Input(start: input.baseAddress, count: input.count)
        var to = Output(start: output.baseAddress, count: output.count)
        let code = library.decompress(stream, &to, &from)
        guard library.isError(code) == 0 else {
            return .failure(
                ExpansionFailure(reason: library.errorName(code).map { String(cString: $0) } ?? "error of zstd"))
        }
        isBetweenFrames = code == 0
        return .success(ExpansionStep(read: from.position, written: to.position, isComplete: isBetweenFrames))
    }
}
