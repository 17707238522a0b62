/// Hands out the keys of a column of a file.
struct KeyFile: ~Copyable {
    private var blocks: FileBlocks
    private var rows: Rows

    init(_ path: String, column: String) throws(Mistake) {
        blocks = try FileBlocks(path)
        rows = Rows(of: path, column: column)
    }

    /// Hands out each key that is not empty, with its line, in the order of the file.
    @inline(__always)
    mutating func forEachKey(_ use: (Key, _ line: Int) throws(Mistake) -> Void) throws(Mistake) {
        try blocks.forEach { bytes, count throws(Mistake) in
            var start = try rows.readHeader(bytes)
            while start < count {
                let key = try rows.next(bytes, &start)
                if key.count > 0 { try use(key, rows.line &- 1) }
            }
        }
    }
}
