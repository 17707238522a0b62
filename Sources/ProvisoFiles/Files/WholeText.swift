/// A file read as a whole: a JSON file, or a rule document.
package struct WholeText: Sendable {
    /// The text in UTF-8, without a byte order mark.
    package let bytes: [UInt8]
    package let properties: TextProperties

    /// Reads a file to its end.
    ///
    /// - Parameters:
    ///   - input: The file.
    ///   - encoding: The encoding, or `nil` for UTF-8, or UTF-16 when a byte order mark says so.
    ///   - limit: How many bytes of UTF-8 it may hold.
    /// - Throws: An error of reading, `notText`, or `tooLarge`.
    package init(_ input: InputFile, encoding: TextEncoding? = nil, limit: Int = .max) throws(FileError) {
        var source = TextSource(input, encoding: encoding)
        var bytes: [UInt8] = []
        let limit = max(0, min(limit, .max >> 1))
        if let size = input.size { bytes.reserveCapacity(min(size, limit, 1 << 40) + 1) }
        var target = 256 << 10
        // One byte more than wanted tells whether that was all.
        while try source.fill(&bytes, to: min(target, limit) + 1) {
            if bytes.count > limit { throw FileError(file: input.name, .tooLarge(limit: limit)) }
            target += min(target, 4 << 20)
        }
        self.bytes = bytes
        properties = source.properties
    }
}
