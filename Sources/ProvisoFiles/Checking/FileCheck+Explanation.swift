extension FileCheck {
    /// Says what became of each rule in one record of a file.
    ///
    /// The file is read as by a check, up to the record; to its end if a rule looks at all records.
    ///
    /// - Parameters:
    ///   - target: The record.
    ///   - path: The file; `-` is standard input.
    /// - Returns: What became of the rules, or `nil` and how many records there are if there is no such record.
    /// - Throws: ``/Proviso/UnknownScenario``, or why the file could not be read up to the record.
    public func explain(_ target: RecordTarget, of path: RawPath) async throws -> (ExplainedRecord?, records: Int) {
        var check = FileCheck(document)
        (check.scenario, check.format, check.dialect, check.encoding) = (scenario, format, dialect, encoding)
        (check.records, check.assumedName, check.catalog) = (records, assumedName, catalog)
        let explainer = RecordExplainer(target)
        check.explainer = explainer
        let summary = try await check.run([path]) { _ in }
        if let explained = explainer.explained { return (explained, summary.records) }
        if let failure = summary.failures.first { throw failure }
        return (nil, summary.records)
    }
}
