#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `read` of the system, which has the name of a function below.
private func readBytes(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    read(file, start, count)
}

/// Reads a file in blocks of whole lines. Behind each block there are some bytes that may be read and mean nothing.
struct FileBlocks: ~Copyable {
    private static let size = 1 << 20
    private let path: String
    private let file: Int32
    private let bytes: UnsafeMutablePointer<UInt8>
    private var count = 0

    init(_ path: String) throws(Mistake) {
        self.path = path
        file = open(path, O_RDONLY)
        bytes = .allocate(capacity: Self.size + 64)
        bytes.initialize(repeating: 0, count: Self.size + 64)
        guard file >= 0 else { throw Mistake("\(path) cannot be opened") }
    }

    deinit {
        close(file)
        bytes.deallocate()
    }

    /// Hands out every block. A last line that lacks its end gets one.
    mutating func forEach(_ use: (UnsafePointer<UInt8>, Int) throws(Mistake) -> Void) throws(Mistake) {
        while true {
            guard count < Self.size else { throw Mistake("\(path) has a line of more than 1 MB") }
            let got = readBytes(file, bytes + count, Self.size - count)
            guard got >= 0 else { throw Mistake("\(path) cannot be read") }
            count += got
            if got == 0 {
                if count == 0 { return }
                bytes[count] = 0x0A
                count += 1
            }
            let used = endOfLines
            if used == 0 { continue }
            try check(used)
            try use(bytes, used)
            count -= used
            if got == 0 { return }
            memmove(bytes, bytes + used, count)
        }
    }

    /// Where the last whole line ends.
    private var endOfLines: Int {
        var end = count
        while end > 0, bytes[end - 1] != 0x0A { end -= 1 }
        return end
    }

    /// Refuses what only some files have, so that nothing has to look for it again.
    private func check(_ count: Int) throws(Mistake) {
        if memchr(bytes, 0x22, count) != nil { throw Mistake("\(path) has a quote") }
        if memchr(bytes, 0x0D, count) != nil { throw Mistake("\(path) has a carriage return") }
        var all: UInt8 = 0
        for index in 0..<count { all |= bytes[index] }
        if all >= 0x80 { throw Mistake("\(path) is not ASCII") }
    }
}
