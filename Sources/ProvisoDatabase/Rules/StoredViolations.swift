import ProvisoCore

/// The violations that rules and errors of a database have in common.
enum StoredViolations {
    static func violation(_ code: ViolationCode, at attributes: [String], source: String? = nil) -> Violation {
        let isTogether = attributes.count > 1
        let wording: String? =
            switch code {
            case .unique: isTogether ? "unique/storedTogether" : "unique/stored"
            case .exists: isTogether ? "exists/together" : nil
            default: nil
            }
        var parameters: Parameters = [:]
        if isTogether { parameters["attributes"] = .array(attributes.map(DataValue.string)) }
        if let source { parameters["source"] = .string(source) }
        var report = Report()
        report.fail(code, parameters, wording: wording)
        var violation = report.violations.first ?? Violation(code, parameters: parameters)
        violation.path = attributes.first.map { FieldPath($0) } ?? FieldPath()
        return violation
    }
}
