import ProvisoCore

/// JSON, as a whole: it must be known to be JSON before the first record is judged.
extension CheckSession {
    /// How many elements are judged at a time: only so many are kept beside the text.
    private static let elementsPerBatch = 256

    mutating func checkJSON(
        _ input: InputFile, _ printer: ViolationPrinter, isLast: Bool, writer: RecordWriter?
    ) async throws {
        let text = try WholeText(input, encoding: check.encoding)
        var walker: JSONElements
        do throws(JSONSyntaxError) {
            walker = try JSONElements(validating: text.bytes.span, at: check.records)
        } catch {
            let message = text.bytes.isEmpty ? "the file is empty" : "the file is not JSON: \(error.reason)"
            throw DataError(file: input.name, at: error.position, message, hint: error.hint)
        }
        if let absence = walker.absence { throw DataError(file: input.name, absence.reason, hint: absence.hint) }
        try writer?.begin(text.properties)
        try rejects?.begin(text.properties)
        var checker = JSONBlockChecker(run, printer, writing: writing, across: across)
        var elements: [JSONElements.Element] = []
        var first = 1
        var end = 0
        while !isOver {
            elements.removeAll(keepingCapacity: true)
            while elements.count < Self.elementsPerBatch, let element = walker.next(in: text.bytes.span) {
                elements.append(element)
            }
            guard let last = elements.last else { break }
            end = last.range.upperBound
            let (limits, stream) = (limits, stream)
            let result = text.bytes.withUnsafeBufferPointer { bytes in
                checker.check(elements, first: first, of: bytes, limits, early: stream.printEarly)
            }
            first += elements.count
            try take(result, isEnd: first > walker.count && isLast, writer: writer)
            if let failure = across?.failure { throw failure }
            if !isCut { check.progress?(end, text.bytes.count, summary.records) }
        }
        guard !summary.isStopped else { return }
        if let writer { try finish(writer, text.bytes, walker, beginning: checker.beginning, end) }
        if let rejects { try finish(rejects, text.bytes, walker, beginning: checker.rejectsBeginning, end) }
    }

    /// Writes what stands behind the last record.
    ///
    /// - Parameters:
    ///   - beginning: What stands before the first record, when none was written.
    ///   - end: Where the last record ends.
    private func finish(
        _ writer: RecordWriter, _ text: [UInt8], _ walker: JSONElements, beginning: Range<Int>?, _ end: Int
    ) throws {
        guard walker.isArray || beginning == nil else {
            // The only record is left out.
            try writer.write(text[..<walker.range.lowerBound] + Array("[]".utf8))
            let rest = check.records == nil ? Array("\n".utf8)[...] : text[walker.range.upperBound...]
            return try writer.write(Array(rest))
        }
        if let beginning { try writer.write(Array(text[beginning])) }
        try writer.write(Array(text[end...]))
    }
}
