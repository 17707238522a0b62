package import ProvisoCore

/// Checks the values of files one after another.
///
/// CSV and NDJSON are streamed in blocks; memory does not grow with the file. A JSON file is read as a whole. Blocks of NDJSON are judged
/// by several threads, with the same result for any number of them.
package struct ValueCheck<Judge: ValueJudge> {
    var judge: Judge
    /// The format of every file, or `nil` to go by the ending; standard input is NDJSON then.
    package var format: DataFormat?
    /// The name by which the format is chosen in place of the file's own.
    package var assumedName: String?
    /// How violations are printed; `nil` where the verdicts have output of their own.
    package var output: ViolationOutput?
    package var style = TextStyle.plain
    package var width: Int?
    package var catalog = MessageCatalog.english
    /// The names of attributes, for the width of their column.
    package var attributes: [String] = []
    package var maxViolations = Int.max
    package var failFast = false
    /// How many threads judge lines of NDJSON.
    package var jobs = 1
    /// Whether a JSON file is one value, also if it is an array.
    package var isWhole = false
    /// Where the values are in a JSON file.
    package var records: JSONPointer?
    package var dialect = CSVDialect()
    package var encoding: TextEncoding?
    /// Called at once for each file that could not be checked to its end.
    package var failed: ((CheckFailure) -> Void)?

    package init(_ judge: Judge) { self.judge = judge }

    /// Checks files.
    ///
    /// - Parameters:
    ///   - paths: The files; `-` is standard input, and so is no file at all.
    ///   - emit: Takes what is printed, piece by piece and in order.
    /// - Throws: What `emit` throws.
    package mutating func run(_ paths: [RawPath], emit: @escaping ([UInt8]) throws -> Void) async throws -> CheckSummary
    {
        var run = ValueRun(output, limits: (maxViolations, failFast), emit)
        let paths = FilePattern.expand(paths.isEmpty ? ["-"] : paths)
        run.summary.givenFiles = paths.count
        for path in paths {
            run.begin(
                ViolationPrinter(
                    output ?? .ndjson, path: path, catalog: catalog, paths: attributes, style: style, width: width))
            var failure: CheckFailure?
            do {
                try await check(path, &run)
            } catch {
                guard let found = CheckFailure(error) else { throw error }
                failure = found
                failed?(found)
            }
            run.end(path, failure)
            if run.isOver { break }
        }
        try run.finish()
        return run.summary
    }

    private mutating func check(_ path: RawPath, _ run: inout ValueRun) async throws {
        let name = path.description
        if FilePattern.isUnmatchedPattern(path) { throw FileError(file: name, .noMatch) }
        let ending = assumedName.map { DataFormat(path: $0) } ?? nil
        guard let format = format ?? ending ?? (path.isStandardInput ? .ndjson : DataFormat(path: name)) else {
            throw DataFormat.unknown(of: path, named: name)
        }
        if format != .json, records != nil || isWhole {
            throw DataError(file: name, "only JSON is read as a whole or by a pointer, not \(format)")
        }
        let input = try InputFile(path: path, expandingTo: format == .json ? .whole : .streamed)
        switch format {
        case .json: try checkJSON(input, &run)
        case .ndjson: try await checkLines(input, &run)
        case .csv: try checkRows(input, &run)
        }
    }

    // MARK: JSON

    private func checkJSON(_ input: InputFile, _ run: inout ValueRun) throws {
        run.summary.isRowsOnly = false
        let text = try WholeText(input, encoding: encoding)
        let bytes = text.bytes.span
        let isContainer = bytes.count > 0 && !isWhole && Self.beginsContainer(bytes)
        guard isContainer || records != nil else {
            let verdict: ValueVerdict
            do throws(JSONSyntaxError) {
                verdict = try judge.judge(json: bytes)
            } catch {
                throw Self.notJSON(error, input.name, isEmpty: bytes.count == 0)
            }
            try run.take(verdict, line: 1)
            return
        }
        var walker: JSONElements
        do throws(JSONSyntaxError) {
            walker = try JSONElements(validating: bytes, at: records)
        } catch {
            throw Self.notJSON(error, input.name, isEmpty: false)
        }
        if let absence = walker.absence { throw DataError(file: input.name, absence.reason, hint: absence.hint) }
        while let element = walker.next(in: bytes), !run.isOver {
            try run.take(judge.verdict(bytes.extracting(element.range)), line: element.line)
        }
    }

    private static func beginsContainer(_ bytes: Span<UInt8>) -> Bool {
        for index in 0..<bytes.count where bytes[index] > 0x20 {
            return bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: "{")
        }
        return false
    }

    private static func notJSON(_ error: JSONSyntaxError, _ file: String, isEmpty: Bool) -> DataError {
        let message = isEmpty ? "the file is empty" : "the file is not JSON: \(error.reason)"
        return DataError(file: file, at: error.position, message, hint: error.hint)
    }
}

extension ValueJudge {
    /// The verdict on a value among others; one that cannot be read is a violation.
    func verdict(_ bytes: Span<UInt8>) -> ValueVerdict {
        do throws(JSONSyntaxError) {
            return try judge(json: bytes)
        } catch {
            return ValueRun.malformed(error.reason, column: error.position.column)
        }
    }
}
