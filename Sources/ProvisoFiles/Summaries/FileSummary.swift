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
    /// How many records cannot be read.
    public internal(set) var malformedRecords = 0
    /// How many of them are rows of CSV with fewer cells than there are columns.
    public internal(set) var shortRows = 0
    /// How many of them are rows of CSV with more cells than there are columns.
    public internal(set) var longRows = 0
    /// How many rows of CSV have a single cell where there are more columns.
    var singleCells = 0
    /// How many columns its header has, or its first row.
    var columns = 0
    /// Whether some of them are not UTF-8.
    public internal(set) var holdsInvalidUTF8 = false
    /// The encoding that was given for it.
    var encoding: String?
    /// Whether each line is a record.
    var isOfLines = false
    /// Whether the document says something of columns, which the file does not have since it is JSON.
    var hasNoColumns = false
    /// The violations of the file by kind, the most frequent first; empty unless ``FileCheck/takesSamples`` asks for it. Of
    /// all files together two thousand are kept.
    public internal(set) var kinds: [ViolationKind] = []
    /// The pattern that the rule document has for the file; `nil` where its rules are for all files.
    var pattern: String?
    /// The attributes of the rules that the file lacks; `nil` where that is not known.
    var unseen: UnseenInFile?

    init(_ file: String) { self.file = file }

    /// What was probably meant about how the file is read, each on one line: its delimiter, its encoding or its format.
    public var warnings: [String] { advice.map { "\(file): \($0)" } }

    /// The same without the name of the file.
    var advice: [String] {
        [delimiterAdvice, widthAdvice, encodingAdvice, formatAdvice, columnAdvice].compactMap(\.self)
    }

    private var delimiterAdvice: String? {
        likelyDelimiter.map { delimiter in
            let argument = delimiter == "\t" ? "tab" : "'\(delimiter)'"
            return "the header is one column that contains \(DelimiterFinding.shown(delimiter));"
                + " if that is the delimiter, give --delimiter \(argument) or --delimiter auto"
        }
    }

    /// One row need not say anything of the others.
    private var widthAdvice: String? {
        guard records > 1, likelyDelimiter == nil else { return nil }
        if longRows == records {
            return columns == 1
                ? "every row has more cells than the first line; if that is a title or a comment, give --skip-rows 1, or"
                    + " --comment with the mark that comments begin with"
                : "every row has more cells than the header; if a name is missing, name all columns with --columns and leave"
                    + " the header out with --skip-rows 1"
        }
        guard shortRows == records else { return nil }
        return singleCells == records
            ? "every row is a single cell; do rows and header have different delimiters?"
            : "every row has fewer cells than there are columns; if the last cells are empty, give --short-rows"
    }

    private var encodingAdvice: String? {
        guard holdsInvalidUTF8 else { return nil }
        if let encoding { return "some records are not text in the encoding \(encoding) that was given" }
        return "some records are not UTF-8; give the file's encoding, such as --encoding windows-1252"
    }

    private var columnAdvice: String? {
        guard hasNoColumns else { return nil }
        return
            "what the document says in `columns` was not checked, since only CSV has a header; check members of objects with"
            + " rules such as `required` and `absent`"
    }

    private var formatAdvice: String? {
        guard isOfLines, records > 0, malformedRecords == records else { return nil }
        return "no line can be read as a JSON object; if the file is CSV or a JSON array, give --format csv or"
            + " --format json"
    }
}

/// The attributes of the rules that a file lacks.
struct UnseenInFile: Sendable, Hashable {
    /// The attributes, in the order of the rules, with the names that may be meant.
    var missing: [Attribute] = []
    /// How many attributes the rules name.
    var named = 0
    /// Names that stand in the file and that no rule names.
    var others: [String] = []

    struct Attribute: Sendable, Hashable {
        let name: String
        let suggestion: String?
    }

    /// Whether the attributes are columns, which are there or not; members of objects are often left out.
    var isFlat = false

    /// Whether the rules are probably for another file: it lacks all that they name, or most of the columns.
    var isOtherFile: Bool {
        !missing.isEmpty && (missing.count == named || isFlat && missing.count >= 2 && missing.count * 2 > named)
    }
}
