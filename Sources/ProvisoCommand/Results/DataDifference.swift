#if Command
import ProvisoCore
import ProvisoFiles

/// The file that two documents check, and how it is read.
struct DataUnderComparison {
    let path: RawPath
    let format: DataFormat?
    let scenario: Scenario
    let reading: ReadingOptions
}

/// What two documents find differently in the records of a file.
struct DataDifference {
    /// Records that newly fail, or newly pass, by the attribute and code of their first error.
    struct Change {
        let attribute: String
        let code: String
        var count: Int
        /// The first of them: number and line.
        let record: Int
        let line: Int
    }

    private(set) var records = 0
    /// What is odd about the file, in a sentence each.
    private(set) var warnings: [String] = []
    private(set) var newlyFailing = 0
    private(set) var newlyPassing = 0
    private(set) var failing: [Change] = []
    private(set) var passing: [Change] = []
    /// Errors of the file as a whole that one of the documents finds alone, by code.
    private(set) var ofFile: (old: [String], new: [String]) = ([], [])

    /// Checks a file by both documents.
    ///
    /// Of each record there is one bit in memory for each document, and of each kind of error a count.
    static func compare(
        _ data: DataUnderComparison, _ old: RuleDocument, _ new: RuleDocument
    ) async throws -> DataDifference {
        var difference = DataDifference()
        let before = try await failures(data, old)
        let after = try await failures(data, new)
        difference.records = max(before.records, after.records)
        difference.warnings = before.warnings
        difference.newlyFailing = after.bits.count(besides: before.bits)
        difference.newlyPassing = before.bits.count(besides: after.bits)
        difference.ofFile = (
            before.ofFile.subtracting(after.ofFile).sorted(), after.ofFile.subtracting(before.ofFile).sorted()
        )
        // Whose errors these are is asked only when there are any.
        if difference.newlyFailing > 0 {
            difference.failing = try await kinds(data, new, besides: before.bits)
        }
        if difference.newlyPassing > 0 {
            difference.passing = try await kinds(data, old, besides: after.bits)
        }
        return difference
    }

    private static func failures(
        _ data: DataUnderComparison, _ document: RuleDocument
    ) async throws -> (records: Int, bits: RecordBits, ofFile: Set<String>, warnings: [String]) {
        var bits = RecordBits()
        var ofFile: Set<String> = []
        let summary = try await check(data, document) { error in
            if error.record > 0 { bits.insert(error.record) } else { ofFile.insert(error.code) }
        }
        return (summary.records, bits, ofFile, summary.files.flatMap(\.warnings))
    }

    private static func kinds(
        _ data: DataUnderComparison, _ document: RuleDocument, besides others: RecordBits
    ) async throws -> [Change] {
        var changes: [Change] = []
        var positions: [String: Int] = [:]
        var told = RecordBits()
        _ = try await check(data, document) { error in
            guard error.record > 0, !others.contains(error.record), told.insert(error.record) else { return }
            let key = "\(error.attribute)\u{0}\(error.code)"
            if let position = positions[key] { return changes[position].count += 1 }
            guard changes.count < 1000 else { return }
            positions[key] = changes.count
            changes.append(
                Change(attribute: error.attribute, code: error.code, count: 1, record: error.record, line: error.line))
        }
        return changes.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(
            \.element)
    }

    private struct RecordError {
        let record: Int
        let line: Int
        let attribute: String
        let code: String
    }

    /// Checks the file and hands out each error.
    private static func check(
        _ data: DataUnderComparison, _ document: RuleDocument, _ body: @escaping (RecordError) -> Void
    ) async throws -> CheckSummary {
        var check = FileCheck(document)
        check.format = data.format
        check.scenario = data.scenario
        check.output = .ndjson
        check.jobs = min(Machine.cores, 256)
        let lines = ErrorLines(body)
        let summary: CheckSummary
        do {
            try data.reading.apply(to: &check)
            summary = try await check.run([data.path]) { lines.take($0) }
        } catch {
            throw CommandFailure.telling(error)
        }
        if let failure = summary.failures.first { throw CommandFailure(failure.description) }
        return summary
    }

    /// Takes lines of JSON that come in pieces.
    private final class ErrorLines {
        private let body: (RecordError) -> Void
        private var rest: [UInt8] = []

        init(_ body: @escaping (RecordError) -> Void) { self.body = body }

        func take(_ bytes: [UInt8]) {
            rest += bytes
            var start = 0
            while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
                read(String(decoding: rest[start..<end], as: UTF8.self))
                start = end + 1
            }
            rest.removeFirst(start)
        }

        private func read(_ line: String) {
            guard let value = try? DocumentNode(jsonText: line).value, value["severity"]?.text == "error" else {
                return
            }
            func number(_ key: String) -> Int {
                if case .number(let number)? = value[key] { number.integer ?? 0 } else { 0 }
            }
            let path = value["path"]?.text ?? ""
            body(
                RecordError(
                    record: number("record"), line: number("line"), attribute: path.replacing(/\[[0-9]+\]/, with: "[]"),
                    code: value["code"]?.text ?? ""))
        }
    }
}

/// Numbers of records, a bit each.
struct RecordBits {
    private var words: [UInt64] = []

    /// Adds a number; false when it was there.
    @discardableResult
    mutating func insert(_ number: Int) -> Bool {
        let (word, bit) = (number >> 6, UInt64(1) << UInt64(number & 63))
        if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
        defer { words[word] |= bit }
        return words[word] & bit == 0
    }

    func contains(_ number: Int) -> Bool {
        let word = number >> 6
        return word < words.count && words[word] >> UInt64(number & 63) & 1 == 1
    }

    /// How many are here and not there.
    func count(besides others: RecordBits) -> Int {
        words.enumerated().reduce(0) { count, word in
            let other = word.offset < others.words.count ? others.words[word.offset] : 0
            return count + (word.element & ~other).nonzeroBitCount
        }
    }
}
#endif
