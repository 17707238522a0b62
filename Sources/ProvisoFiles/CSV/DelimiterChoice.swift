/// What determines the delimiter of a CSV file.
public enum DelimiterChoice: Sendable, Hashable {
    /// The dialect, whatever the file says.
    case given
    /// The dialect, unless the first line of the file is `sep=` and another one, or its name ends in `.tsv` or `.tab`.
    case assumed
    /// The file: its first line where that is `sep=…`, else its first rows.
    case automatic
}

/// How the delimiter of a file was decided upon where the file was to say it.
public struct DelimiterFinding: Sendable, Hashable, CustomStringConvertible {
    /// Why it is the one.
    public enum Reason: Sendable, Hashable {
        /// The rows have as many cells as the first with it.
        case rows
        /// The first line says so.
        case line
        /// No candidate fits the first rows: a file of one column, or of another delimiter.
        case noCandidate
        /// Others would do as well.
        case tie([String])
    }

    /// The delimiter.
    public let delimiter: String
    /// Why.
    public let reason: Reason

    /// The delimiter in words, and what is to be known about it.
    public var description: String {
        let name = Self.shown(delimiter)
        return switch reason {
        case .rows, .line: "delimiter \(name)"
        case .noCandidate: "delimiter \(name), since none of \(Self.candidateNames) fits the first rows"
        case .tie(let others):
            "delimiter \(name), though \(others.map(Self.shown).joined(separator: " and ")) would do as well"
        }
    }

    static func shown(_ delimiter: String) -> String { delimiter == "\t" ? "tab" : "`\(delimiter)`" }

    private static var candidateNames: String {
        DelimiterGuess.candidates.map(shown).joined(separator: " ")
    }
}
