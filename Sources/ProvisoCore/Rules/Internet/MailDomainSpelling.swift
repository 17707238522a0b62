/// Tells whether the domain of an address is that of a large mail provider, misspelled: `gmial.com`, `hotmail.con`.
///
/// It says so only where hardly anything else can have been meant: the name is one letter from that of a provider that is no
/// word, or two for a long name, or has the same letters in another order, begins as it does, and its ending is one that this provider has; or the ending is no top-level domain that
/// there is, and is one letter from `com`, `net` or `org`. So `mail.com` and `email.com` are never taken for `gmail.com`,
/// `gmx.at` not for `gmx.net`, and the domain of a country, `gmail.co`, for nothing else.
enum MailDomainSpelling {
    /// The domain that was probably meant; `nil` for one that is right, or that nobody knows.
    ///
    /// - Parameter domain: A domain in ASCII.
    /// - Complexity: Constant: no domain of a provider is longer than a few letters.
    static func meant(by domain: some StringProtocol) -> String? {
        guard shortest...longest ~= domain.utf8.count else { return nil }
        let domain = domain.lowercased()
        if MailProviders.contains(domain) { return nil }
        let name = String(domain.prefix { $0 != "." })
        guard name.utf8.count < domain.utf8.count else { return nil }
        let ending = String(domain.dropFirst(name.utf8.count + 1))
        let endings = MailProviders.endings
        let meantEnding = Self.ending(meantBy: ending)
        if let known = endings[name] {
            return meantEnding.flatMap { known.contains($0) ? "\(name).\($0)" : nil }
        }
        let wanted = meantEnding ?? ending
        let near = MailProviders.coinedNames.filter {
            endings[$0]?.contains(wanted) ?? false && isSlip(name, of: $0)
        }
        guard let only = near.first, near.count == 1 else { return nil }
        return "\(only).\(wanted)"
    }

    private static let shortest = 5
    private static let longest = 40

    /// Whether a name is another one with a slip of the fingers in it.
    private static func isSlip(_ name: String, of known: String) -> Bool {
        let (name, known) = (Array(name.utf8), Array(known.utf8))
        guard abs(name.count - known.count) <= 2, let first = name.first else { return false }
        // The first letter is seldom wrong, and other providers differ in nothing else: ymail.com.
        guard first == known[0] || (name.count > 1 && first == known[1] && name[1] == known[0]) else { return false }
        // Letters that changed places, two of them or more: icould.
        if name.sorted() == known.sorted() { return true }
        return EditDistance.between(name, known) <= (known.count >= 9 ? 2 : 1)
    }

    /// `com`, `net` or `org`, for what is one letter from it and no top-level domain.
    private static func ending(meantBy ending: String) -> String? {
        guard 3...4 ~= ending.utf8.count, !nearDomains.contains(ending) else { return nil }
        let letters = Array(ending.utf8)
        guard letters.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else { return nil }
        return ["com", "net", "org"].first { EditDistance.between(letters, Array($0.utf8)) == 1 }
    }

    /// The top-level domains with three or four letters that are one letter from `com`, `net` or `org`, and these (IANA's
    /// root zone database).
    private static let nearDomains: Set<String> = [
        "com", "net", "org", "bom", "cam", "mom", "bet", "nec", "new", "next", "ntt", "pet", "vet", "ong",
    ]
}
