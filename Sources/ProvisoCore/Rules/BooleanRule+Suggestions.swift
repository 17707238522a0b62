internal import ProvisoFormats

extension BooleanRule: SuggestingRule {
    /// The word that a text is but for its case and blanks around it; `true` and not a text where the boolean is asked for.
    func corrections(of value: DataValue) -> [DataValue] {
        guard let text = value.text else { return [] }
        let given = CanonicalText.folded(text.trimmingInvisibleCharacters)
        let constants = (trueValues?.map { $0.value } ?? [true]) + (falseValues?.map { $0.value } ?? [false])
        return constants.compactMap { constant in
            let word = if case .bool(let flag) = constant { flag ? "true" : "false" } else { constant.text ?? "" }
            guard !word.isEmpty, CanonicalText.folded(word) == given else { return nil }
            if case .untyped = value { return .untyped(word) }
            return constant
        }
    }

    func accepts(_ value: DataValue) -> Bool { value.withField { passes($0) } }
}
