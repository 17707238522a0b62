internal import ProvisoFormats

/// The rules that come with Proviso. A rule is one file and one line here.
enum BuiltInRules {
    static let all: [any DocumentRule.Type] = [
        RequiredRule.self,
        AbsentRule.self,
        BooleanRule.self,
        CompareRule.self,
        InRule.self,
        ContainsRule.self,
        MatchRule.self,
        NumberRule.self,
        StringRule.self,
        DefaultRule.self,
        FilterRule.self,
        TrimRule.self,
        SafeRule.self,
        AllOrNoneRule.self,
        EachRule.self,
        NestedRule.self,
        FormatRule<EmailFormat>.self,
        URLRule.self,
        FormatRule<PaymentCardFormat>.self,
    ]
}
