/// A word or sentence of a report's page that no message catalogue has. Numbers stand beside words and never in them, so that
/// no language needs a plural.
enum ReportWord: String, CaseIterable, Sendable {
    case title, overview, rules, scenario, file, files, time, records, valid, invalid, errors, warnings, known, leftOut
    case clean, stopped, failures, unseen
    case violations, byAttribute, byRule, attribute, rule, code, severity, error, warning, info, first, others
    case samples, hidden, line, record, message, value
    case columns, moreColumns, sensitive, missing
    case empty, integer, decimal, boolean, date, dateTime, text, list, object
    case distinct, length, range, shapes, legend

    /// The words of a language by its tag, or of the nearest that there is; English where there is none.
    static func all(in tag: String) -> [ReportWord: String] {
        var words = read(ReportWords.english)
        var rest = Substring(tag)
        while true {
            if let own = ReportWords.table(String(rest)) {
                words.merge(read(own)) { $1 }
                break
            }
            guard let end = rest.lastIndex(of: "-") else { break }
            rest = rest[..<end]
        }
        return words
    }

    /// Reads a table: a line for each word, with a blank between its key and what it is.
    static func read(_ table: StaticString) -> [ReportWord: String] {
        "\(table)".split(separator: "\n").reduce(into: [:]) { words, line in
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2, let word = ReportWord(rawValue: String(parts[0])) { words[word] = String(parts[1]) }
        }
    }
}
