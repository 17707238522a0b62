/// A part of a body of the type `multipart/form-data`.
public struct MultipartPart: Sendable, Hashable {
    /// The name of the field.
    public let name: String
    /// The name of the file; `nil` for a field that is none.
    public let fileName: String?
    /// The type that the sender names.
    public let contentType: String?
    /// The content.
    public internal(set) var bytes: [UInt8] = []
    /// Whether the name or the name of the file holds bytes that are not UTF-8. U+FFFD takes their place.
    let hasBrokenName: Bool

    /// Reads the headers of a part: lines that CRLF separates.
    init(headers: ArraySlice<UInt8>) throws(MultipartError) {
        var disposition: [String: (text: String, isBroken: Bool)]?
        var contentType: String?
        for line in try Self.lines(headers) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
                line[..<colon].allSatisfy(HeaderText.isToken)
            else { throw .header }
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            let value = HeaderText.trimmed(line[line.index(after: colon)...])
            switch name {
            case "content-disposition":
                guard disposition == nil else { throw .disposition }
                guard let (kind, parameters) = HeaderText.parameters(value), kind == "form-data" else {
                    throw .disposition
                }
                disposition = parameters
            case "content-type":
                guard contentType == nil else { throw .header }
                contentType = String(decoding: value, as: UTF8.self)
            case "content-transfer-encoding":
                let encoding = String(decoding: value, as: UTF8.self).lowercased()
                guard ["7bit", "8bit", "binary"].contains(encoding) else { throw .transferEncoding }
            default: break
            }
        }
        guard let disposition, let name = disposition["name"] else { throw .disposition }
        self.name = name.text
        fileName = disposition["filename"]?.text
        hasBrokenName = name.isBroken || disposition["filename"]?.isBroken ?? false
        self.contentType = contentType
    }

    /// The lines of headers. A carriage return or line feed by itself, a zero byte and a folded line are refused.
    private static func lines(_ bytes: ArraySlice<UInt8>) throws(MultipartError) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            switch bytes[index] {
            case 13:
                guard index + 1 < bytes.endIndex, bytes[index + 1] == 10 else { throw .header }
                lines.append(bytes[start..<index])
                index += 1
                start = index + 1
            case 10, 0: throw .header
            default: break
            }
            index += 1
        }
        if start < bytes.endIndex { lines.append(bytes[start...]) }
        guard lines.allSatisfy({ !$0.isEmpty && $0.first != 32 && $0.first != 9 }) else { throw .header }
        return lines
    }
}
