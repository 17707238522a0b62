internal import ProvisoCore

/// Tells data that is no text at all from text with a stray NUL in it.
///
/// A cell may hold a NUL, and a line of NDJSON that does is one bad record, wherever in the file it stands: a NUL alone
/// proves nothing. But a file may begin like UTF-16 or as the files of a program do, and where NUL, other control
/// characters and broken UTF-8 come together it is a picture or a program: reporting each of its lines would not help.
enum BinaryGuess {
    /// How the files begin that are given instead of text by mistake: ZIP (and so XLSX, ODS), OLE (XLS), gzip, PNG, JPEG,
    /// ELF, SQLite, Parquet, Zstandard, xz.
    private static let signatures: [[UInt8]] = [
        [0x50, 0x4B, 0x03, 0x04], [0xD0, 0xCF, 0x11, 0xE0], [0x1F, 0x8B, 0x08], [0x89, 0x50, 0x4E, 0x47],
        [0xFF, 0xD8, 0xFF], [0x7F, 0x45, 0x4C, 0x46], Array("SQLite format 3\0".utf8), Array("PAR1".utf8),
        [0x28, 0xB5, 0x2F, 0xFD], [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00],
    ]
    /// From so many bytes on their share of NULs means something.
    private static let fewest = 64

    /// Judges the beginning of a file, which may end in the midst of a character.
    ///
    /// - Parameters:
    ///   - bytes: The first bytes of the text.
    ///   - isDecoded: Whether they are made from bytes in another encoding, which was named.
    static func isBinary(_ bytes: Span<UInt8>, isDecoded: Bool) -> Bool {
        if !isDecoded, signatures.contains(where: { begins(bytes, with: $0) }) { return true }
        guard ByteSearch.firstIndex(of: 0, in: bytes, from: 0, to: bytes.count) != nil else { return false }
        if isWide(bytes) { return true }
        var zeros = 0
        var controls = 0
        for index in bytes.indices {
            switch bytes[index] {
            case 0: zeros += 1
            case 0x01...0x08, 0x0E...0x1F: controls += 1
            default: break
            }
        }
        if bytes.count >= fewest, zeros * 4 >= bytes.count { return true }
        return controls > 0 && !UTF8Check.isValid(bytes.extracting(0..<lastBoundary(in: bytes)))
    }

    /// Whether the first bytes are two characters of UTF-16 or one of UTF-32, as RFC 4627 (section 3) tells them by their NULs.
    private static func isWide(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= 4 else { return false }
        return switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
        case (true, true, true, false), (true, false, true, false), (false, true, true, true),
            (false, true, false, true):
            true
        default: false
        }
    }

    private static func begins(_ bytes: Span<UInt8>, with signature: [UInt8]) -> Bool {
        guard bytes.count >= signature.count else { return false }
        return signature.indices.allSatisfy { bytes[$0] == signature[$0] }
    }

    /// Where the last character begins: it may be cut off.
    private static func lastBoundary(in bytes: Span<UInt8>) -> Int {
        var index = bytes.count
        while index > max(0, bytes.count - 4) {
            index -= 1
            if bytes[index] & 0xC0 != 0x80 { return index }
        }
        return bytes.count
    }
}
