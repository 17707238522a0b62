#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension _GeneratedDecoding {
    /// Decodes a model from JSON and validates it, as
    /// ``Validatable/decode(json:scenario:limit:keys:includingUnsafe:onRefusal:)-(Data,_,_,_,_,_)`` does.
    ///
    /// It is compiled for the type, so that a model is made where it is wanted, without a copy and without a look at its metadata.
    @inlinable
    public static func decode(
        json: Data, scenario: Scenario = .default, limit: Int = .max, keys: KeyStrategy = .asDeclared,
        includingUnsafe: Bool = false, onRefusal: (Assignment.Refusal) -> Void = { _ in }
    ) throws(ValidationError) -> Self {
        do throws(NotDirect) {
            guard isDirect(scenario, keys, includingUnsafe) else { throw NotDirect() }
            return try json.span.withUnsafeBufferPointer { text throws(NotDirect) in
                try judged(text, scenario, limit, keys)
            }
        } catch {
            if let found = error.found { throw found }
        }
        return try decodeAnything(json, scenario, limit, keys, includingUnsafe, onRefusal)
    }

    /// Decodes a model from a text of JSON and validates it, as
    /// ``Validatable/decode(json:scenario:limit:keys:includingUnsafe:onRefusal:)-(Data,_,_,_,_,_)`` does.
    @inlinable
    public static func decode(
        json: String, scenario: Scenario = .default, limit: Int = .max, keys: KeyStrategy = .asDeclared,
        includingUnsafe: Bool = false, onRefusal: (Assignment.Refusal) -> Void = { _ in }
    ) throws(ValidationError) -> Self {
        try decode(
            json: Data(json.utf8), scenario: scenario, limit: limit, keys: keys, includingUnsafe: includingUnsafe,
            onRefusal: onRefusal)
    }

    /// Makes a model of a text in which all is as it should be, and validates it.
    ///
    /// In a function of its own: where the code is in the closure that calls it, the model is copied for its rules.
    @inlinable
    @inline(never)
    static func judged(
        _ text: UnsafeBufferPointer<UInt8>, _ scenario: Scenario, _ limit: Int, _ keys: KeyStrategy
    ) throws(NotDirect) -> Self {
        guard let json = _JSONMembers(text, of: Self.self) else { throw NotDirect() }
        var model: Self
        do throws(_NotDecoded) { model = try Self(json) } catch { throw NotDirect() }
        if json.isGivenUp { throw NotDirect() }
        // Most models are valid, and as the filters would leave them.
        let first = scenario.isDefault ? compiledRules.firstToRun(on: model, unchanged: true) : 0
        if first == .max { return model }
        var check = ModelCheck(scenario: scenario, limit: limit)
        check.firstToRun = first
        model.run(in: &check)
        if !check.report.violations.isEmpty { try refuse(&check, keys) }
        return model
    }
}
