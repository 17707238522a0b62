import ProvisoCore
import ProvisoExpressions

/// Schemas of one value that are put together of others: `allOf`, `anyOf`, `oneOf` and `not`.
extension SchemaValueReader {
    mutating func readAll(_ reader: inout JSONSchemaReader) {
        let known = types.sole.map { SchemaTypes.checked($0) } ?? .any
        for (index, part) in JSONSchemaReader.elements(keyword("allOf") ?? []).enumerated() {
            let place = "\(pointer)/allOf/\(index)"
            if let inner = reader.value(part, at: place, of: known) {
                parts.merge(inner)
            } else {
                reader.leave(place, "no rule refuses every value")
            }
        }
    }

    mutating func readNot(_ reader: inout JSONSchemaReader) {
        guard case .object(let inner)? = schema["not"], inner.count == 1 else { return }
        if let values = inner["enum"].map({ JSONSchemaReader.elements($0) }) ?? inner["const"].map({ [$0] }) {
            guard !values.isEmpty else { return }
            add(RuleName.oneOf, ["range": .array(values), "not": true])
            if values.contains(.null) { parts.allowsNull = false }
            if inner == .empty { parts.refusesEmpty = true }
        } else if let pattern = inner["pattern"]?.text, types.sole == "string",
            let expression = try? TranslatedExpression(pattern), expression.others.isEmpty,
            let pattern = expression.pattern
        {
            add(RuleName.match, ["pattern": .string(pattern), "not": true])
        } else {
            return
        }
        handled.insert("not")
    }

    mutating func readChoices(_ reader: inout JSONSchemaReader) {
        for key in ["anyOf", "oneOf"] where !handled.contains(key) {
            guard let choices = schema[key].map({ JSONSchemaReader.elements($0) }) else { continue }
            if readOptional(key, choices, &reader) || readConstants(key, choices) { continue }
            readAlternatives(key, choices, &reader)
        }
    }

    /// Reads a schema beside null, or beside what is empty.
    private mutating func readOptional(
        _ key: String, _ choices: [DataValue], _ reader: inout JSONSchemaReader
    ) -> Bool {
        guard choices.count == 2 else { return false }
        for (index, other) in [(0, 1), (1, 0)] {
            guard case .object(let choice) = choices[index], case .object(let none) = choices[other] else { continue }
            let isEmpty = none == .empty
            guard isEmpty ? key == "anyOf" : none == .type("null") else { continue }
            var copy = reader
            var inner = copy.value(choice, at: "\(pointer)/\(key)/\(index)", of: types.isChecked ? types : .any)
            // Of `oneOf`, null would meet both.
            if key == "oneOf", inner.allowsNull { return false }
            reader = copy
            handled.insert(key)
            inner.allowsNull = true
            inner.namesNull = true
            if isEmpty {
                inner.refusesEmpty = false
                inner.rules = inner.rules.map { rule in
                    var rule = rule
                    rule["skipOnEmpty"] = true
                    return rule
                }
            }
            parts.merge(inner)
            return true
        }
        return false
    }

    /// Reads choices that are constants alone.
    private mutating func readConstants(_ key: String, _ choices: [DataValue]) -> Bool {
        var values: [DataValue] = []
        for choice in choices {
            guard case .object(let choice) = choice,
                choice.members.allSatisfy({
                    ["const", "enum", "type"].contains($0.key) || JSONSchemaReader.isAnnotation($0.key)
                }), (choice["const"] == nil) != (choice["enum"] == nil)
            else { return false }
            let constants = choice["const"].map { [$0] } ?? choice["enum"].map { JSONSchemaReader.elements($0) } ?? []
            let types = DataObject.types(choice["type"])
            guard types.isEmpty || constants.allSatisfy({ Self.isOne(of: types, $0) }) else { return false }
            // Of `oneOf`, a value of two choices meets neither.
            guard key == "anyOf" || constants.allSatisfy({ !values.contains($0) }) else { return false }
            values += constants
        }
        guard !values.isEmpty else { return false }
        handled.insert(key)
        addChoice(of: values)
        return true
    }

    private static func isOne(of types: [String], _ value: DataValue) -> Bool {
        switch value {
        case .null: types.contains("null")
        case .bool: types.contains("boolean")
        case .number(let number): types.contains("number") || types.contains("integer") && number.isIntegral
        case .string, .untyped: types.contains("string")
        case .array: types.contains("array")
        case .object: types.contains("object")
        }
    }
}
