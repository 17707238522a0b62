import ProvisoCore
internal import ProvisoInspection

/// One run of a check: hands blocks to threads and what they find to the caller, in the order of the input.
struct CheckSession {
    let check: FileCheck
    /// The rules for the file that is being checked.
    private(set) var run: RecordValidator
    let stream: ViolationStream
    /// What lies between the records of the file that is being checked.
    private(set) var across: AcrossRecords?
    private(set) var summary = CheckSummary()
    /// Where records with errors are kept.
    let rejects: RecordWriter?
    let reportOptions: ReportOptions
    private var tally = ViolationTally()
    /// The same of the file that is being checked.
    private var fileTally = GatheredTally()
    /// How many kinds may still be kept of files one by one.
    private var kindsLeft = Self.mostKindsOfFiles
    /// The content of the columns of the files that each part of the document judges.
    private var profiles: [Int: GatheredProfile] = [:]
    private var presence: RunPresence
    /// What was counted of the rules of each part of the document, when that is wanted.
    private var coverage: [Int: CoverageTally] = [:]
    /// The attributes of the file that is checked whose columns it was told to lack.
    private(set) var missingAttributes: Set<String> = []
    /// How many files the part of the document judges whose rules these are.
    private var fileCount: Int
    /// What is known of the files that other parts of the document judge.
    private var otherParts: [Int: (run: RecordValidator, presence: RunPresence, fileCount: Int)] = [:]
    private var part = 0
    /// Whether a limit was reached.
    private(set) var isOver = false
    /// Whether a limit left something unread or unreported.
    private(set) var isCut = false
    /// What was noted of the file that is checked.
    var current = FileSummary("")
    /// What the files before it came to.
    private(set) var before = (records: 0, invalidRecords: 0, violations: 0, errors: 0)

    init(
        _ check: FileCheck, _ run: RecordValidator, fileCount: Int, rejects: RecordWriter?,
        _ reportOptions: ReportOptions,
        _ emit: @escaping ([UInt8]) throws -> Void
    ) {
        self.check = check
        self.rejects = rejects
        self.reportOptions = reportOptions
        if check.baselinePath != nil { summary.knownViolations = 0 }
        self.run = run
        self.fileCount = fileCount
        stream = ViolationStream(check.output, check.document, check.registry, emit)
        presence = RunPresence(run.makeAttributeTree())
        if check.gathersCoverage { coverage[0] = CoverageTally(run) }
    }

    /// A run over a file once more, which tells nothing.
    init(silent session: CheckSession, across: AcrossRecords?) {
        var check = session.check
        (check.maxViolations, check.failFast, check.progress) = (.max, false, nil)
        check.gathersProfiles = false
        check.gathersCoverage = false
        // What is known of violations was taken account of when they were told.
        var reportOptions = ReportOptions()
        reportOptions.rejects = session.reportOptions.rejects
        self.init(check, session.run, fileCount: 1, rejects: session.rejects, reportOptions) { _ in }
        self.across = across
    }

    /// So many kinds of violations are kept of all files one by one, whatever their number.
    private static let mostKindsOfFiles = 2000

    /// Goes on with the rules of another part of the document.
    mutating func use(_ part: Int, _ run: @autoclosure () -> RecordValidator, fileCount: Int) {
        guard part != self.part else { return }
        otherParts[self.part] = (self.run, presence, self.fileCount)
        if let known = otherParts.removeValue(forKey: part) {
            (self.run, presence, self.fileCount) = known
        } else {
            self.run = run()
            self.fileCount = fileCount
            presence = RunPresence(self.run.makeAttributeTree())
            if check.gathersCoverage { coverage[part] = CoverageTally(self.run) }
        }
        self.part = part
    }

    /// How far the rest of the check may go.
    var limits: CheckLimits {
        CheckLimits(errors: check.maxViolations - summary.errors, failFast: check.failFast)
    }

    /// - Parameter columns: The columns of the file by the attributes that they give values to, once they are known.
    mutating func printer(for path: RawPath, columns: [String: String] = [:]) -> ViolationPrinter {
        var reportOptions = reportOptions
        reportOptions.sampler = reportOptions.sampler?.naming(columns: columns)
        (reportOptions.file, reportOptions.prints) = (path.withoutDot.description, check.purpose.prints)
        reportOptions.sampledKinds = fileTally.sampledKinds
        if reportOptions.baseline != nil {
            reportOptions.baselineNames = BaselineNames(
                path, known: check.baselinePath, found: check.baselineToWrite, ignoresNames: check.baselineIgnoresNames)
        }
        if check.gathersProfiles {
            let gathered = profiles[part] ?? GatheredProfile()
            profiles[part] = gathered
            reportOptions.profiles = ProfilePlan(
                document: run.document, columns: check.purpose.profiledColumns,
                trimmed: check.purpose.trimmedColumns, samples: check.purpose.sampleLimits, bounds: gathered.bounds)
        }
        reportOptions.coverage = coverage[part]?.plan
        return ViolationPrinter(
            check.output, path: path, catalog: check.catalog, paths: run.document.attributes, style: check.style,
            width: check.width, showsValues: check.showsValues, reportOptions: reportOptions)
    }

    /// Whether something is written that a check which is stopped early must not write.
    func isWriting(_ writer: RecordWriter?) -> Bool {
        writer != nil || rejects != nil || check.baselineToWrite != nil
    }

