/// The files that a rule document may name: tables with keys and enumerations, and other documents.
///
/// A document that is loaded without it opens no file; one that names some is refused then.
///
/// ```swift
/// let document = try RuleDocument(yaml: text, files: RuleFiles(folder: "rules"))
/// ```
public struct RuleFiles: Sendable {
    /// Reads the text of a file.
    package let text: @Sendable (_ name: String) throws(ReadingError) -> String
    /// Hands out each record of a file, with the attributes of a layout.
    let forEachRecord:
        @Sendable (
            _ table: RuleTableReference, _ layout: RecordLayout, _ body: (inout Record) throws(ReadingError) -> Void
        )
            throws(ReadingError) -> Void
    /// Hands out each cell of the only column that a layout knows of a file, as its text, and says how many there will be as far as
    /// that can be told; `false` where nothing was handed out, as that column is not all there is to be read.
    let forEachText:
        @Sendable (
            _ table: RuleTableReference, _ layout: RecordLayout, _ expect: (Int) -> Void,
            _ body: (UnsafeBufferPointer<UInt8>) throws(ReadingError) -> Void
        )
            throws(ReadingError) -> Bool
    /// The names of a file's columns; `nil` for one that has none to name, as JSON.
    package let columns: @Sendable (_ table: RuleTableReference) throws(ReadingError) -> [String]?

    package init(
        text: @escaping @Sendable (String) throws(ReadingError) -> String,
        forEachRecord:
            @escaping @Sendable (RuleTableReference, RecordLayout, (inout Record) throws(ReadingError) -> Void)
            throws(ReadingError) ->
            Void,
        forEachText:
            @escaping @Sendable (
                RuleTableReference, RecordLayout, (Int) -> Void,
                (UnsafeBufferPointer<UInt8>) throws(ReadingError) -> Void
            )
            throws(ReadingError) -> Bool = { _, _, _, _ in false },
        columns: @escaping @Sendable (RuleTableReference) throws(ReadingError) -> [String]?
    ) {
        self.text = text
        self.forEachRecord = forEachRecord
        self.forEachText = forEachText
        self.columns = columns
    }

    /// The name of a file that another one names, which lies beside it: of `a/b.yaml` and `../c.csv` it is `c.csv`.
    static func name(_ name: String, beside other: String?) -> String {
        guard let other, !name.hasPrefix("/") else { return name }
        var parts = other.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        for part in name.split(separator: "/") {
            if part == "..", let last = parts.last, last != "..", !last.isEmpty {
                parts.removeLast()
            } else if part != "." {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}
