#if Arguments
public import ArgumentParser
public import ProvisoCore

extension ParsableArguments where Self: Validatable {
    /// Validates the arguments by their rules, once they are parsed.
    ///
    /// ```swift
    /// struct Serve: ParsableCommand, Validatable {
    ///     @Option var port = 8080
    ///     @Option var adminPort = 8081
    ///
    ///     static var rules: some RuleSet<Serve> {
    ///         Rule(for: \.port, named: "port", .range(1...65535))
    ///         Rule(for: \.adminPort, named: "adminPort", .not(.equal(to: \.port)))
    ///     }
    /// }
    /// ```
    ///
    /// A command with a `validate()` of its own calls ``validateByRules(names:in:)`` there.
    public mutating func validate() throws { try validateByRules() }

    /// Validates the arguments by their rules, and tidies them.
    ///
    /// - Parameters:
    ///   - names: What the command line calls attributes whose option has a name of its own: `["port": "--listen"]`. Without it an
    ///     attribute `adminPort` is the option `--admin-port`, or the argument `<admin-port>`, whichever there is.
    ///   - catalog: The language of the messages.
    /// - Throws: An error of the parser, which prints one line for each argument, and the usage.
    public mutating func validateByRules(
        names: [String: String] = [:], in catalog: MessageCatalog = .english
    ) throws {
        let errors = validate(scenario: .default).errors
        guard errors.isEmpty else {
            let spelling = ArgumentNames(Self.self, names)
            let lines = errors.map { violation in
                spelling.line(for: violation, value: value(at: violation.path), in: catalog)
            }
            // The parser puts its prefix before the first line.
            throw ArgumentParser.ValidationError(lines.joined(separator: "\n"))
        }
        tidy(scenario: .default)
    }

    /// The text of an argument's value, where it has one.
    private func value(at path: FieldPath) -> String? {
        var data = DataValue(of: self)
        for component in path.components {
            switch component {
            case .key(let key): data = data[key] ?? .null
            case .index(let index): data = data[index] ?? .null
            }
        }
        return data.text ?? (data == .null ? nil : data.description)
    }
}
#endif
