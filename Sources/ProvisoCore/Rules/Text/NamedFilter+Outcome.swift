extension NamedFilter {
    /// What holds of every value that the filter leaves.
    var outcome: Constraints {
        switch self {
        case .trim: .textsTrimmed(left: true, right: true)
        case .lowercase: .texts(PatternConstraint(#"\p{Changes_When_Lowercased}"#, isExcluded: true))
        case .uppercase: .texts(PatternConstraint(#"\p{Changes_When_Uppercased}"#, isExcluded: true))
        // Marks that follow a blank make it a character of its own, which stays; nothing combines with a control character.
        case .collapseWhitespace:
            .texts(PatternConstraint(#"[\x{0}\x{9}-\x{D}\x{85}\x{2028}\x{2029}]"#, isExcluded: true))
        case .digits: .texts(PatternConstraint("[0-9]*", isWhole: true))
        case .capitalize, .nfc: .opaque
        }
    }
}

extension Constraints {
    /// What is left where no text ends in white space or NUL.
    static func textsTrimmed(left: Bool, right: Bool) -> Self {
        let blank = #"[\p{White_Space}\x{0}]"#
        let ends = [left ? "^" + blank : nil, right ? blank + "$" : nil].compactMap { $0 }
        return .texts(PatternConstraint(ends.joined(separator: "|"), isExcluded: true))
    }

    /// Texts of a pattern, and everything that is no text.
    static func texts(_ pattern: PatternConstraint) -> Self {
        .exactly(
            .anyOf([
                .exactly(.kinds([.number, .boolean, .list, .object, .null])), .exactly(.pattern(pattern)),
            ]))
    }
}
