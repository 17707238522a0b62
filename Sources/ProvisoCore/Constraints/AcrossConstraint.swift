/// What is asked for between the records of a file or a list.
public enum AcrossConstraint: Sendable, Hashable {
    /// No two records have the same values.
    case unique(ignoresCase: Bool)
    /// The values are among those of some columns: of a file, or of the same one where `file` is `nil`.
    case exists(file: String?, columns: [String])
    /// The records come in the order of the values, which are read as a kind of values, and dates by a format.
    case sorted(isDescending: Bool, isStrict: Bool, as: ComparisonConstraint.Kind?, format: String?)
    /// Each value follows the one before: by a step of a number, or of dates where a unit is given.
    case sequence(start: ExactNumber?, step: Int, unit: String?)
    /// So many different values come.
    case distinct(min: Int?, max: Int?)
}
