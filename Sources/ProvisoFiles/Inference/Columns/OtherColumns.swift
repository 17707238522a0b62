internal import ProvisoCore

/// Some of the values of the columns beside one, for rules that depend on another attribute: the country of a number.
struct OtherColumns: Sendable {
    /// A column.
    private struct Column: Sendable {
        let attribute: String
        let values: [ValueSamples.Value]
    }

    private var columns: [Column] = []

    /// So many different values are looked at; what has more is no column of countries.
    private static let most = 512

    init() {}

    /// The columns but for one.
    init(_ names: AttributeNames, _ samples: [ValueSamples], without position: Int) {
        for other in samples.indices where other != position {
            let values = samples[other].values.filter { !$0.text.isEmpty }
            guard 1...Self.most ~= values.count, !names[other].attribute.contains("[]") else { continue }
            columns.append(Column(attribute: names[other].attribute, values: values))
        }
        // Those that are nearest to the column come first.
        let distance = samples.indices.filter { $0 != position }
            .reduce(into: [String: Int]()) { $0[names[$1].attribute] = abs($1 - position) }
        columns.sort { distance[$0.attribute, default: 0] < distance[$1.attribute, default: 0] }
    }

    /// The attributes that have the values of a choice, with those that each of them has.
    func attributes(having choice: Recognition.Choice, _ limits: InferenceLimits) -> [(name: String, values: [String])]
    {
        let known = Set(choice.attributeValues)
        guard !known.isEmpty else { return [] }
        let chosen = Set(choice.values)
        return columns.compactMap { column in
            let total = column.values.reduce(0) { $0 + $1.count }
            let passed = column.values.reduce(0) { known.contains($1.text.uppercased()) ? $0 + $1.count : $0 }
            guard limits.isEnough(passed, of: total) else { return nil }
            let values = Set(column.values.map { $0.text.uppercased() }).intersection(chosen).sorted()
            return values.isEmpty ? nil : (column.attribute, values)
        }
    }
}
