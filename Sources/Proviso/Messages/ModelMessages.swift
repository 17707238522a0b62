extension TypedRuleMessages {
    /// What is said of values that come from outside, and no rule says.
    static let models: [String: CatalogMessage] = [
        "unassignable": "{attribute} cannot be set.",
        "decoding": "{attribute} cannot be read.",
    ]
}