    var writing: WritingMode? {
        check.writePath == nil ? nil : check.writesOnlyValid ? .onlyValid : .everything
    }

    mutating func check(
        _ input: InputFile, path: RawPath, format: DataFormat, isLast: Bool, writer: RecordWriter?
    ) async throws {
        if format != .csv { summary.isRowsOnly = false }
        var printer = printer(for: path)
        let recordsBefore = summary.records
        presence.beginFile()
        missingAttributes = []
        // Of records that were not read nobody knows what they have.
        var isRead = false
        across = makeAcross()
        defer {
            current.unseen = presence.endFile(path.description, isKnown: isRead && summary.records > recordsBefore)
        }
        let leftOutBefore = summary.leftOut
        try await check(input, &printer, format, isLast: isLast, writer: writer)
        isRead = !isCut
        guard !isCut else { return }
        let count = summary.records - recordsBefore - (summary.leftOut - leftOutBefore)
        let findings = try finishFile(printer, path, format, recordCount: count, isLast: isLast)
        if !summary.isStopped { try await writeAgain(path, format, findings, to: writer) }
    }

    // MARK: Results

    /// Takes over what was found.
    ///
    /// - Parameter isEnd: Whether nothing comes after it; asked only when a limit was reached.
    mutating func take(_ result: BlockResult, isEnd: @autoclosure () throws -> Bool, writer: RecordWriter?) throws {
        summary.records += result.records
        summary.invalidRecords += result.invalidRecords
        current.malformedRecords += result.malformedRecords
        current.shortRows += result.rowsOfOtherWidth.short
        current.longRows += result.rowsOfOtherWidth.long
        current.singleCells += result.rowsOfOtherWidth.single
        if result.holdsInvalidUTF8 { current.holdsInvalidUTF8 = true }
        summary.violations += result.violations
        summary.errors += result.errors
        summary.warnings += result.warnings
        summary.violationsOfFiles += result.violationsOfFile
        summary.violationsOfMissingColumns += result.violationsOfMissingColumns
        summary.leftOut += result.leftOut
        if let found = result.presence { presence.add(found) }
        if let counts = result.coverage { coverage[part]?.counts.merge(counts) }
        if let findings = result.findings {
            fileTally.merge(findings.tally)
            if let profile = findings.profile { profiles[part, default: GatheredProfile()].merge(profile) }
            summary.knownViolations? += findings.known
        }
        try stream.print(result.output)
        try writer?.write(result.written, separator: result.writtenSeparator)
        if let rejects, let findings = result.findings {
            try rejects.write(findings.rejected, separator: findings.rejectedSeparator)
        }
        if let failure = result.failure { throw failure }
        if result.isFull || result.isCut {
            isOver = true
            isCut = try result.isCut || !isEnd()
            if isCut { summary.isStopped = true }
        }
    }

    /// Notes how many files are to be checked.
    mutating func expect(files count: Int) { summary.givenFiles = count }

    /// Takes up what a file came to.
    mutating func append(_ file: FileSummary) {
        var file = file
        tally.merge(fileTally.tally)
        if check.takesSamples {
            file.kinds = Array(fileTally.tally.sortedKinds.prefix(kindsLeft))
            kindsLeft -= file.kinds.count
        }
        fileTally = GatheredTally()
        summary.files.append(file)
        before = (summary.records, summary.invalidRecords, summary.violations, summary.errors)
    }

    /// Notes the columns of a file that has some.
    mutating func add(columns: [(name: String, slot: Int?)]) { presence.add(columns: columns) }

    /// Notes attributes of the file of which was told that their columns are missing.
    ///
    /// - Parameter optional: Those that it may lack without a word.
    mutating func noteMissing(_ attributes: some Sequence<String>, optional: [String]) {
        missingAttributes.formUnion(attributes)
        presence.tell(missingAttributes.union(optional))
    }

    /// Notes that a file could not be checked to its end.
    mutating func note(_ failure: CheckFailure) {
        summary.failures.append(failure)
        summary.isStopped = true
        check.failed?(failure)
    }

    /// The pattern of the document's part that judges the file.
    var pattern: String? { pattern(of: part) }

    private func pattern(of part: Int) -> String? { part > 0 ? check.document.files[part - 1].pattern : nil }

    /// Ends the output and completes the summary.
    mutating func finish() throws {
        otherParts[part] = (run, presence, fileCount)
        summary.unseenAttributes = otherParts.sorted { $0.key < $1.key }.flatMap { _, part in
            part.presence.unseen(isComplete: part.presence.fileCount == part.fileCount)
        }
        summary.strangeFiles = otherParts.sorted { $0.key < $1.key }.flatMap { $0.value.presence.strangeFiles }
        summary.kinds = tally.sortedKinds
        summary.violationsOfOtherKinds = tally.others
        summary.profiles = profiles.sorted { $0.key < $1.key }.compactMap { part, gathered in
            guard var profile = gathered.profile else { return nil }
            profile.finish()
            profile.pattern = pattern(of: part)
            return profile
        }
        // A document may have no rules for all files.
        summary.coverage = coverage.sorted { $0.key < $1.key }.compactMap { part, tally in
            let found = tally.plan.coverage(tally.counts)
            return found.rules.isEmpty ? nil : FileCoverage(pattern: pattern(of: part), coverage: found)
        }
        try stream.finish(summary)
    }
}
