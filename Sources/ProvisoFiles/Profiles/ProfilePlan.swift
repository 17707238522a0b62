internal import ProvisoCore

/// What is looked at where columns are profiled.
struct ProfilePlan: Sendable {
    /// By what rules the columns are read.
    let document: RuleDocument
    /// The columns that are profiled; all when `nil`.
    var columns: Set<String>?
    /// The columns of CSV whose values are looked at without the blanks around them.
    var trimmed: Set<String> = []
    /// Where samples of the values are wanted, what is known of them already.
    var samples: SampleLimits?
    /// What is known of the columns already.
    var bounds: ProfileBounds?

    func has(_ column: String) -> Bool { columns?.contains(column) ?? true }
}
