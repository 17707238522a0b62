extension DataFormat {
    /// Why a file is not read whose ending stands for no format: what is in it must be converted first, or nobody knows.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - name: What it is called in the error.
    ///   - hint: What to do where nobody knows.
    static func unknown(
        of path: RawPath, named name: String, hint: String = "give it with --format csv, json or ndjson"
    ) -> any Error {
        if name.isEmpty {
            return DataError(file: "''", "the name of the file is empty", hint: "give the name of a file, or -")
        }
        if FolderListing.isFolder(path) {
            return DataError(
                file: name, "it is a directory, not a file", hint: "name the files in it, such as '\(name)/*.csv'")
        }
        if let ending = ending(of: name), let other = others[ending] {
            guard FolderListing.exists(path) else { return FileError(file: name, .notFound) }
            return DataError(file: name, "\(other.kind) is not read", hint: "\(other.remedy) first")
        }
        return DataError(file: name, "the file name extension does not say what format the file has", hint: hint)
    }

    /// What other endings of data stand for, and what to do.
    private static let others: [String: (kind: String, remedy: String)] = {
        let kinds: [(endings: [String], kind: String, remedy: String)] = [
            (["xlsx", "xls", "xlsm", "xlsb", "ods", "numbers"], "a spreadsheet", "save it as CSV"),
            (["parquet", "arrow", "feather", "avro", "orc"], "a columnar file", "convert it to CSV or NDJSON"),
            (["db", "sqlite", "sqlite3", "duckdb"], "a database", "export the table as CSV"),
            (["yaml", "yml", "toml", "xml"], "data in this format", "convert it to JSON"),
            (["pdf", "doc", "docx", "html", "htm"], "a document", "put the table that is in it into a CSV file"),
            (["zip", "tar", "tgz", "7z", "rar"], "an archive", "extract the files that are in it"),
        ]
        return kinds.reduce(into: [:]) { others, kind in
            for ending in kind.endings { others[ending] = (kind.kind, kind.remedy) }
        }
    }()
}
