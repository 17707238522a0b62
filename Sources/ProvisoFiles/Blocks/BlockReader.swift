import ProvisoCore

/// Reads a file in blocks of whole records.
///
/// What is found does not depend on where it cuts. A file is cut into blocks of one size; of a pipe whatever records are
/// complete are handed out rather than waited with for more. A record larger than the limit is handed out without its
/// bytes, and memory does not grow with it.
///
/// ```swift
/// let reader = BlockReader(input, records: .csv(dialect), encoding: nil)
/// while let block = try reader.next() { … }
/// ```
package final class BlockReader {
    /// What a record is.
    package enum Records: Sendable, Hashable {
        /// A row.
        case csv(CSVDialect)
        /// A line (NDJSON).
        case lines
    }

    /// How much is read at a time.
    static let defaultBlockSize = 256 << 10
    /// How large a record may be, with its line end.
    static let defaultRecordLimit = 16 << 20

    /// Takes the bytes of oversized records, in UTF-8 and in order, before ``next()`` hands out their block.
    package var oversizedBytes: ((ArraySlice<UInt8>) throws -> Void)?
    /// What was found out about the text; known after the first block.
    package var text: TextProperties { source.properties }

    /// How CSV is written, with the delimiter of this file; known after the first block.
    private(set) var dialect: CSVDialect
    /// How the delimiter was decided upon where the file was to say it; known after the first block.
    private(set) var delimiterFinding: DelimiterFinding?
    /// What is before the first record and passed over; known after the first block. In CSV a line `sep=` or lines to be skipped, in
    /// JSON all up to the bracket that opens the array.
    private(set) var preamble: [UInt8] = []
    /// What is behind the last record, which no block holds, once the end is known.
    private(set) var tail: [UInt8] = []
    /// Whether blocks of blank lines and comments alone are handed out too.
    var keepsBlanks = false

    private var source: TextSource
    private var cutter: any RecordCutter
    private let isCSV: Bool
    private var hasBegun = false
    /// How the read ended that gave what was looked at first.
    private var firstFill: TextSource.Fill?
    private let blockSize: Int
    private let recordLimit: Int
    /// What was read and not handed out: it begins at the beginning of a record.
    private var buffer: [UInt8] = []
    private var spare: [UInt8] = []
    private var isAtEnd = false
    /// Why no more can be read: thrown when all whole records that came before are handed out.
    private var failure: FileError?
    private var firstLine = 1
    private var firstColumn = 1
    private var nextRecord: Int
    private var nextIndex = 0
    /// The counts of the cutter at the beginning of the buffer.
    private var (linesBefore, recordsBefore) = (0, 0)

    /// Creates a reader; nothing is read yet.
    ///
    /// - Parameters:
    ///   - input: The file.
    ///   - records: What a record is.
    ///   - encoding: The encoding of the file, or `nil` for UTF-8, or UTF-16 when a byte order mark says so.
    ///   - blockSize: How many bytes a block has at most, unless a record is larger.
    ///   - recordLimit: How large a record may be.
    init(
        _ input: InputFile, records: Records, encoding: TextEncoding? = nil, blockSize: Int = defaultBlockSize,
        recordLimit: Int = defaultRecordLimit
    ) {
        source = TextSource(input, encoding: encoding)
        switch records {
        case .csv(let dialect):
            self.dialect = dialect
            isCSV = true
            cutter = CSVCutter(dialect)
            nextRecord = dialect.hasHeader ? 0 : 1
        case .lines:
            dialect = CSVDialect()
            isCSV = false
            cutter = LineCutter()
            nextRecord = 1
        }
        // So small a limit would leave no room to look back at a delimiter.
        self.recordLimit = max(16, recordLimit)
        self.blockSize = min(max(1, blockSize), self.recordLimit)
    }

    /// Creates a reader of records that have a text around them.
    ///
    /// - Parameters:
    ///   - source: The text, from the first record on.
    ///   - preamble: What is before it.
    ///   - cutter: Finds the records. It begins where the preamble ends.
    init(
        _ source: TextSource, behind preamble: [UInt8], _ cutter: some RecordCutter, blockSize: Int, recordLimit: Int
    ) {
        self.source = source
        self.preamble = preamble
        self.cutter = cutter
        (dialect, isCSV, nextRecord) = (CSVDialect(), false, 1)
        (firstLine, firstColumn) = (cutter.place?.line ?? 1, cutter.place?.column ?? 1)
        self.recordLimit = max(16, recordLimit)
        self.blockSize = min(max(1, blockSize), self.recordLimit)
    }

    /// What there is to go on with.
    package enum Next {
        case block(Block)
        case end
        /// Nothing that is complete has come yet.
        case notYet
    }

    /// The next block, or `nil` at the end.
    ///
    /// Blocks of blank lines alone are left out. Throws `FileError`, or what ``oversizedBytes`` throws.
    func next() throws -> Block? {
        while true {
            switch try next(waits: true) {
            case .block(let block): return block
            case .end: return nil
            case .notYet: continue
            }
        }
    }

    /// The next block as ``next()`` gives it, and without waiting for more than has come, if so wanted.
    func next(waits: Bool) throws -> Next {
        while true {
            switch try fill(waits: waits) {
            case .end: return .end
            case .notYet: return .notYet
            case .ready: break
            }
            // The end of a record that is too large may be long in coming.
            if cutter.boundary == 0, !waits { return .notYet }
            let block = cutter.boundary > 0 ? cut() : try skipOversized()
            if block.recordCount > 0 || keepsBlanks { return .block(block) }
            recycle(block.bytes)
        }
    }

    /// Whether more will come within a time, as far as that can be told.
    func isReady(within milliseconds: Int) -> Bool { source.isReady(within: milliseconds) }

    /// Takes back the memory of a block that is done with.
    func recycle(_ bytes: consuming [UInt8]) {
        if bytes.capacity > spare.capacity, bytes.capacity <= 4 * blockSize { spare = bytes }
    }

    private enum Readiness { case ready, end, notYet }

    /// Reads until there is a block's worth, or a whole record, or some records and nothing more for now.
    private func fill(waits: Bool) throws -> Readiness {
        if !hasBegun, !(try begin(waits: waits)) { return .notYet }
        var target = blockSize
        while true {
            var fill = TextSource.Fill.full
            if let firstFill {
                fill = firstFill
                self.firstFill = nil
            } else if !isAtEnd, failure == nil, buffer.count < target {
                guard waits || source.isReady else { return .notYet }
                buffer.reserveCapacity(target)
                fill = read(to: target)
            }
            if let failure, buffer.isEmpty { throw failure }
            if !buffer.isEmpty { cutter.advance(in: buffer.span, isLast: isAtEnd, stopsAtFirst: false) }
            if cutter.boundary == 0 {
                if let failure { throw failure }
                try endRecords()
                guard !buffer.isEmpty || !isAtEnd else { return .end }
                if buffer.isEmpty { continue }
            }
            if cutter.boundary > 0 || isAtEnd || buffer.count > recordLimit { return .ready }
            // One byte more than the limit tells a record of just that size from a larger one.
            if fill == .full { target = min(target * 2, recordLimit + 1) }
        }
    }

    /// Goes on where the buffer may hold no record any more, but what is behind the last.
    private func endRecords() throws {
        let isTooLarge = buffer.count > recordLimit
        if let fault = cutter.fault(in: buffer.span, isLast: isAtEnd, isTooLarge: isTooLarge) {
            throw DataError(file: source.name, notJSON: fault)
        }
        guard cutter.isClosed else { return }
        cutter.takeTail(buffer.span)
        tail.append(contentsOf: buffer.prefix(max(0, recordLimit - tail.count)))
        buffer.removeAll(keepingCapacity: true)
    }

    /// Reads more. Should that fail, it is noted, and what came before can still be handed out.
    private func read(to target: Int) -> TextSource.Fill {
        do {
            let fill = try source.fill(&buffer, to: target)
            isAtEnd = fill == .ended
            return fill
        } catch {
            failure = error
            return .waiting
        }
    }

    /// Passes over what stands before the first row of CSV, and finds out the delimiter.
    ///
    /// - Returns: Whether enough has come for that.
    private func begin(waits: Bool) throws(FileError) -> Bool {
        while isCSV, !hasBegun {
            let preamble = CSVPreamble(buffer.span, isLast: isAtEnd, skipping: dialect.skippedLines)
            if let preamble, !needsRow(behind: preamble) {
                begin(behind: preamble)
                return true
            }
            if preamble == nil, buffer.count > recordLimit {
                throw FileError(file: source.name, .skippedTooLarge(limit: recordLimit))
            }
            if let failure { throw failure }
            guard waits || source.isReady else { return false }
            firstFill = read(to: max(blockSize, buffer.count + 1))
        }
        hasBegun = true
        return true
    }

    private func begin(behind found: CSVPreamble) {
        hasBegun = true
        preamble = Array(buffer[..<found.length])
        buffer.removeFirst(found.length)
        if buffer.isEmpty { firstFill = nil }
        firstLine += found.lines
        decideDelimiter(named: found.delimiter)
        cutter = CSVCutter(dialect, firstLine: firstLine)
    }

    /// Whether the delimiter is to be found in rows of which not even one has come.
    private func needsRow(behind preamble: CSVPreamble) -> Bool {
        guard dialect.choice == .automatic, preamble.delimiter == nil, !isAtEnd else { return false }
        let rest = buffer[preamble.length...]
        return rest.count < DelimiterGuess.sampleSize && !rest.contains { $0 == 0x0A || $0 == 0x0D }
    }

    private func decideDelimiter(named name: String?) {
        guard dialect.choice != .given else { return }
        if let name, let other = dialect.delimited(by: name) {
            dialect = other
            if dialect.choice == .automatic { delimiterFinding = DelimiterFinding(delimiter: name, reason: .line) }
            // It is known now.
            dialect.choice = .given
        } else if dialect.choice == .automatic {
            let sample = Array(buffer.prefix(DelimiterGuess.sampleSize))
            let isWhole = isAtEnd && sample.count == buffer.count
            let finding = DelimiterGuess.decide(sample.span, isWhole: isWhole, dialect: dialect)
            delimiterFinding = finding
            dialect = dialect.delimited(by: finding.delimiter) ?? dialect
        }
    }

    private func cut() -> Block {
        let boundary = cutter.boundary
        var rest = spare
        spare = []
        rest.removeAll(keepingCapacity: true)
        rest.reserveCapacity(blockSize)
        rest.append(contentsOf: buffer[boundary...])
        buffer.removeLast(buffer.count - boundary)
        swap(&rest, &buffer)
        cutter.removeFirst(boundary)
        return block(.records, rest)
    }

    /// Goes on to the end of a record that is too large, letting go of it on the way.
    private func skipOversized() throws -> Block {
        var byteCount = 0
        while cutter.boundary == 0 {
            let count = cutter.discardable
            try oversizedBytes?(buffer[..<count])
            cutter.discard(from: buffer.span)
            buffer.removeFirst(count)
            byteCount += count
            isAtEnd = try source.fill(&buffer, to: max(blockSize, buffer.count + 1)) == .ended
            cutter.advance(in: buffer.span, isLast: isAtEnd, stopsAtFirst: true)
            if isAtEnd, buffer.isEmpty { break }
        }
        let quote = isAtEnd && cutter.boundary == buffer.count ? cutter.openQuote : nil
        let count = cutter.boundary
        try oversizedBytes?(buffer[..<count])
        buffer.removeFirst(count)
        cutter.removeFirst(count)
        return block(.oversized(byteCount: byteCount + count, unclosedQuote: quote), [], line: cutter.oversizedLine)
    }

    private func block(_ kind: Block.Kind, _ bytes: [UInt8], line: Int? = nil) -> Block {
        let block = Block(
            kind: kind, bytes: bytes, firstLine: line ?? firstLine, firstColumn: firstColumn, firstRecord: nextRecord,
            recordCount: cutter.records - recordsBefore,
            index: cutter.records > recordsBefore ? nextIndex : -1, bytesRead: source.bytesRead)
        firstLine += cutter.lines - linesBefore
        firstColumn = cutter.place?.column ?? 1
        nextRecord += block.recordCount
        nextIndex += block.recordCount > 0 ? 1 : 0
        linesBefore = cutter.lines
        recordsBefore = cutter.records
        return block
    }
}
