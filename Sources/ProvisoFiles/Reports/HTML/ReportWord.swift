/// A word or sentence of a report's page that no message catalogue has.
///
/// Numbers stand beside words, so that few words need a plural; those that do have a form for each category of CLDR that the
/// language has: `one=# error|other=# errors`.
enum ReportWord: String, CaseIterable, Sendable {
    case title, overview, rules, scenario, file, files, time, records, valid, invalid, errors, warnings, known, leftOut
    case headline, errorCount, warningCount, share, noErrors
    case stopped, failures, otherFile, unseen, unruled
    case toFix, column, info, others, hidden, line, lines, record, message, value, count
    case columns, moreColumns, sensitive, missing
    case empty, integer, decimal, boolean, date, dateTime, text, list, object
    case distinct, length, range, patterns, legend

    /// The words with a form for each category of numbers: `#` is the number, `@` a part of it.
    static let plurals: Set<ReportWord> = [.errorCount, .warningCount, .share]

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

    /// The forms of a word by the name of their category.
    static func forms(of word: String) -> [String: String] {
        word.split(separator: "|").reduce(into: [:]) { forms, form in
            let parts = form.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { forms[String(parts[0])] = String(parts[1]) }
        }
    }
}
