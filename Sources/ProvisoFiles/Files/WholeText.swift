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
        var text: [UInt8] = []
        // One byte more than wanted tells whether that was all.
        _ = try Self.read(&source, atMost: limit + 1, expecting: input.size, behind: &text)
        if text.count > limit { throw FileError(file: input.name, .tooLarge(limit: limit)) }
        bytes = text
        properties = source.properties
    }

    /// Reads to the end of a text, or so far that there are as many bytes as are wanted.
    ///
    /// - Parameters:
    ///   - most: How many bytes are wanted, those of the text before counted.
    ///   - size: The size of the file, if it is known.
    ///   - text: What was read before.
    /// - Returns: Whether the text is at its end.
    static func read(
        _ source: inout TextSource, atMost most: Int, expecting size: Int?, behind text: inout [UInt8]
    ) throws(FileError) -> Bool {
        let expected = min(size ?? .max, .max - 1) + 1
        // Pieces, since an array that grows is copied to one of twice its size.
        var pieces: [[UInt8]] = text.isEmpty ? [] : [text]
        var count = text.count
        text = []
        var isAtEnd = false
        while !isAtEnd, count < most {
            var piece: [UInt8] = []
            let target = min(pieceSize, most - count)
            piece.reserveCapacity(min(target, max(1, expected - count)))
            while piece.count < target, !isAtEnd { isAtEnd = try source.fill(&piece, to: target) == .ended }
            count += piece.count
            pieces.append(piece)
        }
        text = joined(&pieces, count)
        return isAtEnd
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
