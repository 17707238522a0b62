public import ProvisoCore

/// How often violations of one kind were found: of one attribute, by one rule, with one code and one weight.
public struct ViolationKind: Sendable, Hashable {
    /// The attribute; elements of lists are one: `tags[]`.
    public let path: String
    /// The rule, as documents call it.
    public let rule: String
    /// What is wrong, for machines.
    public let code: String
    /// How much it weighs.
    public let severity: Severity
    /// How many violations there are.
    public internal(set) var violations: Int
    /// How many records have one.
    public internal(set) var records: Int
    /// The file of the first.
    public let file: String
    /// The line of the record of the first; 0 when it is about a file as a whole.
    public let line: Int
    /// The first violations of the kind; empty unless ``FileCheck/takesSamples`` asks for them.
    public internal(set) var samples: [ViolationSample] = []
    /// The values that are wrong, each once; empty unless values may be shown.
    var values = ValueTally()

    /// So many violations are kept as samples. What is wrong with a file as a whole is reported in full: which columns are
    /// missing matters, and files have few.
    var mostSamples: Int { line > 0 ? 5 : 50 }
}

/// Counts violations by kind, in the order in which the kinds come up.
struct ViolationTally: Sendable {
    struct Key: Hashable, Sendable {
        let path: String
        let rule: String
        let code: String
        let severity: Severity

        fileprivate init(path: String, rule: String, code: String, severity: Severity) {
            (self.path, self.rule, self.code, self.severity) = (path, rule, code, severity)
        }

        init(_ kind: ViolationKind) {
            self.init(path: kind.path, rule: kind.rule, code: kind.code, severity: kind.severity)
        }
    }

    /// A violation whose kind is known, to compare others with.
    private final class Known: Sendable {
        private let violation: Violation
        let place: Int

        init(_ violation: borrowing Violation, _ place: Int) {
            self.violation = copy violation
            self.place = place
        }

        /// Whether another is surely of the same kind: nearly all share what they hold, and what they hold need not be read.
        func isAlike(_ other: borrowing Violation) -> Bool {
            if other.rendersLike(violation) { return true }
            return other.code == violation.code && other.outsidePath == violation.outsidePath
                && other.rule == violation.rule && other.severity == violation.severity
        }
    }

    private static let recentBits = 7

    private(set) var kinds: [ViolationKind] = []
    /// How many violations are of kinds that are not kept.
    private(set) var others = 0
    private var positions: [Key: Int] = [:]
    /// Violations that came lately, by the first bits of their hashes.
    private var recent: [Known?] = []
    /// The record in which a kind was seen last.
    private var last: [Int] = []
    /// How many samples of a kind are wanted.
    private var wantedSamples: [Int] = []
    /// What the parts before have enough of.
    private let known: SampledKinds.Known

    /// So many kinds of a run are kept: rules name fewer, but names can come from the data.
    static let mostKinds = 1000

    /// - Parameter known: What need not be sampled again, where parts of a file are counted apart.
    init(_ known: SampledKinds.Known = SampledKinds.Known()) { self.known = known }

    mutating func add(
        _ violation: borrowing Violation, record: Int, line: Int, file: String,
        sampling sampler: ViolationSampler? = nil
    ) {
        let place = place(of: violation, file: file, line: line)
        kinds[place].violations += 1
        // What is wrong with a file as a whole is in none of its records.
        if record > 0, last[place] != record { kinds[place].records += 1 }
        last[place] = record
        guard let sampler else { return }
        if kinds[place].samples.count < wantedSamples[place] {
            kinds[place].samples.append(sampler.sample(of: copy violation, file: file, record: record, line: line))
        }
        if sampler.showsValues, !kinds[place].values.isFull {
            if let value = sampler.value(of: copy violation, file: file, line: line) { kinds[place].values.add(value) }
        }
    }

    /// Takes over what was counted in the part that comes next.
    mutating func merge(_ next: ViolationTally) {
        others += next.others
        for kind in next.kinds {
            let key = Key(kind)
            guard positions[key] != nil || kinds.count < Self.mostKinds else {
                others += kind.violations
                continue
            }
            let place = place(of: key, file: kind.file, line: kind.line)
            kinds[place].violations += kind.violations
            kinds[place].records += kind.records
            let room = max(0, kinds[place].mostSamples - kinds[place].samples.count)
            kinds[place].samples += kind.samples.prefix(room)
            kinds[place].values.merge(kind.values)
        }
    }

    /// The kinds, the most frequent first.
    var sortedKinds: [ViolationKind] {
        kinds.enumerated().sorted {
            ($1.element.violations, $0.offset) < ($0.element.violations, $1.offset)
        }.map(\.element)
    }

    /// The place of the kind of a violation: mostly of one like it that came lately, for which no key is made.
    private mutating func place(of violation: borrowing Violation, file: String, line: Int) -> Int {
        if recent.isEmpty { recent = Array(repeating: nil, count: 1 << Self.recentBits) }
        let slot = Int(truncatingIfNeeded: violation.renderingHash &>> UInt64(UInt64.bitWidth - Self.recentBits))
        if let known = recent[slot], known.isAlike(violation) { return known.place }
        let key = Key(
            path: violation.outsidePath.withoutIndexes, rule: violation.rule, code: violation.code.rawValue,
            severity: violation.severity)
        let place = place(of: key, file: file, line: line)
        recent[slot] = Known(violation, place)
        return place
    }

    private mutating func place(of key: Key, file: String, line: Int) -> Int {
        if let place = positions[key] { return place }
        positions[key] = kinds.count
        var kind = ViolationKind(
            path: key.path, rule: key.rule, code: key.code, severity: key.severity, violations: 0, records: 0,
            file: file, line: line)
        if known.values.contains(key) { kind.values = .full }
        kinds.append(kind)
        wantedSamples.append(known.samples.contains(key) ? 0 : kind.mostSamples)
        last.append(-1)
        return kinds.count - 1
    }
}
