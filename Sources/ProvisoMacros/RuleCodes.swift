#if Macros
/// The codes of what the built-in rules find, by the names of the rules.
enum RuleCodes {
    /// The codes of a rule that needs no look at its options; `nil` for one of the program's own.
    static func of(_ rule: String) -> Set<String>? { byRule[rule] }

    /// The code that a member of `ViolationCode` stands for: `stringTooShort` is `string.tooShort`.
    static func code(named member: String) -> String? {
        builtIn.first { code in
            let parts = code.split(separator: ".")
            return parts.dropFirst().reduce(String(parts[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
                == member
        }
    }

    /// All codes of rules.
    static let builtIn = byRule.values.reduce(into: Set(["any", "not", "each.type", "nested.type", "nested.tooDeep"])) {
        $0.formUnion($1)
    }.union(["boolean", "number.notInteger", "coordinates", "allOrNone", "decimalPlaces", "integer"])

    private static let byRule: [String: Set<String>] = {
        let string: Set<String> = ["string.type", "string.tooShort", "string.tooLong", "string.notEqual"]
        let orders = ["equal", "notEqual", "greater", "greaterOrEqual", "less", "lessOrEqual", "type"]
        let password = ["type", "tooShort", "noDigit", "noLowercase", "noUppercase", "noSymbol"]
        var codes: [String: Set<String>] = [
            "length": string,
            "count": ["count.type", "count.tooFew", "count.tooMany", "count.notEqual"],
            "password": Set(password.map { "password.\($0)" }),
            "matches": ["match"], "in": ["in"], "notIn": ["in"], "contains": ["contains"],
            "starts": ["startsWith"], "ends": ["endsWith"],
            "equal": ["compare.equal", "compare.type"], "notEqual": ["compare.notEqual", "compare.type"],
            "compare": Set(orders.map { "compare.\($0)" }),
            "range": [
                "number.type", "number.tooSmall", "number.tooBig", "compare.greaterOrEqual", "compare.lessOrEqual",
                "compare.less", "compare.type",
            ],
            "number": ["number.type", "number.notInteger", "number.tooSmall", "number.tooBig"],
            "email": ["email", "email.domainNotFound", "email.domainUnchecked"],
        ]
        for filter in RuleNames.filters.union(["safe"]) { codes[filter] = [] }
        // These have codes of the program's own.
        let own: Set = ["condition", "check", "format"]
        for rule in RuleNames.judges.union(["url", "luhn"]) where codes[rule] == nil && !own.contains(rule) {
            codes[rule] = [rule]
        }
        return codes
    }()
}
#endif
