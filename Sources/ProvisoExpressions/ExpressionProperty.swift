internal import ProvisoPatterns

/// Unicode properties under the names that ECMA-262 has for them.
enum ExpressionProperty {
    /// The name as `Pattern` knows it; `nil` where there is no such property.
    ///
    /// ECMA-262 wants names to the letter, `Pattern` reads them loosely. Keys and the case of the first letter are compared here, and
    /// `Is` before a name is refused, which no name begins with.
    static func known(_ name: String) -> String? {
        let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.last?.unicodeScalars.first, !parts.contains(""), parts.count <= 2 else { return nil }
        if parts.count == 2, !keys.contains(parts[0]) { return nil }
        if parts[parts.count - 1].lowercased().hasPrefix("is") { return nil }
        if first.properties.isLowercase, !["digit", "punct", "cntrl"].contains(parts[parts.count - 1]) { return nil }
        guard exists(translated(parts)) else { return nil }
        // A script needs its key.
        if parts.count == 1, exists("Script=" + name), !exists("General_Category=" + name) { return nil }
        return translated(parts)
    }

    private static func exists(_ name: String) -> Bool { (try? Pattern.cached("\\p{\(name)}")) != nil }

    private static let keys: Set<String> = ["General_Category", "gc", "Script", "sc"]

    private static func translated(_ parts: [String]) -> String {
        guard parts.count == 2 else { return parts[0] }
        switch parts[0] {
        case "Script", "sc": return "sc=" + parts[1]
        default: return "gc=" + parts[1]
        }
    }
}
