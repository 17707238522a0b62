extension DataConversion {
    /// What is wrong with data that cannot be converted, and, where a text stands for a number as people write it, that
    /// number.
    func violation(_ code: ViolationCode, _ parameters: Parameters, of data: DataValue) -> Violation {
        var violation = Violation(code, parameters: parameters)
        guard code == "number.type", let text = data.text, let number = NumberReading.number(in: text),
            let corrected = ExactNumber(number).map(DataValue.number), case .value = convert(corrected)
        else { return violation }
        violation.wording.judged = JudgedValue(data, CorrectorOf(OwnSuggestion { corrected }))
        return violation
    }
}

extension Violation {
    /// Something that is the raw value of no case of a type.
    static func noCase(_ data: DataValue?, of type: any Any.Type) -> Violation {
        var violation = Violation("in")
        if let data, let rule = CaseSuggestions(type) {
            violation.wording.judged = JudgedValue(data, CorrectorOf(rule))
        }
        return violation
    }
}

/// Corrects the misspelled name of a case.
private struct CaseSuggestions: TextSuggestingRule {
    private let names: [String]
    private let nearest: NearestMember

    /// Creates the rule for a type that lists its cases, whose raw values are texts.
    init?(_ type: any Any.Type) {
        guard let listed = type as? any CaseIterable.Type else { return nil }
        names = Self.rawValues(of: listed)
        nearest = NearestMember(names)
        if names.isEmpty { return nil }
    }

    private static func rawValues<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
        type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }

    func corrections(ofText text: String) -> [String] { nearest.corrections(of: text) }

    func accepts(text: String) -> Bool { names.contains(text) }
}
