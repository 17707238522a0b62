/// The tokens of a JSON text, checked and in order, each with where what it begins ends: values are decoded from it without
/// a tree being made first.
///
/// It belongs to one decoding, in which the text stands still.
final class JSONTape {
    /// A value, or the key before one.
    struct Node {
        let token: JSONToken
        /// The node after all that is inside.
        var next: Int
        /// The list or the object that it stands in; -1 for the whole.
        let parent: Int
    }

    let text: UnsafeBufferPointer<UInt8>
    let nodes: [Node]
    /// The member that is asked for next, if members are asked for in the order in which they stand. It is read and written
    /// in single steps, which need no check that they do not overlap.
    @exclusivity(unchecked) private var expected = 0
    /// Whether the type that is decoded has read its own data in a way that does not tell for whom.
    @exclusivity(unchecked) var isUnclear = false
    /// Whether there is something that may not be set, so that nothing is decoded from the tape.
    @exclusivity(unchecked) var isGivenUp = false

    /// Reads a text.
    ///
    /// - Returns: `nil` for what is not JSON, for what lies too deep, and for what only looking closer can tell: keys with
    ///   escapes or beyond ASCII, which other bytes may stand for too.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        guard UTF8Check.isValid(text.span), let nodes = try? Self.nodes(of: text) else { return nil }
        self.nodes = nodes
    }

    private static func nodes(of text: UnsafeBufferPointer<UInt8>) throws(JSONFault) -> [Node]? {
        let bytes = text.span
        var nodes: [Node] = []
        nodes.reserveCapacity(64)
        func append(_ token: JSONToken, _ parent: Int) {
            nodes.append(Node(token: token, next: nodes.count + 1, parent: parent))
        }
        var tokenizer = JSONTokenizer()
        var keys = JSONKeyIndex()
        tokenizer.skipByteOrderMark(in: bytes)
        var parent = -1
        while true {
            let token = try tokenizer.next(in: bytes)
            switch token.kind {
            case .end: return nodes.isEmpty ? nil : nodes
            case .key:
                guard !token.hasEscapes, !keys.isDoubled(token, in: bytes), isASCII(token, in: text)
                else { return nil }
                append(token, parent)
            case .beginObject, .beginArray:
                if tokenizer.depth > DataPlace.deepest { return nil }
                if token.kind == .beginObject { keys.openObject() }
                append(token, parent)
                parent = nodes.count - 1
            case .endObject, .endArray:
                if token.kind == .endObject { keys.closeObject() }
                nodes[parent].next = nodes.count
                parent = nodes[parent].parent
            case .null, .true, .false, .number, .string: append(token, parent)
            }
        }
    }

    private static func isASCII(_ token: JSONToken, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        text[token.start..<token.end].allSatisfy { $0 < 0x80 }
    }

    // MARK: Reading

    /// What a node is.
    func kind(_ node: Int) -> JSONToken.Kind { nodes[node].token.kind }

    /// The text of a string or a key, or the spelling of a number.
    func string(_ node: Int) -> String {
        let token = nodes[node].token
        let raw = UnsafeBufferPointer(rebasing: text[token.start..<token.end])
        guard token.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
        var unescaped: [UInt8] = []
        JSONString.unescape(raw.span, into: &unescaped)
        return String(decoding: unescaped, as: UTF8.self)
    }

    /// The number, when it is spelled as a whole one of at most eighteen digits.
    func integer(_ node: Int) -> Int64? {
        guard kind(node) == .number else { return nil }
        let token = nodes[node].token
        return DecimalShape(UnsafeBufferPointer(rebasing: text[token.start..<token.end]).span)?.small
    }

    /// The value of a member of an object, by its key.
    ///
    /// - Complexity: Constant when members are asked for in their order, else linear in their number.
    func member(_ key: String, of object: Int) -> Int? {
        var key = key
        return key.withUTF8 { key in
            let end = nodes[object].next
            if expected > object, expected < end, nodes[expected].parent == object, isKey(expected, key) {
                return found(expected)
            }
            var index = object + 1
            while index < end {
                if isKey(index, key) { return found(index) }
                index = nodes[index + 1].next
            }
            return nil
        }
    }

    private func found(_ key: Int) -> Int {
        expected = nodes[key + 1].next
        return key + 1
    }

    private func isKey(_ node: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let token = nodes[node].token
        return token.kind == .key && token.end - token.start == key.count
            && ByteSearch.areEqual(UnsafeBufferPointer(rebasing: text[token.start..<token.end]), key)
    }

    /// The value as a tree.
    func data(_ node: Int) -> DataValue {
        switch kind(node) {
        case .null, .key, .end, .endArray, .endObject: return .null
        case .true: return .bool(true)
        case .false: return .bool(false)
        case .number: return ExactNumber(string(node)).map(DataValue.number) ?? .null
        case .string: return .string(string(node))
        case .beginArray: return .array(elements(node).map(data))
        case .beginObject:
            var object = DataObject()
            for key in keys(node) { object.append(string(key), data(key + 1)) }
            return .object(object)
        }
    }

    /// The elements of a list.
    func elements(_ list: Int) -> [Int] { inside(list) { nodes[$0].next } }

    /// The keys of an object; the value of each is the node after it.
    func keys(_ object: Int) -> [Int] { inside(object) { nodes[$0 + 1].next } }

    private func inside(_ container: Int, _ next: (Int) -> Int) -> [Int] {
        var (all, index) = ([Int](), container + 1)
        while index < nodes[container].next {
            all.append(index)
            index = next(index)
        }
        return all
    }

    /// The way to a node.
    func path(to node: Int) -> [any CodingKey] {
        var (path, node) = ([any CodingKey](), node)
        while case let parent = nodes[node].parent, parent >= 0 {
            if kind(parent) == .beginObject {
                path.append(DataKey(.key(string(node - 1))))
            } else {
                path.append(DataKey(.index(elements(parent).firstIndex(of: node) ?? 0)))
            }
            node = parent
        }
        return path.reversed()
    }
}
