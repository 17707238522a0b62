/// A rule that knows all codes of what it finds, so that a message for all of them can be checked when it is given.
protocol CodedRule {
    /// The codes; `nil` when nobody can know, since rules of the program's own are inside.
    var codes: Set<ViolationCode>? { get }
}

extension ValidationRule {
    /// The codes of what the rule finds; `nil` for a rule of the program's own, whose parameters nobody knows either.
    var knownCodes: Set<ViolationCode>? { (self as? any CodedRule)?.codes }
}

extension Sequence where Element == Set<ViolationCode>? {
    /// All codes together; `nil` when those of one rule are not known.
    func union() -> Set<ViolationCode>? {
        reduce(into: [] as Set<ViolationCode>?) { all, codes in
            all = codes.flatMap { codes in all?.union(codes) }
        }
    }
}

// MARK: Rules made of others

extension AnyRule: CodedRule {
    var codes: Set<ViolationCode>? { base.knownCodes }
}

extension ModifiedRule: CodedRule {
    var codes: Set<ViolationCode>? { base.knownCodes }
}

extension RuleList: CodedRule {
    package var codes: Set<ViolationCode>? { rules.lazy.map(\.codes).union() }
}
