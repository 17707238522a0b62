/// A path with names in it: `/users/{id}`.
struct PathTemplate: Sendable, Hashable {
    enum Piece: Sendable, Hashable {
        /// Text that stands there, percent-encoding and all.
        case text(String)
        /// The name of what stands there.
        case name(String)
    }

    let text: String
    let segments: [[Piece]]
    /// What must be in the query: `/users?beta=true` is no path of the specification, but documents have such.
    let query: [Substring]

    init(_ text: String) {
        self.text = text
        let target = text.prefix { $0 != "#" }
        let path = target.prefix { $0 != "?" }
        segments = PathText.segments(path).map { Self.pieces(of: $0) }
        query = target.dropFirst(path.count + 1).split(separator: "&")
    }

    /// A path behind another one.
    private init(_ text: String, _ segments: [[Piece]], query: [Substring]) {
        (self.text, self.segments, self.query) = (text, segments, query)
    }

    /// The same path behind that of a server.
    func behind(_ base: PathTemplate) -> PathTemplate {
        PathTemplate(base.text + text, base.segments + segments, query: query)
    }

    private static func pieces(of segment: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var rest = segment
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
            pieces.append(.name(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty || pieces.isEmpty { pieces.append(.text(String(rest))) }
        return pieces
    }

    /// The names in it.
    var names: [String] {
        segments.joined().compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    /// The path with every name alike: paths of one shape cannot be told apart.
    var shape: String {
        segments.map { pieces in
            pieces.map { if case .text(let text) = $0 { text } else { "{}" } }.joined()
        }.joined(separator: "/") + query.sorted().map { "?" + $0 }.joined()
    }

    /// How concrete each segment is: text, text and names, one name; then how much of the query is there. What is concrete comes first.
    var order: [Int] {
        segments.map { pieces in
            pieces.contains { if case .name = $0 { true } else { false } } ? (pieces.count > 1 ? 1 : 2) : 0
        } + [-query.count]
    }

    /// The texts of the names in a path, percent-encoded as they are there; `nil` for another path.
    ///
    /// - Parameter path: The segments of the path.
    func match(_ path: [Substring]) -> [String: Substring]? {
        guard path.count == segments.count else { return nil }
        var values: [String: Substring] = [:]
        for (pieces, segment) in zip(segments, path) {
            guard Self.match(pieces, segment, &values) else { return nil }
        }
        return values
    }

    /// Each name takes as little as it can, and one byte at least; the last one takes the rest.
    private static func match(_ pieces: [Piece], _ segment: Substring, _ values: inout [String: Substring]) -> Bool {
        if pieces.count == 1, case .text(let text) = pieces[0] { return PathText.isSame(text[...], segment) }
        var rest = segment
        var open: String?
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .name(let name):
                // Between two names nothing says where one ends.
                if let open {
                    values[open] = rest.prefix(1)
                    rest = rest.dropFirst()
                }
                guard !rest.isEmpty else { return false }
                open = name
            case .text(let text):
                guard let name = open else {
                    guard rest.hasPrefix(text) else { return false }
                    rest = rest.dropFirst(text.count)
                    continue
                }
                let isLast = index == pieces.count - 1
                guard let found = isLast ? PathText.suffix(text, of: rest) : PathText.first(text, in: rest) else {
                    return false
                }
                values[name] = rest[..<found.lowerBound]
                rest = rest[found.upperBound...]
                open = nil
            }
        }
        if let open { values[open] = rest } else if !rest.isEmpty { return false }
        return true
    }
}

/// Paths as text.
enum PathText {
    /// The parts between slashes, without what is before the first one.
    static func segments(_ path: some StringProtocol) -> [Substring] {
        Substring(path.hasPrefix("/") ? path.dropFirst() : path[...])
            .split(separator: "/", omittingEmptySubsequences: false)
    }

    /// Whether two segments are the same, percent-encoded or not.
    static func isSame(_ left: Substring, _ right: Substring) -> Bool {
        if left == right { return true }
        guard let left = try? PercentText.decoded(left), let right = try? PercentText.decoded(right) else {
            return false
        }
        return left == right
    }

    /// Where a text stands first, with something before it.
    static func first(_ text: String, in whole: Substring) -> Range<Substring.Index>? {
        var start = whole.startIndex
        while start < whole.endIndex {
            start = whole.index(after: start)
            if whole[start...].hasPrefix(text) { return start..<whole.index(start, offsetBy: text.count) }
        }
        return nil
    }

    /// Where a text stands at the end, with something before it.
    static func suffix(_ text: String, of whole: Substring) -> Range<Substring.Index>? {
        guard whole.hasSuffix(text), whole.count > text.count else { return nil }
        return whole.index(whole.endIndex, offsetBy: -text.count)..<whole.endIndex
    }
}
