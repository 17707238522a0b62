/// What a document says of the files whose names match a pattern: `files`.
package struct FilePart: Sendable {
    /// What is said of them.
    package let document: RuleDocument
    /// The pattern as it stands there.
    package let pattern: String
    private let names: TextPattern?

    init(_ pattern: String, _ document: RuleDocument) {
        self.pattern = pattern
        self.document = document
        names = Self.names(pattern)
    }

    /// Whether the pattern is one.
    static func isPattern(_ pattern: String) -> Bool { names(pattern) != nil }

    /// Whether a file is one of these: by its name, or by the end of its path when the pattern has folders.
    func matches(_ path: String) -> Bool { names.map { path.withBytes($0.matches) } ?? false }

    /// `*` stands for anything but a slash, `**` for anything, `?` for one character.
    private static func names(_ pattern: String) -> TextPattern? {
        guard !pattern.isEmpty else { return nil }
        var text = pattern.hasPrefix("/") ? "" : "(?:.*/)?"
        var rest = pattern[...]
        while let character = rest.popFirst() {
            switch character {
            case "*":
                if rest.first == "*" {
                    rest.removeFirst()
                    text += ".*"
                } else {
                    text += "[^/]*"
                }
            case "?": text += "[^/]"
            case let other where other.isLetter || other.isNumber || other == "/" || other == "_" || other == "-":
                text.append(other)
            case let other where other.isASCII: text += "\\\(other)"
            case let other: text.append(other)
            }
        }
        return try? TextPattern(text, caseInsensitive: false, unicode: true, isWhole: true)
    }
}

/// A document taken apart by the files that it is for.
struct RuleDocumentParts {
    /// What it says of all files.
    let common: DocumentNode
    /// What it says of some, put together with what it says of all.
    private(set) var files: [(pattern: String, node: DocumentNode)] = []
    /// What it says of some alone.
    private var nodes: [DocumentNode] = []

    /// What it says of some alone as values, with other texts in some places.
    func data(exchanging texts: [SourcePosition: String]) -> [DataValue] {
        nodes.map { $0.value(exchanging: texts) }
    }

    init(_ node: DocumentNode, _ problems: RuleDocumentProblems) {
        guard case .mapping(let members) = node.content,
            let list = members.last(where: { $0.key.text == "files" })?.value
        else {
            common = node
            return
        }
        common = DocumentNode(.mapping(members.filter { $0.key.text != "files" }), at: node.position)
        guard case .sequence(let parts) = list.content, !parts.isEmpty else {
            problems.error(
                "`files` must be a list, such as `- { pattern: \"orders*.csv\", rules: […] }`, not \(list.kind).",
                at: list.position)
            return
        }
        for part in parts {
            guard case .mapping(let members) = part.content,
                let pattern = members.last(where: { $0.key.text == "pattern" })?.value
            else {
                problems.error(
                    "What is said of some files needs `pattern`, by which their names are known.", at: part.position,
                    suggestion: "Write `pattern: \"orders*.csv\"`.")
                continue
            }
            if let inner = members.first(where: { $0.key.text == "files" }) {
                problems.error(
                    "`files` cannot stand inside of `files`.", at: inner.key.position,
                    suggestion: "Write each pattern as an element of the one list.")
            }
            guard let text = pattern.text, FilePart.isPattern(text) else {
                problems.error("`pattern` must be a name of files, with `*` for any part of it.", at: pattern.position)
                continue
            }
            let own = DocumentNode(.mapping(members.filter { $0.key.text != "pattern" }), at: part.position)
            files.append((text, own.merged(behind: common)))
            nodes.append(part)
        }
    }
}
