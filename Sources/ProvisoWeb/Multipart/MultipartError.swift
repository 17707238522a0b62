/// Why a body is not `multipart/form-data` (RFC 7578), or is larger than it may be.
public enum MultipartError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The boundary of the content type is missing, or is none by RFC 2046, section 5.1.1.
    case boundary
    /// A line begins with the delimiter and goes on with something else.
    case delimiter
    /// The body ends before its last delimiter.
    case cutOff
    /// The headers of a part are not header fields.
    case header
    /// A part has no name: no `Content-Disposition: form-data; name="…"`.
    case disposition
    /// A part is encoded in a way that forms must not use (RFC 7578, section 4.7).
    case transferEncoding
    /// There is more of something than its limit.
    case tooLarge(Limit, limit: Int)

    /// What there is too much of.
    public enum Limit: String, Sendable, Hashable {
        /// Bytes of the body.
        case bytes = "bytes"
        /// Parts.
        case parts = "parts"
        /// Files.
        case files = "files"
        /// Bytes of the headers of a part.
        case headerBytes = "bytes in the headers of a part"
        /// Bytes of a field.
        case fieldBytes = "bytes in a field"
        /// Bytes of a file.
        case fileBytes = "bytes in a file"
    }

    /// What is wrong.
    public var description: String {
        switch self {
        case .boundary: "The content type has no valid boundary."
        case .delimiter: "A delimiter goes on with something else."
        case .cutOff: "The body ends before its last delimiter."
        case .header: "The headers of a part cannot be read."
        case .disposition: "A part has no name."
        case .transferEncoding: "A part has a transfer encoding."
        case .tooLarge(let what, let limit): "The body has more than \(limit) \(what.rawValue)."
        }
    }
}
