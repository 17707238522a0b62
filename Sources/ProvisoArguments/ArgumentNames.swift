#if Arguments
internal import ArgumentParser
internal import ProvisoCore

/// What the command line calls the attributes of a command.
struct ArgumentNames {
    private let given: [String: String]
    private let spellings: [String: String]

    /// Finds the names in the usage of a command, which has every option and argument.
    init(_ type: any ParsableArguments.Type, _ given: [String: String]) {
        self.given = given
        var spellings: [String: String] = [:]
        for found in type.usageString(includeHidden: true).matches(of: /(--[\w-]+)(?: <[^>]+>)?|<[^>]+>/) {
            spellings[Self.letters(of: found.1 ?? found.0)] = String(found.0)
        }
        self.spellings = spellings
    }

    /// One problem, as the parser words its own.
    func line(for violation: Violation, value: String?, in catalog: MessageCatalog) -> String {
        let text = ArgumentError.text(of: violation, in: catalog)
        guard case .key(let attribute)? = violation.path.components.first,
            let name = given[attribute] ?? spellings[Self.letters(of: attribute[...])]
        else { return text }
        if violation.isOfMissingValue { return "Missing expected argument '\(name)'" }
        // What is kept secret elsewhere is not printed here.
        guard let value, !violation.isSensitive else { return "The value is invalid for '\(name)': \(text)" }
        return "The value '\(value)' is invalid for '\(name)': \(text)"
    }

    /// `adminURL` and `--admin-url` are spelled alike but for hyphens and capitals.
    private static func letters(of name: Substring) -> String {
        name.filter { $0.isLetter || $0.isNumber }.lowercased()
    }
}
#endif
