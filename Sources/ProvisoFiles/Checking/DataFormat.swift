/// The format of a data file.
public enum DataFormat: String, Sendable, Hashable, CaseIterable {
    /// Rows of cells (RFC 4180).
    case csv
    /// An array of objects, or one object (RFC 8259).
    case json
    /// An object on each line.
    case ndjson

    /// The format that a file's ending stands for, or `nil` for another ending.
    public init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        switch name.split(separator: ".").last?.lowercased() {
        case "csv", "tsv", "tab": self = .csv
        case "json": self = .json
        case "ndjson", "jsonl", "jsonlines": self = .ndjson
        default: return nil
        }
    }
}
