internal import ProvisoCore

extension ValueTape {
    /// Creates the tape of a value. An untyped text is a text.
    init(_ value: DataValue) {
        append(value, in: -1, level: 0)
    }

    /// Creates the tape of a part of a document.
    init(_ node: DocumentNode) {
        append(node, in: -1, level: 0)
    }

    private mutating func append(_ value: DataValue, in parent: Int32, level: Int) {
        switch value {
        case .null: append(.null, in: parent)
        case .bool(let flag): append(flag ? .true : .false, in: parent)
        case .number(let number): appendText(.number, number.spelling, in: parent)
        case .string(let text), .untyped(let text): appendText(.string, text, in: parent)
        case .array(let elements):
            appendContainer(.array, in: parent, level: level) { tape, container in
                for element in elements { tape.append(element, in: container, level: level + 1) }
            }
        case .object(let object):
            appendContainer(.object, in: parent, level: level) { tape, container in
                for (key, value) in object.members {
                    tape.appendText(.key, key, in: container)
                    tape.append(value, in: container, level: level + 1)
                }
            }
        }
    }

    private mutating func append(_ node: DocumentNode, in parent: Int32, level: Int) {
        switch node.content {
        case .scalar(let value): append(value, in: parent, level: level)
        case .sequence(let elements):
            appendContainer(.array, in: parent, level: level) { tape, container in
                for element in elements { tape.append(element, in: container, level: level + 1) }
            }
        case .mapping(let members):
            appendContainer(.object, in: parent, level: level) { tape, container in
                for (key, value) in members {
                    tape.appendText(.key, key.name, in: container)
                    tape.append(value, in: container, level: level + 1)
                }
            }
        }
    }

    private mutating func appendContainer(
        _ kind: Kind, in parent: Int32, level: Int, _ fill: (inout ValueTape, Int32) -> Void
    ) {
        append(kind, in: parent)
        let index = entries.count - 1
        depth = max(depth, level + 1)
        fill(&self, Int32(index))
        entries[index].next = Int32(entries.count)
    }

    private mutating func appendText(_ kind: Kind, _ text: String, in parent: Int32) {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        append(kind, start, bytes.count, in: parent)
        if kind == .key { nameLast(start, bytes.count, in: parent) }
    }
}

extension DocumentNode {
    /// The text of a key. YAML has keys that are no texts, which JSON would write as one.
    var name: String { text ?? value.description }

    /// The member of a mapping with this name, byte by byte; the last one, as JSON readers have it.
    func member(_ name: String) -> DocumentNode? {
        guard case .mapping(let members) = content else { return nil }
        return members.last { $0.key.name.utf8.elementsEqual(name.utf8) }?.value
    }

    /// The same value with the last member of each name alone, at every depth: an object that has a name twice equals no other.
    var withLastMembers: DocumentNode {
        switch content {
        case .scalar: return self
        case .sequence(let elements): return DocumentNode(.sequence(elements.map(\.withLastMembers)), at: position)
        case .mapping(let members):
            var seen: Set<[UInt8]> = []
            let last = members.reversed().filter { seen.insert(Array($0.key.name.utf8)).inserted }
            return DocumentNode(.mapping(last.reversed().map { ($0.key, $0.value.withLastMembers) }), at: position)
        }
    }

    /// The value of a scalar.
    var scalar: DataValue? { if case .scalar(let value) = content { value } else { nil } }

    /// The same document, as the content of a file with this name.
    func named(_ file: String) -> DocumentNode {
        let position = position.map { SourcePosition(line: $0.line, column: $0.column, file: file) }
        switch content {
        case .scalar: return DocumentNode(content, at: position)
        case .sequence(let elements): return DocumentNode(.sequence(elements.map { $0.named(file) }), at: position)
        case .mapping(let members):
            return DocumentNode(.mapping(members.map { ($0.key.named(file), $0.value.named(file)) }), at: position)
        }
    }
}
