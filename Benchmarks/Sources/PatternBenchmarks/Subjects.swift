/// What people validate with patterns.
struct Subject: Sendable {
    var name: String
    /// All of them have to be found when there are more; one has to match whole.
    var patterns: [String]
    var texts: [String]
    var scan: @Sendable (String) -> Bool

    static let all = [
        Subject(
            name: "user name", patterns: ["[a-z][a-z0-9_]{2,15}"],
            texts: ["ada_lovelace", "bob", "x1234567890abcde", "Not valid"],
            scan: { Scans.on($0, Scans.userName) }),
        Subject(
            name: "slug", patterns: ["[a-z0-9]+(?:-[a-z0-9]+)*"],
            texts: ["hello", "a-longer-slug-with-seven-words-here", "2026-11-21-news", "ends-with-"],
            scan: { Scans.on($0, Scans.slug) }),
        Subject(
            name: "hex colour", patterns: ["#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})"],
            texts: ["#fff", "#00FFcc", "#12345", "#A1b2C3"],
            scan: { Scans.on($0, Scans.hexColour) }),
        Subject(
            name: "ISO date", patterns: ["\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])"],
            texts: ["2026-11-21", "1999-12-31", "2026-13-01", "0001-01-01"], scan: { Scans.on($0, Scans.isoDate) }),
        Subject(
            name: "postcode", patterns: ["[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}"],
            texts: ["SW1A 1AA", "M1 1AE", "B338TH", "SW1A 1A"],
            scan: { Scans.on($0, Scans.postcode) }),
        Subject(
            name: "phone", patterns: ["\\+?[1-9]\\d{6,14}"],
            texts: ["+4930901820", "4930901820", "+123", "+442071838750"],
            scan: { Scans.on($0, Scans.phone) }),
        Subject(
            name: "password rules", patterns: ["[0-9]", "[A-Z]", "[a-z]", "[!-/:-@\\[-`{-~]"],
            texts: ["correct horse Battery 9 staple!", "Passw0rd!", "lower1Upper.", "no digits or Symbols"],
            scan: { Scans.on($0, Scans.password) }),
        Subject(
            name: "IPv4",
            patterns: ["(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)"],
            texts: ["192.168.100.200", "8.8.8.8", "255.255.255.256", "10.0.0.1"], scan: { Scans.on($0, Scans.ipv4) }),
        Subject(
            name: "semantic version",
            patterns: [
                "(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?"
            ],
            texts: ["1.2.3", "10.20.30-alpha.1+build.5114", "1.02.3", "1.0.0-rc.1"],
            scan: { Scans.on($0, Scans.semanticVersion) }),
        Subject(
            name: "long alternation", patterns: [Scans.states.joined(separator: "|")],
            texts: ["California", "Wyoming", "North Dakota", "Atlantis"], scan: Scans.state),
    ]
}
