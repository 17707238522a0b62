internal import ProvisoBase

/// The violations of the parts of a file that were checked, counted by kind as the parts come.
struct GatheredTally: Sendable {
    private(set) var tally = ViolationTally()
    /// Of which kinds the parts that follow need no samples.
    let sampledKinds = SampledKinds()

    /// Takes over what was counted in the part that comes next.
    mutating func merge(_ next: ViolationTally) {
        tally.merge(next)
        sampledKinds.note(tally)
    }
}

/// The kinds of violations that a file was found to have enough samples of, so that its parts which follow make none. Any thread
/// reads it as it begins with another part.
final class SampledKinds: Sendable {
    struct Known: Sendable {
        /// The kinds that have all the samples that are kept.
        fileprivate(set) var samples: Set<ViolationTally.Key> = []
        /// The kinds with more different values than are counted.
        fileprivate(set) var values: Set<ViolationTally.Key> = []
    }

    private let kinds = Locked(Known())

    var known: Known { kinds.withLock { $0 } }

    /// Notes what the parts so far have come to together.
    fileprivate func note(_ tally: ViolationTally) {
        kinds.withLock { known in
            for kind in tally.kinds {
                if kind.samples.count >= kind.mostSamples { known.samples.insert(ViolationTally.Key(kind)) }
                if kind.values.isFull { known.values.insert(ViolationTally.Key(kind)) }
            }
        }
    }
}
