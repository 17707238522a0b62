/// What an inference wants otherwise than other checks.
struct CheckPurpose: Sendable {
    /// Whether violations are printed, and not only counted.
    var prints = true
    /// After so many records out of order a rule for their order looks at no more.
    var mostOutOfOrder = Int.max
    /// The columns that are profiled; all when `nil`.
    var profiledColumns: Set<String>?
    /// The columns whose values are profiled without the blanks around them.
    var trimmedColumns: Set<String> = []
    /// Where profiles have samples of the values, what is known of them already.
    var sampleLimits: SampleLimits?
}
