/// Finds the members of a JSON object: a line of NDJSON, or an element of an array of records.
///
/// One pass checks the syntax of the whole and finds doubled keys at every depth. What it finds are ranges of the bytes
/// that it was given; its buffers are kept from record to record, so that in the long run it allocates nothing.
/// Whether the bytes are UTF-8 is for the caller to check.
///
/// ```swift
/// var scanner = JSONRecordScanner()
/// try scanner.scan(line)          // throws JSONFault
/// for member in scanner.members { … line[member.keyStart..<member.keyEnd] … }
/// ```
package struct JSONRecordScanner {
    /// What a value is.
    package enum Kind: UInt8, Sendable {
        case null, `true`, `false`, number, string
        /// A string whose bytes are not its text: ``JSONString/unescape(_:into:)`` makes it so.
        case stringWithEscapes
        case array, object
    }

    /// A member of the object, or an element of the array.
    package struct Member: Sendable {
        /// Where the key's bytes begin, after the quote; 0 for an element of an array.
        package let keyStart: Int
        /// Where the key's bytes end, before the quote; 0 for an element of an array.
        package let keyEnd: Int
        package let keyHasEscapes: Bool
        package let kind: Kind
        /// Whether the value is `""`, `[]` or `{}`.
        package fileprivate(set) var isEmpty: Bool
        /// The value's bytes, without the quotes of a string, with the brackets of an array or an object.
        package let valueStart: Int
        package fileprivate(set) var valueEnd: Int
    }

    /// What the last scan found, in the order of the text; not to be used when it threw.
    package internal(set) var members: [Member] = []
    /// The number of the order in which the last object has its keys: objects of one number have the same. `nil` when
    /// it is not kept.
    package internal(set) var order: Int?
    /// Whether it is an order that no object before had, or none that is still kept.
    package internal(set) var hasNewOrder = false
    var orders = JSONKeyOrders()
    private var tokenizer = JSONTokenizer()
    private var keys = JSONKeyIndex()

    package init() {}

    /// Finds the members of the object that the bytes are, blanks around it allowed.
    ///
    /// - Throws: What is wrong: the syntax, ``JSONFault/Problem/notObject`` or ``JSONFault/Problem/duplicateKey``
    ///   (the first of them, at the key that is there already).
    /// - Complexity: Linear in the length, on average also in the number of keys, whatever they are.
    package mutating func scan(_ object: Span<UInt8>) throws(JSONFault) {
        if !scanPlainly(object) { try scanTokens(of: object) }
    }

    /// Finds the members of an object of any kind, or what is wrong with it.
    mutating func scanTokens(of object: Span<UInt8>) throws(JSONFault) {
        try scan(object, expecting: .beginObject, else: .notObject)
    }

    /// Finds the elements of the array that the bytes are.
    package mutating func scanElements(of array: Span<UInt8>) throws(JSONFault) {
        try scan(array, expecting: .beginArray, else: .notArray)
    }

    private mutating func scan(
        _ bytes: Span<UInt8>, expecting kind: JSONToken.Kind, else problem: JSONFault.Problem
    ) throws(JSONFault) {
        members.removeAll(keepingCapacity: true)
        order = nil
        tokenizer.restart()
        keys.restart()
        let first = try tokenizer.next(in: bytes)
        // Broken syntax goes before the wrong shape, and that before a doubled key.
        var fault = first.kind == kind ? nil : JSONFault(problem, at: first.outerStart)
        if first.kind == .beginObject { keys.openObject() }
        var key = JSONToken(.key, 0, 0)
        // Whether the token before opened a container: what ends now is empty.
        var opened = false
        while true {
            let token = try tokenizer.next(in: bytes)
            let depth = tokenizer.depth
            defer { opened = token.kind == .beginObject || token.kind == .beginArray }
            switch token.kind {
            case .end:
                if let fault { throw fault }
                return
            case .key:
                if keys.isDoubled(token, in: bytes), fault == nil {
                    fault = JSONFault(.duplicateKey, at: token.outerStart)
                }
                if depth == 1 { key = token }
            case .beginObject:
                keys.openObject()
                if depth == 2 { append(key, token, .object) }
            case .beginArray:
                if depth == 2 { append(key, token, .array) }
            case .endObject:
                keys.closeObject()
                if depth == 1 { closeLast(at: token, isEmpty: opened) }
            case .endArray:
                if depth == 1 { closeLast(at: token, isEmpty: opened) }
            case .string: if depth == 1 { append(key, token, token.hasEscapes ? .stringWithEscapes : .string) }
            case .number: if depth == 1 { append(key, token, .number) }
            case .null: if depth == 1 { append(key, token, .null) }
            case .true: if depth == 1 { append(key, token, .true) }
            case .false: if depth == 1 { append(key, token, .false) }
            }
        }
    }

    /// Whether one of the members has the key of one before it; no key has escapes.
    mutating func hasDoubledKey(in bytes: Span<UInt8>) -> Bool {
        keys.restart()
        keys.openObject()
        for member in members where keys.isDoubled(JSONToken(.key, member.keyStart, member.keyEnd), in: bytes) {
            return true
        }
        return false
    }

    @inline(__always)
    private mutating func append(_ key: JSONToken, _ value: JSONToken, _ kind: Kind) {
        members.append(
            Member(
                keyStart: key.start, keyEnd: key.end, keyHasEscapes: key.hasEscapes, kind: kind,
                isEmpty: kind == .string && value.start == value.end, valueStart: value.start, valueEnd: value.end))
    }

    @inline(__always)
    private mutating func closeLast(at token: JSONToken, isEmpty: Bool) {
        let last = members.count &- 1
        guard last >= 0 else { return }
        members[last].valueEnd = token.end
        members[last].isEmpty = isEmpty
    }
}
