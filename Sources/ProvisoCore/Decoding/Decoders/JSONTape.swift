/// The tokens of a JSON text, checked and in order, each with where what it begins ends: values are decoded from it without
/// a tree being made first.
///
/// It belongs to one decoding, in which the text stands still.
final class JSONTape {
    /// A value, or the key before one.
    struct Node {
        /// Where it begins and ends, as those of ``JSONToken``. No text that is read so is longer than their type can say.
        let start: UInt32
        let end: UInt32
        /// The node after all that is inside.
        var next: Int32
        /// The list or the object that it stands in; -1 for the whole.
        let parent: Int32
        let kind: JSONToken.Kind
        /// Whether a string has escapes.
        let hasEscapes: Bool
    }

    let text: UnsafeBufferPointer<UInt8>
    /// Not an array, which would be retained and released whenever one is looked at. Their numbers come from the nodes themselves.
    private let nodes: UnsafeBufferPointer<Node>
    /// The member that is asked for next, if members are asked for in the order in which they stand. It is read and written
    /// in single steps, which need no check that they do not overlap.
    @exclusivity(unchecked) private var expected = 1
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
        guard UTF8Check.isValid(text.span), let nodes = JSONTapeReader.nodes(of: text) else { return nil }
        self.nodes = UnsafeBufferPointer(nodes)
    }

    deinit { nodes.deallocate() }

    // MARK: Reading

    /// What a node is.
    func kind(_ node: Int) -> JSONToken.Kind { nodes[node].kind }

    /// The bytes of a string or a key between the quotes, or of a number.
    @inline(__always)
    private func bytes(_ node: Node) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text[Int(node.start)..<Int(node.end)])
    }

    /// The text of a string or a key, or the spelling of a number.
    func string(_ node: Int) -> String {
        let node = nodes[node]
        let raw = bytes(node)
        guard node.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
        var unescaped: [UInt8] = []
        unescaped.reserveCapacity(raw.count)
        JSONString.unescape(raw.span, into: &unescaped)
        return String(decoding: unescaped, as: UTF8.self)
    }

    /// The number, when it is spelled as a whole one of at most eighteen digits.
    func integer(_ node: Int) -> Int64? {
        let node = nodes[node]
        guard node.kind == .number else { return nil }
        return DecimalShape(bytes(node).span)?.small
    }

    /// Whether it is `true`; `nil` for what is neither that nor `false`.
    func flag(_ node: Int) -> Bool? {
        switch kind(node) {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The elements of a list of strings; `nil` for anything else.
    func strings(_ list: Int) -> [String]? {
        guard kind(list) == .beginArray else { return nil }
        let elements = list + 1..<Int(nodes[list].next)
        // Strings are single nodes, so there are as many as nodes.
        guard elements.allSatisfy({ kind($0) == .string }) else { return nil }
        return elements.map(string)
    }

    /// The value of a member of an object, by its key.
    ///
    /// - Complexity: Constant when members are asked for in their order, else linear in their number.
    func member(_ key: String, of object: Int) -> Int? {
        var key = key
        return key.withUTF8 { member($0, of: object) }
    }

    /// The value of a member of an object, by the bytes of its key.
    ///
    /// - Parameter isRead: Whether the member after it is expected next.
    @inline(__always)
    func member(_ key: UnsafeBufferPointer<UInt8>, of object: Int, isRead: Bool = true) -> Int? {
        let end = Int(nodes[object].next)
        guard expected > object, expected < end, Int(nodes[expected].parent) == object, isKey(expected, key) else {
            return search(key, from: object + 1, to: end, isRead)
        }
        return found(expected, isRead)
    }

    private func search(_ key: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ isRead: Bool) -> Int? {
        var index = start
        while index < end {
            if isKey(index, key) { return found(index, isRead) }
            index = Int(nodes[index + 1].next)
        }
        return nil
    }

    @inline(__always)
    private func found(_ key: Int, _ isRead: Bool) -> Int {
        expected = isRead ? Int(nodes[key + 1].next) : key
        return key + 1
    }

    @inline(__always)
    private func isKey(_ node: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let node = nodes[node]
        guard node.kind == .key, Int(node.end &- node.start) == key.count else { return false }
        return ByteWord.areEqual(text.span, from: Int(node.start), key.span, from: 0, count: key.count)
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
    func elements(_ list: Int) -> [Int] { inside(list) { Int(nodes[$0].next) } }

    /// The keys of an object; the value of each is the node after it.
    func keys(_ object: Int) -> [Int] { inside(object) { Int(nodes[$0 + 1].next) } }

    private func inside(_ container: Int, _ next: (Int) -> Int) -> [Int] {
        var (all, index) = ([Int](), container + 1)
        while index < Int(nodes[container].next) {
            all.append(index)
            index = next(index)
        }
        return all
    }

    /// The way to a node.
    func path(to node: Int) -> [any CodingKey] {
        var (path, node) = ([any CodingKey](), node)
        while case let parent = Int(nodes[node].parent), parent >= 0 {
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
