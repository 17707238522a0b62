#if Arguments
public import ArgumentParser
public import ProvisoCore

/// Makes an argument's value of its text by rules: what `transform:` of `@Option` and `@Argument` takes.
///
/// ```swift
/// @Option(help: "The port to listen at.", transform: valid(.range(1...65535)))
/// var port: Int
/// ```
///
/// The parser prints what is wrong as it prints its own errors, with the usage:
///
/// ```text
/// Error: The value '70000' is invalid for '--port <port>': Value must be 65,535 or less.
/// ```
///
/// The rules also tidy: `valid(.trim, .lowercase)`. A default in the declaration is not judged.
///
/// - Parameters:
///   - rule: The first rule.
///   - others: Further rules.
///   - catalog: The language of the messages.
public func valid<Value: ExpressibleByArgument & Decodable>(
    _ rule: AnyRule<Value>, _ others: AnyRule<Value>..., in catalog: MessageCatalog = .english
) -> @Sendable (String) throws -> Value {
    let rules = RuleList([rule] + others)
    return { text in
        let value: Value
        // The argument's own way to read a text comes first: it is the one that help and completions describe.
        if let own = Value(argument: text) {
            value = own
        } else {
            let (made, violations) = DataReading.value(of: Value.self, from: .untyped(text), at: FieldPath())
            guard violations.isEmpty, let made else { throw ArgumentError(violations, catalog) }
            value = made
        }
        var judged: Value? = value
        var report = Report()
        rules.run(on: &judged, into: &report)
        let errors = report.violations.filter { $0.severity == .error }
        guard errors.isEmpty else { throw ArgumentError(errors, catalog) }
        return judged ?? value
    }
}
#endif
