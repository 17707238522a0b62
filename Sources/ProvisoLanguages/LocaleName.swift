/// The language, script and region of a BCP 47 tag, or of a POSIX locale such as `de_DE.UTF-8` or `sr_RS@latin`.
struct LocaleName: Hashable {
    var language: String
    var script: String?
    var region: String?

    /// Reads a name; extensions, variants and the encoding are left out.
    ///
    /// - Returns: `nil` when no language is named. `C` and `POSIX`, the locales of untranslated programs, are English.
    init?(_ name: String) {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let withoutEncoding = parts.first?.prefix { $0 != "." } ?? ""
        if withoutEncoding == "C" || withoutEncoding == "POSIX" {
            language = "en"
            return
        }
        var subtags = withoutEncoding.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        guard let first = subtags.popFirst(), (2...3).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLetter)
        else { return nil }
        language = first.lowercased()
        for subtag in subtags {
            let count = subtag.utf8.count
            let isAlphabetic = subtag.utf8.allSatisfy(Self.isLetter)
            if count == 1 { break }
            if count == 4, isAlphabetic, script == nil, region == nil {
                script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            } else if region == nil, count == 2 && isAlphabetic || count == 3 && subtag.utf8.allSatisfy(Self.isDigit) {
                region = subtag.uppercased()
            }
        }
        // The C library writes the script as a modifier.
        if parts.count > 1, script == nil {
            switch parts[1].lowercased() {
            case "latin": script = "Latn"
            case "cyrillic": script = "Cyrl"
            default: break
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
