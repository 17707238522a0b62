/// A file read as a whole: a JSON file, or a rule document.
package struct WholeText: Sendable {
    /// The text in UTF-8, without a byte order mark.
    package let bytes: [UInt8]
    let properties: TextProperties

    /// Reads a file to its end.
    ///
    /// - Parameters:
    ///   - input: The file.
    ///   - encoding: The encoding, or `nil` for UTF-8, or UTF-16 when a byte order mark says so.
    ///   - limit: How many bytes of UTF-8 it may hold.
    /// - Throws: An error of reading, `notText`, or `tooLarge`.
    package init(_ input: InputFile, encoding: TextEncoding? = nil, limit: Int = .max) throws(FileError) {
        var source = TextSource(input, encoding: encoding)
        let limit = max(0, min(limit, .max >> 1))
        // Pieces, since an array that grows is copied to one of twice its size.
        let expected = min(input.size ?? .max, .max - 1) + 1
        var pieces: [[UInt8]] = []
        var count = 0
        var isAtEnd = false
        while !isAtEnd {
            var piece: [UInt8] = []
            // One byte more than wanted tells whether that was all.
            let target = min(Self.pieceSize, limit - count + 1)
            piece.reserveCapacity(min(target, max(1, expected - count)))
            while piece.count < target, !isAtEnd { isAtEnd = try source.fill(&piece, to: target) == .ended }
            count += piece.count
            if count > limit { throw FileError(file: input.name, .tooLarge(limit: limit)) }
            pieces.append(piece)
        }
        bytes = Self.joined(&pieces, count)
        properties = source.properties
    }

    private static let pieceSize = 1 << 20

    /// Puts the pieces together, letting go of each on the way.
    private static func joined(_ pieces: inout [[UInt8]], _ count: Int) -> [UInt8] {
        if pieces.count == 1 { return pieces[0] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for index in pieces.indices {
            bytes.append(contentsOf: pieces[index])
            pieces[index] = []
        }
        return bytes
    }
}
