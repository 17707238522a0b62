internal import ProvisoCore

/// Tells by the name of a column what its numbers are, such as degrees of latitude.
struct PlaceNames {
    private let known: [(rule: String, recognition: Recognition)]

    /// - Parameter registry: The rules, of which some name words that stand in names of columns.
    init(_ registry: RuleRegistry) {
        known = registry.recognitions.filter { !$0.recognition.names.isEmpty }
            .sorted {
                ($0.recognition.breadth, $0.recognition.order, $0.rule)
                    < ($1.recognition.breadth, $1.recognition.order, $1.rule)
            }
    }

    /// The rule for a column; `nil` for one of another name.
    func rule(for column: String) -> InferredRule? {
        let words = Self.words(of: column)
        let found = known.first { known in words.contains(where: known.recognition.names.contains) }
        return found.map { InferredRule($0.rule, $0.recognition.options, isKey: $0.recognition.isKey) }
    }

    /// The words of a name in small letters: `pickup` and `latitude` of `pickupLatitude`, `pickup_latitude` and `PICKUP LATITUDE`.
    static func words(of name: String) -> [String] {
        var words: [String] = [""]
        var wasSmall = false
        for character in name {
            let isBreak = !character.isLetter || character.isUppercase && wasSmall
            if isBreak { words.append("") }
            if character.isLetter { words[words.count - 1].append(contentsOf: character.lowercased()) }
            wasSmall = character.isLowercase
        }
        return words.filter { !$0.isEmpty }
    }
}
