import ProvisoCore
import ProvisoExpressions

/// Texts and numbers.
extension SchemaValueReader {
    mutating func readText(_ reader: inout JSONSchemaReader) {
        var options = DataObject()
        if let least = limit("minLength", &reader), least != 0 {
            options["min"] = least
            parts.refusesEmpty = true
        }
        options["max"] = limit("maxLength", &reader)
        if !options.isEmpty { options["unit"] = "unicodeScalars" }
        addTyped(RuleName.string, options)
        if let pattern = keyword("pattern") { readPattern(pattern, &reader) }
        if let format = keyword("format")?.text {
            if let rule = reader.formats[format] {
                add(rule.type, rule.options)
            } else {
                reader.leave(pointer + "/format", "there is no rule for the format `\(format)`")
            }
        }
    }

    private mutating func readPattern(_ value: DataValue, _ reader: inout JSONSchemaReader) {
        guard let text = value.text else { return reader.leave(pointer + "/pattern", "a pattern is a text") }
        do throws(ExpressionError) {
            let expression = try TranslatedExpression(text)
            if let pattern = expression.pattern { add(RuleName.match, ["pattern": .string(pattern)]) }
            for clause in expression.others {
                add(
                    RuleName.match, .options(["pattern": .string(clause.source), "not": clause.isNegated ? true : nil]))
            }
        } catch {
            reader.leave(pointer + "/pattern", SchemaPatterns.reason(error))
        }
    }

    mutating func readNumber(isWhole: Bool, _ reader: inout JSONSchemaReader) {
        var options = DataObject()
        var bounds: [(String, DataValue)] = []
        for (key, exclusive, option, symbol) in [
            ("minimum", "exclusiveMinimum", "min", ">"), ("maximum", "exclusiveMaximum", "max", "<"),
        ] {
            let limit = number(key, &reader)
            // Draft-04 has a flag.
            switch schema[exclusive] {
            case .bool(let isExclusive)?:
                handled.insert(exclusive)
                if isExclusive, let limit { bounds.append((symbol, limit)) } else { options[option] = limit }
            default:
                if let bound = number(exclusive, &reader) { bounds.append((symbol, bound)) }
                options[option] = limit
            }
        }
        if isWhole, !types.isChecked { options["integerOnly"] = true }
        addTyped(RuleName.number, options)
        for (symbol, limit) in bounds { add(RuleName.compare, ["operator": .string(symbol), "compareValue": limit]) }
        if let step = number("multipleOf", &reader) {
            if case .number(let number) = step, number > 0 {
                add(RuleName.multipleOf, ["value": step])
            } else {
                reader.leave(pointer + "/multipleOf", "a step is a number above 0")
            }
        }
        // What is said of the size in bits is no more than a hint.
        handled.insert("format")
    }

    // MARK: Limits

    private mutating func number(_ key: String, _ reader: inout JSONSchemaReader) -> DataValue? {
        guard let value = keyword(key) else { return nil }
        if case .number = value { return value }
        reader.leave("\(pointer)/\(key)", "a limit is a number")
        return nil
    }

    /// A limit of a length; `nil` for none, and for one that every value in memory meets.
    mutating func limit(_ key: String, _ reader: inout JSONSchemaReader) -> DataValue? {
        guard let value = keyword(key) else { return nil }
        guard case .number(let number) = value, number.isIntegral, number >= 0 else {
            reader.leave("\(pointer)/\(key)", "a limit of a length is a whole number")
            return nil
        }
        guard let limit = number.integer else {
            if key.hasPrefix("min") { reader.leave("\(pointer)/\(key)", "nothing is as long") }
            return nil
        }
        return .number(ExactNumber(limit))
    }
}

/// What is said of patterns that become no rule.
enum SchemaPatterns {
    static func reason(_ error: ExpressionError) -> String {
        switch error.kind {
        case .syntax: "it is no regular expression of ECMA-262: \(error.message)"
        case .unsupported: "it cannot be matched in linear time: \(error.message)"
        case .unknown: "it asks for what is not supported: \(error.message)"
        }
    }
}
