/// The language, script and region of a BCP 47 tag, or of a POSIX locale such as `de_DE.UTF-8` or `sr_RS@latin`.
struct LocaleName: Hashable {
    var language: String
    var script: String?
    var region: String?
    /// The numbering system that the Unicode extension asks for: `latn` in `ar-u-nu-latn`.
    var digits: String?

    /// Reads a name. Variants, the encoding, and extensions other than that for digits are left out.
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
        while let subtag = subtags.popFirst() {
            let count = subtag.utf8.count
            let isAlphabetic = subtag.utf8.allSatisfy(Self.isLetter)
            if count == 1 {
                digits = Self.digits(in: subtags, of: subtag)
                break
            }
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

    /// The value of the key `nu` among the subtags of the Unicode extension, which begins with `u`.
    private static func digits(in subtags: ArraySlice<Substring>, of singleton: Substring) -> String? {
        var singleton = singleton
        var isValue = false
        for subtag in subtags {
            if singleton == "x" || singleton == "X" { return nil }
            if isValue { return subtag.utf8.count > 2 ? subtag.lowercased() : nil }
            if subtag.utf8.count == 1 { singleton = subtag }
            isValue = (singleton == "u" || singleton == "U") && subtag.lowercased() == "nu"
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
