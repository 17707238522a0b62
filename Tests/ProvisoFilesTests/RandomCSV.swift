import TestSupport

/// Makes CSV texts of all sorts, good and bad.
func randomCSV(
    _ random: inout SplitMix64, delimiter: String = ",", comment: String = "", pieces count: Int = 30
) -> [UInt8] {
    var pieces = [
        delimiter, delimiter, delimiter, "\n", "\n", "\r\n", "\r\n", "\r", "\"", "\"", "\"\"", "a", "bc", "é", "  ",
        "a longer piece", "0123456", "01234567", "\(delimiter)\"", "\"\(delimiter)", "\"\n", "\n\"", "\r\r\n", "¦", "Â",
    ]
    if !comment.isEmpty {
        pieces += [comment, comment, "\n\(comment)", "\r\n\(comment)\"", "\r\(comment.prefix(1))"]
    }
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...count, using: &random) {
        bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
    }
    if Int.random(in: 0..<8, using: &random) == 0 { bytes.append(UInt8.random(in: 0x80...0xFF, using: &random)) }
    return bytes
}
