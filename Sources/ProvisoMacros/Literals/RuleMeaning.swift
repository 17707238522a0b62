#if Macros
/// How the literals in a rule tell what it lets pass.
enum RuleMeaning {
    /// The value is not empty.
    case filled
    /// The value is empty.
    case empty
    /// A text has so many characters.
    case length
    /// A collection has so many elements.
    case count
    /// The value lies between limits.
    case range
    /// The value is one of a list, or none of it.
    case members(isExcluded: Bool)
    /// The value equals another one, or differs from it.
    case equality(isExcluded: Bool)
    /// The value relates to another one as an operator says.
    case order
    /// A text matches a pattern.
    case pattern(isWhole: Bool)
    /// A number lies between limits that the rule itself has, without them where they are excluded.
    case numbers(min: String?, max: String?, excludesMin: Bool, excludesMax: Bool)
    /// A text matches a pattern that the rule itself has; not all that match pass.
    case shape(String)
    /// An empty value becomes another one.
    case replacement

    /// What rules of a name let pass; `nil` where their declaration does not tell.
    ///
    /// - Parameter label: The label of the first option, since rules of one name may be of several kinds.
    static func of(_ rule: String, _ label: String?) -> RuleMeaning? {
        label.flatMap { byRule["\(rule)(\($0):)"] } ?? byRule[rule]
    }
}
#endif
