public import ProvisoCore

extension RuleFiles {
    /// The files of a folder, and of the folders in it.
    ///
    /// CSV is read with a header and the delimiter that its first rows have, JSON as an array of objects, NDJSON as an object
    /// a line; the ending of a name says which, unless the rule says more of it. Compressed files are read too.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - reachesOutside: Whether names may lead out of it, by `..` or from the root. False by default, for documents that
    ///     come from others.
    public init(folder: String, reachesOutside: Bool = false) {
        self.init(folder: RawPath(folder), reachesOutside: reachesOutside)
    }

    /// The files of a folder whose name need not be text.
    public init(folder: RawPath, reachesOutside: Bool = false) {
        self.init(folder: folder, reachesOutside: reachesOutside) { _ in }
    }

    /// The files of a folder.
    ///
    /// - Parameter opened: Is told the path of each file before it is opened; loading a document opens all that it names.
    package init(folder: RawPath, reachesOutside: Bool, opened: @escaping @Sendable (RawPath) -> Void) {
        let folder = RuleFolder(path: folder, reachesOutside: reachesOutside, opened: opened)
        self.init(
            text: { try folder.text(of: $0) },
            forEachRecord: { try RuleTable(folder.path(of: $0.path), $0).forEachRecord($1, $2) },
            forEachText: { try RuleTable(folder.path(of: $0.path), $0).forEachText($1, expect: $2, $3) },
            columns: { try RuleTable(folder.path(of: $0.path), $0).columns() })
    }
}

/// A folder in which a rule document finds the files that it names.
private struct RuleFolder: Sendable {
    let path: RawPath
    let reachesOutside: Bool
    let opened: @Sendable (RawPath) -> Void

    /// The largest document that is read.
    private static let largest = 8 << 20

    func path(of name: String) throws -> RawPath {
        let parts = name.split(separator: "/")
        if !reachesOutside, name.hasPrefix("/") || parts.contains("..") {
            throw DataError(file: name, "it lies outside of the folder of the rules")
        }
        var file = RawPath(name)
        if !file.isAbsolute, !path.bytes.isEmpty {
            let separator = path.bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
            file = path.appending(separator + file.bytes)
        }
        opened(file)
        return file
    }

    func text(of name: String) throws -> String {
        let text = try WholeText(InputFile(path: path(of: name)), limit: Self.largest)
        guard let text = String(validating: text.bytes, as: UTF8.self) else {
            throw DataError(file: name, "it is not UTF-8 text")
        }
        return text
    }
}
