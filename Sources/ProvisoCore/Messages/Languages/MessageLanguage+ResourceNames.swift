extension MessageLanguage {
    /// The name under which others keep texts in this language, among those that they have; `nil` when there is none.
    ///
    /// `pt-BR` is served by `pt` at last, and `zh-Hans` by `zh_CN`, but never one script by another.
    func resourceName(among names: some Sequence<String>) -> String? {
        let names = Array(names)
        return resourceNames.lazy.compactMap { wanted in names.first { Self.folded($0) == Self.folded(wanted) } }.first
    }

    private var resourceNames: [String] {
        var tags = [tag]
        var rest = Substring(tag)
        // Without its script a language would be written in another.
        while let end = rest.lastIndex(of: "-"), rest[end...].utf8.count != 5 {
            rest = rest[..<end]
            tags.append(String(rest))
        }
        return tags + tags.flatMap { Self.otherNames[$0] ?? [] }
    }

    /// Names with a region in place of the script or none, and codes that ISO 639 has replaced.
    private static let otherNames: [String: [String]] = [
        "pt": ["pt-PT"], "nb": ["no"], "he": ["iw"], "id": ["in"], "zh-Hans": ["zh-CN", "zh"],
        "zh-Hant": ["zh-TW", "zh-HK"], "sr-Latn": ["sh"],
    ]

    private static func folded(_ name: String) -> String {
        String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
