extension ListSeparator {
    /// Reads the option `separator`.
    init?(options: inout RuleOptions) {
        let text = options.string(
            "separator", "The separator between the elements of a list that is written as text: |.",
            alsoCalled: ["delimiter", "sep", "splitBy", "splitOn", "split", "joinedBy"])
        guard let text else { return nil }
        if text.isEmpty { options.fail("`separator` is empty, so nothing would be split.", option: "separator") }
        guard !text.isEmpty else { return nil }
        self.init(bytes: Array(text.utf8))
    }
}
