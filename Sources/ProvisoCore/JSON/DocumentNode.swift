/// A part of a rule document with the place where it stands, whatever it was written in.
package struct DocumentNode: Sendable {
    package indirect enum Content: Sendable {
        /// A value that is neither list nor mapping.
        case scalar(DataValue)
        case sequence([DocumentNode])
        /// The keys in their order, doubled ones too; a key is a scalar.
        case mapping([(key: DocumentNode, value: DocumentNode)])
    }

    package let content: Content
    /// Where it begins; `nil` in a document made of Swift literals.
    package let position: SourcePosition?

    package init(_ content: Content, at position: SourcePosition?) {
        self.content = content
        self.position = position
    }

    /// A document made of a Swift literal, or read by a JSON decoder.
    package init(_ value: DataValue) {
        position = nil
        switch value {
        case .array(let elements): content = .sequence(elements.map(DocumentNode.init))
        case .object(let object):
            content = .mapping(
                object.members.map { (DocumentNode(.scalar(.string($0.key)), at: nil), DocumentNode($0.value)) })
        default: content = .scalar(value)
        }
    }

    /// The same document, as one that stands in another file.
    func inFile(_ name: String) -> DocumentNode {
        let position = position.map { SourcePosition(line: $0.line, column: $0.column, file: name) }
        switch content {
        case .scalar: return DocumentNode(content, at: position)
        case .sequence(let elements): return DocumentNode(.sequence(elements.map { $0.inFile(name) }), at: position)
        case .mapping(let members):
            return DocumentNode(
                .mapping(members.map { ($0.key.inFile(name), $0.value.inFile(name)) }), at: position)
        }
    }

    /// The value without positions. Of doubled keys the later one stays.
    package var value: DataValue { value(exchanging: [:]) }

    /// The value without positions, with other texts in some places.
    func value(exchanging texts: [SourcePosition: String]) -> DataValue {
        switch content {
        case .scalar(let value): position.flatMap { texts[$0] }.map(DataValue.string) ?? value
        case .sequence(let elements): .array(elements.map({ $0.value(exchanging: texts) }))
        case .mapping(let members):
            .object(
                members.reduce(into: DataObject()) {
                    $0[$1.key.text ?? $1.key.value.description] = $1.value.value(exchanging: texts)
                })
        }
    }

    /// The text of a scalar that is a text.
    @inline(never)
    package var text: String? {
        if case .scalar(let value) = content { value.text } else { nil }
    }

    /// Whether the node is a number.
    var isNumber: Bool {
        if case .scalar(.number) = content { true } else { false }
    }

    /// What the node is, as an error says it.
    package var kind: String {
        switch content {
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .scalar(let value):
            switch value {
            case .null: "null"
            case .bool(let value): value ? "true" : "false"
            case .number(let number): "the number \(number)"
            default: "the text \"\(VisibleText.shown(value.text ?? ""))\""
            }
        }
    }
}
