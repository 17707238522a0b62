/// The files that a rule document may name: tables with keys and enumerations, and other documents.
///
/// A document that is loaded without it opens no file; one that names some is refused then.
///
/// ```swift
/// let document = try RuleDocument(yaml: text, files: RuleFiles(folder: "rules"))
/// ```
public struct RuleFiles: Sendable {
    /// Reads the text of a file.
    package let text: @Sendable (_ name: String) throws -> String
    /// Hands out each record of a file, with the attributes of a layout.
    package let forEachRecord:
        @Sendable (_ name: String, _ layout: RecordLayout, _ body: (inout Record) throws -> Void) throws -> Void
    /// The names of a file's columns; `nil` for one that has none to name, as JSON.
    package let columns: @Sendable (_ name: String) throws -> [String]?
    /// The same files as another file names them, which stands beside some of them.
    package let beside: @Sendable (_ name: String) -> RuleFiles
    /// What a file is called whatever leads to it.
    package let identity: @Sendable (_ name: String) -> String

    package init(
        text: @escaping @Sendable (String) throws -> String,
        forEachRecord: @escaping @Sendable (String, RecordLayout, (inout Record) throws -> Void) throws -> Void,
        columns: @escaping @Sendable (String) throws -> [String]?, beside: @escaping @Sendable (String) -> RuleFiles,
        identity: @escaping @Sendable (String) -> String
    ) {
        self.text = text
        self.forEachRecord = forEachRecord
        self.columns = columns
        self.beside = beside
        self.identity = identity
    }
}
