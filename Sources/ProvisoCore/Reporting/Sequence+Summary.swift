extension Sequence<Violation> {
    /// All violations as one text to be read aloud: how many there are, then each on a line of its own and in order, the
    /// field's label first.
    ///
    /// ```text
    /// There are 2 problems.
    /// Email must be an email address, like name@example.com.
    /// Password: Please choose another one.
    /// ```
    ///
    /// Made for a live region of a web page (`role="alert"`, where the lines run together) and for the announcements of
    /// assistive technology. A label is put before a message that does not name it.
    ///
    /// - Parameter catalog: The language.
    /// - Returns: An empty text when there is no violation, so that there is nothing to announce.
    /// - Complexity: Linear in the length of the text.
    public func spokenSummary(in catalog: MessageCatalog = .english) -> String {
        let entries = map { SpokenEntry($0, in: catalog).text }
        guard !entries.isEmpty else { return "" }
        return ([ReportMessages.summary(of: entries.count, in: catalog)] + entries).joined(separator: "\n")
    }
}
