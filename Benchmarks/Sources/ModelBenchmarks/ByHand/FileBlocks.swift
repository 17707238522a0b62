#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `read` of the system, which has the name of the function below.
private func readBytes(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    read(file, start, count)
}

/// Reads a file in blocks, and what was not used of one before the next.
enum FileBlocks {
    /// Calls for every block, and answers whether the file could be read.
    ///
    /// - Parameters:
    ///   - path: The path of the file, whose last line may lack its end.
    ///   - use: Takes the bytes that are there, and says how many of them it has used up.
    static func read(_ path: String, use: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Bool {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return false }
        defer { close(file) }
        var capacity = 1 << 20
        var block = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        defer { block.deallocate() }
        var count = 0
        while true {
            // One byte is kept free for a line end that is lacking.
            let got = readBytes(file, block + count, capacity - count - 1)
            if got < 0 { return false }
            if got == 0 { break }
            count += got
            let used = use(UnsafeMutableBufferPointer(start: block, count: count))
            count -= used
            memmove(block, block + used, count)
            if count == capacity - 1 {
                let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
                memcpy(larger, block, count)
                block.deallocate()
                block = larger
                capacity *= 2
            }
        }
        guard count > 0 else { return true }
        block[count] = 0x0A
        return use(UnsafeMutableBufferPointer(start: block, count: count + 1)) == count + 1
    }
}
