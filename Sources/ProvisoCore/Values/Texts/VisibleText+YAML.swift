extension VisibleText {
    /// A string of JSON as YAML may have it: with escapes for what would do something to a terminal, and for characters at which YAML
    /// ends lines, or which it drops or refuses.
    package static func yaml(_ json: String) -> String {
        let json = Self.json(json)
        guard !json.utf8.allSatisfy({ $0 < 0x80 }) else { return json }
        var escaped = ""
        for scalar in json.unicodeScalars {
            switch scalar.value {
            case 0x80...0x9F, 0x2028...0x2029, 0xFEFF, 0xFFFE...0xFFFF:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
