extension ReportWords {
    /// The words of a language by its tag; `nil` where there are none.
    static func table(_ tag: String) -> StaticString? {
        nil
    }
}
