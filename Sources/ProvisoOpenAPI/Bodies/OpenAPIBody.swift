public import ProvisoCore

/// The body of a request or an answer.
public enum OpenAPIBody: Sendable, Hashable {
    /// There is none.
    case none
    /// The bytes as they were sent. An empty body is none.
    case bytes([UInt8])
    /// A value that was read already, judged as it is whatever the media type.
    case value(DataValue)

    /// The bytes of a text.
    public static func text(_ text: String) -> OpenAPIBody { .bytes(Array(text.utf8)) }

    var isMissing: Bool {
        switch self {
        case .none: true
        case .bytes(let bytes): bytes.isEmpty
        case .value: false
        }
    }
}
