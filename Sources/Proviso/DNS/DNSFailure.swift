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
        case .refused(2): "server failure"
        case .refused(5): "refused by the server"
        case .refused(let code): "error \(code) of the server"
        case .malformed: "malformed answer"
        case .badName: "not a name of the domain system"
        case .cancelled: "cancelled"
        case .unsupported: "no sockets on this platform"
        }
    }
}
