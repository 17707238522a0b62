#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Validatable where Self: Decodable {
    /// Decodes a model from JSON and validates it, in one go.
    ///
    /// Missing keys, nulls, wrong types and what the rules find come back together, each with its path: nothing is
    /// reported that only follows from something else. A key that is missing or null and must not be has the code
    /// `required`, a wrong type the code of the rule that asks for it: `string.type`, `number.type`, `nested.type`.
    ///
    /// - Parameters:
    ///   - json: The JSON, in UTF-8.
    ///   - scenario: The scenario.
    ///   - limit: How many violations to collect at most.
    /// - Returns: The tidied model.
    /// - Throws: ``ValidationError`` with every violation; one with the code `record.malformed` for what is not JSON.
    public static func decode(
        json: Data, scenario: Scenario = .default, limit: Int = .max
    ) throws(ValidationError) -> Self {
        let value: DataValue
        do throws(JSONSyntaxError) {
            value = try DataValue(json: json.span)
        } catch {
            var violation = Violation(
                "record.malformed",
                [
                    "reason": .string(error.reason), "line": .number(ExactNumber(error.position.line)),
                    "column": .number(ExactNumber(error.position.column)),
                ], severity: .error, wording: "record.malformed/line")
            violation.rule = "record"
            throw ValidationError([violation])
        }
        return try decode(value, scenario: scenario, limit: limit)
    }

    /// Decodes a model from a text of JSON and validates it, as ``decode(json:scenario:limit:)-(Data,_,_)`` does.
    public static func decode(
        json: String, scenario: Scenario = .default, limit: Int = .max
    ) throws(ValidationError) -> Self {
        try decode(json: Data(json.utf8), scenario: scenario, limit: limit)
    }

    /// Decodes a model from data and validates it, as ``decode(json:scenario:limit:)-(Data,_,_)`` does.
    public static func decode(
        _ data: DataValue, scenario: Scenario = .default, limit: Int = .max
    ) throws(ValidationError) -> Self {
        let (model, result) = decoding(data, scenario: scenario, limit: limit)
        try result.get()
        guard let model else { throw ValidationError([.undecodable()]) }
        return model
    }

    /// Decodes a model from data and validates it.
    ///
    /// - Returns: The tidied model, `nil` when a part could not be decoded; and what was found, warnings too.
    public static func decoding(
        _ data: DataValue, scenario: Scenario = .default, limit: Int = .max
    ) -> (model: Self?, result: ValidationResult) {
        let log = DecodingLog()
        let decoder = DataDecoder(data: data, path: FieldPath(), log: log)
        guard var model = try? decoder.decode(Self.self) else {
            if log.violations.isEmpty { log.add(.undecodable()) }
            return (nil, limited(labelled(log.violations), limit))
        }
        let result = model.tidyAndValidate(scenario: scenario, limit: log.violations.isEmpty ? limit : .max)
        if log.violations.isEmpty { return (model, result) }
        // Where nothing was decoded a value stands in, of which the rules say nothing.
        let undecoded = log.violations.map(\.path)
        let found = result.violations.filter { violation in !undecoded.contains { $0.contains(violation.path) } }
        return (nil, limited(labelled(log.violations) + found, limit))
    }

    /// Names attributes as the model does.
    private static func labelled(_ violations: [Violation]) -> [Violation] {
        let attributes = compiledRules.attributes
        return violations.map { violation in
            var violation = violation
            violation.wording.modelMessages = ruleMessages.messages
            if violation.wording.label == nil, violation.path.components.count == 1 {
                violation.wording.label = attributes.first { $0.name == violation.path.lastKey }?.label
            }
            return violation
        }
    }

    private static func limited(_ violations: [Violation], _ limit: Int) -> ValidationResult {
        var report = Report(limit: limit)
        report.add(violations)
        return report.result
    }
}
