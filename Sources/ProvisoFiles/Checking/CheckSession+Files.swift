/// One file after another.
extension CheckSession {
    /// Notes how the delimiter of the file that is checked was decided upon.
    mutating func columnsWere(delimitedBy finding: DelimiterFinding?) { current.delimiter = finding }

    /// Notes another delimiter in the only column of a header.
    mutating func suggestDelimiter(in bytes: [UInt8], _ dialect: CSVDialect) {
        current.likelyDelimiter = DelimiterGuess.other(than: dialect, in: bytes.span)
    }

    /// Notes that a file is done with, with all that was found since the one before.
    mutating func close(_ path: RawPath, hasFailed: Bool) {
        var file = FileSummary(path.description)
        file.delimiter = current.delimiter
        file.likelyDelimiter = current.likelyDelimiter
        file.malformedRecords = current.malformedRecords
        (file.shortRows, file.longRows, file.columns) = (current.shortRows, current.longRows, current.columns)
        file.singleCells = current.singleCells
        file.holdsInvalidUTF8 = current.holdsInvalidUTF8
        file.encoding = check.encoding.flatMap { $0 == .utf8 ? nil : $0.rawValue }
        (file.isOfLines, file.hasNoColumns) = (current.isOfLines, current.hasNoColumns)
        file.unseen = current.unseen
        file.pattern = pattern
        file.records = summary.records - before.records
        file.invalidRecords = summary.invalidRecords - before.invalidRecords
        file.violations = summary.violations - before.violations
        file.errors = summary.errors - before.errors
        file.isStopped = hasFailed || isCut
        append(file)
        current = FileSummary("")
    }
}

extension FileCheck {
    /// How a file is delimited; standard input as one of the name that was given for it.
    func dialect(of input: InputFile) -> CSVDialect {
        dialect.assumed(for: input.isStandardInput ? assumedName ?? input.name : input.name)
    }
}

extension CSVDialect {
    /// The dialect of a file of this name: one that ends in `.tsv` or `.tab` has tabs unless something else is said.
    func assumed(for name: String) -> CSVDialect {
        guard choice == .assumed, ["tsv", "tab"].contains(DataFormat.ending(of: name)) else { return self }
        return delimited(by: "\t") ?? self
    }
}
