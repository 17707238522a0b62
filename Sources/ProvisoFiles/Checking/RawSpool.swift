#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// Keeps bytes on disk until it is their turn: the bytes of records that are too large to be kept in memory.
///
/// Blocks are read ahead of those whose results are written, so such a record cannot go straight to the target.
final class RawSpool {
    private let stream: UnsafeMutablePointer<FILE>
    private let name: String
    private var readOffset = 0
    private var writeOffset = 0
    private static let chunkSize = 64 << 10

    /// Opens a temporary file that vanishes by itself.
    init(for name: String) throws(FileError) {
        guard let stream = tmpfile() else { throw FileError(file: name, Errno(code: errno), isWriting: true) }
        self.stream = stream
        self.name = name
    }

    deinit { fclose(stream) }

    /// Adds bytes at the end.
    func append(_ bytes: ArraySlice<UInt8>) throws(FileError) {
        let written = bytes.withUnsafeBytes { buffer -> Int in
            guard fseek(stream, writeOffset, SEEK_SET) == 0 else { return -1 }
            return fwrite(buffer.baseAddress, 1, buffer.count, stream)
        }
        guard written == bytes.count else { throw FileError(file: name, Errno(code: errno), isWriting: true) }
        writeOffset += written
    }

    /// Takes bytes off the beginning.
    func take(_ count: Int, _ body: ([UInt8]) throws -> Void) throws {
        var remaining = count
        var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
        guard fseek(stream, readOffset, SEEK_SET) == 0 else { throw FileError(file: name, Errno(code: errno)) }
        while remaining > 0 {
            let read = chunk.withUnsafeMutableBytes { fread($0.baseAddress, 1, min(remaining, $0.count), stream) }
            guard read > 0 else { throw FileError(file: name, Errno(code: errno)) }
            try body(Array(chunk[..<read]))
            remaining -= read
        }
        readOffset += count
        // What was taken needs no room any more.
        if readOffset == writeOffset { (readOffset, writeOffset) = (0, 0) }
    }
}
