extension ExpressionReader {
    /// Reads what follows `(`.
    mutating func group(from start: Int, canLookAhead: Bool) throws(ExpressionError) -> (String, isQuantifiable: Bool) {
        if let assertion = writtenAssertion(from: start) { return assertion }
        guard accept("?") else {
            groupCount += 1
            return ("(?:" + (try closed(from: start)) + ")", true)
        }
        if accept(":") { return ("(?:" + (try closed(from: start)) + ")", true) }
        if next == "=" || next == "!" {
            let isNegated = next == "!"
            index += 1
            let inner = try closed(from: start)
            guard canLookAhead else {
                note(unsupported: "look-ahead that is not at the start, behind `^`", at: start)
                return ("", false)
            }
            clauses.append(Clause(source: "^(?:\(inner))", isNegated: isNegated))
            isAtStart = true
            return ("", false)
        }
        if next == "<", peek(1) == "=" || peek(1) == "!" {
            index += 2
            _ = try closed(from: start)
            note(unsupported: "look-behind", at: start)
            return ("", false)
        }
        if accept("<") {
            let name = try groupName(from: start)
            guard namesBeside.insert(name).inserted else { throw error("two groups have the same name", at: start) }
            groupNames.insert(name)
            groupCount += 1
            return ("(?:" + (try closed(from: start)) + ")", true)
        }
        return (try modified(from: start), true)
    }

    /// Reads a group with modifiers (ECMA-262 since 2025): `(?i:…)`, `(?s-i:…)`.
    private mutating func modified(from start: Int) throws(ExpressionError) -> String {
        var modifiers: [Unicode.Scalar: Bool] = [:]
        var isOn = true
        while let scalar = next, scalar != ":" {
            if scalar == "-", isOn {
                isOn = false
            } else if ["i", "m", "s"].contains(scalar), modifiers[scalar] == nil {
                modifiers[scalar] = isOn
            } else {
                break
            }
            index += 1
        }
        guard !modifiers.isEmpty, accept(":") else { throw error("an unknown kind of group", at: start) }
        if modifiers["m"] == true { note(unsupported: "the modifier `m`", .unknown, at: start) }
        let outer = dotMatchesAll
        dotMatchesAll = modifiers["s"] ?? outer
        let inner = try closed(from: start)
        dotMatchesAll = outer
        return modifiers["i"].map { $0 ? "(?i:\(inner))" : "(?-i:\(inner))" } ?? "(?:\(inner))"
    }

    private mutating func closed(from start: Int) throws(ExpressionError) -> String {
        let outer = isAtStart
        isAtStart = false
        let source = try disjunction()
        isAtStart = outer
        guard accept(")") else { throw error("the group is not closed", at: start) }
        return source
    }

    /// Reads the name of a group up to `>`.
    mutating func groupName(from start: Int) throws(ExpressionError) -> String {
        var name = ""
        while let scalar = next, scalar != ">" {
            index += 1
            var part = scalar
            if scalar == "\\" {
                guard accept("u"), let value = try unicodeEscape(from: start), let escaped = Unicode.Scalar(value)
                else {
                    throw error("the name of the group is not valid", at: start)
                }
                part = escaped
            }
            let properties = part.properties
            let isFirst = name.isEmpty
            guard
                part == "$" || part == "_" || properties.isIDStart
                    || (!isFirst && (properties.isIDContinue || part.value == 0x200C || part.value == 0x200D))
            else { throw error("the name of the group is not valid", at: start) }
            name.unicodeScalars.append(part)
        }
        guard accept(">"), !name.isEmpty else { throw error("the name of the group is not closed", at: start) }
        return name
    }
}
