/// Walks the records of a JSON file: an array of objects, or one object.
///
/// The whole file is checked before the first element is handed out, so that a file that cannot be parsed is known to be
/// so before anything was done. Elements that are no objects are handed out like any other and say so; whether one has
/// the same key twice is for whoever reads it to find. Elements are found anew on the way: the memory used does not grow
/// with the file.
///
/// ```swift
/// var elements = try JSONElements(validating: bytes)
/// while let element = elements.next(in: bytes) { … bytes[element.range] … }
/// ```
package struct JSONElements {
    /// One record of the file.
    package struct Element: Sendable, Equatable {
        /// Where it stands, without the blanks around it.
        package let range: Range<Int>
        /// The line at which it begins, counted from 1. Lines end with LF, CRLF or CR.
        package let line: Int
        package let isObject: Bool
    }

    /// Whether the file is an array; else it is one object.
    package let isArray: Bool
    /// How many elements there are.
    package let count: Int
    /// Where the records stand: all that is around them is before or after.
    package let range: Range<Int>
    /// Why there are no records, if the pointer leads to none.
    package let absence: JSONRecordsAbsence?
    private var offset: Int
    private var cursor = LineCursor(endings: .all)
    private var remaining: Int

    /// Checks a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - pointer: Where the records stand in it: what it leads to takes the place of the whole.
    /// - Throws: What is wrong and where, for broken JSON anywhere and for a file that is neither array nor object.
    package init(validating bytes: Span<UInt8>, at pointer: JSONPointer? = nil) throws(JSONSyntaxError) {
        do throws(JSONFault) {
            if let pointer {
                self = try Self(checking: bytes, at: pointer)
            } else {
                self = try Self(checking: bytes)
            }
        } catch {
            throw JSONSyntaxError(error, position: SourcePosition(ofOffset: error.offset, in: bytes, endings: .all))
        }
    }

    private init(checking bytes: Span<UInt8>) throws(JSONFault) {
        var tokenizer = JSONTokenizer()
        tokenizer.skipByteOrderMark(in: bytes)
        let first = try tokenizer.next(in: bytes)
        isArray = first.kind == .beginArray
        var count = 0
        loop: while true {
            let token = try tokenizer.next(in: bytes)
            switch token.kind {
            case .end: break loop
            case .key, .beginObject, .beginArray: continue
            default:
                // Here a value has ended.
                if isArray, tokenizer.depth == 1 { count += 1 }
            }
        }
        guard isArray || first.kind == .beginObject else { throw JSONFault(.notObjectOrArray, at: first.outerStart) }
        self.count = isArray ? count : 1
        self.remaining = self.count
        self.offset = isArray ? first.end : first.start
        range = first.start..<bytes.count
        absence = nil
    }

    private init(checking bytes: Span<UInt8>, at pointer: JSONPointer) throws(JSONFault) {
        var tokenizer = JSONTokenizer()
        tokenizer.skipByteOrderMark(in: bytes)
        var search = JSONPointerSearch(pointer)
        while true {
            let token = try tokenizer.next(in: bytes)
            if token.kind == .end { break }
            search.take(token, depth: tokenizer.depth, in: bytes)
        }
        isArray = search.found?.kind == .beginArray
        let isObject = search.found?.kind == .beginObject
        count = isArray ? search.elementCount : isObject ? 1 : 0
        remaining = count
        let start = search.found?.outerStart ?? 0
        offset = isArray ? start + 1 : start
        range = start..<(isArray || isObject ? Self.endOfValue(in: bytes, from: start) ?? bytes.count : start)
        absence =
            isArray || isObject
            ? nil : JSONRecordsAbsence(pointer, search)
    }

    /// The next element, or `nil` after the last.
    ///
    /// - Parameter bytes: The very bytes that were checked.
    package mutating func next(in bytes: Span<UInt8>) -> Element? {
        guard remaining > 0 else { return nil }
        // Between elements there are blanks and one comma.
        while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ",") { offset += 1 }
        let start = offset
        guard start < bytes.count, let end = Self.endOfValue(in: bytes, from: start), end > start else {
            remaining = 0
            return nil
        }
        offset = end
        remaining -= 1
        return Element(
            range: start..<end, line: cursor.line(of: start, in: bytes), isObject: bytes[start] == UInt8(ascii: "{"))
    }

    /// The end of the value at an offset of JSON that has been checked: nothing but strings and brackets matter.
    private static func endOfValue(in bytes: Span<UInt8>, from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                guard let end = try? JSONString.end(in: bytes, from: index &+ 1).end else { return nil }
                index = end &+ 1
                if depth == 0 { return index }
                continue
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth &+= 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return index }
                depth &-= 1
                if depth == 0 { return index &+ 1 }
            case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                if depth == 0 { return index }
            default: break
            }
            index &+= 1
        }
        return depth == 0 ? index : nil
    }
}
