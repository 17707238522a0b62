import ProvisoCore

/// Does what is wanted of violations beside that they are printed. Belongs to one thread at a time, with its outlet.
final class RecordContext {
    private let reportOptions: ReportOptions
    private var locator: any ValueLocator
    private var cursor = RecordCursor()
    private var identity: RecordIdentity
    private var rejection = Rejection()

    init(_ reportOptions: ReportOptions, _ locator: any ValueLocator) {
        self.reportOptions = reportOptions
        self.locator = locator
        identity = RecordIdentity(key: reportOptions.key)
    }

    func begin() { rejection.removeAll() }

    /// The errors of the record, where records with errors are kept.
    var reasons: Rejection { rejection }

    /// Notes a violation.
    ///
    /// - Returns: Whether it was known before, so that nothing is said of it.
    func note(_ violation: borrowing Violation, in record: RecordPlace) -> Bool {
        keep(violation)
        guard let baseline = reportOptions.baseline, let names = reportOptions.baselineNames else { return false }
        return baseline.take(
            BaselineEntry(
                path: violation.outsidePath.withoutIndexes, code: violation.code.rawValue,
                record: identity.digest(of: violation, in: record, &locator)), of: names)
    }

    /// Keeps a violation as a reason of the record's, where records with errors are kept.
    func keep(_ violation: borrowing Violation) {
        if reportOptions.rejects != nil, violation.severity == .error { rejection.add(violation) }
    }

    /// Where a violation is.
    func place(of violation: borrowing Violation, in record: RecordPlace) -> ViolationPlace {
        var place = ViolationPlace(record)
        if reportOptions.findsValues, let range = locator.range(of: violation.path, in: record) {
            place.value = ViolationPlace.Point(cursor.position(of: range.lowerBound, in: record))
        }
        if reportOptions.makesFingerprints {
            var hash = SHA256()
            hash.update(identity.digest(of: violation, in: record, &locator))
            hash.update("\(violation.outsidePath)\0\(violation.code)".utf8)
            place.fingerprint = hash.finish().prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        }
        return place
    }

    /// Counts a violation that is reported.
    func count(_ violation: borrowing Violation, in record: RecordPlace, _ findings: BlockFindings?) {
        guard reportOptions.counts else { return }
        findings?.tally.add(
            violation, record: record.number, line: record.line, file: reportOptions.file,
            sampling: reportOptions.sampler)
    }
}

/// What a block came to beside what is printed of it.
final class BlockFindings: @unchecked Sendable {
    /// The records with errors, as they are kept.
    var rejected: [UInt8] = []
    /// How many bytes of them separate the first from one before it.
    var rejectedSeparator = 0
    /// How many violations were known before.
    var known = 0
    /// How many violations of each kind there are.
    var tally: ViolationTally
    /// The content of the columns, if that is wanted.
    var profile: DataProfile?

    init(_ reportOptions: ReportOptions) { tally = ViolationTally(reportOptions.sampledKinds?.known ?? .init()) }
}

extension FieldPath {
    /// The path with every element of a list as one: `tags[]`.
    var withoutIndexes: String {
        if components.count == 1, case .key(let name) = components[0] { return name }
        return components.reduce(into: "") { text, component in
            switch component {
            case .key(let key): text += text.isEmpty ? key : "." + key
            case .index: text += "[]"
            }
        }
    }
}
