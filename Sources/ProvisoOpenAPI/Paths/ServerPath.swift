internal import ProvisoCore

/// What the URLs of servers have in front of paths.
enum ServerPath {
    /// The paths of some servers, each once; an empty one where there are no servers.
    static func bases(_ servers: DocumentNode?) -> [PathTemplate] {
        var bases: [PathTemplate] = []
        for server in servers?.elements ?? [] {
            guard let url = server.part("url")?.text else { continue }
            let base = PathTemplate(path(of: url, server.part("variables")))
            if !bases.contains(base) { bases.append(base) }
        }
        return bases.isEmpty ? [none] : bases
    }

    /// No path.
    private static let none = PathTemplate(path(of: "/", nil))

    /// The path of a URL, without a slash at its end. Variables in it can be anything.
    private static func path(of url: String, _ variables: DocumentNode?) -> String {
        var url = url
        // `{server}/v1`: the value says where the path begins.
        if url.hasPrefix("{"), let close = url.firstIndex(of: "}") {
            let name = url[url.index(after: url.startIndex)..<close]
            let value = variables?.part(String(name))?.part("default")?.text ?? ""
            url = value + url[url.index(after: close)...]
        }
        var rest = url.prefix { $0 != "?" && $0 != "#" }
        if let scheme = rest.range(ofText: "://") {
            rest = rest[scheme.upperBound...]
            rest = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
        } else if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            rest = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
        }
        while rest.hasSuffix("/") { rest = rest.dropLast() }
        if rest.isEmpty || rest == "." { return "" }
        return rest.hasPrefix("/") ? String(rest) : "/" + rest
    }
}

extension Substring {
    /// Where a text stands first.
    fileprivate func range(ofText text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
