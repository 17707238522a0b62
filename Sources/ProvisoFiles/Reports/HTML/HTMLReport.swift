public import ProvisoCore

/// The result of a check as one page for the owners of the data: what to fix, numbers, and what the columns contain.
///
/// The page is one file without scripts. It fetches nothing, and its content security policy forbids both. Text from the data is
/// escaped. The page shows values only if ``FileCheck/showsValues`` is set, and never those of sensitive attributes. The ranges of
/// numbers and dates, which are values too, are always shown for other columns.
///
/// ```swift
/// var check = FileCheck(document)
/// check.takesSamples = true
/// check.gathersProfiles = true
/// let summary = try await check.run(["signups.csv"]) { _ in }
/// let page = HTMLReport(summary, catalog: check.catalog).text
/// ```
public struct HTMLReport: Sendable {
    /// The result of the check.
    public var summary: CheckSummary
    /// The language of the page; that of the check, in whose words the samples are.
    public var catalog: MessageCatalog
    /// The name of the rule document; left out when `nil`.
    public var rules: String?
    /// The scenario whose rules ran.
    public var scenario = Scenario.default
    /// When the check was made: `2026-01-31 08:30 UTC`; left out when `nil`.
    public var time: String?

    /// Creates a report.
    public init(_ summary: CheckSummary, catalog: MessageCatalog = .english) {
        self.summary = summary
        self.catalog = catalog
    }

    /// The page, in UTF-8.
    ///
    /// - Complexity: Linear in the length of the page, which is bounded, whatever the size of the data.
    public var text: String { HTMLReportPage(self).text }
}
