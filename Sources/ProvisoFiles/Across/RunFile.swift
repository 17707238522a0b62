#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// A temporary file that has no name, so that nothing is left behind.
final class RunFile {
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
