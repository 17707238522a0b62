#if Command
extension Run {
    /// File, record, line, path and code of every violation that `--output ndjson` printed.
    func found() throws -> [String] {
        try lines.map { line in
            let object = try JSON.object(String(line))
            return ["file", "record", "line", "path", "code"].map { "\(object[$0] ?? "-")" }.joined(separator: " ")
        }
    }
}
#endif
