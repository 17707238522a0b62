/// The format of a data file.
public enum DataFormat: String, Sendable, Hashable, CaseIterable {
    /// Rows of cells (RFC 4180).
    case csv
    /// An array of objects, or one object (RFC 8259).
    case json
    /// An object on each line.
    case ndjson

    /// The format that a file's ending stands for, or `nil` for another ending. That of a compressed file stands before `.gz` or
    /// `.zst`.
    public init?(path: String) {
        switch Self.ending(of: path) {
        case "csv", "tsv", "tab": self = .csv
        case "json": self = .json
        case "ndjson", "jsonl", "jsonlines": self = .ndjson
        default: return nil
        }
    }

    /// The ending of a file's name in lower case, without the one of its compression.
    static func ending(of path: String) -> String? {
        let parts = (path.split(separator: "/").last ?? "").split(separator: ".").map { $0.lowercased() }
        guard let last = parts.last else { return nil }
        return Compression.endings.contains(last) ? parts.dropLast().last : last
    }
}
