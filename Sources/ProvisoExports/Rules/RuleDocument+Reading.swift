import ProvisoCore

extension RuleDocument {
    /// What a document says of how values are read.
    static let readingKeys = ["missing", "decimal", "thousands", "unit"]

    /// The attributes of which a document says one of these keys, so that what is stored is not what the rules judge.
    func attributes(with keys: [String]) -> Set<String> {
        guard case .object(let attributes)? = data["attributes"] else { return [] }
        return Set(attributes.members.filter { _, own in keys.contains { own[$0] != nil } }.map(\.key))
    }
}

extension Set<String> {
    /// Whether an attribute is among these, or inside of one of them.
    func covers(_ attribute: String) -> Bool {
        contains { attribute == $0 || attribute.hasPrefix($0 + ".") }
    }
}
