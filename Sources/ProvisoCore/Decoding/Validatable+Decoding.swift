#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Validatable where Self: Decodable {
    /// Decodes a model from JSON and validates it, in one go.
    ///
    /// The error has everything that is wrong, each with its path: missing keys, nulls, wrong types, and what the rules find.
    /// Nothing is reported twice: rules for members that could not be decoded, and rules that read such members, do not run.
    ///
    /// - A required key that is missing or null has the code `required`.
    /// - A wrong type has the code of the rule that requires the right one: `string.type`, `number.type`, `nested.type`.
    /// - A missing member gets the default of its declaration, if `@Validatable` can see it. `required` validates the default.
    /// - A member that is marked `@NotAssignable` keeps its default, whatever the data contains. Without a default it has the
    ///   code `unassignable`. What is refused is passed to `onRefusal`, and is a warning with that code in the result of
    ///   ``decoding(_:scenario:limit:keys:includingUnsafe:onRefusal:)``.
    ///
    /// Protection also holds for types with an `init(from:)` of their own. If one reads more than its members by their keys, the
    /// marked members get their defaults again. A type without rules that contains a model cannot set the marked members of the
    /// model either, but may use its own keys as it likes.
    ///
    /// - Parameters:
    ///   - json: The JSON, in UTF-8.
    ///   - scenario: The scenario. An unknown one is a violation with the code `scenario.unknown`.
    ///   - limit: How many violations to collect at most.
    ///   - keys: How the keys of the JSON become those of the types.
    ///   - includingUnsafe: Whether to set members that are marked as not assignable, too: for data that you trust.
    ///   - onRefusal: Called for every member that was given and not set.
    /// - Returns: The tidied model.
    /// - Throws: ``ValidationError`` with every violation; one with the code `record.malformed` for what is not JSON.
    @inlinable
    public static func decode(
        json: Data, scenario: Scenario = .default, limit: Int = .max, keys: KeyStrategy = .asDeclared,
        includingUnsafe: Bool = false, onRefusal: (Assignment.Refusal) -> Void = { _ in }
    ) throws(ValidationError) -> Self {
        do throws(NotDirect) {
            var model = try direct(json, scenario, keys, includingUnsafe)
            var check = ModelCheck(scenario: scenario, limit: limit)
            // Here, where the type is known to whoever calls this, its rules run without copies of the model.
            model.run(in: &check)
            if !check.report.violations.isEmpty { try refuse(&check, keys) }
            return consume model
        } catch {
            if let found = error.found { throw found }
        }
        return try decodeAnything(json, scenario, limit, keys, includingUnsafe, onRefusal)
    }

    /// Decodes a model of JSON in which anything may be wrong, and validates it.
    @usableFromInline
    static func decodeAnything(
        _ json: Data, _ scenario: Scenario, _ limit: Int, _ keys: KeyStrategy, _ includingUnsafe: Bool,
        _ onRefusal: (Assignment.Refusal) -> Void
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
        return try decode(
            value, scenario: scenario, limit: limit, keys: keys, includingUnsafe: includingUnsafe, onRefusal: onRefusal)
    }

    /// Decodes a model from a text of JSON and validates it, as
    /// ``decode(json:scenario:limit:keys:includingUnsafe:onRefusal:)-(Data,_,_,_,_,_)`` does.
    public static func decode(
        json: String, scenario: Scenario = .default, limit: Int = .max, keys: KeyStrategy = .asDeclared,
        includingUnsafe: Bool = false, onRefusal: (Assignment.Refusal) -> Void = { _ in }
    ) throws(ValidationError) -> Self {
        try decode(
            json: Data(json.utf8), scenario: scenario, limit: limit, keys: keys, includingUnsafe: includingUnsafe,
            onRefusal: onRefusal)
    }

    /// Decodes a model from data and validates it, as
    /// ``decode(json:scenario:limit:keys:includingUnsafe:onRefusal:)-(Data,_,_,_,_,_)`` does.
    public static func decode(
        _ data: DataValue, scenario: Scenario = .default, limit: Int = .max, keys: KeyStrategy = .asDeclared,
        includingUnsafe: Bool = false, onRefusal: (Assignment.Refusal) -> Void = { _ in }
    ) throws(ValidationError) -> Self {
        let (model, result) = decoding(
            data, scenario: scenario, limit: limit, keys: keys, includingUnsafe: includingUnsafe, onRefusal: onRefusal)
        try result.get()
        guard let model else { throw ValidationError([.undecodable()]) }
        return model
    }

    /// Decodes a model from data and validates it, as
    /// ``decode(json:scenario:limit:keys:includingUnsafe:onRefusal:)-(Data,_,_,_,_,_)`` does.
    ///
    /// - Returns: The tidied model, `nil` when a part could not be decoded; and what was found, warnings too.
    public static func decoding(
        _ data: DataValue, scenario: Scenario = .default, limit: Int = .max, keys: KeyStrategy = .asDeclared,
        includingUnsafe: Bool = false, onRefusal: (Assignment.Refusal) -> Void = { _ in }
    ) -> (model: Self?, result: ValidationResult) {
        let (model, report) = decodingReport(data, scenario, limit, keys, includingUnsafe, false, onRefusal)
        return (model, report.result)
    }

    /// Decodes a model and lets its rules run.
    ///
    /// - Parameter asksLater: Whether somebody will ask the asynchronous rules, whose questions stand in the report.
    package static func decodingReport(
        _ data: DataValue, _ scenario: Scenario, _ limit: Int, _ keys: KeyStrategy, _ includingUnsafe: Bool,
        _ asksLater: Bool, _ onRefusal: (Assignment.Refusal) -> Void
    ) -> (model: Self?, report: Report) {
        if case let unknown = unknownNames(scenario, nil), !unknown.isEmpty {
            var report = Report(limit: limit)
            report.add(unknown)
            return (nil, report)
        }
        let intake = Intake(scenario: scenario, access: includingUnsafe ? .all : .unmarked, keys: keys)
        let decoder = DataDecoder(data: data, place: DataPlace(), intake: intake)
        let decoded = try? decoder.decodeIfPossible(Self.self)
        intake.conceal(in: Self.self)
        for refused in intake.refused { onRefusal(refused.refusal) }
        var report = Report(limit: limit)
        report.context = ModelContext(scenario: scenario, isTidying: false)
        report.context?.model = Self.self
        report.add(labelled(intake.violations))
        report.add(
            intake.refused.map { refused in
                var violation = Violation.unassignable(severity: .warning)
                violation.move(under: refused.path, outside: refused.outside)
                return violation
            })
        var model: Self?
        if var decoded {
            var check = ModelCheck(scenario: scenario, limit: intake.violations.isEmpty ? limit : .max)
            check.report.asksLater = asksLater
            let unmade = UnmadeValues(intake.unmade)
            check.leaveOut(unmade)
            decoded.run(in: &check)
            // Where nothing was decoded a value stands in, of which the rules say nothing.
            report.add(check.report.violations.filter { !(unmade?.covers($0.path) ?? false) })
            if intake.violations.isEmpty { model = decoded }
        } else if intake.violations.isEmpty {
            report.add(.undecodable())
        }
        report.add(intake.judged)
        report.nameOutside(keys)
        return (model, report)
    }

    /// Decodes a model of data in which all is as it should be.
    ///
    /// It returns no optional: one of a type that is not known here has to be looked up each time.
    ///
    /// - Throws: ``NotDirect`` where the data is not as it should be, or that is not known.
    @usableFromInline
    static func direct(
        _ json: Data, _ scenario: Scenario, _ keys: KeyStrategy, _ includingUnsafe: Bool
    ) throws(NotDirect) -> Self {
        guard isDirect(scenario, keys, includingUnsafe) else { throw NotDirect() }
        return try json.span.withUnsafeBufferPointer { text throws(NotDirect) in
            try DirectDecoder.decode(Self.self, text)
        }
    }

    /// Whether data may be decoded straight from its text.
    @usableFromInline
    static func isDirect(_ scenario: Scenario, _ keys: KeyStrategy, _ includingUnsafe: Bool) -> Bool {
        keys.decoded == nil && !includingUnsafe && (scenario.isDefault || unknownNames(scenario, nil).isEmpty)
    }

    /// Throws what the rules found in a model, if some of it is an error.
    @usableFromInline
    static func refuse(_ check: inout ModelCheck, _ keys: KeyStrategy) throws(NotDirect) {
        check.report.context?.model = Self.self
        check.report.nameOutside(keys)
        do throws(ValidationError) { try check.report.result.get() } catch { throw NotDirect(found: error) }
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
}
