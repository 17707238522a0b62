/// The rules of a module, which a registry takes as one: `RuleRegistry.standard.adding(.identifiers)`.
///
/// A type is made when it is asked for, so that a program which names few rules does not make all of them.
public struct RuleLibrary: Sendable {
    let names: [String]
    let type: @Sendable (_ name: String) -> RuleType?

    /// Creates a library.
    ///
    /// - Parameters:
    ///   - names: The names that documents call the rules by.
    ///   - type: The type of the rules of a name; `nil` for a name that is not among them.
    package init(names: [String], type: @escaping @Sendable (_ name: String) -> RuleType?) {
        self.names = names
        self.type = type
    }
}
