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

extension Each: CodedRule {
    var codes: Set<ViolationCode>? { rules.codes?.union(["each.type"]) }
}

extension EachMember: CodedRule {
    var codes: Set<ViolationCode>? { rules.codes?.union(["each.type"]) }
}

extension AnyOf: CodedRule {
    // What passes may bring warnings along.
    var codes: Set<ViolationCode>? { rules.lazy.map(\.codes).union()?.union(["any"]) }
}

extension Not: CodedRule {
    // What has not been asked yet goes on as it is.
    var codes: Set<ViolationCode>? { rule.codes?.union(["not"]) }
}

// MARK: Rules with codes of their own

extension Condition: CodedRule {
    var codes: Set<ViolationCode>? { [code] }
}

extension InFormat: CodedRule {
    var codes: Set<ViolationCode>? { [code] }
}

extension EmailOfDomain: CodedRule {
    var codes: Set<ViolationCode>? { ["email", "email.domainNotFound", "email.domainUnchecked"] }
}

extension NumberCheck: CodedRule {
    var codes: Set<ViolationCode>? { [code] }
}

extension Required: CodedRule {
    var codes: Set<ViolationCode>? { ["required"] }
}

extension Absent: CodedRule {
    var codes: Set<ViolationCode>? { ["absent"] }
}

extension Length: CodedRule {
    var codes: Set<ViolationCode>? { ["string.type", "string.tooShort", "string.tooLong", "string.notEqual"] }
}

extension Count: CodedRule {
    var codes: Set<ViolationCode>? { ["count.type", "count.tooFew", "count.tooMany", "count.notEqual"] }
}

extension Password: CodedRule {
    var codes: Set<ViolationCode>? { Set(PasswordRule.codes.map { ViolationCode(rawValue: $0) }) }
}

extension Matches: CodedRule {
    var codes: Set<ViolationCode>? { ["match"] }
}

extension OneOf: CodedRule {
    var codes: Set<ViolationCode>? { ["in"] }
}

extension Contains: CodedRule {
    var codes: Set<ViolationCode>? { ["contains"] }
}

extension ContainsElement: CodedRule {
    var codes: Set<ViolationCode>? { ["contains"] }
}

extension StartsWith: CodedRule {
    var codes: Set<ViolationCode>? { ["startsWith"] }
}

extension EndsWith: CodedRule {
    var codes: Set<ViolationCode>? { ["endsWith"] }
}

extension MultipleOf: CodedRule {
    var codes: Set<ViolationCode>? { ["multipleOf"] }
}

extension EqualTo: CodedRule {
    var codes: Set<ViolationCode>? { ["compare.equal", "compare.notEqual"] }
}

extension Compare: CodedRule {
    var codes: Set<ViolationCode>? { Set(ComparisonOperator.allCases.map(\.code)).union(["compare.type"]) }
}

extension InRange: CodedRule {
    var codes: Set<ViolationCode>? {
        [
            "number.type", "number.tooSmall", "number.tooBig", "compare.greaterOrEqual", "compare.lessOrEqual",
            "compare.less", "compare.type",
        ]
    }
}

extension DateText: CodedRule {
    var codes: Set<ViolationCode>? { ["date"] }
}

extension DateTimeText: CodedRule {
    var codes: Set<ViolationCode>? { ["dateTime"] }
}

extension TimeText: CodedRule {
    var codes: Set<ViolationCode>? { ["time"] }
}

extension CardExpiryText: CodedRule {
    var codes: Set<ViolationCode>? { ["cardExpiry"] }
}

extension URLText: CodedRule {
    var codes: Set<ViolationCode>? { ["url"] }
}

extension EqualToAttribute: CodedRule {
    var codes: Set<ViolationCode>? { ["compare.equal", "compare.notEqual"] }
}

extension CompareToAttribute: CodedRule {
    var codes: Set<ViolationCode>? { Set(ComparisonOperator.allCases.map(\.code)).union(["compare.type"]) }
}

// MARK: Filters, which find nothing

extension Default: CodedRule {
    var codes: Set<ViolationCode>? { [] }
}

extension Map: CodedRule {
    var codes: Set<ViolationCode>? { [] }
}

extension Trim: CodedRule {
    var codes: Set<ViolationCode>? { [] }
}

extension TextFilter: CodedRule {
    var codes: Set<ViolationCode>? { [] }
}
