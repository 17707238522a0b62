/// Mends a text that stands for a number as people write it: `1 234,5`.
///
/// A text that is known to be one becomes a number, since to rules for numbers no text is one.
struct NumberMending<Rule: RecordFreeRule>: MendingRule {
    let rule: Rule

    func mendings(of value: DataValue) -> [DataValue] {
        guard let text = value.text, let number = NumberReading.number(in: text) else { return [] }
        if case .untyped = value { return [.untyped(number)] }
        return ExactNumber(number).map { [.number($0)] } ?? []
    }

    func accepts(_ value: DataValue) -> Bool {
        var report = Report(limit: 1)
        report.offersSuggestions = false
        value.withField { rule.check($0, into: &report) }
        return report.violations.isEmpty
    }
}
