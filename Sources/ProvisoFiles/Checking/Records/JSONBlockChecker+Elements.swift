internal import ProvisoCore

/// Elements of a JSON file.
extension JSONBlockChecker {
    /// Checks elements; what is before each is written with it.
    mutating func checkElements(
        _ bytes: UnsafeBufferPointer<UInt8>, _ progress: inout RecordProgress, to last: Int, atMost most: Int,
        isUTF8: Bool
    ) {
        let text = UnsafeBufferPointer(rebasing: bytes[..<last])
        faults = progress.faults
        defer { progress.faults = faults }
        var count = 0
        while let range = JSONElements.nextElement(in: text.span, from: progress.offset) {
            if judge.result.isFull {
                judge.result.isCut = true
                return
            }
            if count == most { return }
            count += 1
            let separator = bytes[progress.offset..<range.lowerBound]
            let line = progress.lines.line(of: range.lowerBound, in: text.span)
            let place = RecordPlace(
                .element, number: progress.number, line: line, bytes: bytes, range: range, textStart: textStart)
            let isValid = checkElement(place, isUTF8: isUTF8)
            if judge.result.failure != nil { return }
            if !isValid, let findings = judge.result.findings, judge.rejects != nil {
                if findings.rejected.isEmpty { findings.rejectedSeparator = separator.count }
                judge.keep(separator)
                reject(place.text, line: line)
            }
            if let writing, isValid || writing == .everything {
                if judge.result.written.isEmpty { judge.result.writtenSeparator = separator.count }
                judge.result.written.append(contentsOf: separator)
                writeObject(place.text)
            }
            progress.number += 1
            progress.offset = range.upperBound
            progress.line = progress.lines.line(of: progress.offset, in: text.span)
        }
        progress.offset = last
    }

    private mutating func checkElement(_ place: RecordPlace, isUTF8: Bool) -> Bool {
        let text = place.text
        if text.first == UInt8(ascii: "{"), isUTF8 || UTF8Check.isValid(text.span) {
            return check(text, place, isUTF8: true)
        }
        isFilled = false
        var tokenizer = JSONTokenizer()
        do throws(JSONFault) {
            while try tokenizer.next(in: text.span).kind != .end {}
        } catch {
            fail(error, place)
            return false
        }
        judge.refuse(place, text.first == UInt8(ascii: "{") ? .notUTF8 : .notObject)
        return false
    }

    /// Ends the file at an element that is no JSON: no more is known of what is behind it.
    mutating func fail(_ fault: JSONFault, _ place: RecordPlace) {
        let error = JSONSyntaxError(fault, position: position(of: fault, in: place))
        judge.result.failure = DataError(file: jsonFile ?? "", notJSON: error)
    }

    /// Where a fault in an element stands in the file.
    mutating func position(of fault: JSONFault, in place: RecordPlace) -> SourcePosition {
        var cursor =
            faults ?? TextCursor(line: place.textStart.line, column: place.textStart.column, endings: .all)
        cursor.advance(to: place.range.lowerBound + fault.offset, in: place.bytes.span)
        faults = cursor
        return cursor.position
    }
}
