/// A pattern that needs no automaton.
enum LiteralPattern: Equatable {
    /// Found in every text.
    case always
    /// Found in texts that begin so, or that are this.
    case prefix([UInt8])
    case whole([UInt8])

    /// Recognizes a pattern; `nil` for one that needs an automaton.
    init?(_ source: String) {
        var rest = Array(source.utf8)[...]
        let isAnchored = rest.first == UInt8(ascii: "^")
        if isAnchored { rest.removeFirst() }
        if !isAnchored, rest.isEmpty || source == ".*" {
            self = .always
            return
        }
        guard isAnchored else { return nil }
        // All that may follow is fine.
        if rest.elementsEqual(".*".utf8) { rest = [] }
        var text: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "$") where rest.isEmpty:
                self = .whole(text)
                return
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst(), Self.isSyntax(escaped) || escaped == UInt8(ascii: "/") else {
                    return nil
                }
                text.append(escaped)
            case _ where Self.isSyntax(byte): return nil
            default: text.append(byte)
            }
        }
        self = text.isEmpty ? .always : .prefix(text)
    }

    /// Whether a byte means something else than itself.
    private static func isSyntax(_ byte: UInt8) -> Bool { "^$\\.*+?()[]{}|".utf8.contains(byte) }
}
