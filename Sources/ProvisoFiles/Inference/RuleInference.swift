public import ProvisoCore

/// Proposes rules from data: what most of the values keep to.
///
/// The data is read several times: for a profile of the columns with some of their values, and for a check with the proposed rules,
/// which all figures come from. Rules that fewer values pass than ``leastShare`` asks for are left out. The others are checked again,
/// so that a check with the proposal finds what the proposal says.
///
/// ```swift
/// let proposal = try await RuleInference().run(["people.csv"])
/// print(proposal.yaml)
/// ```
///
/// Memory does not grow with the data, as with ``FileCheck``: of each column a profile is kept and up to 1024 values. The same data
/// makes the same proposal, whatever the number of threads.
public struct RuleInference: Sendable {
    /// The format of every file, or `nil` to choose it by the file name extension.
    public var format: DataFormat?
    /// How CSV is written.
    public var dialect = CSVDialect()
    /// Where the records are in a JSON file. The whole file when `nil`.
    public var records: JSONPointer?
    /// The encoding of the files; UTF-8, or UTF-16 with a byte order mark, when `nil`.
    public var encoding: TextEncoding?
    /// Whether a name with `*`, `?` or `[` in it stands for all files that fit it; see ``FileCheck/expandsPatterns``.
    public var expandsPatterns = false
    /// How many threads look at records.
    public var jobs = 1
    /// How many of ten thousand values must keep a rule for it to be proposed; 9500, which is 95 %, by default: the faults of most
    /// data are fewer, and what one value in ten does not keep is no rule.
    public var leastShare = 9500

    /// Whether values of the data may stand in the proposal: members of enumerations and bounds.
    public var showsValues = true

    /// So many columns are looked into; those behind them are named.
    static let mostColumns = 250

    /// The rules that may be proposed: those that say how their values are recognised, with `recognitions`.
    ///
    /// Your own rules are proposed in the same way. Include the rules of Proviso to have them proposed too.
    public var registry: RuleRegistry

    /// Creates an inference for files of any kind.
    ///
    /// - Parameter registry: The rules that there are; those that come with Proviso by default.
    public init(registry: RuleRegistry = .standard) { self.registry = registry }

    /// Proposes rules for files that hold records of the same kind.
    ///
    /// - Parameter paths: The files, none of which may be standard input, since each is read several times.
    /// - Throws: A ``CheckFailure`` for a file that cannot be read to its end, or for files without a record.
    public func run(_ paths: [RawPath]) async throws -> RuleProposal {
        for path in paths where path.isStandardInput {
            throw CheckFailure.data(
                DataError(
                    file: "-",
                    "rules are proposed from data that is read several times, which standard input cannot be",
                    hint: "write it to a file"))
        }
        // Of a pattern those are meant that fit it.
        for path in expandsPatterns ? FilePattern.expand(paths) : paths where path.isReadOnce {
            throw CheckFailure.file(FileError(file: path.description, .notReadTwice))
        }
        let areColumns = areColumns(paths)
        var (profile, warnings) = try await profile(of: paths)
        let trimmed = areColumns ? paddedColumns(of: profile) : []
        if !trimmed.isEmpty { (profile, warnings) = try await self.profile(of: paths, trimming: trimmed) }
        let positions = profile.columns.indices.filter { profile.columns[$0].naming != .none }.prefix(Self.mostColumns)
        let columns = positions.map { profile.columns[$0] }
        let names = AttributeNames(columns, areColumns: areColumns)
        let limits = InferenceLimits(
            records: profile.records, leastShare: leastShare, showsValues: showsValues, areCells: names.areColumns)
        let values = positions.map { profile.samples[$0] }
        let ways = ElementWays(columns, limits)
        var proposal = RuleProposal(
            files: paths.map(\.description), records: profile.records,
            attributes: columns.enumerated().map { position, column in
                guard ways.leads(to: column) else { return InferredAttribute(names[position]) }
                let others = OtherColumns(names, values, without: position)
                return ColumnInference(
                    column, values[position], limits, registry, others: others,
                    isTrimmed: trimmed.contains(column.name)
                ).attribute(names[position])
            })
        proposal.isOfColumns = names.areColumns
        proposal.warnings = warnings
        proposal.note(profile)
        let looked = Set(positions)
        proposal.columnsLeftOut = profile.columns.indices.filter { !looked.contains($0) }.map {
            profile.columns[$0].name
        }
        proposal.hasMoreColumns = profile.hasMoreColumns
        try await settle(&proposal, paths, limits)
        return proposal
    }

    /// The columns in which so many values have blanks around them that these are no slips: the rules are for what is between them.
    private func paddedColumns(of profile: DataProfile) -> Set<String> {
        let padded = profile.columns.indices.filter { position in
            let values = profile.samples[position].values
            let plain = values.reduce(0) { $0 + (CSVBlanks.surround($1.text) ? 0 : $1.count) }
            let all = values.reduce(0) { $0 + $1.count }
            return plain * 10_000 < all * leastShare
        }
        return Set(padded.map { profile.columns[$0].name })
    }

