import ProvisoFormats

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What one side made of a value.
struct ParityOutcome: Sendable, Hashable {
    /// What was found, in order.
    var findings: [Finding]
    var isValid: Bool
    /// The value as the filters left it, without what is null.
    var value: DataValue
    /// The active attributes, and whether mass assignment may set each; `nil` where the side is not asked.
    var attributes: [String: Bool]?

    struct Finding: Sendable, Hashable {
        var path: FieldPath
        var code: String
        var rule: String
        var severity: Severity
        var parameters: DataObject
        var message: String
        /// Parameters and message as they are in Swift, where the rule document spells a date otherwise.
        var wordsInSwift: Words?
    }

    struct Words: Sendable, Hashable {
        let parameters: DataObject
        let message: String
    }

    /// The outcome with the dates of Swift.
    ///
    /// A bound of a document is told as it is written: `2000-01-01T00:00:00Z`, `08:30:00`. In Swift it is an instant or a
    /// time of day, which does not know how it was written, and so it is compared as such.
    var inSwift: ParityOutcome {
        var outcome = self
        for index in findings.indices {
            guard let words = findings[index].wordsInSwift else { continue }
            outcome.findings[index].parameters = words.parameters
            outcome.findings[index].message = words.message
            outcome.findings[index].wordsInSwift = nil
        }
        return outcome
    }
}

extension Violation {
    /// Parameters and message with each date as Swift spells it; `nil` when it is spelled so.
    fileprivate var wordsInSwift: ParityOutcome.Words? {
        var violation = self
        for (name, value) in parameters.items where parameters.isDate(name) {
            guard let text = value.text else { continue }
            let date = TimeOfDay(text)?.description ?? DateBound(text).map { DateBound($0.timestamp).text }
            if let date { violation.parameters.setDate(date, for: name) }
        }
        if violation.parameters == parameters { return nil }
        return ParityOutcome.Words(parameters: violation.parameters.object, message: violation.message)
    }
}

extension ParityOutcome {
    init(_ result: ValidationResult, _ value: DataValue, attributes: [String: Bool]? = nil) {
        findings = result.violations.map { violation in
            Finding(
                path: violation.path, code: violation.code.rawValue, rule: violation.rule,
                severity: violation.severity, parameters: violation.parameters.object, message: violation.message,
                wordsInSwift: violation.wordsInSwift)
        }
        isValid = result.isValid
        self.value = value.withoutNulls
        // What is always there in Swift need not be in a record.
        if case .object(var object) = self.value, object["home"]?.isEmpty ?? false {
            object["home"] = nil
            self.value = .object(object)
        }
        self.attributes = attributes
    }

    /// The first thing that two sides do not agree on.
    func difference(from other: ParityOutcome) -> String? {
        if isValid != other.isValid { return "validity" }
        if findings.count != other.findings.count { return "number of violations" }
        for (left, right) in zip(findings, other.findings) where left != right {
            if left.code != right.code { return "code" }
            if left.path != right.path { return "path" }
            if left.rule != right.rule { return "rule" }
            if left.severity != right.severity { return "severity" }
            if left.parameters != right.parameters { return "parameters" }
            return "message"
        }
        if value != other.value { return "value" }
        if let attributes, let others = other.attributes, attributes != others { return "attributes" }
        return nil
    }
}

extension ParityOutcome: CustomStringConvertible {
    var description: String {
        let lines = findings.map { finding in
            "  \(finding.path) \(finding.code) (\(finding.rule)) \(finding.severity) "
                + "\(DataValue.object(finding.parameters)) “\(finding.message)”"
        }
        let active = attributes.map { attributes in
            "\n  active: "
                + attributes.keys.sorted().map { (attributes[$0] == true ? "" : "!") + $0 }.joined(separator: " ")
        }
        return (lines.isEmpty ? ["  nothing found"] : lines).joined(separator: "\n")
            + "\n  valid: \(isValid), value: \(value)"
            + (active ?? "")
    }
}

extension DataValue {
    /// The value without members that are null: in Swift these are `nil`, and missing ones too. Cells are texts there.
    var withoutNulls: DataValue {
        switch self {
        case .untyped(let text): return .string(text)
        case .array(let elements): return .array(elements.map(\.withoutNulls))
        case .object(let object):
            var kept = DataObject()
            for (key, value) in object.members where value != .null { kept[key] = value.withoutNulls }
            return .object(kept)
        default: return self
        }
    }
}
