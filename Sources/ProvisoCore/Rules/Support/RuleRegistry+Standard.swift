extension RuleRegistry {
    /// The built-in rules and filters.
    public static let standard = RuleRegistry(
        RuleLibrary(names: BuiltInRules.names, type: BuiltInRules.type(named:)),
        filters: Dictionary(
            NamedFilter.allCases.map { filter in (filter.rawValue, filter.apply) }, combining: { first, _ in first }))
}
