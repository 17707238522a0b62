#if !hasFeature(Embedded)
extension RuleVocabulary {
    /// Every one of some rules passes. Each reports what it finds; filters change what the rules after them see.
    public static func all(_ first: AnyRule<Value>, _ others: AnyRule<Value>...) -> Self {
        Self(RuleList([first] + others))
    }

    /// Every rule of a list passes.
    public static func all(_ rules: RuleList<Value>) -> Self { Self(rules) }
}
#endif
