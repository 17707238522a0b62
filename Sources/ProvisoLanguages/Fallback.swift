/// Finds the catalogue for a locale that has none of its own (CLDR, UTS #35 section 4.1.3; RFC 4647 section 3.4).
enum Fallback {
    /// The locales to look for, the closest first: `zh-TW` is `zh-Hant-TW`, then `zh-Hant`.
    ///
    /// Other codes of a language are replaced, and a script that goes without saying is left out, but never crossed: a
    /// reader of Latin script gets nothing in Arabic. Empty when there are no messages for the language at all.
    static func chain(for name: LocaleName) -> [String] {
        var name = name
        if let alias = FallbackTables.aliases[name.language].flatMap({ LocaleName($0) }) {
            name.language = alias.language
            // What the alias implies yields to what the tag says.
            name.script = name.script ?? (name.region == nil || alias.region == nil ? alias.script : nil)
            name.region = name.region ?? alias.region
        }
        guard let usual = FallbackTables.scripts[name.language] else { return [] }
        let script =
            name.script ?? name.region.flatMap { FallbackTables.regionalScripts["\(name.language)-\($0)"] } ?? usual
        let subtags = [name.language, script == usual ? nil : script, name.region].compactMap(\.self)
        var chain: [String] = []
        var next: String? = subtags.joined(separator: "-")
        while let current = next, !chain.contains(current) {
            chain.append(current)
            next = parent(of: current)
        }
        return chain
    }

    private static func parent(of tag: String) -> String? {
        if let parent = FallbackTables.parents[tag] { return parent }
        guard let end = tag.lastIndex(of: "-") else { return nil }
        // Without its script a language would be written in another.
        return tag[end...].utf8.count == 5 ? nil : String(tag[..<end])
    }

    /// The tags of catalogues whose usual names in a chain are others.
    static func catalogTag(_ tag: String) -> String {
        switch tag {
        case "zh": "zh-Hans"
        case "pt-PT": "pt"
        default: tag
        }
    }
}
