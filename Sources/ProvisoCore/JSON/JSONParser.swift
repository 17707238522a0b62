/// Builds a value or a document out of JSON text (RFC 8259).
///
/// A byte order mark at the start is skipped. Nesting beyond ``JSONTokenizer/depthLimit`` is refused.
struct JSONParser<Tree: JSONTree> {
    /// A container that is still open.
    private struct Container {
        let isObject: Bool
        let position: SourcePosition?
        var elements: [Tree] = []
        var members: [(key: Tree, value: Tree)] = []
        var key: Tree?
    }

    private var tokenizer = JSONTokenizer()
    private var keys = JSONKeyIndex()
    private var cursor = TextCursor()
    private var containers: [Container] = []
    private var unescaped: [UInt8] = []

    static func parse(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> Tree {
        if let offset = UTF8Check.firstInvalid(in: bytes) {
            throw JSONSyntaxError(JSONFault(.invalidUTF8, at: offset), in: bytes)
        }
        var parser = Self()
        do throws(JSONFault) {
            return try parser.tree(from: bytes)
        } catch {
            throw JSONSyntaxError(error, in: bytes)
        }
    }

    private mutating func tree(from bytes: Span<UInt8>) throws(JSONFault) -> Tree {
        tokenizer.skipByteOrderMark(in: bytes)
        var root: Tree?
        while true {
            let token = try tokenizer.next(in: bytes)
            let position = position(of: token, in: bytes)
            let finished: Tree?
            switch token.kind {
            case .end:
                guard let root else { throw JSONFault(.empty, at: token.start) }
                return root
            case .key:
                if Tree.refusesDoubledKeys, keys.isDoubled(token, in: bytes) {
                    throw JSONFault(.duplicateKey, at: token.outerStart)
                }
                containers[containers.count - 1].key = .scalar(.string(text(of: token, in: bytes)), at: position)
                finished = nil
            case .beginObject, .beginArray:
                if Tree.refusesDoubledKeys, token.kind == .beginObject { keys.openObject() }
                containers.append(Container(isObject: token.kind == .beginObject, position: position))
                finished = nil
            case .endObject:
                if Tree.refusesDoubledKeys { keys.closeObject() }
                finished = containers.popLast().map { .mapping($0.members, at: $0.position) }
            case .endArray: finished = containers.popLast().map { .sequence($0.elements, at: $0.position) }
            default: finished = .scalar(scalar(of: token, in: bytes), at: position)
            }
            guard let finished else { continue }
            let last = containers.count - 1
            if last < 0 {
                root = finished
            } else if containers[last].isObject, let key = containers[last].key {
                containers[last].members.append((key, finished))
            } else {
                containers[last].elements.append(finished)
            }
        }
    }

    private mutating func position(of token: JSONToken, in bytes: Span<UInt8>) -> SourcePosition? {
        guard Tree.needsPositions else { return nil }
        cursor.advance(to: token.outerStart, in: bytes)
        return cursor.position
    }

    private mutating func scalar(of token: JSONToken, in bytes: Span<UInt8>) -> DataValue {
        switch token.kind {
        case .true: .bool(true)
        case .false: .bool(false)
        case .number: ExactNumber(text(of: token, in: bytes)).map(DataValue.number) ?? .null
        case .string: .string(text(of: token, in: bytes))
        default: .null
        }
    }

    private mutating func text(of token: JSONToken, in bytes: Span<UInt8>) -> String {
        let raw = bytes.extracting(token.start..<token.end)
        guard token.hasEscapes else { return raw.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
        unescaped.removeAll(keepingCapacity: true)
        JSONString.unescape(raw, into: &unescaped)
        return String(decoding: unescaped, as: UTF8.self)
    }
}

extension DataValue {
    /// Reads a value from JSON text in UTF-8 (RFC 8259, exactly).
    ///
    /// Numbers keep their spelling and any size. A byte order mark at the start is skipped.
    ///
    /// - Throws: `JSONSyntaxError` for anything that is not JSON, invalid UTF-8, half a surrogate pair, nesting deeper
    ///   than 512, and an object with the same key twice.
    /// - Complexity: Linear in the length of the text.
    public init(json utf8: Span<UInt8>) throws(JSONSyntaxError) {
        self = try JSONParser<DataValue>.parse(utf8)
    }

    /// Reads a value from JSON text, as ``init(json:)-(Span<UInt8>)`` does.
    public init(json text: some StringProtocol) throws(JSONSyntaxError) {
        let utf8 = Array(text.utf8)
        self = try JSONParser<DataValue>.parse(utf8.span)
    }
}

extension DocumentNode {
    /// Reads a document from JSON text in UTF-8, each part with its position, keys that are there twice too.
    package init(json utf8: Span<UInt8>) throws(JSONSyntaxError) {
        self = try JSONParser<DocumentNode>.parse(utf8)
    }
}
