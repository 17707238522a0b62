#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoLanguages
import ProvisoYAML

/// What shells offer when you press Tab. What needs a look at rules is asked for then, so that it costs no start anything.
extension CompletionKind {
    /// Files of records. The shells tell upper from lower case.
    static let dataFiles = file(
        extensions: ["csv", "CSV", "tsv", "TSV", "tab", "txt", "json", "JSON", "ndjson", "jsonl", "gz", "zst"])

    /// Rule documents.
    static let ruleDocuments = file(extensions: ["yaml", "yml", "json"])

    /// The rules that there are, without those that stand on the line already.
    static let ruleNames = custom { words, index, _ in
        let given = Set(words.enumerated().lazy.filter { $0.offset != index }.map(\.element))
        return CompletedWord.lines(
            RuleRegistry.command.descriptions.filter { !given.contains($0.name) }.map {
                CompletedWord($0.name, about: $0.summary)
            })
    }

    /// The options of the rule that the line names, as `key=` or, where few values are possible, `key=value`.
    static let ruleOptions = custom { words, _, _ in
        guard let rule = RuleRegistry.command.descriptions.first(where: { words.contains($0.name) }) else { return [] }
        return CompletedWord.lines(
            rule.options.flatMap { option in
                possibleValues(option).map { CompletedWord("\(option.name)=\($0)", about: option.help) }
            })
    }

    /// The languages that there are messages in.
    static let languages = custom { _, _, _ in MessageCatalog.availableLanguages }

    /// The encodings that data may have.
    static let encodings = list(TextEncoding.allCases.map(\.rawValue))

    /// The scenarios of the document that `--rules` names.
    static let scenarios = custom { words, _, _ in
        guard let path = CommandLineWords(words).value(of: "--rules"), CommandLineWords.isFile(path),
            let document = try? RuleDocumentFile.load(RawPath(path))
        else { return [] }
        return CompletedWord.lines(document.scenarios.map { CompletedWord($0.rawValue) })
    }

    /// The names of operations in the document that `--openapi` names.
    static let operations = custom { words, _, _ in
        guard let path = CommandLineWords(words).value(of: "--openapi"), CommandLineWords.isFile(path),
            let document = try? SchemaFile.node(RawPath(path), limit: .descriptions).value,
            case .object(let paths)? = document["paths"]
        else { return [] }
        return CompletedWord.lines(
            paths.members.flatMap { path, item -> [CompletedWord] in
                guard case .object(let methods) = item else { return [] }
                return methods.members.compactMap { method, operation in
                    operation["operationId"]?.text.map { CompletedWord($0, about: "\(method.uppercased()) \(path)") }
                }
            })
    }

    private static func possibleValues(_ option: RuleOptions.Description) -> [String] {
        if option.type == "true or false" { return ["true", "false"] }
        let words = option.type.components(of: ", ")
        return words.count > 1 && words.allSatisfy { CompletedWord($0).isPlain } ? words : [""]
    }
}

extension String {
    fileprivate func components(of separator: String) -> [String] { split(separator: separator).map(String.init) }
}
#endif
