internal import ProvisoCore

/// Finds the rule of a column whose name says what its values are: telephone numbers, postal codes.
struct NamedFormat {
    /// The rule; `nil` where the values do not keep it, or do not show which of several.
    private(set) var rule: InferredRule?
    /// What else there is to say.
    private(set) var note: String?

    /// - Returns: `nil` for a column of another name.
    init?(
        _ name: String, _ values: [ValueSamples.Value], _ limits: InferenceLimits, _ registry: RuleRegistry,
        _ others: OtherColumns
    ) {
        let words = PlaceNames.words(of: name)
        // `postal code` is `postalcode` too.
        let names = Set(words + zip(words, words.dropFirst()).map { $0 + $1 })
        let formats = FormatChoice.Formats(registry).named.filter { !names.isDisjoint(with: $0.recognition.names) }
        guard !formats.isEmpty else { return nil }
        let total = values.reduce(0) { $0 + $1.count }
        for format in formats where values.count >= format.recognition.leastValues {
            if let choice = OptionChoice(format, values, limits, registry, others) {
                if rule == nil { rule = choice.rule }
                if note == nil, !choice.alike.isEmpty {
                    let some = choice.alike.prefix(5).joined(separator: ", ")
                    note = "as \(format.name) they hold for \(some)\(choice.alike.count > 5 ? " and others" : "")"
                }
            } else {
                let held = FormatChoice.held([format], by: values, registry) { limits.isEnough($0.values, of: total) }
                rule = held.first?.format.rule()
            }
            if rule != nil { return }
        }
    }
}
