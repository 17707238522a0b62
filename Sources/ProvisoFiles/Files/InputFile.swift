#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// A file that is open for reading; closed when it goes away.
package final class InputFile {
    /// The name for messages.
    let name: String
    private let descriptor: CInt
    private let closes: Bool
    /// Whether it is standard input, which has no name of its own.
    let isStandardInput: Bool
    /// How much one read gives at most.
    static let chunkSize = 256 << 10
    private var chunk: [UInt8] = []
    /// How many bytes of the file were read, as it stands on disk.
    private(set) var bytesRead = 0
    /// How far a compressed file may expand, while it is not known whether it is one; `nil` to take it as it is.
    private var expansionLimit: ExpansionLimit?
    /// The first bytes of a file that turned out not to be compressed.
    private var firstBytes: [UInt8] = []
    private var compressed: CompressedStream?
    /// What the system said of a regular file when it was opened; `nil` of anything else.
    private let opened: FileState?

    /// Opens a file, or standard input when the path is `nil` or `-`.
    ///
    /// - Parameter expansionLimit: How far it may expand, if it is compressed; when `nil` no compressed file is expanded.
    package init(path: RawPath?, expandingTo expansionLimit: ExpansionLimit? = nil) throws(FileError) {
        self.expansionLimit = expansionLimit
        guard let path, !path.isStandardInput else {
            name = "standard input"
            descriptor = STDIN_FILENO
            closes = false
            isStandardInput = true
            opened = FileState(of: descriptor)
            try Self.refuseWhatIsPrinted(descriptor, name)
            return
        }
        let name = path.description
        self.name = name
        closes = true
        isStandardInput = false
        do {
            descriptor = try POSIX.open(path, O_RDONLY).get()
        } catch {
            throw FileError(file: name, error)
        }
        opened = FileState(of: descriptor)
        // Opening a directory for reading succeeds.
        if case .success(let status) = POSIX.status(of: descriptor), status.isDirectory {
            guard Self.isClosedDescriptor(status) else { throw FileError(file: name, .isDirectory) }
            throw FileError(file: name, Errno(code: EBADF))
        }
        try Self.refuseWhatIsPrinted(descriptor, name)
    }

    /// Refuses a file that standard output or standard error adds to: what is printed would be read in turn, or would change
    /// rules that were read a moment ago.
    private static func refuseWhatIsPrinted(_ descriptor: CInt, _ name: String) throws(FileError) {
        guard FileIdentity(descriptor: descriptor)?.isPrintedTo ?? false else { return }
        throw FileError(file: name, .isStandardOutput)
    }

    /// Whether a directory is what the command opens in place of a standard descriptor that was closed, so that `/dev/stdin`
    /// and `/dev/fd/0` lead to it.
    private static func isClosedDescriptor(_ status: stat) -> Bool {
        [STDIN_FILENO, STDOUT_FILENO].contains { descriptor in
            guard case .success(let other) = POSIX.status(of: descriptor) else { return false }
            return other.st_dev == status.st_dev && other.st_ino == status.st_ino
        }
    }

    /// Opens a file, or standard input when the path is `-`.
    package convenience init(path: String, expandingTo expansionLimit: ExpansionLimit? = nil) throws(FileError) {
        try self.init(path: RawPath(path), expandingTo: expansionLimit)
    }

    /// Takes a descriptor, which its opener closes.
    package init(descriptor: CInt, name: String) {
        self.descriptor = descriptor
        self.name = name
        closes = false
        isStandardInput = false
        opened = FileState(of: descriptor)
    }

    deinit { if closes { close(descriptor) } }

    /// The size in bytes, of a regular file: what progress is measured by.
    var size: Int? {
        guard case .success(let status) = POSIX.status(of: descriptor), status.isRegular else { return nil }
        return Int(status.st_size)
    }

    /// Whether a read would return at once, be it with bytes or with the end: a pipe may have neither yet.
    func isReady(within milliseconds: Int = 0) -> Bool {
        !firstBytes.isEmpty || compressed?.isPending ?? false
            || POSIX.isReadable(descriptor, within: CInt(clamping: milliseconds))
    }

    /// Appends what comes in one read, at most `count` bytes.
    ///
    /// - Returns: How many bytes came; 0 at the end.
    package func read(atMost count: Int, into buffer: inout [UInt8]) throws(FileError) -> Int {
        if let expansionLimit { try recognizeCompression(expansionLimit) }
        if let compressed {
            return try compressed.read(atMost: count, into: &buffer) { (bytes) throws(FileError) in
                try readRaw(atMost: Self.chunkSize, into: &bytes)
            }
        }
        guard firstBytes.isEmpty else {
            let part = firstBytes.prefix(max(0, count))
            buffer.append(contentsOf: part)
            firstBytes.removeFirst(part.count)
            return part.count
        }
        return try readRaw(atMost: count, into: &buffer)
    }

    /// Reads as many bytes as tell whether the file is compressed, and no more.
    private func recognizeCompression(_ limit: ExpansionLimit) throws(FileError) {
        while true {
            switch Compression.recognize(firstBytes) {
            case .undecided:
                let missing = Compression.signatureLength - firstBytes.count
                if try readRaw(atMost: missing, into: &firstBytes) > 0 { continue }
            case .compressed(let compression):
                compressed = try CompressedStream(compression, first: firstBytes, limit: limit, file: name)
                firstBytes = []
            case .plain: break
            }
            expansionLimit = nil
            return
        }
    }

    /// A small file needs no large chunk, which has to be filled with zeros. Files of the system may say that they are empty.
    private var firstChunkSize: Int {
        guard let size = opened?.size, size < Self.chunkSize else { return Self.chunkSize }
        return max(4096, Int(size) + 1)
    }

    private func readRaw(atMost count: Int, into buffer: inout [UInt8]) throws(FileError) -> Int {
        // Read here and copied: the buffer need not be filled with zeros first, and the copy is from the cache.
        if chunk.isEmpty { chunk = Array(repeating: 0, count: firstChunkSize) }
        let result = chunk.withUnsafeMutableBytes { bytes in
            let part = UnsafeMutableRawBufferPointer(rebasing: bytes[..<min(max(0, count), bytes.count)])
            let result = POSIX.read(descriptor, into: part)
            if case .success(let read) = result {
                buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: part[..<read]))
            }
            return result
        }
        do {
            let read = try result.get()
            bytesRead += read
            if read > 0 || count == 0 { return read }
        } catch {
            throw FileError(file: name, error)
        }
        // A file that somebody wrote to meanwhile was read partly before and partly after.
        guard opened == nil || FileState(of: descriptor) == opened else { throw FileError(file: name, .changed) }
        return 0
    }
}

/// What tells that a regular file was written to: its size, and when it was changed last.
private struct FileState: Hashable {
    let size: Int64
    let seconds: Int64
    let nanoseconds: Int64

    /// The state of an open file; `nil` for what is no regular file.
    init?(of descriptor: CInt) {
        guard case .success(let status) = POSIX.status(of: descriptor), status.isRegular else { return nil }
        size = Int64(status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (Int64(time.tv_sec), Int64(time.tv_nsec))
    }
}
