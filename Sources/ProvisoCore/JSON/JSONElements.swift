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
    /// Where to look for the next record: at first right behind the bracket that opens the array, or at the object.
    package private(set) var offset: Int
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
        guard remaining > 0, let range = Self.nextElement(in: bytes, from: offset) else {
            remaining = 0
            return nil
        }
        offset = range.upperBound
        remaining -= 1
        let start = range.lowerBound
        return Element(
            range: range, line: cursor.line(of: start, in: bytes), isObject: bytes[start] == UInt8(ascii: "{"))
    }

    /// The next element of an array, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - bytes: Some elements and what is between them. The elements may be no JSON, so long as their strings and brackets are closed.
    ///   - start: The end of an element, or where the array is opened.
    package static func nextElement(in bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
        var start = start
        // Between elements there are blanks and one comma.
        while start < bytes.count, bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: ",") { start += 1 }
        guard start < bytes.count, let end = endOfValue(in: bytes, from: start), end > start else { return nil }
        return start..<end
    }

    /// The offset behind the bracket that opens the array that a text is; `nil` if it begins with another value.
    ///
    /// - Parameter bytes: The beginning of the text. Where it is blank, nothing is known yet.
    /// - Throws: Why it is not JSON from the first token on.
    package static func openingBracket(of bytes: Span<UInt8>) throws(JSONSyntaxError) -> Int? {
        var tokenizer = JSONTokenizer()
        tokenizer.skipByteOrderMark(in: bytes)
        do throws(JSONFault) {
            let first = try tokenizer.next(in: bytes)
            return first.kind == .beginArray ? first.end : nil
        } catch {
            if error.problem == .empty { return nil }
            throw JSONSyntaxError(error, position: SourcePosition(ofOffset: error.offset, in: bytes, endings: .all))
        }
    }

    /// The offset of the quote that closes a string, whatever is in it.
    private static func endOfString(in bytes: Span<UInt8>, from start: Int) -> Int? {
        if let end = try? JSONString.end(in: bytes, from: start).end { return end }
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index &+= bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index < bytes.count ? index : nil
    }

    /// The end of the value at an offset: nothing but strings and brackets matter.
    private static func endOfValue(in bytes: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") else {
            if bytes[start] == UInt8(ascii: "\"") { return endOfString(in: bytes, from: start &+ 1).map { $0 &+ 1 } }
            while index < bytes.count, !endsScalar(bytes[index]) { index &+= 1 }
            return index
        }
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                guard let end = endOfString(in: bytes, from: index &+ 1) else { return nil }
                index = end
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth &+= 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth &-= 1
                if depth == 0 { return index &+ 1 }
            default: break
            }
            index &+= 1
        }
        return nil
    }

    /// Whether a number, or a word, ends before a byte.
    package static func endsScalar(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }
}