    /// Checks the data with the proposal and leaves out what too few values keep, until there is nothing of that kind.
    private func settle(_ proposal: inout RuleProposal, _ paths: [RawPath], _ limits: InferenceLimits) async throws {
        repeat {
            // A document of columns is one without a rule too, and would be checked for ever.
            guard proposal.attributes.contains(where: { !$0.rules.isEmpty }) else { throw noRuleHolds(for: proposal) }
            let spans = DateSpans(proposal.attributes, registry, jobs: jobs)
            proposal.note(try await check(paths, proposal, spans))
            guard limits.showsValues else { continue }
            for position in proposal.attributes.indices {
                proposal.attributes[position].span = spans[position].words
            }
        } while proposal.dropWeakRules(limits)
    }

    /// Checks the data with a proposal, in two parts at once where that helps: rules that look at all records have one thread,
    /// and rules for other attributes need not wait for it.
    private func check(
        _ paths: [RawPath], _ proposal: RuleProposal, _ spans: DateSpans
    ) async throws -> CheckSummary {
        // An order that so many records break is not proposed.
        let mostOutOfOrder = proposal.records / 50
        let keyed = proposal.attributes.indices.filter { proposal.attributes[$0].rules.contains(where: \.isDemanding) }
        let others = proposal.attributes.indices.filter { !keyed.contains($0) }
        let hasOtherRules = others.contains { !proposal.attributes[$0].rules.isEmpty }
        guard jobs > 1, !keyed.isEmpty, hasOtherRules, areStreamed(paths) else {
            return try await check(
                paths, document(of: proposal, proposal.attributes.indices, spans), jobs: jobs,
                profiling: proposal.columnsWithMissing, mostOutOfOrder: mostOutOfOrder)
        }
        let keyedDocument = try document(of: proposal, keyed, spans)
        async let found = check(paths, keyedDocument, jobs: 1, mostOutOfOrder: mostOutOfOrder)
        var summary = try await check(
            paths, document(of: proposal, others, spans), jobs: jobs - 1, profiling: proposal.columnsWithMissing)
        // What is no rule's is found by both.
        let names = Set(keyed.map { proposal.attributes[$0].name })
        summary.kinds += try await found.kinds.filter { names.contains($0.path) }
        return summary
    }

    private func document(
        of proposal: RuleProposal, _ positions: some Sequence<Int>, _ spans: DateSpans
    ) throws -> RuleDocument {
        let data = proposal.data(of: positions, eachByItself: true) { position in
            proposal.attributes[position].rules.map { $0.namesNearMisses ? $0.dataForReasons : $0.data }
                + spans.rules(for: position)
        }
        do {
            return try RuleDocument(.object(data), registry: spans.registry)
        } catch {
            throw noRuleHolds(for: proposal)
        }
    }

    private func noRuleHolds(for proposal: RuleProposal) -> CheckFailure {
        let file = proposal.files.first ?? ""
        if proposal.attributes.isEmpty { return .data(DataError(file: file, "the records have no attributes")) }
        return .data(DataError(file: file, "no rule holds for enough values", hint: "ask for a smaller share"))
    }

    /// What there is in the files, in all of them together, and what was probably meant about how they are read.
    ///
    /// - Throws: An error where no record can be read: with the reason, if the data is to blame.
    private func profile(
        of paths: [RawPath], trimming columns: Set<String> = []
    ) async throws -> (DataProfile, warnings: [String]) {
        // A document needs a rule; this one judges nothing.
        let document = try RuleDocument([["_", .string(RuleName.safe)]])
        let summary = try await check(paths, document, jobs: jobs, trimming: columns, samples: SampleLimits())
        if let profile = summary.profiles.first, profile.records > 0 {
            return (profile, summary.files.flatMap(\.warnings))
        }
        let problem = summary.kinds.first { $0.severity == .error }
        throw CheckFailure.data(
            DataError(
                file: problem?.file ?? paths.map(\.description).joined(separator: ", "),
                at: problem.flatMap { $0.line > 0 ? SourcePosition(line: $0.line, column: 1) : nil },
                "there are no records to go by",
                hint: summary.files.lazy.flatMap(\.advice).first ?? problem?.samples.first.map { $0.message }))
    }

    private func check(
        _ paths: [RawPath], _ document: RuleDocument, jobs: Int, profiling columns: Set<String> = [],
        trimming trimmed: Set<String> = [], samples: SampleLimits? = nil, mostOutOfOrder: Int = .max
    ) async throws -> CheckSummary {
        var check = FileCheck(document)
        (check.format, check.dialect, check.records, check.encoding) = (format, dialect, records, encoding)
        (check.expandsPatterns, check.jobs) = (expandsPatterns, jobs)
        (check.countsKinds, check.takesSamples) = (true, true)
        check.gathersProfiles = samples != nil || !columns.isEmpty
        check.purpose = CheckPurpose(
            prints: false, mostOutOfOrder: mostOutOfOrder, profiledColumns: samples == nil ? columns : nil,
            trimmedColumns: trimmed, sampleLimits: samples)
        let summary = try await check.run(paths) { _ in }
        if let failure = summary.failures.first { throw failure }
        return summary
    }

    /// Whether the files are read piece by piece, so that reading them twice at once takes little memory.
    private func areStreamed(_ paths: [RawPath]) -> Bool {
        paths.allSatisfy { (format ?? DataFormat(path: $0.description)) != .json }
    }

    /// Whether the names are those of columns, and not ways into objects.
    private func areColumns(_ paths: [RawPath]) -> Bool {
        paths.allSatisfy { (format ?? DataFormat(path: $0.description)) == .csv }
    }
}
