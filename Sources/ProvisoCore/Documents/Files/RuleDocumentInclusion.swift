/// Puts the documents that a document includes before what it says itself.
struct RuleDocumentInclusion {
    /// So many documents may include one another.
    private static let deepest = 16

    let files: RuleFiles?
    let problems: RuleDocumentProblems
    let parse: (_ name: String, _ text: String) throws(RuleDocumentError) -> DocumentNode

    /// The document with all that it includes.
    func resolve(_ node: DocumentNode) -> DocumentNode {
        var included: Set<String> = []
        return resolve(node, file: nil, inside: [], &included)
    }

    private func resolve(
        _ node: DocumentNode, file: String?, inside chain: [String], _ included: inout Set<String>
    ) -> DocumentNode {
        guard case .mapping(var members) = node.content else { return node }
        // What is said of some files may include documents as well.
        for index in members.indices where members[index].key.text == "files" {
            guard case .sequence(let parts) = members[index].value.content else { continue }
            let resolved = parts.map { part in
                var included: Set<String> = []
                return resolve(part, file: file, inside: chain, &included)
            }
            members[index].value = DocumentNode(.sequence(resolved), at: members[index].value.position)
        }
        let own = DocumentNode(.mapping(members.filter { $0.key.text != "include" }), at: node.position)
        guard let include = members.last(where: { $0.key.text == "include" })?.value else { return own }
        let names: [DocumentNode] = if case .sequence(let list) = include.content { list } else { [include] }
        if names.isEmpty { problems.error("`include` names no document.", at: include.position) }
        var result: DocumentNode?
        for name in names {
            guard let other = read(name, file, chain, &included) else { continue }
            result = result.map { other.merged(behind: $0) } ?? other
        }
        return result.map { own.merged(behind: $0) } ?? own
    }

    private func read(
        _ node: DocumentNode, _ file: String?, _ chain: [String], _ included: inout Set<String>
    ) -> DocumentNode? {
        guard let text = node.text, !text.isEmpty else {
            problems.error(
                "`include` must be the name of a document, or a list of names, not \(node.kind).", at: node.position)
            return nil
        }
        #if PROVISO_PAGE
        // A page has no folder of files.
        problems.error("The document includes `\(text)`, and a page has no files.", at: node.position)
        return nil
        #else
        guard let files else {
            problems.error(
                "The document includes `\(text)`, and it was loaded without a folder of files.", at: node.position,
                suggestion: "Load it with `files: RuleFiles(folder: …)`.")
            return nil
        }
        let name = RuleFiles.name(text, beside: file)
        if chain.contains(name) {
            let way = (chain.drop { $0 != name } + [name]).joined(separator: " → ")
            problems.error("The document includes itself: \(way).", at: node.position)
            return nil
        }
        guard chain.count < Self.deepest else {
            problems.error(
                "More than \(Self.deepest) documents include one another.", at: node.position)
            return nil
        }
        // Two ways may lead to one document; its rules run once.
        guard included.insert(name).inserted else { return nil }
        let content: String
        do throws(ReadingError) {
            content = try files.text(name)
        } catch {
            problems.error("`\(text)` cannot be read: \(error)", at: node.position)
            return nil
        }
        do throws(RuleDocumentError) {
            let other = try parse(name, content).inFile(name)
            return resolve(other.asMapping, file: name, inside: chain + [name], &included)
        } catch {
            for problem in error.problems {
                let place = problem.position.map { SourcePosition(line: $0.line, column: $0.column, file: name) }
                problems.error(problem.message, at: place ?? node.position, suggestion: problem.suggestion)
            }
        }
        return nil
        #endif
    }
}

extension DocumentNode {
    /// A bare list of rules as a document.
    var asMapping: DocumentNode {
        guard case .sequence = content else { return self }
        return DocumentNode(
            .mapping([(DocumentNode(.scalar(.string("rules")), at: position), self)]), at: position)
    }

    /// The document behind another one: the rules of both, of what is named in both that of this one.
    func merged(behind other: DocumentNode) -> DocumentNode {
        guard case .mapping(let own) = content, case .mapping(let others) = other.content else { return self }
        var members = others
        for (key, value) in own {
            guard let index = members.firstIndex(where: { $0.key.text == key.text && key.text != nil }) else {
                members.append((key, value))
                continue
            }
            switch (key.text ?? "", members[index].value.content, value.content) {
            case ("rules", .sequence(let first), .sequence(let second)),
                ("files", .sequence(let first), .sequence(let second)):
                members[index] = (key, DocumentNode(.sequence(first + second), at: value.position))
            case ("attributes", .mapping(let first), .mapping(let second)),
                ("messages", .mapping(let first), .mapping(let second)),
                ("scenarios", .mapping(let first), .mapping(let second)):
                let names = Set(second.compactMap { $0.key.text })
                let kept = first.filter { !names.contains($0.key.text ?? "") }
                members[index] = (key, DocumentNode(.mapping(kept + second), at: value.position))
            default: members[index] = (key, value)
            }
        }
        return DocumentNode(.mapping(members), at: position)
    }

    /// Reads JSON text.
    package init(jsonText text: String) throws(RuleDocumentError) {
        var text = text
        do throws(JSONSyntaxError) {
            self = try text.withUTF8 { bytes in
                Result { () throws(JSONSyntaxError) in try DocumentNode(json: bytes.span) }
            }.get()
        } catch {
            throw RuleDocumentError(syntax: error)
        }
    }

    /// Reads a document that another one includes, where only JSON is read.
    static func parseJSON(name: String, text: String) throws(RuleDocumentError) -> DocumentNode {
        guard name.lowercased().hasSuffix(".json") else {
            throw RuleDocumentError([
                RuleDocumentProblem(
                    "A document that was loaded from JSON includes JSON alone.", at: nil,
                    suggestion: "Load it from YAML, by the module ProvisoYAML.")
            ])
        }
        return try DocumentNode(jsonText: text)
    }
}
