public import ProvisoCore

/// The languages that a client prefers: the value of `Accept-Language` (RFC 9110, section 12.5.4).
///
/// ```swift
/// let ranges = LanguageRanges("de-CH, fr;q=0.8, *;q=0.1, en;q=0")
/// ranges.preferred   // ["de-CH", "fr", "*"]
/// ranges.lookup(among: ["en", "de", "fr"])   // "de"
/// ```
///
/// A header that cannot be read is no reason to refuse a request: what is no range in it is passed over.
public struct LanguageRanges: Sendable, Hashable {
    /// The ranges with a quality above 0, the most wanted first; in the order of the header where they are wanted alike.
    public let preferred: [String]
    /// The ranges that are not acceptable: those with `q=0`.
    public let refused: [String]

    /// How many ranges, and bytes, are read.
    private static let (mostRanges, mostBytes) = (64, 4096)

    /// Reads the header.
    ///
    /// - Complexity: Linear in its length; of a longer one than 4096 bytes nothing is read.
    public init(_ header: String) {
        var wanted: [(range: String, quality: Int)] = []
        var refused: [String] = []
        let elements = header.utf8.count <= Self.mostBytes ? header.split(separator: ",").prefix(Self.mostRanges) : []
        for element in elements {
            let pieces = element.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
            guard let range = pieces.first, Self.isRange(range) else { continue }
            var quality: Int? = 1000
            for parameter in pieces.dropFirst() {
                let sides = parameter.split(separator: "=", maxSplits: 1).map(Self.trimmed)
                quality = sides.count == 2 && sides[0].lowercased() == "q" ? Self.quality(sides[1]) : nil
            }
            switch quality {
            case nil: continue
            case 0?: refused.append(range)
            case let quality?: wanted.append((range, quality))
            }
        }
        self.refused = refused
        preferred = wanted.enumerated()
            .sortedRarely { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }.map(\.element.range)
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }

    /// A basic language range (RFC 4647, section 2.1).
    private static func isRange(_ text: String) -> Bool {
        if text == "*" { return true }
        let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return subtags.enumerated().allSatisfy { index, subtag in
            1...8 ~= subtag.count
                && subtag.allSatisfy { byte in
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                        || index > 0 && UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                }
        }
    }

    /// The quality in thousandths: 0 to 1 with at most three decimals.
    private static func quality(_ text: String) -> Int? {
        let sides = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = sides.count > 1 ? sides[1] : ""
        guard sides[0] == "0" || sides[0] == "1", decimals.utf8.count <= 3,
            decimals.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            let thousandths = Int("\(sides[0])\(decimals)" + String(repeating: "0", count: 3 - decimals.utf8.count)),
            thousandths <= 1000
        else { return nil }
        return thousandths
    }

    /// The tag that fits best: the lookup of RFC 4647, section 3.4.
    ///
    /// - Parameter tags: The tags of what there is, the default one first: `*` stands for the first that is not refused.
    /// - Returns: `nil` where none fits.
    public func lookup(among tags: [String]) -> String? {
        for range in preferred {
            if range == "*" {
                if let tag = tags.first(where: { !isRefused($0) }) { return tag }
                continue
            }
            for range in Self.truncations(of: range) {
                if let found = tags.first(where: { $0.lowercased() == range && !isRefused($0) }) { return found }
            }
        }
        return nil
    }

    /// Messages in the language that fits best.
    ///
    /// - Parameters:
    ///   - tags: The tags of the languages that the program speaks; `nil` for whatever `catalog` knows.
    ///   - catalog: Finds the messages of a locale; `MessageCatalog.catalog(for:)` of ProvisoLanguages.
    /// - Returns: `nil` where none fits.
    public func catalog(among tags: [String]?, _ catalog: (String) -> MessageCatalog?) -> MessageCatalog? {
        for range in preferred {
            if range == "*" || isRefused(range) {
                if range == "*", let tag = tags?.first(where: { !isRefused($0) }) { return catalog(tag) }
                continue
            }
            if let tags,
                !Self.truncations(of: range).contains(where: { name in tags.contains { $0.lowercased() == name } })
            {
                continue
            }
            if let found = catalog(range), !isRefused(found.language.tag) { return found }
        }
        return nil
    }

    /// Whether a range with `q=0` covers a tag, and none that is wanted is as near.
    private func isRefused(_ tag: String) -> Bool {
        let names = Self.truncations(of: tag)
        let refusal = names.firstIndex { name in refused.contains { $0.lowercased() == name } }
        guard let refusal else { return false }
        let wish = names.firstIndex { name in preferred.contains { $0.lowercased() == name } }
        return wish.map { refusal < $0 } ?? true
    }

    /// The range and what is left of it without its last subtags; a single letter goes with what follows it.
    private static func truncations(of range: String) -> [String] {
        var subtags = range.lowercased().split(separator: "-")
        var names: [String] = []
        while !subtags.isEmpty {
            names.append(subtags.joined(separator: "-"))
            subtags.removeLast()
            while let last = subtags.last, last.utf8.count == 1 { subtags.removeLast() }
        }
        return names
    }
}
