/// One condition on values, as data: the vocabulary in which rules say what they let pass.
///
/// The vocabulary grows. Whoever reads constraints switches over those that it can express, and takes any other one, by
/// `default`, as not expressible: that is said, and never skipped in silence.
public indirect enum Constraint: Sendable, Equatable {
    /// The value is of one of some kinds.
    case kinds(ValueKinds)
    /// The value is not null, missing, `""`, `[]` or `{}`.
    case filled
    /// The value is null, missing, `""`, `[]` or `{}`.
    case empty
    /// The value is a number within limits.
    case number(NumberConstraint)
    /// The value is a text of a certain length.
    case length(LengthConstraint)
    /// The value is a list of a certain number of elements, or a text of so many characters.
    case count(min: Int?, max: Int?)
    /// The value is `true` or `false`, in a cell of CSV spelled so; 1 and 0 pass too, unless it is strict.
    case boolean(isStrict: Bool)
    /// The value is one of a list, or none of it.
    case members(MembersConstraint)
    /// The value is a text that matches a regular expression, or does not.
    case pattern(PatternConstraint)
    /// The value is a date, a time, or both, perhaps within bounds.
    case moment(MomentConstraint)
    /// The value is a text of a certain shape.
    case shape(TextShape)
    /// The value relates to a constant, to another attribute or to a sum of attributes.
    case comparison(ComparisonConstraint)
    /// The value is a text whose form another attribute decides.
    case dependent(DependentConstraint)
    /// The value is a list or an object whose parts meet constraints of their own.
    case parts(PartsConstraint)
    /// The value is a list that holds another value.
    case contains(DataValue)
    /// The value is a list without two elements that are equal.
    case uniqueElements
    /// The attributes of the rule are all given, or none is.
    case allOrNone
    /// What is asked for lies between the records of a file.
    case across(AcrossConstraint)
    /// The value meets one of some constraints.
    case anyOf([Constraints])
    /// A condition of somebody's own, by a name that readers may know, with what it needs.
    case custom(String, DataObject)
}
