internal import ProvisoCore

/// Finds which value of many an option has for a column: the country of its numbers, or the attribute that says it.
struct OptionChoice {
    /// The rule with the option; without it where several values of the option hold alike, and the rule holds without; `nil`
    /// where none holds.
    let rule: InferredRule?
    /// The values that hold alike, where there are several.
    let alike: [String]

    /// Tries the values of the option.
    ///
    /// - Returns: `nil` for a rule without such an option.
    init?(
        _ format: FormatChoice.Format, _ values: [ValueSamples.Value], _ limits: InferenceLimits,
        _ registry: RuleRegistry, _ others: OtherColumns
    ) {
        guard let choice = format.recognition.choice else { return nil }
        let total = values.reduce(0) { $0 + $1.count }
        func passed(_ option: String? = nil, _ value: DataValue = .null) -> (format: FormatChoice.Format, values: Int)?
        {
            var recognition = format.recognition
            if let option { recognition.options[option] = value }
            let tried = FormatChoice.Format(format.name, recognition)
            let held = FormatChoice.held([tried], by: values, registry) { limits.isEnough($0.values, of: total) }
            return held.first.map { (tried, $0.passed.values) }
        }
        if let option = choice.attributeOption {
            for other in others.attributes(having: choice, limits)
            where passed(choice.option, .array(other.values.map(DataValue.string))) != nil {
                var recognition = format.recognition
                recognition.options[option] = .string(other.name)
                rule = FormatChoice.Format(format.name, recognition).rule()
                alike = []
                return
            }
        }
        var best: (values: Int, found: [(value: String, format: FormatChoice.Format)]) = (0, [])
        for value in choice.values {
            guard let result = passed(choice.option, .string(value)), result.values >= best.values else { continue }
            if result.values > best.values { best = (result.values, []) }
            best.found.append((value, result.format))
        }
        if let only = best.found.first, best.found.count == 1 {
            rule = only.format.rule()
            alike = []
        } else {
            rule = passed()?.format.rule()
            alike = best.found.map(\.value)
        }
    }
}
