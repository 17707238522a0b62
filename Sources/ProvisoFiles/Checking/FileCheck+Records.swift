public import ProvisoCore

extension FileCheck {
    /// The records of a file with the attributes that the rules name, as the rules read them.
    ///
    /// The file is read as by a check. Records that cannot be read are left out.
    ///
    /// - Parameters:
    ///   - path: The file; `-` is standard input.
    ///   - most: How many records are kept at most.
    /// - Returns: The records, how many there are, and what is odd about the file, in a sentence each.
    /// - Throws: ``/Proviso/UnknownScenario``, or why the file could not be read.
    public func records(
        of path: RawPath, atMost most: Int
    ) async throws -> (kept: [DataValue], count: Int, warnings: [String]) {
        var check = FileCheck(document)
        (check.scenario, check.format, check.dialect, check.encoding) = (scenario, format, dialect, encoding)
        (check.records, check.assumedName) = (records, assumedName)
        let collector = RecordCollector(most)
        check.collector = collector
        let summary = try await check.run([path]) { _ in }
        if let failure = summary.failures.first { throw failure }
        return (collector.records, summary.records, summary.files.flatMap(\.warnings))
    }
}
