/// The way to a value inside of JSON, as RFC 6901 writes it: `/3166-1`, `/data/0/items`; `` for the whole.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
    /// The keys, or the numbers of elements, from the outermost to the innermost.
    public let components: [String]

    /// The whole.
    static let root = JSONPointer([])

    private init(_ components: [String]) { self.components = components }

    /// Reads a pointer.
    ///
    /// - Returns: `nil` for a text that is neither empty nor begins with a slash, or has a `~` that stands for nothing.
    public init?(_ text: some StringProtocol) {
        guard !text.isEmpty else {
            self = .root
            return
        }
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        var components: [String] = []
        for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            var component = ""
            var rest = part[...]
            while let tilde = rest.firstIndex(of: "~") {
                component += rest[..<tilde]
                switch rest[tilde...].dropFirst().first {
                case "0": component += "~"
                case "1": component += "/"
                default: return nil
                }
                rest = rest[tilde...].dropFirst(2)
            }
            components.append(component + rest)
        }
        self.components = components
    }

    /// The pointer as RFC 6901 writes it.
    public var description: String { Self.text(components[...]) }

    /// The pointer that some of the components make.
    package static func text(_ components: ArraySlice<String>) -> String {
        components.map { component in
            "/" + component.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
        }.joined()
    }
}
