#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lines that are written, many at a time.
struct Output: ~Copyable {
    private static let size = 1 << 16
    private let file: Int32
    private var bytes: [UInt8] = []

    init(to file: Int32 = STDOUT_FILENO) { self.file = file }

    deinit { write() }

    mutating func add(_ line: String) {
        bytes.append(contentsOf: line.utf8)
        bytes.append(0x0A)
        guard bytes.count >= Self.size else { return }
        write()
        bytes.removeAll(keepingCapacity: true)
    }

    private func write() {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = writeBytes(file, UnsafeRawBufferPointer(rebasing: rest))
                if count <= 0 { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}

/// `write` of the system, which has the name of the method above.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}
