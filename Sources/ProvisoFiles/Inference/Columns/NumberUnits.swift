internal import ProvisoCore

/// The units that stand beside the numbers of a column: `%`, `EUR`, `kg`.
struct NumberUnits {
    /// The units, the most frequent first; none where numbers stand alone.
    let texts: [String]

    /// So many units of money may stand in a column. Other units differ in size, so that there is one.
    private static let mostCurrencies = 3
    /// A word of a language is longer, or stands beside fewer numbers.
    private static let longestWord = 12
    private static let leastNumbers = 5
    /// What stands behind numbers that count no quantity.
    private static let ordinals: Set = ["st", "nd", "rd", "th", "am", "pm"]

    /// - Parameters:
    ///   - parts: The values, each with how often it comes.
    ///   - words: Whether a word is a unit, where all values have the same.
    /// - Returns: `nil` where what stands beside the numbers is no unit.
    init?(_ parts: [(parts: NumberParts, count: Int)], words: Bool, _ limits: InferenceLimits) {
        var counts: [String: Int] = [:]
        for part in parts where !part.parts.unit.isEmpty { counts[part.parts.unit, default: 0] += part.count }
        let units = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        guard let first = units.first else {
            texts = []
            return
        }
        let currencies = units.filter(Self.isCurrency)
        if currencies.first == first {
            texts = Array(currencies.prefix(Self.mostCurrencies))
            return
        }
        let all = parts.filter { $0.parts.unit == first && !$0.parts.isInFront }
        let isUnit =
            Self.isSymbol(first)
            || words && Self.isWord(first) && Set(all.map(\.parts.digits)).count >= Self.leastNumbers
                && (first.count > 1 || all.allSatisfy(\.parts.hasBlank))
        guard isUnit, !all.isEmpty else { return nil }
        texts = [first]
    }

    /// Whether a number with a unit, or with none, is among those that are meant.
    func take(_ unit: String) -> Bool { unit.isEmpty || texts.contains(unit) }

    /// A sign such as `€` and `US$`, or the three capitals of ISO 4217.
    private static func isCurrency(_ unit: String) -> Bool {
        if unit.count <= 4, unit.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol }) {
            return true
        }
        guard unit.utf8.count == 3, unit.utf8.allSatisfy({ 65...90 ~= $0 }),
            let document = try? RuleDocument([["unit", .string(RuleName.currency)]])
        else { return false }
        return (try? document.validate(["unit": .untyped(unit)]).isValid) ?? false
    }

    /// A sign that is no letter, perhaps with one behind it: `%`, `°C`.
    private static func isSymbol(_ unit: String) -> Bool {
        guard let first = unit.unicodeScalars.first, unit.count <= 3 else { return false }
        return first == "%" || first == "‰" || first == "°" || first.properties.generalCategory == .otherSymbol
    }

    private static func isWord(_ unit: String) -> Bool {
        unit.count <= longestWord && unit.first?.isLetter ?? false && !ordinals.contains(unit.lowercased())
            && unit.allSatisfy { $0.isLetter || "/²³%".contains($0) }
    }
}
