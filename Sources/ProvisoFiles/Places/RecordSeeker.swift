import ProvisoCore

/// Goes through a file to some of its records, which are asked for in their order.
protocol RecordSeeker {
    /// What a record is.
    var kind: RecordPlace.Kind { get }
    /// The text around the record: a block of the file, or all of it.
    var bytes: [UInt8] { get }
    /// Line and column at which that text begins.
    var textStart: (line: Int, column: Int) { get }
    /// The place of the record in it; empty if it is not held.
    var range: Range<Int> { get }
    /// Finds values in the record.
    var locator: any ValueLocator { get }

    /// Goes on to a record.
    ///
    /// - Returns: Whether there is one of this number.
    mutating func seek(_ number: Int) throws -> Bool
}

extension RecordSeeker {
    var textStart: (line: Int, column: Int) { (1, 1) }
}

/// The rows of a CSV file.
struct RowSeeker: RecordSeeker {
    let kind = RecordPlace.Kind.row
    private(set) var bytes: [UInt8] = []
    private(set) var range = 0..<0
    private(set) var locator: any ValueLocator = NoValues()
    private let reader: BlockReader
    private let run: RecordValidator
    private let file: String
    private var scanner: CSVRowScanner
    private var header: CSVHeader?
    /// The row that was found last, and where the one behind it is looked for.
    private var (number, next) = (0, 0)

    init(_ input: InputFile, _ dialect: CSVDialect, _ encoding: TextEncoding?, _ run: RecordValidator) {
        reader = BlockReader(input, records: .csv(dialect.assumed(for: input.name)), encoding: encoding)
        scanner = CSVRowScanner(dialect)
        scanner.cellLimit = 0
        self.run = run
        file = input.name
    }

    mutating func seek(_ wanted: Int) throws -> Bool {
        while number < wanted {
            // Held beside, since the scanner is a part of what holds them.
            let bytes = bytes
            if case .row(let next) = scanner.scan(bytes.span, from: next) {
                number += 1
                range = scanner.rowRange
                self.next = next
            } else if !(try begin(blockWith: wanted)) {
                return false
            }
        }
        return number == wanted
    }

    /// Goes on to the next block that may have the record.
    private mutating func begin(blockWith wanted: Int) throws -> Bool {
        while let block = try reader.next() {
            guard block.recordCount > 0 else { continue }
            if header == nil, reader.dialect.hasHeader || block.kind == .records {
                let header = try CSVHeader(block, dialect: reader.dialect, file: file, run: run)
                scanner = CSVRowScanner(reader.dialect)
                scanner.cellLimit = 0
                locator = CSVValueLocator(header, reader.dialect, run)
                self.header = header
            }
            guard block.firstRecord + block.recordCount > wanted else { continue }
            // Of a row that is not held there are no bytes.
            (bytes, range) = (block.bytes, 0..<0)
            next = block.index == 0 ? header?.length ?? 0 : 0
            number = block.kind == .records ? max(1, block.firstRecord) - 1 : block.firstRecord
            return true
        }
        return false
    }
}

/// The lines of an NDJSON file.
struct LineSeeker: RecordSeeker {
    let kind = RecordPlace.Kind.line
    let locator: any ValueLocator
    private(set) var bytes: [UInt8] = []
    private(set) var range = 0..<0
    private let reader: BlockReader
    private var (number, next) = (0, 0)

    init(_ input: InputFile, _ encoding: TextEncoding?, _ run: RecordValidator) {
        reader = BlockReader(input, records: .lines, encoding: encoding)
        locator = JSONValueLocator(run.plan.layout)
    }

    mutating func seek(_ wanted: Int) throws -> Bool {
        while number < wanted {
            guard next < bytes.count else {
                guard try begin(blockWith: wanted) else { return false }
                continue
            }
            let end = ByteSearch.firstIndex(of: 0x0A, in: bytes.span, from: next, to: bytes.count) ?? bytes.count
            if !LineCutter.isBlank(bytes.span, from: next, to: end) {
                number += 1
                range = next..<end
            }
            next = min(end + 1, bytes.count)
        }
        return number == wanted
    }

    private mutating func begin(blockWith wanted: Int) throws -> Bool {
        while let block = try reader.next() {
            guard block.firstRecord + block.recordCount > wanted else { continue }
            (bytes, range, next) = (block.bytes, 0..<0, 0)
            number = block.kind == .records ? block.firstRecord - 1 : block.firstRecord
            return true
        }
        return false
    }
}

/// The elements of a JSON file.
struct ElementSeeker: RecordSeeker {
    let kind = RecordPlace.Kind.element
    let locator: any ValueLocator
    private(set) var bytes: [UInt8] = []
    private(set) var textStart = (line: 1, column: 1)
    private(set) var range = 0..<0
    private let reader: BlockReader
    private var (number, next) = (0, 0)

    init(_ input: InputFile, _ encoding: TextEncoding?, at pointer: JSONPointer?, _ run: RecordValidator) throws {
        reader = try BlockReader.elements(of: input, encoding: encoding, at: pointer).reader
        locator = JSONValueLocator(run.plan.layout)
    }

    mutating func seek(_ wanted: Int) throws -> Bool {
        while number < wanted {
            if let found = JSONElements.nextElement(in: bytes.span, from: next) {
                number += 1
                (range, next) = (found, found.upperBound)
            } else if !(try begin(blockWith: wanted)) {
                return false
            }
        }
        return number == wanted
    }

    private mutating func begin(blockWith wanted: Int) throws -> Bool {
        while let block = try reader.next() {
            guard block.firstRecord + block.recordCount > wanted else { continue }
            (bytes, range, next) = (block.bytes, 0..<0, 0)
            textStart = (block.firstLine, block.firstColumn)
            number = block.kind == .records ? block.firstRecord - 1 : block.firstRecord
            return true
        }
        return false
    }
}
