#if Command
/// Finds an option that takes one value and is given twice: the parser would take the last and say nothing.
enum RepeatedOption {
    /// The options of all commands that may be given more than once.
    private static let repeatable: Set<String> = ["--option", "--data", "--schema-resource"]

    /// The name of the first option given twice, such as `--rules`.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, which the parser has understood: a value never begins with two hyphens but behind an
    ///     option that may be repeated.
    ///   - takesValue: Whether an option takes a value; a flag means the same however often it is given.
    static func find(in arguments: [String], takesValue: (String) -> Bool) -> String? {
        var given: Set<String> = []
        var rest = arguments[...]
        while let argument = rest.popFirst(), argument != "--" {
            guard argument.hasPrefix("--") else { continue }
            let name = argument.firstIndex(of: "=").map { String(argument[..<$0]) } ?? argument
            if repeatable.contains(name) {
                if name == argument { rest = rest.dropFirst() }
            } else if takesValue(name), !given.insert(name).inserted {
                return name
            }
        }
        return nil
    }
}
#endif
