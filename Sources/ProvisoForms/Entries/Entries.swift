public import ProvisoCore

/// A list of entries, checked in order: a form without a model.
///
/// ```swift
/// let entries = Entries {
///     Entry(info.title, "title", article: "your", .required, .length(2...100))
///     Entry(info.email, "email address", article: "your", .required, .email)
///     Entry(info.site, "website", article: "your", .url)
///     Entry.allOrNone(EntryField(info.user, "username"), EntryField(info.password, "password"))
/// }
/// if let problems = entries.text() { show(problems) }
/// ```
///
/// Entries of a group (``Entry/group(_:)``) depend on those before them: once one has an error, the following entries of the
/// same group are skipped. An entry with another group, or with none, ends the group, so you can use the name again later.
public struct Entries {
    /// The entries in their order.
    public var entries: [Entry]

    /// Creates a list.
    public init(_ entries: [Entry] = []) { self.entries = entries }

    /// Creates a list of the entries in a closure, which may contain `if`, `switch` and `for`.
    public init(@EntriesBuilder _ entries: () -> [Entry]) { self.entries = entries() }

    /// Adds an entry at the end.
    public mutating func append(_ entry: Entry) { entries.append(entry) }

    /// Checks the entries in order.
    ///
    /// - Parameters:
    ///   - limit: How many violations to collect at most.
    ///   - stopAtFirst: Whether the entries after one with an error are skipped.
    public func validate(limit: Int = .max, stopAtFirst: Bool = false) -> ValidationResult {
        var check = ModelCheck(limit: limit, stop: stopAtFirst ? .model : .never)
        run(in: &check)
        return check.report.result
    }

    /// Checks the entries in order, also by asynchronous rules; see ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - limit: How many violations to collect at most.
    ///   - concurrency: How many asynchronous rules run at a time.
    public nonisolated(nonsending) func validateAsync(
        limit: Int = .max, concurrency: Int = 8
    ) async -> AsyncValidationResult {
        var check = ModelCheck()
        check.report.asksLater = true
        run(in: &check)
        return await AsyncRunner.finish(check.report, limit: limit, atATime: concurrency)
    }

    /// Checks the entries, and joins the messages of all errors.
    ///
    /// - Parameters:
    ///   - catalog: The language.
    ///   - separator: The text between two messages.
    /// - Returns: `nil` when there is no error.
    public func text(in catalog: MessageCatalog = .english, separator: String = "\n") -> String? {
        validate().text(in: catalog, separator: separator)
    }

    private func run(in check: inout ModelCheck) {
        for entry in entries { entry.run(in: &check) }
    }
}

/// Makes a list of the entries in a closure.
@resultBuilder
public enum EntriesBuilder {
    /// Takes an entry.
    public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
    /// Takes the entries of a list.
    public static func buildExpression(_ entries: Entries) -> [Entry] { entries.entries }
    /// Joins the entries of a block.
    public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
    /// Takes what `if` lets through.
    public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }
    /// Takes one branch.
    public static func buildEither(first entries: [Entry]) -> [Entry] { entries }
    /// Takes the other branch.
    public static func buildEither(second entries: [Entry]) -> [Entry] { entries }
    /// Joins the rounds of a loop.
    public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
    /// Takes what a new system has.
    public static func buildLimitedAvailability(_ entries: [Entry]) -> [Entry] { entries }
}
