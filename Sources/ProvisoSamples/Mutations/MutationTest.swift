public import ProvisoCore

/// Which small changes of a rule document some records would notice, and which they would not.
///
/// Each rule is changed by itself: a limit by one, a pattern by a character class, a list by a member, a flag; or it is left out. A change is
/// noticed if any of the records is validated differently: with other violations, or another value after filters. For a change that none
/// notices, a record is searched that would, and returned only if both documents were asked.
///
/// ```swift
/// let test = try MutationTest(document, records: [fixtures])
/// for survivor in test.survivors { print(survivor.mutation, survivor.witness) }
/// ```
public struct MutationTest: Sendable {
    /// A change that the records do not notice.
    public struct Survivor: Sendable {
        /// The change.
        public let mutation: RuleMutation
        /// A record that would notice; several for a file that is validated as a whole.
        public let witness: [DataValue]
        /// The scenario in which it would.
        public let scenario: Scenario
        /// Whether the document passes it, as it is.
        public let passes: Bool
        /// Whether it is a file of records, and not a record by itself.
        public let isFile: Bool
    }

    /// How many changes were tried.
    public let tried: Int
    /// How many of them the records notice.
    public let noticed: Int
    /// Those that they do not notice, each with a record that would.
    public let survivors: [Survivor]
    /// Those that they do not notice either, and for which no record was found: they may change nothing. Records are searched for
    /// ``mostSearches`` changes.
    public let undecided: [RuleMutation]
    /// Whether there are more changes than were tried.
    public let isCut: Bool

    /// So many changes are tried at most.
    public static let mostMutations = 2_000
    /// For so many changes a record is searched at most.
    public static let mostSearches = 200

    /// Changes the rules of a document, and validates records by each change.
    ///
    /// - Parameters:
    ///   - document: The rules.
    ///   - records: The records of each file.
    ///   - registry: The registry that the document was loaded with.
    ///   - files: The files that it may name.
    ///   - scenarios: The scenarios in which the records are validated; all when `nil`.
    ///   - form: Whether the records that are searched have types, as in JSON, or are cells of CSV.
    ///   - seed: What the choices of the search follow from.
    ///   - mostMutations: How many changes are tried at most.
    /// - Throws: ``/Proviso/RuleDocumentError`` when the document cannot be loaded again from its data.
    public init(
        _ document: RuleDocument, records: [[DataValue]], registry: RuleRegistry = .standard, files: RuleFiles? = nil,
        scenarios: [Scenario]? = nil, form: SampleForm = .json, seed: UInt64 = 0,
        mostMutations: Int = MutationTest.mostMutations
    ) throws(RuleDocumentError) {
        var offline = registry
        offline.isOffline = true
        let loader = MutantLoader(document, registry: offline, files: files)
        let original = try loader.load(nil)
        let maker = MutationMaker(document, registry: offline, files: files, most: mostMutations)
        let asked = scenarios ?? document.scenarios
        let given = asked.map { JudgedFiles(records, by: original.validator(inAny: $0)) }
        var search = WitnessSearch(original, loader: loader, scenarios: asked, form: form, seed: seed)
        var (tried, noticed, searches) = (0, 0, 0)
        var survivors: [Survivor] = []
        var undecided: [RuleMutation] = []
        for mutation in maker.mutations {
            // A change after which the document is none is found by loading it.
            guard let mutant = try? loader.load(mutation.rules) else { continue }
            tried += 1
            if given.contains(where: { $0.notices(mutant.validator(inAny: $0.scenario)) }) {
                noticed += 1
            } else if searches < Self.mostSearches, let found = try? search.witness(of: mutant, &searches) {
                survivors.append(
                    Survivor(
                        mutation: mutation, witness: found.records, scenario: found.scenario, passes: found.passes,
                        isFile: found.isFile))
            } else {
                undecided.append(mutation)
            }
        }
        (self.tried, self.noticed, self.survivors) = (tried, noticed, survivors)
        self.undecided = undecided
        isCut = maker.isCut
    }
}
