public import ProvisoCore

/// The rules of a document as a table of SQL, with what it says of each rule.
///
/// ```swift
/// let export = SQLExport(document, table: "members", dialect: .sqlite)
/// try database.execute(sql: export.text)
/// ```
///
/// A row is a record: NULL is null, and in SQLite 1 and 0 are true and false too. The table never refuses a row that the rules
/// pass, and refuses all that the rules refuse which ``ExportClaim/extent`` calls exact. Columns of SQLite have no type, since SQLite
/// would convert values before it checks them.
public struct SQLExport: Sendable {
    /// The statements, with what they do not say as comments.
    public let text: String
    /// What they say of each rule, in the order of the document.
    public let claims: [ExportClaim]

    /// Writes the rules of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - table: The name of the table.
    ///   - dialect: The dialect of SQL.
    ///   - scenario: The scenario whose rules are written.
    ///   - registry: The rules that the document may name.
    ///   - files: The files that the document may name.
    public init(
        _ document: RuleDocument, table: String, dialect: SQLDialect, scenario: Scenario = .default,
        registry: RuleRegistry = .standard, files: RuleFiles? = nil
    ) {
        var offline = registry
        offline.isOffline = true
        let rules = ExportedRuleReader(registry: offline, files: files, scenario: scenario).rules(of: document)
        var maker = SQLTableMaker(document, rules, table: table, dialect: dialect, scenario: scenario)
        text = maker.make()
        claims = maker.claims
    }
}
