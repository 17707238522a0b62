/// Finds the value that a JSON Pointer leads to among the tokens of a text, and counts its elements.
struct JSONPointerSearch {
    /// The value: its first token.
    private(set) var found: JSONToken?
    /// How many elements it has, if it is an array.
    private(set) var elementCount = 0
    /// How many components lead to something.
    private(set) var matched = 0
    /// The keys that there are where the next component leads to nothing: the first of them.
    private(set) var keys: [String] = []

    /// How many elements there are where the next component leads to nothing, if that is an array.
    private(set) var lengthOfArray: Int?

    private let components: [String]
    /// The containers on the way that are open, the outermost first; how many elements each had up to now.
    private var way: [(isArray: Bool, count: Int)] = []
    /// Whether the key before was the one that is looked for.
    private var isKeyMeant = false
    private var isInside = false
    /// Whether the innermost container that the way led into is over, so that later keys are none of its.
    private var isLeft = false

    private static let mostKeys = 100

    init(_ pointer: JSONPointer) { components = pointer.components }

    /// Takes the next token.
    ///
    /// - Parameter depth: How many containers are open behind it.
    mutating func take(_ token: JSONToken, depth: Int, in bytes: Span<UInt8>) {
        switch token.kind {
        case .end: break
        case .key: if depth == way.count, found == nil { take(key: token, in: bytes) }
        case .beginArray, .beginObject: begin(token, around: depth - 1)
        case .endArray, .endObject:
            end(depth)
            if way.count > depth {
                let left = way.removeLast()
                if !isLeft, left.isArray { lengthOfArray = left.count }
                isLeft = true
            }
        default:
            begin(token, around: depth)
            end(depth)
        }
    }

    private mutating func take(key: JSONToken, in bytes: Span<UInt8>) {
        var text: [UInt8] = []
        let raw = bytes.extracting(key.start..<key.end)
        if key.hasEscapes {
            JSONString.unescape(raw, into: &text)
        } else {
            raw.withUnsafeBufferPointer { text.append(contentsOf: $0) }
        }
        let name = String(decoding: text, as: UTF8.self)
        isKeyMeant = components[way.count - 1].utf8.elementsEqual(name.utf8)
        if !isLeft, keys.count < Self.mostKeys { keys.append(name) }
    }

    /// A value begins in so many containers.
    private mutating func begin(_ token: JSONToken, around depth: Int) {
        guard found == nil, depth == way.count else { return }
        if depth > 0 {
            let isMeant = way[depth - 1].isArray ? components[depth - 1] == String(way[depth - 1].count) : isKeyMeant
            way[depth - 1].count += 1
            guard isMeant else { return }
        }
        matched = depth
        if depth == components.count {
            found = token
            isInside = token.kind == .beginArray
        } else {
            (keys, isLeft, lengthOfArray) = ([], false, nil)
            if token.kind == .beginArray || token.kind == .beginObject { way.append((token.kind == .beginArray, 0)) }
        }
    }

    /// A value has ended in so many containers.
    private mutating func end(_ depth: Int) {
        guard isInside else { return }
        if depth == components.count + 1 { elementCount += 1 }
        if depth <= components.count { isInside = false }
    }
}
