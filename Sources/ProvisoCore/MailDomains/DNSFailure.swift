/// Why there is no answer from the DNS.
public enum DNSFailure: Error, Sendable, Hashable {
    /// No server answered in time.
    case timedOut
    /// No server could be reached.
    case unreachable
    /// The servers could not or would not answer; the code is that of RFC 1035 section 4.1.1.
    case refused(code: UInt8)
    /// The answer cannot be read.
    case malformed
    /// The name cannot be asked for: a label is empty or too long, or the whole is.
    case badName
    /// The task was cancelled.
    case cancelled
    /// This platform has no sockets.
    case unsupported
}

extension DNSFailure: CustomStringConvertible {
    /// What happened, in a few lower-case words.
    public var description: String {
        switch self {
        case .timedOut: "no answer in time"
        case .unreachable: "no server reached"
        case .refused(code: Self.refusal): "refused by the server"
        case .refused: "server failure"
        case .malformed: "malformed answer"
        case .badName: "not a domain name"
        case .cancelled: "cancelled"
        case .unsupported: "no sockets on this platform"
        }
    }

    /// REFUSED, the code by which a server says that it will not answer (RFC 1035 section 4.1.1).
    private static let refusal: UInt8 = 5

    /// One for each description.
    static let samples: [Self] = [
        .timedOut, .unreachable, .refused(code: refusal), .refused(code: 2), .malformed, .badName, .cancelled,
        .unsupported,
    ]
}
