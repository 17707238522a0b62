package import ProvisoCore

/// A part of a file that holds whole records.
package struct Block: Sendable {
    /// What a block is.
    package enum Kind: Sendable, Hashable {
        /// Whole records.
        case records
        /// One record that is larger than the limit; its bytes were not kept.
        ///
        /// `byteCount` is its size with its line end. `unclosedQuote` is where a quote opened that was not closed up to
        /// the end of the data, which is then why the record is so large.
        case oversized(byteCount: Int, unclosedQuote: SourcePosition?)
    }

    let kind: Kind
    /// The text in UTF-8, without a byte order mark; empty for an oversized record.
    package var bytes: [UInt8]
    /// The number of the first line, counted from 1.
    let firstLine: Int
    /// The column at which it begins, counted from 1, where that is not the beginning of a line.
    let firstColumn: Int
    /// The number of the first record, counted from 1; a header is number 0.
    package let firstRecord: Int
    /// How many records there are, a header too: as many as the scanner will find.
    let recordCount: Int
    /// The place of the block among all blocks that hold records, counted from 0; -1 for one of blank lines and comments alone.
    let index: Int
    /// How many bytes of the file had been read, for progress.
    let bytesRead: Int

    /// How many records the file has, as far as that can be told from those up to the end of the block.
    ///
    /// - Parameter size: The size of the file, if it has one.
    func expectedRecords(ofBytes size: Int?) -> Int? {
        guard let size, bytesRead > 0, recordCount > 0 else { return nil }
        let count = Double(firstRecord + recordCount - 1) * max(1, Double(size) / Double(bytesRead))
        return count < 0x1p40 ? Int(count) : nil
    }
}
