import ProvisoCore
import ProvisoPatterns

/// Schemas of one value that are put together of others: `allOf`, `anyOf`, `oneOf` and `not`.
extension SchemaValueReader {
    mutating func readAll(_ types: [String], _ reader: inout JSONSchemaReader) {
        for (index, part) in JSONSchemaReader.elements(keyword("allOf") ?? []).enumerated() {
            let place = "\(pointer)/allOf/\(index)"
            guard case .object(let part) = part else {
                if part == false { reader.leave(place, "no rule refuses every value") }
                continue
            }
            let inner = reader.value(part, at: place)
            parts.rules += inner.rules
            parts.allowsNull = parts.allowsNull || inner.allowsNull && types.isEmpty
            parts.skipsEmpty = parts.skipsEmpty || inner.skipsEmpty
            parts.refusesEmpty = parts.refusesEmpty || inner.refusesEmpty
        }
    }

    mutating func readNot(_ reader: inout JSONSchemaReader) {
        guard case .object(let inner)? = schema["not"], inner.count == 1 else { return }
        if inner == .empty {
            parts.refusesEmpty = true
        } else if let values = inner["enum"] {
            add(RuleName.oneOf, ["range": values, "not": true])
        } else if let value = inner["const"] {
            add(RuleName.oneOf, ["range": [value], "not": true])
        } else if let pattern = inner["pattern"]?.text, schema["type"] == "string", (try? Pattern(pattern)) != nil {
            add(RuleName.match, ["pattern": .string(pattern), "not": true])
        } else {
            return
        }
        handled.insert("not")
    }

    mutating func readChoices(_ reader: inout JSONSchemaReader) {
        for key in ["anyOf", "oneOf"] {
            let choices = JSONSchemaReader.elements(schema[key] ?? [])
            guard choices.count == 2 else {
                readConstants(key, choices)
                continue
            }
            for (index, other) in [(0, 1), (1, 0)] {
                guard case .object(let choice) = choices[index], case .object(let none) = choices[other] else {
                    continue
                }
                let isEmpty = none == .empty
                guard isEmpty || none == .type("null") else { continue }
                handled.insert(key)
                let inner = reader.value(choice, at: "\(pointer)/\(key)/\(index)")
                parts.rules += inner.rules
                if isEmpty { parts.skipsEmpty = true } else { parts.allowsNull = true }
                break
            }
            readConstants(key, choices)
        }
    }

    /// Choices that are constants alone.
    private mutating func readConstants(_ key: String, _ choices: [DataValue]) {
        guard !choices.isEmpty, !handled.contains(key) else { return }
        let values = choices.compactMap { choice -> [DataValue]? in
            if let value = choice["const"] { return [value] }
            return choice["enum"].map { JSONSchemaReader.elements($0) }
        }
        guard values.count == choices.count else { return }
        handled.insert(key)
        add(RuleName.oneOf, ["range": .array(values.flatMap(\.self))])
    }
}
