/// What else separates cells in a header that is one column.
enum DelimiterHint {
    /// The delimiters that files have beside the comma, most likely first.
    static let candidates = [";", "\t", "|", ","]

    /// The delimiter that the name of the only column holds.
    static func delimiter(in columns: [String]) -> String? {
        guard columns.count == 1 else { return nil }
        return candidates.first { columns[0].contains($0) }.map { $0 == "\t" ? "tab" : $0 }
    }
}
