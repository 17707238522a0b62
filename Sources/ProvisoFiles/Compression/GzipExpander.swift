/// Expands gzip with the system's zlib.
final class GzipExpander: Expander {
    /// `z_stream` of zlib.h.
    private struct Stream {
        var nextIn: UnsafeMutableRawPointer?
        var availableIn: CUnsignedInt = 0
        var totalIn: CUnsignedLong = 0
        var nextOut: UnsafeMutableRawPointer?
        var availableOut: CUnsignedInt = 0
        var totalOut: CUnsignedLong = 0
        var message: UnsafePointer<CChar>?
        var state: UnsafeMutableRawPointer?
        var allocate: UnsafeMutableRawPointer?
        var free: UnsafeMutableRawPointer?
        var opaque: UnsafeMutableRawPointer?
        var dataType: CInt = 0
        var checksum: CUnsignedLong = 0
        var reserved: CUnsignedLong = 0
    }

    /// The functions of zlib that are needed.
    private struct Library: @unchecked Sendable {
        let begin: @convention(c) (UnsafeMutableRawPointer, CInt, UnsafePointer<CChar>, CInt) -> CInt
        let inflate: @convention(c) (UnsafeMutableRawPointer, CInt) -> CInt
        let reset: @convention(c) (UnsafeMutableRawPointer) -> CInt
        let end: @convention(c) (UnsafeMutableRawPointer) -> CInt

        static let shared = Library(DynamicLibrary(Compression.gzip.libraryNames))

        init?(_ library: DynamicLibrary?) {
            guard let library,
                let begin = library.function(
                    "inflateInit2_",
                    as: (@convention(c) (UnsafeMutableRawPointer, CInt, UnsafePointer<CChar>, CInt) -> CInt).self),
                let inflate = library.function(
                    "inflate", as: (@convention(c) (UnsafeMutableRawPointer, CInt) -> CInt).self),
                let reset = library.function(
                    "inflateReset", as: (@convention(c) (UnsafeMutableRawPointer) -> CInt).self),
                let end = library.function("inflateEnd", as: (@convention(c) (UnsafeMutableRawPointer) -> CInt).self)
            else { return nil }
            self.begin = begin
            self.inflate = inflate
            self.reset = reset
            self.end = end
        }
    }

    // The codes of zlib.h.
    private static let ok: CInt = 0
    private static let streamEnd: CInt = 1
    private static let noProgress: CInt = -5
    /// The largest window, and gzip alone.
    private static let windowBits: CInt = 15 + 16
    /// Only the first digit is compared; the interface has been that of version 1 since 1995.
    private static let version = "1"

    private let library: Library
    /// In one place: the library remembers where it is.
    private let stream: UnsafeMutablePointer<Stream>
    /// Whether a member has ended and none has begun behind it.
    private var isBetweenMembers = false

    /// Prepares the library, or gives `nil` when there is none.
    init?() {
        guard let library = Library.shared else { return nil }
        stream = .allocate(capacity: 1)
        stream.initialize(to: Stream())
        self.library = library
        guard library.begin(stream, Self.windowBits, Self.version, CInt(MemoryLayout<Stream>.stride)) == Self.ok else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        _ = library.end(stream)
        stream.deallocate()
    }

    func expand(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) -> Result<ExpansionStep, ExpansionFailure> {
        var step = ExpansionStep()
        if isBetweenMembers {
            // Archives on tape are filled up with zeros.
            while step.read < input.count, input[step.read] == 0 { step.read += 1 }
            guard step.read < input.count else {
                step.isComplete = true
                return .success(step)
            }
            guard library.reset(stream) == Self.ok else { return .failure(ExpansionFailure(reason: "out of memory")) }
            isBetweenMembers = false
        }
        let rest = UnsafeRawBufferPointer(rebasing: input[step.read...])
        stream.pointee.nextIn = UnsafeMutableRawPointer(mutating: rest.baseAddress)
        stream.pointee.availableIn = CUnsignedInt(clamping: rest.count)
        stream.pointee.nextOut = output.baseAddress
        stream.pointee.availableOut = CUnsignedInt(clamping: output.count)
        let code = library.inflate(stream, 0)
        // The counts are right after an error too: a wrong checksum is found behind all bytes.
        step.read += min(rest.count, Int(CUnsignedInt.max)) - Int(stream.pointee.availableIn)
        step.written = min(output.count, Int(CUnsignedInt.max)) - Int(stream.pointee.availableOut)
        guard code == Self.ok || code == Self.streamEnd || code == Self.noProgress else {
            let reason = stream.pointee.message.map { String(cString: $0) } ?? "error \(code) of zlib"
            return .failure(ExpansionFailure(reason: reason, read: step.read, written: step.written))
        }
        isBetweenMembers = code == Self.streamEnd
        step.isComplete = isBetweenMembers
        return .success(step)
    }
}
