internal import ProvisoBase
internal import ProvisoCore

/// The schemas of the dialects, each read when it is first needed.
enum BuiltInSchemas {
    private static let read = Locked<[String: DocumentNode]>([:])

    /// The schema with an identifier of the specifications.
    static func node(_ uri: String) -> DocumentNode? {
        if let known = read.withLock({ $0[uri] }) { return known }
        guard let entry = Metaschemas.texts.first(where: { $0.uri.description == uri }) else { return nil }
        let bytes = entry.json.withUTF8Buffer { Array($0) }
        guard let node = try? DocumentNode(json: bytes.span) else { return nil }
        read.withLock { $0[uri] = node }
        return node
    }
}
