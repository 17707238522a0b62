import TestSupport
import Foundation
import Proviso
@testable import ProvisoFiles
import Testing

@Suite struct BlockReaderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func blocks(
        _ bytes: [UInt8], _ records: BlockReader.Records, blockSize: Int = 1 << 20, limit: Int = 1 << 20,
        _ encoding: TextEncoding? = nil
    ) throws -> [Block] {
        let input = try InputFile(path: folder.file("data", bytes))
        let reader = BlockReader(input, records: records, encoding: encoding, blockSize: blockSize, recordLimit: limit)
        var blocks: [Block] = []
        while let block = try reader.next() { blocks.append(block) }
        return blocks
    }

    private func text(_ block: Block) -> String { String(decoding: block.bytes, as: UTF8.self) }

    @Test func cutsAtRowsAndCounts() throws {
        let csv = "a,b\n1,2\r\n\n\"x\ny\",3\r\n4,5\r6,\"\"\"\n\"\n7,8"
        let found = try blocks(Array(csv.utf8), .csv(CSVDialect()), blockSize: 16)
        #expect(found.map(text) == ["a,b\n1,2\r\n\n", "\"x\ny\",3\r\n4,5\r", "6,\"\"\"\n\"\n7,8"])
        #expect(found.map(\.firstLine) == [1, 4, 7])
        #expect(found.map(\.firstRecord) == [0, 2, 4])
        #expect(found.map(\.recordCount) == [2, 2, 2])
        #expect(found.map(\.index) == [0, 1, 2])
        #expect(found.last?.bytesRead == csv.utf8.count)
        let headless = try CSVDialect(delimiter: ",", hasHeader: false)
        #expect(try blocks(Array(csv.utf8), .csv(headless)).map(\.firstRecord) == [1])
    }

    @Test func cutsAtLinesAndCounts() throws {
        let lines = "{}\n\n  \t\r\n{\"a\":\"\\\"\"}\r\n[]\n 1"
        let found = try blocks(Array(lines.utf8), .lines, blockSize: 16)
        #expect(found.map(text) == ["{}\n\n  \t\r\n", "{\"a\":\"\\\"\"}\r\n[]\n", " 1"])
        #expect(found.map(\.firstLine) == [1, 4, 6])
        #expect(found.map(\.firstRecord) == [1, 2, 4])
        #expect(found.map(\.recordCount) == [1, 2, 1])
    }

    /// Rows are counted eight bytes at a time where lines are short, and from line to line where they are long.
    @Test func countsShortAndLongRows() throws {
        var random = SplitMix64(seed: 34)
        for size in [16, 100, 1500, 1 << 20] {
            var lines: [String] = []
            for _ in 0..<30 {
                lines += repeatElement("", count: Int.random(in: 0..<4, using: &random))
                lines += (0..<Int.random(in: 0..<400, using: &random)).map { "\($0)," }
                lines.append(String(repeating: "x", count: Int.random(in: 0..<3000, using: &random)))
            }
            let csv = lines.joined(separator: "\n")
            let found = try blocks(Array(csv.utf8), .csv(CSVDialect()), blockSize: size)
            #expect(found.map(\.recordCount).reduce(0, +) == lines.count { !$0.isEmpty })
        }
    }

    @Test(arguments: [BlockReader.Records.csv(CSVDialect()), .lines])
    func nothingGivesNothing(_ records: BlockReader.Records) throws {
        for text in ["", "\u{FEFF}", "\n\r\n\n"] {
            #expect(try blocks(Array(text.utf8), records, blockSize: 2).isEmpty)
        }
    }

    /// However the data is cut, the rows are those of the reference, with the same numbers and lines.
    @Test(arguments: [(",", ""), ("¦", ""), (",", "#"), ("¦", "//")])
    func cuttingChangesNothingInCSV(_ delimiter: String, _ comment: String) throws {
        var random = SplitMix64(seed: 21)
        var dialect = try CSVDialect(delimiter: delimiter)
        if !comment.isEmpty { try dialect.setComment(comment) }
        for round in 0..<Sweep.count(250, sample: 30) {
            let bytes = randomCSV(
                &random, delimiter: delimiter, comment: comment, pieces: round % 10 == 0 ? 200 : 30)
            let expected = naiveRows(bytes, delimiter: dialect.delimiter, comment: dialect.comment)
            for blockSize in [1, 2, 3, 7, 16, 64, 4096] {
                var scanner = CSVRowScanner(dialect)
                var found: [NaiveRow] = []
                for block in try blocks(bytes, .csv(dialect), blockSize: blockSize) {
                    #expect(block.kind == .records && block.firstRecord == found.count)
                    var lines = LineCursor(firstLine: block.firstLine, endings: .all)
                    var offset = 0
                    let before = found.count
                    scan: while true {
                        switch scanner.scan(block.bytes.span, from: offset) {
                        case .row(let next): offset = next
                        case .end: break scan
                        case .unclosedQuote: offset = block.bytes.count
                        }
                        let line = lines.line(of: scanner.rowRange.lowerBound, in: block.bytes.span)
                        found.append(NaiveRow(cells: [], raw: Array(block.bytes[scanner.rowRange]), line: line))
                    }
                    #expect(found.count - before == block.recordCount)
                }
                let same = zip(found, expected).allSatisfy { $0.raw == $1.raw && $0.line == $1.line }
                if !same || found.count != expected.count {
                    Issue.record("\(blockSize): \(String(decoding: bytes, as: UTF8.self).debugDescription) \(found)")
                }
            }
        }
    }

    @Test func cuttingChangesNothingInNDJSON() throws {
        var random = SplitMix64(seed: 22)
        for _ in 0..<200 {
            let pieces = ["{}", "\n", "\n", "\r\n", " ", "\t", "\"a\":1", "[1,2,3]", "longer than a word"]
            let text = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            let bytes = Array(text.joined().utf8)
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
            let records = lines.enumerated().filter { !$0.element.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
            for blockSize in [1, 2, 5, 16, 4096] {
                var count = 0
                for block in try blocks(bytes, .lines, blockSize: blockSize) {
                    #expect(block.firstRecord == count + 1)
                    let inBlock = block.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
                        .enumerated().filter { !$0.element.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
                    #expect(inBlock.count == block.recordCount)
                    for (offset, line) in inBlock where count < records.count {
                        #expect(block.firstLine + offset == records[count].offset + 1)
                        #expect(line == records[count].element)
                        count += 1
                    }
                }
                #expect(count == records.count)
            }
        }
    }

    @Test func skipsOversizedRecords() throws {
        let long = String(repeating: "x", count: 100)
        let csv = "a\n1\n\(long)\n\n2\n\"\(long)\r\n\"\n3\n"
        var found = try blocks(Array(csv.utf8), .csv(CSVDialect()), blockSize: 8, limit: 20)
        #expect(
            found.map(\.kind) == [
                .records, .oversized(byteCount: 101, unclosedQuote: nil), .records,
                .oversized(byteCount: 105, unclosedQuote: nil), .records,
            ])
        #expect(found.map(\.firstLine) == [1, 3, 4, 6, 8])
        #expect(found.map(\.firstRecord) == [0, 2, 3, 4, 5])
        found = try blocks(Array("{}\n\(long)\n\n\(long)".utf8), .lines, blockSize: 8, limit: 20)
        #expect(
            found.map(\.kind) == [
                .records, .oversized(byteCount: 101, unclosedQuote: nil),
                .oversized(byteCount: 100, unclosedQuote: nil),
            ])
        #expect(found.map(\.firstLine) == [1, 2, 4])
    }

    /// Who gives no limit has records of 16 MiB, and none that is larger.
    @Test(arguments: [BlockReader.Records.csv(CSVDialect()), .lines])
    func limitsRecordsUnlessToldOtherwise(_ records: BlockReader.Records) throws {
        let limit = 16 << 20
        for (size, kind) in [
            (limit, Block.Kind.records), (limit + 2, .oversized(byteCount: limit + 2, unclosedQuote: nil)),
        ] {
            let bytes = [UInt8](repeating: 0x78, count: size - 1) + [0x0A]
            let reader = BlockReader(try InputFile(path: folder.file("data", bytes)), records: records)
            #expect(try reader.next()?.kind == kind)
            #expect(try reader.next() == nil)
        }
    }

    @Test func saysWhereAQuoteOpenedThatSwallowsTheRest() throws {
        let rest = String(repeating: "xé,\n", count: 100)
        for (csv, position) in [
            ("a,b\n1,\"\(rest)", SourcePosition(line: 2, column: 3)),
            ("a\n" + String(repeating: "é", count: 50) + ",\"\"\"\(rest)", SourcePosition(line: 2, column: 52)),
            ("a\n" + String(repeating: "é", count: 50) + ",\"x\",\"", SourcePosition(line: 2, column: 56)),
            ("a\n" + String(repeating: "é", count: 50) + ",\"x\n\n\",\"y", SourcePosition(line: 4, column: 3)),
            ("a\n\"" + String(repeating: "é\n", count: 50) + "öö\",\"\(rest)", SourcePosition(line: 52, column: 5)),
        ] {
            for blockSize in [1, 8, 19] {
                let last = try blocks(Array(csv.utf8), .csv(CSVDialect()), blockSize: blockSize, limit: 20).last
                let byteCount = csv.utf8.count - csv.utf8.prefix { $0 != 0x0A }.count - 1
                #expect(last?.kind == .oversized(byteCount: byteCount, unclosedQuote: position))
            }
        }
    }

    /// Blocks, oversized records and their numbers do not depend on the size of the blocks; the bytes are all there.
    @Test func oversizedRecordsDoNotDependOnBlocks() throws {
        var random = SplitMix64(seed: 23)
        for _ in 0..<200 {
            let bytes = randomCSV(&random, delimiter: "¦", pieces: 60)
            let dialect = try CSVDialect(delimiter: "¦")
            let rows = naiveRows(bytes, delimiter: dialect.delimiter)
            for blockSize in [1, 5, 16] {
                let input = try InputFile(path: folder.file("data", bytes))
                let reader = BlockReader(input, records: .csv(dialect), blockSize: blockSize, recordLimit: 16)
                var skipped: [UInt8] = []
                reader.oversizedBytes = { skipped += $0 }
                var records = 0
                while let block = try reader.next() {
                    #expect(block.firstRecord == records)
                    if case .oversized(let byteCount, let quote) = block.kind {
                        #expect(block.recordCount == 1 && byteCount == skipped.count && byteCount > 16)
                        guard rows.indices.contains(records) else { continue }
                        #expect(skipped.starts(with: rows[records].raw) && block.firstLine == rows[records].line)
                        #expect((quote == nil) == rows[records].isClosed)
                    } else {
                        for row in rows[records..<min(rows.count, records + block.recordCount)] {
                            #expect(row.raw.count <= 17)
                        }
                        #expect(skipped.isEmpty)
                    }
                    skipped = []
                    records += block.recordCount
                }
                #expect(records == rows.count)
            }
        }
    }

    @Test func aLongLineTakesNoMemory() throws {
        let megabytes = Sweep.count(100, sample: 25)
        let path = folder.file("data")
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.write(contentsOf: Data("{\"a\":1}\n".utf8))
        let megabyte = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<megabytes { try handle.write(contentsOf: megabyte) }
        try handle.write(contentsOf: Data("\n{}".utf8))
        try handle.close()
        for records in [BlockReader.Records.lines, .csv(try CSVDialect(delimiter: ",", hasHeader: false))] {
            let reader = BlockReader(try InputFile(path: path), records: records)
            var byteCount = 0
            reader.oversizedBytes = { byteCount += $0.count }
            #expect(try reader.next()?.recordCount == 1)
            let block = try #require(try reader.next())
            #expect(block.kind == .oversized(byteCount: megabytes << 20 | 1, unclosedQuote: nil))
            #expect(block.firstRecord == 2 && block.firstLine == 2 && byteCount == megabytes << 20 | 1)
            let last = try #require(try reader.next())
            #expect(last.firstLine == 3 && last.firstRecord == 3 && text(last) == "{}")
            #expect(try reader.next() == nil)
        }
    }

    /// A pipe gives its bytes in small reads; what is in the blocks is what a file has.
    @Test func pipesAreReadLikeFiles() throws {
        var random = SplitMix64(seed: 24)
        let bytes = (0..<500).flatMap { _ in randomCSV(&random) }
        let expected = naiveRows(bytes, delimiter: [0x2C])
        let pipe = Pipe()
        let writer = Thread {
            for start in stride(from: 0, to: bytes.count, by: 37) {
                pipe.fileHandleForWriting.write(Data(bytes[start..<min(start + 37, bytes.count)]))
            }
            pipe.fileHandleForWriting.closeFile()
        }
        writer.start()
        let input = InputFile(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "pipe")
        let reader = BlockReader(input, records: .csv(CSVDialect()), blockSize: 100, recordLimit: 1 << 20)
        var records = 0
        var found: [UInt8] = []
        while let block = try reader.next() {
            #expect(block.firstRecord == records)
            if expected.indices.contains(records) {
                let blanks = block.bytes.prefix { $0 == 0x0A || $0 == 0x0D }
                #expect(block.bytes[blanks.endIndex...].starts(with: expected[records].raw))
            }
            records += block.recordCount
            found += block.bytes
        }
        #expect(records == expected.count)
        #expect(found.filter { $0 != 0x0A && $0 != 0x0D } == bytes.filter { $0 != 0x0A && $0 != 0x0D })
    }

    /// What is complete is handed out while the pipe is open, and the rest waited for only when that is asked for.
    @Test(arguments: [BlockReader.Records.lines, .csv(CSVDialect())])
    func handsOutWhatIsComplete(_ records: BlockReader.Records) throws {
        let pipe = Pipe()
        let input = InputFile(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "pipe")
        let reader = BlockReader(input, records: records, recordLimit: 1 << 20)
        func send(_ text: String) { pipe.fileHandleForWriting.write(Data(text.utf8)) }
        func next() throws -> String {
            switch try reader.next(waits: false) {
            case .block(let block): text(block)
            case .end: "end"
            case .notYet: "not yet"
            }
        }
        #expect(try next() == "not yet")
        send("[1]\n[2")
        #expect(try next() == "[1]\n")
        #expect(try next() == "not yet")
        #expect(try next() == "not yet")
        send("]\n\n[3]\n")
        #expect(try next() == "[2]\n\n[3]\n")
        #expect(!reader.isReady(within: 1))
        send(String(repeating: "x", count: 5000))
        #expect(try next() == "not yet")
        pipe.fileHandleForWriting.closeFile()
        #expect(try next() == String(repeating: "x", count: 5000))
        #expect(try next() == "end")
    }

    @Test func refusesBinaryData() throws {
        let utf16 = Array("a,b\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let swapped = Array("a,b\n".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let zeros = Array("text".utf8) + [UInt8](repeating: 0, count: 60)
        for bytes in [utf16, swapped, zeros, [0x50, 0x4B, 3, 4, 20], [0x61, 1, 0xFF, 0, 0x61, 0x0A]] {
            let error = #expect(throws: FileError.self) { try blocks(bytes, .csv(CSVDialect())) }
            #expect(error?.problem == .notText)
        }
        #expect(try blocks(utf16, .csv(CSVDialect()), .utf16LittleEndian).map(text) == ["a,b\n"])
        #expect(try blocks([0xFF, 0xFE] + utf16, .csv(CSVDialect())).map(text) == ["a,b\n"])
        for text in ["a,b\n1,\0\n", "\0\n", "ab\0\0\n", "\0\0\0\0"] {
            #expect(try blocks(Array(text.utf8), .csv(CSVDialect())).map(self.text) == [text])
        }
    }
}
