import ProvisoCore

/// JSON: an array of records, or one.
extension CheckSession {
    mutating func checkJSON(
        _ input: InputFile, _ printer: ViolationPrinter, isLast: Bool, writer: RecordWriter?
    ) async throws {
        let (reader, isArray) = try BlockReader.elements(
            of: input, encoding: check.encoding, at: check.records, mostChecked: check.mostChecked)
        let spool = try spoolOversized(of: reader, writer)
        let first = try reader.next()
        for writer in [writer, rejects].compactMap(\.self) {
            try writer.begin(reader.text)
            writer.beginning = reader.preamble + (first.map(Self.blanks) ?? [])
        }
        if let first {
            let (run, writing) = (run, writing)
            try await checkBlocks(of: reader, first: [first], spool, size: input.size, isLast: isLast, writer: writer) {
                across in
                JSONBlockChecker(run, printer, writing: writing, across: across, elementsOf: input.name)
            }
        }
        guard !summary.isStopped else { return }
        for writer in [writer, rejects].compactMap(\.self) { try finish(writer, reader.tail, isArray: isArray) }
    }

    /// What is before the first record of a block, where that is held.
    private static func blanks(before block: Block) -> ArraySlice<UInt8> {
        block.bytes.prefix { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    }

    /// Writes what is behind the last record.
    private func finish(_ writer: RecordWriter, _ tail: [UInt8], isArray: Bool) throws {
        guard let beginning = writer.beginning else { return try writer.write(tail) }
        writer.beginning = nil
        guard isArray else {
            // The only record is left out.
            return try writer.write(beginning + Array("[]".utf8) + (check.records == nil ? Array("\n".utf8) : tail))
        }
        try writer.write(beginning + tail)
    }
}
