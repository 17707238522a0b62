public import ProvisoCore

/// What a check came to, as one page for those who own the data: what to fix, numbers, and what stands in the
/// columns.
///
/// The page fetches nothing and runs nothing: all of it is one file without scripts, and its own policy forbids both. Text from
/// the data is nothing but text in it. Values stand in it only where ``FileCheck/showsValues`` allows that, never those of
/// sensitive attributes; ranges of numbers and dates, which are values too, stand there for all other columns.
///
/// ```swift
/// var check = FileCheck(document)
/// check.takesSamples = true
/// check.gathersProfiles = true
/// let summary = try await check.run(["signups.csv"]) { _ in }
/// let page = HTMLReport(summary, catalog: check.catalog).text
/// ```
public struct HTMLReport: Sendable {
    /// What the check came to.
    public var summary: CheckSummary
    /// The language of the page; that of the check, in whose words the samples are.
    public var catalog: MessageCatalog
    /// What the rule document is called; not told when `nil`.
    public var rules: String?
    /// The scenario whose rules ran.
    public var scenario = Scenario.default
    /// When the check was made: `2026-01-31 08:30 UTC`; not told when `nil`.
    public var time: String?

    /// Creates a report.
    public init(_ summary: CheckSummary, catalog: MessageCatalog = .english) {
        self.summary = summary
        self.catalog = catalog
    }

    /// The page, in UTF-8.
    ///
    /// - Complexity: Linear in what is told: bounded, whatever the size of the data.
    public var text: String { HTMLReportPage(self).text }
}
