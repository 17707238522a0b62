/// What is asked for between the records of a file or a list.
public enum AcrossConstraint: Sendable, Equatable {
    /// No two records have the same values.
    case unique(ignoresCase: Bool)
    /// The values are among those of some columns: of a file, or of the same one where `file` is `nil`.
    case exists(file: String?, columns: [String])
    /// The records come in the order of the values, which are read as a kind of values, and dates by a format.
    case sorted(isDescending: Bool, isStrict: Bool, as: ComparisonConstraint.Kind?, format: String?)
    /// Each value is the one before and a step: of numbers, or of dates where it is said how they are written.
    case sequence(start: ExactNumber?, step: Int, dates: DateSteps?)
    /// So many different values come.
    case distinct(min: Int?, max: Int?)
}

/// How the dates of a sequence follow each other.
public struct DateSteps: Sendable, Equatable {
    /// What a step is counted in, as rule documents have it: `day`, `month`, `hour` and others.
    public var unit: String
    /// What the values are, and how they are written.
    public var moment: MomentConstraint

    /// Creates steps between dates.
    public init(unit: String, moment: MomentConstraint) {
        self.unit = unit
        self.moment = moment
    }
}
