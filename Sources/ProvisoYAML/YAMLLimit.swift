#if YAML
/// What a document in YAML may hold at most.
package struct YAMLLimit: Sendable {
    let bytes: Int
    let depth: Int
    /// How many values there may be once aliases are expanded.
    let values: Int
    let isOfRules: Bool

    /// That of a rule document, and of a schema.
    package static let rules = YAMLLimit(bytes: 1 << 20, depth: 100, values: 100_000, isOfRules: true)
    /// That of the description of an API, of which there are large ones.
    package static let descriptions = YAMLLimit(bytes: 64 << 20, depth: 200, values: 2_000_000, isOfRules: false)

    /// The number of values as people read it: `100 000`.
    var shownValues: String {
        var groups: [String] = []
        var rest = values
        while rest >= 1000 {
            let group = String(rest % 1000)
            groups.insert(String(repeating: "0", count: 3 - group.count) + group, at: 0)
            rest /= 1000
        }
        return ([String(rest)] + groups).joined(separator: " ")
    }
}
#endif
