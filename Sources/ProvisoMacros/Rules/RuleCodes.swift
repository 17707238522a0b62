#if Macros
/// The codes of what the built-in rules find, by the names of the rules.
enum RuleCodes {
    /// The codes of a rule that needs no look at its options; `nil` for one of the program's own.
    ///
    /// - Parameters:
    ///   - rule: The name of the rule.
    ///   - label: The label of its first option, since rules of one name may be of several kinds: `.contains(match: "a")`.
    static func of(_ rule: String, _ label: String? = nil) -> Set<String>? {
        label.flatMap { byRule["\(rule)(\($0):)"] } ?? byRule[rule]
    }

    /// The code that a member of `ViolationCode` stands for: `stringTooShort` is `string.tooShort`.
    static func code(named member: String) -> String? {
        places.keys.first { code in
            let parts = code.split(separator: ".")
            return parts.dropFirst().reduce(String(parts[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
                == member
        }
    }
}
#endif
