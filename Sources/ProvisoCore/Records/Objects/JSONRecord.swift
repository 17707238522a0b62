/// An object of JSON as text, to be judged as it stands: no tree is built of its members, but of those that are lists or objects.
///
/// ```swift
/// let result = validator.validate(from: try JSONRecord(body))
/// ```
public struct JSONRecord: RecordSource, Sendable {
    private let bytes: [UInt8]
    private let members: [JSONRecordScanner.Member]

    /// Reads an object.
    ///
    /// - Parameter utf8: The text.
    /// - Throws: What is wrong with the text: it is no UTF-8, no JSON, no object, or an object has a key twice.
    /// - Complexity: Linear in the length of the text.
    public init(_ utf8: [UInt8]) throws(JSONSyntaxError) {
        do throws(JSONFault) {
            if let offset = UTF8Check.firstInvalid(in: utf8.span) { throw JSONFault(.invalidUTF8, at: offset) }
            var scanner = JSONRecordScanner()
            try scanner.scan(utf8.span)
            (bytes, members) = (utf8, scanner.members)
        } catch {
            throw JSONSyntaxError(error, in: utf8.span)
        }
    }

    /// Writes the members.
    public func fill(_ record: inout Record) {
        for member in members {
            let column = text(member.keyStart..<member.keyEnd, hasEscapes: member.keyHasEscapes)
            if record.refusesMember(column) { continue }
            let value = member.valueStart..<member.valueEnd
            switch member.kind {
            case .null: record.setNull(column)
            case .true: record.set(column, boolean: true)
            case .false: record.set(column, boolean: false)
            case .number: record.set(column, spelling: text(value, hasEscapes: false))
            case .string: record.set(column, text: text(value, hasEscapes: false))
            case .stringWithEscapes: record.set(column, text: text(value, hasEscapes: true))
            // The scanner found them well-formed.
            case .array, .object: record.set(column, value: (try? DataValue(json: bytes[value].span)) ?? .null)
            }
        }
    }

    private func text(_ range: Range<Int>, hasEscapes: Bool) -> String {
        guard hasEscapes else { return String(decoding: bytes[range], as: UTF8.self) }
        var unescaped: [UInt8] = []
        JSONString.unescape(bytes.span.extracting(range), into: &unescaped)
        return String(decoding: unescaped, as: UTF8.self)
    }
}
