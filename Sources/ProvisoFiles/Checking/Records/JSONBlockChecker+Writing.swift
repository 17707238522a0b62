import ProvisoCore

/// How objects are written: those with errors, and those that filters changed.
extension JSONBlockChecker {
    /// Keeps an object as it is, with the reasons in a further member at its end; what is no object is kept as a text.
    mutating func reject(_ text: UnsafeBufferPointer<UInt8>, line: Int) {
        guard let rejects = judge.rejects else { return }
        guard isFilled, let end = text.lastIndex(of: UInt8(ascii: "}")) else {
            return judge.keep(rejects.wrapped(text, line: line, judge.rejection))
        }
        // New members go right behind the last one, before the blanks that the closing brace may have.
        let last = scanner.members.last.map { $0.outerEnd } ?? end
        let taken = Set(scanner.members.map { TextKey(Self.key(of: $0, in: text)) })
        var name = RejectionWriter.freeName { taken.contains(TextKey($0)) }
        judge.keep(text[..<last])
        if !scanner.members.isEmpty { judge.keep([UInt8(ascii: ",")]) }
        name = "\"\(name)\":"
        judge.keep(name.utf8)
        judge.keep(rejects.array(of: judge.rejection))
        judge.keep(text[last...])
    }

    mutating func rejectOversized(line: Int) {
        guard let rejects = judge.rejects else { return }
        if isOfElements {
            judge.keep([UInt8(ascii: ",")])
            judge.result.findings?.rejectedSeparator = 1
        }
        judge.keep(rejects.wrapped(nil, line: line, judge.rejection))
        if !isOfElements { judge.keep([0x0A]) }
    }

    // MARK: Writing

    /// Writes an object as the filters left it: every byte stays but those of changed values, new members come last.
    mutating func writeObject(_ text: UnsafeBufferPointer<UInt8>) {
        guard isFilled, judge.isChanged else {
            judge.result.written.append(contentsOf: text)
            return
        }
        let changed = names.filter { judge.record.isChanged($0.slot) }
        var unwritten = Set(changed.map(\.slot))
        var written = 0
        for (index, member) in scanner.members.enumerated() {
            guard let name = name(of: member, at: index, in: text),
                let slot = unwritten.remove(names[name].slot)
            else { continue }
            let isString = member.kind == .string || member.kind == .stringWithEscapes
            let start = isString ? member.valueStart - 1 : member.valueStart
            judge.result.written.append(contentsOf: text[written..<start])
            append(judge.record.data(slot))
            written = isString ? member.valueEnd + 1 : member.valueEnd
        }
        let end = text.lastIndex(of: UInt8(ascii: "}")) ?? text.count
        let isEmpty = scanner.members.isEmpty
        // New members go right behind the last one, before the blanks that the closing brace may have.
        let last = isEmpty ? end : scanner.members.last.map { $0.outerEnd } ?? end
        judge.result.written.append(contentsOf: text[written..<max(written, last)])
        let added = changed.filter { unwritten.contains($0.slot) }
        for (index, new) in added.enumerated() {
            if index > 0 || !isEmpty { judge.result.written.append(UInt8(ascii: ",")) }
            append(.string(String(decoding: new.bytes, as: UTF8.self)))
            judge.result.written.append(UInt8(ascii: ":"))
            append(judge.record.data(new.slot))
        }
        judge.result.written.append(contentsOf: text[max(written, last)...])
    }

    private mutating func append(_ value: DataValue) {
        var writer = JSONWriter()
        writer.write(value)
        judge.result.written.append(contentsOf: writer.bytes)
    }
}

extension JSONRecordScanner.Member {
    /// Where the value ends, with the quote of a string.
    fileprivate var outerEnd: Int { kind == .string || kind == .stringWithEscapes ? valueEnd + 1 : valueEnd }
}
