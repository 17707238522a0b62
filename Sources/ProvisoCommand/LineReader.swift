#if Command
import ProvisoFiles

/// Reads standard input line by line, as bytes: what is not UTF-8 is not to be corrected in silence.
struct LineReader {
    private let input: InputFile
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    private static let chunkSize = 64 << 10

    init() throws(FileError) { input = try InputFile(path: nil) }

    /// The next line without its line end, LF or CRLF, or `nil` at the end.
    mutating func next() throws(FileError) -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return Array(buffer[start..<end].last == 0x0D ? buffer[start..<end - 1] : buffer[start..<end])
            }
            if isAtEnd {
                defer { start = buffer.count }
                return start < buffer.count ? Array(buffer[start...]) : nil
            }
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            isAtEnd = try input.read(atMost: Self.chunkSize, into: &buffer) == 0
        }
    }
}
#endif
