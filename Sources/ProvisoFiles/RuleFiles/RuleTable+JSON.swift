internal import ProvisoCore

/// The records of JSON and NDJSON.
extension RuleTable {
    func forEachLine(_ layout: RecordLayout, _ body: (inout Record) throws -> Void) throws {
        let reader = BlockReader(try open(), records: .lines, encoding: encoding)
        var record = Record(layout: layout)
        while let block = try reader.next() {
            guard block.kind == .records else { throw error("the line is too long", in: block) }
            var line = block.firstLine
            for text in block.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
                defer { line += 1 }
                if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
                try handOut(Array(text), line: line, &record, body)
            }
            reader.recycle(block.bytes)
        }
    }

    func forEachElement(_ layout: RecordLayout, _ body: (inout Record) throws -> Void) throws {
        let text = try WholeText(open(), encoding: encoding)
        var elements: JSONElements
        do throws(JSONSyntaxError) {
            elements = try JSONElements(validating: text.bytes.span, at: records)
        } catch {
            throw DataError(file: name, at: error.position, "the file is not JSON: \(error.reason)", hint: error.hint)
        }
        if let absence = elements.absence { throw DataError(file: name, absence.reason, hint: absence.hint) }
        var record = Record(layout: layout)
        while let element = elements.next(in: text.bytes.span) {
            try handOut(Array(text.bytes[element.range]), line: element.line, &record, body)
        }
    }

    private func handOut(
        _ text: [UInt8], line: Int, _ record: inout Record, _ body: (inout Record) throws -> Void
    ) throws {
        let value: DataValue
        do throws(JSONSyntaxError) {
            value = try DataValue(json: text.span)
        } catch {
            let place = SourcePosition(line: line + error.position.line - 1, column: error.position.column)
            throw DataError(file: name, at: place, "the record is not JSON: \(error.reason)", hint: error.hint)
        }
        guard case .object(let object) = value else {
            throw DataError(file: name, at: SourcePosition(line: line, column: 1), "the record is not an object")
        }
        record.fill(from: object)
        try body(&record)
    }
}
