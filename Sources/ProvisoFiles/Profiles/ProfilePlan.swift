internal import ProvisoBase
internal import ProvisoCore

/// What is looked at where columns are profiled.
struct ProfilePlan: Sendable {
    /// By what rules the columns are read.
    let document: RuleDocument
    /// The columns that are profiled; all when `nil`.
    var columns: Set<String>?
    /// Where samples of the values are wanted, what is known of them already.
    var samples: SampleLimits?
    /// What is known of the columns already.
    var bounds: ProfileBounds?

    func has(_ column: String) -> Bool { columns?.contains(column) ?? true }
}

/// What the parts of the data that were looked at say of all of it, for the parts that follow.
final class ProfileBounds: Sendable {
    private let bounds = Locked<[TextKey: ColumnProfile.Bounds]>([:])

    /// What is known, by the names of columns.
    var all: [TextKey: ColumnProfile.Bounds] { bounds.withLock { $0 } }

    /// Notes what the parts so far have come to together.
    func note(_ profile: DataProfile) {
        let all = Dictionary(
            profile.columns.map { (TextKey($0.name), $0.bounds) }, uniquingKeysWith: { first, _ in first })
        bounds.withLock { $0 = all }
    }
}
