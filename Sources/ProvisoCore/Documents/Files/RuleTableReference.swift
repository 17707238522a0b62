/// A file of records that a rule names, and how it is read where its name and its content do not say that.
package struct RuleTableReference: Sendable, Equatable {
    /// The formats that a file may have.
    package enum Format: String, Sendable, CaseIterable {
        case csv, json, ndjson
    }

    /// The file, as the rule names it.
    package var path: String
    /// The format; by the file name extension when `nil`.
    package var format: Format?
    /// What separates the cells of CSV; found out when `nil`.
    package var delimiter: String?
    /// Whether the first row of CSV names its columns.
    package var hasHeader = true
    /// What the columns of CSV without a header are called, if they are not to be `column1` and so on.
    package var columns: [String] = []
    /// With what lines of CSV begin that are no records.
    package var comment: String?
    /// How many lines at the beginning of CSV are passed over.
    package var skippedRows = 0
    /// Whether rows of CSV may end before the last column.
    package var allowsShortRows = false
    /// Where the records of JSON stand.
    package var records: JSONPointer?
    /// The encoding; UTF-8, or UTF-16 with a byte order mark, when `nil`.
    package var encoding: String?

    /// A file of which the rule says no more than its name.
    package init(_ path: String) { self.path = path }

    /// The options that speak of CSV alone and are given.
    package var optionsOfCSV: [String] {
        [
            (delimiter != nil, "delimiter"), (!hasHeader && columns.isEmpty, "header"), (!columns.isEmpty, "columns"),
            (comment != nil, "comment"), (skippedRows > 0, "skipRows"), (allowsShortRows, "shortRows"),
        ].filter { $0.0 }.map { $0.1 }
    }

    /// Reads a name, or a mapping with the name and the options. Mistakes are noted.
    ///
    /// - Parameter options: Those of the rule, of which the node is the value of one.
    init?(_ node: DocumentNode, option: String, of options: RuleOptions) {
        if let text = node.text, !text.isEmpty {
            self.init(options.context.problems.resolvedFile(text, at: node.position))
            return
        }
        guard case .mapping(let members) = node.content else {
            options.fail(
                "`\(option)` must be the name of a file, or a mapping with `path`, not \(node.kind).", at: node)
            return nil
        }
        RuleEntry.refuseDoubledKeys(members, options.context.problems)
        var keys = RuleOptions(attributes: [], members: members, position: node.position, context: options.context)
        let path = Self.readPath(&keys)
        let place = keys.find("path")?.position
        self.init(path.map { options.context.problems.resolvedFile($0, at: place) } ?? "")
        readOptions(&keys)
        keys.refuseOtherMembers(of: "A file")
        if path == nil { keys.require("path") }
        if hasHeader, !columns.isEmpty {
            keys.fail(
                "A file has a header, or `columns` says what its columns are called.", option: "columns",
                suggestion: "Leave one of the two out.")
        }
        guard path != nil, records != nil || !keys.isGiven("records") else { return nil }
        if self.path.isEmpty {
            keys.fail("`path` must be the name of a file.", option: "path")
            return nil
        }
    }

    /// The name of the file.
    static func readPath(_ keys: inout RuleOptions) -> String? {
        keys.string("path", "The file, beside the document.", alsoCalled: ["file", "name", "source", "url"])
    }

    /// How the file is read.
    mutating func readOptions(_ keys: inout RuleOptions) {
        format = keys.choice(
            "format", "Its format; by the file name extension when it is not given.", alsoCalled: ["type"],
            otherWords: ["tsv": .csv, "jsonl": .ndjson])
        delimiter = keys.string(
            "delimiter", "What separates the cells of CSV; found out when it is not given.",
            alsoCalled: ["separator", "sep", "dialect"])
        columns =
            keys.strings(
                "columns", "What the columns of CSV without a header are called.",
                alsoCalled: ["names", "fields", "fieldnames"]) ?? []
        hasHeader =
            keys.flag(
                "header", "Whether the first row of CSV names its columns.", describedDefault: true,
                alsoCalled: ["hasHeader"]) ?? columns.isEmpty
        comment = keys.string(
            "comment", "With what lines of CSV begin that are no records.", alsoCalled: ["comments", "commentChar"])
        skippedRows =
            keys.integer(
                "skipRows", default: 0, "How many lines at the beginning of CSV are passed over.",
                alsoCalled: ["skip", "skipLines"]) ?? 0
        allowsShortRows = keys.flag(
            "shortRows", "Whether rows of CSV may end before the last column.", alsoCalled: ["ragged", "flexible"])
        if let pointer = keys.string(
            "records", "Where the records of JSON stand, as a JSON Pointer: /data/items.",
            alsoCalled: ["pointer", "root"])
        {
            records = JSONPointer(pointer)
            if records == nil { keys.fail("`records` must be a JSON Pointer, such as /data/items.", option: "records") }
        }
        encoding = keys.string(
            "encoding", "The encoding; UTF-8, or UTF-16 with a byte order mark, when it is not given.",
            alsoCalled: ["charset"])
    }
}

extension RuleOptions {
    /// An option that is a file of records: its name, or a mapping with the name and how it is read.
    mutating func table(
        _ name: String, _ help: String, alsoCalled others: [String] = []
    ) -> RuleTableReference? {
        guard let node = node(name, .table, nil, help, alsoCalled: others) else { return nil }
        return RuleTableReference(node, option: name, of: self)
    }
}
