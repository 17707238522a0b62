/// Corrects a text that stands for a number as people write it: `1 234,5`.
///
/// A text that is known to be one becomes a number, since to rules for numbers no text is one.
struct NumberSuggestions<Rule: RecordFreeRule>: SuggestingRule {
    let rule: Rule
    /// What stands before the fraction of numbers in the text.
    let decimalSign: UInt8

    /// Corrects for a rule that has refused a value.
    init(rule: Rule, _ refused: borrowing FieldValue) {
        self.rule = rule
        decimalSign = refused.decimalSign
    }

    func corrections(of value: DataValue) -> [DataValue] {
        let hasComma = decimalSign == UInt8(ascii: ",")
        guard let text = value.text,
            let number = NumberReading.number(in: hasComma ? text.withPointsAndCommasExchanged : text)
        else { return [] }
        if case .untyped = value { return [.untyped(hasComma ? number.withPointsAndCommasExchanged : number)] }
        return ExactNumber(number).map { [.number($0)] } ?? []
    }

    func accepts(_ value: DataValue) -> Bool {
        var report = Report(limit: 1)
        report.offersSuggestions = false
        // Corrected numbers have no groups and no unit, so the sign is all there is to know.
        value.withField(readAs: ValueReading(decimalSign: decimalSign)) { rule.check($0, into: &report) }
        return report.violations.isEmpty
    }
}
