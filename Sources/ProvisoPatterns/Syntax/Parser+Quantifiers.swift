extension Parser {
    /// Reads a quantifier behind what was read; false when there is none.
    mutating func quantify(_ node: inout Node) throws(PatternError) -> Bool {
        try skipIgnored()
        // `\E` may stand between the last quoted character and what repeats it.
        if isQuoting {
            guard accept(text: "\\E") else { return false }
            isQuoting = false
            try skipIgnored()
        }
        let position = index
        let bounds: (min: Int, max: Int?)
        switch next {
        case "*": bounds = (0, nil)
        case "+": bounds = (1, nil)
        case "?": bounds = (0, 1)
        case "{": bounds = try counts()
        default: return false
        }
        index = Swift.max(index, position + 1)
        if accept("+") {
            let text = String(String.UnicodeScalarView(scalars[position..<(index - 1)]))
            throw error(
                .unsupported, "possessive quantifiers are not supported", at: position,
                "write `\(text)`: nothing here ever backtracks. To repeat a repetition, put the first into `(?:…)`")
        }
        // Lazy or greedy makes no difference to whether a text matches.
        _ = accept("?")
        let repeated = Node.repeated(node, min: bounds.min, max: bounds.max)
        if repeated.size > limits.states {
            throw error(
                .limit, "the repetition takes more than \(limits.states) states", at: position,
                "use smaller numbers, or check the length with a rule of its own")
        }
        node = repeated
        return true
    }

    /// Reads `{n}`, `{n,}` or `{n,m}`.
    private mutating func counts() throws(PatternError) -> (min: Int, max: Int?) {
        let start = index
        index += 1
        if next == "," {
            throw error("the repetition has no lower number", at: start, "write `{0,…}`")
        }
        guard let low = try number(from: start) else { throw notCounts(start) }
        var high: Int? = low
        if accept(",") {
            high = next == "}" ? nil : try number(from: start)
            if high == nil, next != "}" { throw notCounts(start) }
        }
        guard accept("}") else { throw notCounts(start) }
        if let high, high < low {
            throw error("the repetition's numbers are out of order", at: start, "write `{\(high),\(low)}`")
        }
        return (low, high)
    }

    private func notCounts(_ start: Int) -> PatternError {
        error(
            "`{` does not begin a repetition", at: start,
            "write `\\{` for the character itself, or `{2}`, `{2,}`, `{2,5}`")
    }

    private mutating func number(from start: Int) throws(PatternError) -> Int? {
        var value: Int?
        while let digit = next, ("0"..."9").contains(digit) {
            index += 1
            value = (value ?? 0) * 10 + Int(digit.value - 0x30)
            if let value, value > limits.repetition {
                throw error(
                    .limit, "a repetition of more than \(limits.repetition) is not allowed", at: start,
                    "check the length with a rule of its own; in Swift, `Pattern.Limits` can be raised")
            }
        }
        return value
    }
}
