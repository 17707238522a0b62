extension Parser {
    private static let twoRules = "write two rules, one for each condition"
    private static let recursionAdvice = "write out as many levels as there can be"

    /// Reads what follows `(`; nil for flags alone, which are nothing that could be repeated.
    mutating func group(from start: Int) throws(PatternError) -> Node? {
        let outer = flags
        if next == "*" {
            throw error(
                .syntax, "nothing to repeat in front of `*`", at: index,
                "verbs such as `(*FAIL)` are not supported; write `\\*` for the character itself")
        }
        if accept("?") {
            if try isFlagsAlone(from: start) { return nil }
        }
        try deepen(at: start)
        let node = try alternation()
        guard accept(")") else {
            throw error("the group is not closed", at: start, "add `)`, or write `\\(` for the character itself")
        }
        depth -= 1
        flags = outer
        return node
    }

    /// Reads what follows `(?`: the kind of group, or flags.
    ///
    /// True when they end with `)`.
    private mutating func isFlagsAlone(from start: Int) throws(PatternError) -> Bool {
        guard let kind = next else { throw error("the group is not closed", at: start) }
        switch kind {
        case ":":
            index += 1
            return false
        case "=", "!":
            throw error(.unsupported, "look-ahead is not supported", at: start, Self.twoRules)
        case "<":
            if peek(1) == "=" || peek(1) == "!" {
                throw error(.unsupported, "look-behind is not supported", at: start, Self.twoRules)
            }
            index += 1
            try groupName(endingWith: ">", from: start)
            return false
        case "'":
            index += 1
            try groupName(endingWith: "'", from: start)
            return false
        case "P" where peek(1) == "<":
            index += 2
            try groupName(endingWith: ">", from: start)
            return false
        case "P" where peek(1) == "=":
            throw error(.unsupported, "back-references are not supported", at: start, Self.backReferenceAdvice)
        case ">":
            throw error(
                .unsupported, "atomic groups are not supported", at: start,
                "write `(?:…)`: nothing here ever backtracks")
        case "|":
            throw error(
                .unsupported, "branch reset groups are not supported", at: start, "write `(?:…)`: nothing is captured")
        case "(":
            throw error(.unsupported, "conditions are not supported", at: start, "write the cases as `(?:…|…)`")
        case "R" where peek(1) == ")" && start > 0:
            // At the start of a pattern it cannot be a recursion, which would never end.
            throw error(
                .unsupported, "recursion is not supported", at: start,
                Self.recursionAdvice + "; the flag for lines that end with CR LF is written `(?mR)`")
        case "P", "&", "+", "0"..."9":
            throw error(
                .unsupported, "recursion is not supported", at: start, Self.recursionAdvice)
        case "-" where peek(1).map { ("0"..."9").contains($0) } ?? false:
            throw error(
                .unsupported, "recursion is not supported", at: start, Self.recursionAdvice)
        case "{", "C", "?":
            throw error(.unsupported, "code inside a pattern is not supported", at: start, "leave it out")
        default:
            return try readFlags(from: start)
        }
    }

    private mutating func groupName(endingWith end: Unicode.Scalar, from start: Int) throws(PatternError) {
        var name = ""
        while let scalar = next, scalar != end {
            let isAllowed = name.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
            guard isAllowed || scalar == "_" || scalar == "$" else {
                throw error("the group's name has a character that is no letter, digit or `_`", at: index)
            }
            name.unicodeScalars.append(scalar)
            index += 1
        }
        guard accept(end) else { throw error("the group's name is not closed", at: start) }
        guard !name.isEmpty else { throw error("the group's name is empty", at: start) }
        guard groupNames.insert(name).inserted else { throw error("two groups are named `\(name)`", at: start) }
    }

    /// Reads `i-s:` or `i-s)`.
    ///
    /// True when it was the latter.
    private mutating func readFlags(from start: Int) throws(PatternError) -> Bool {
        var isOn = true
        var some = false
        while let flag = next {
            index += 1
            switch flag {
            case "i": flags.caseInsensitive = isOn
            case "m": flags.multiline = isOn
            case "s": flags.dotMatchesLineFeed = isOn
            case "x": flags.extended = isOn
            case "u": flags.unicode = isOn
            case "R": flags.windowsLines = isOn
            case "U": break  // swaps greedy and lazy, which are the same here
            case "-" where isOn:
                isOn = false
                some = false
                continue
            case ":" where some || !isOn:
                guard some else { throw error("no flag behind `-`", at: index - 1) }
                return false
            case ")":
                guard some else { throw error("the group has no flags", at: start, "write `(?:)` for an empty group") }
                return true
            default:
                throw error(
                    "`\(flag)` is not a flag", at: index - 1,
                    "the flags are i (any case), m (lines), s (`.` matches a line feed), x (white space ignored), u (Unicode), R (CR LF ends lines), U"
                )
            }
            some = true
        }
        throw error("the group is not closed", at: start)
    }
}
