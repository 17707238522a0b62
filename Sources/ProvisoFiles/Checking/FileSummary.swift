/// What a check came to in one of its files.
public struct FileSummary: Sendable, Hashable {
    /// The name of the file as it was given, `-` for standard input.
    public let file: String
    /// How many records were read, malformed ones too.
    public internal(set) var records = 0
    /// How many of them have an error.
    public internal(set) var invalidRecords = 0
    /// How many violations were reported, warnings too.
    public internal(set) var violations = 0
    /// How many of them are errors.
    public internal(set) var errors = 0
    /// Whether a limit or a failure left something of it unread or unreported.
    public internal(set) var isStopped = false
    /// How its delimiter was decided upon; `nil` where the file was not to say it.
    public internal(set) var delimiter: DelimiterFinding?
    /// The delimiter that its header probably has, where it is one column with another one.
    public internal(set) var likelyDelimiter: String?

    init(_ file: String) { self.file = file }

    /// What to do about ``likelyDelimiter``, on one line.
    public var warning: String? {
        likelyDelimiter.map { delimiter in
            let argument = delimiter == "\t" ? "tab" : "'\(delimiter)'"
            return "\(file): the header is one column, and \(DelimiterFinding.shown(delimiter)) stands in it;"
                + " if that is the delimiter, give --delimiter \(argument) or --delimiter auto"
        }
    }
}
