internal import ProvisoCore

/// Tells columns whose values are words for true and false, and writes the rule for them.
struct BooleanWords {
    /// The rule; `nil` where the values are no such words.
    let rule: InferredRule?

    /// The words that people and programs write, and spreadsheets in the languages that they are set to.
    private static let pairs = [
        ("true", "false"), ("yes", "no"), ("y", "n"), ("t", "f"), ("on", "off"),
        ("wahr", "falsch"), ("ja", "nein"), ("j", "n"), ("vrai", "faux"), ("oui", "non"),
        ("verdadero", "falso"), ("sí", "no"), ("si", "no"), ("s", "n"), ("vero", "falso"), ("sì", "no"),
        ("verdadeiro", "falso"), ("sim", "não"), ("waar", "onwaar"), ("ja", "nee"), ("sant", "falskt"), ("ja", "nej"),
        ("sand", "falsk"), ("ja", "nei"), ("kyllä", "ei"), ("tak", "nie"), ("prawda", "fałsz"), ("ano", "ne"),
        ("да", "нет"), ("evet", "hayır"), ("doğru", "yanlış"), ("igen", "nem"), ("はい", "いいえ"), ("是", "否"),
    ]
    private static let trueWords = Set(pairs.map(\.0))
    private static let falseWords = Set(pairs.map(\.1))

    /// - Parameters:
    ///   - values: The values of the column, each with how often it comes.
    ///   - filled: How many there are in all.
    init(_ values: [ValueSamples.Value], filled: Int, _ limits: InferenceLimits) {
        // The words as they are written, the most frequent first.
        var (trues, falses): ([String], [String]) = ([], [])
        var count = 0
        for value in values where value.text.utf8.count <= 20 {
            let word = value.text.lowercased()
            if Self.trueWords.contains(word) {
                trues.append(value.text)
            } else if Self.falseWords.contains(word) {
                falses.append(value.text)
            } else {
                continue
            }
            count += value.count
        }
        let words = Set((trues + falses).map { $0.lowercased() })
        let isOfUsualWords = words.isSubset(of: ["true", "false"])
        // A word for true alone says little, but that it is the word itself.
        let hasPair = Self.pairs.contains { words.contains($0.0) && words.contains($0.1) }
        guard limits.isEnough(count, of: filled), hasPair || isOfUsualWords && limits.areCells else {
            rule = nil
            return
        }
        if isOfUsualWords, limits.areCells {
            let isExact = (trues + falses).allSatisfy { $0 == "true" || $0 == "false" }
            rule = InferredRule(RuleName.boolean, isExact ? [:] : ["ignoreCase": true])
            return
        }
        let (someTrue, someFalse) = (Self.anyCase(trues), Self.anyCase(falses))
        var options: DataObject = ["trueValue": Self.option(someTrue), "falseValue": Self.option(someFalse)]
        if someTrue.count < trues.count || someFalse.count < falses.count { options["ignoreCase"] = true }
        rule = InferredRule(RuleName.boolean, options)
    }

    /// Each word once, as it is written most often.
    private static func anyCase(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0.lowercased()).inserted }
    }

    private static func option(_ words: [String]) -> DataValue {
        words.count == 1 ? .string(words[0]) : .array(words.map(DataValue.string))
    }
}
