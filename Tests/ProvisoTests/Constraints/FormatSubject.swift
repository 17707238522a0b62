import Foundation
import ProvisoPatterns
import TestSupport
@testable import ProvisoCore

/// A rule for a format with some options, and what it says of itself.
struct FormatSubject: CustomStringConvertible {
    let rule: String
    let options: DataObject
    let facts: RuleFacts
    private let document: RuleDocument

    /// The rules whose constraints speak of how texts look, found by asking all of them.
    static let rules = RuleRegistry.standard.ruleNames.filter { !all(of: $0, combinations: 0).isEmpty }

    /// A rule with each value of each option that can be listed, with the options of its examples, and with some of them
    /// together.
    static func all(of rule: String, combinations: Int = Sweep.count(4, sample: 1)) -> [FormatSubject] {
        guard let type = RuleRegistry.standard.rule(named: rule) else { return [] }
        var sets: [DataObject] = [[:]] + type.examples.map(\.options)
        let choices = choices(of: rule)
        for (name, value) in choices { sets.append([name: value]) }
        var random = SplitMix64(seed: 7)
        for _ in 0..<(choices.isEmpty ? 0 : combinations) {
            var options = type.examples.randomElement(using: &random)?.options ?? [:]
            for _ in 0..<3 {
                if let (name, value) = choices.randomElement(using: &random) { options[name] = value }
            }
            sets.append(options)
        }
        var known: Set<DataObject> = []
        return Sweep.cases(sets.filter { known.insert($0).inserted }, sample: 12).compactMap { FormatSubject(rule, $0) }
    }

    /// The values of the options that can be listed.
    static func choices(of rule: String) -> [(name: String, value: DataValue)] {
        let options = RuleFacts(of: ["attributes": ["value"], "type": .string(rule)], in: .standard)?.options ?? []
        return options.flatMap { option in (option.choices ?? []).map { (option.name, $0) } }
    }

    /// - Returns: `nil` for options that documents refuse, for a rule that says nothing of texts, and for one that asks
    ///   somebody else.
    init?(_ rule: String, _ options: DataObject) {
        var entry = options
        entry["attributes"] = ["value"]
        entry["type"] = .string(rule)
        // Otherwise nobody would judge an empty text.
        entry["skipOnEmpty"] = false
        guard let document = try? RuleDocument([.object(entry)]),
            let facts = RuleFacts(of: entry, in: .standard), facts.deferredCodes.isEmpty, !facts.isFilter,
            facts.constraints.speaksOfTexts
        else { return nil }
        (self.rule, self.options, self.facts, self.document) = (rule, options, facts, document)
    }

    var description: String { "\(rule) \(DataValue.object(options))" }

    func passes(_ value: DataValue) -> Bool { (try? document.validate(["value": value]).isValid) ?? false }

    /// What is wrong with the constraints as far as a value tells.
    func mistake(_ value: DataValue) -> String? {
        let (passes, allows) = (passes(value), facts.constraints.allows(value))
        if passes, allows == false { return "\(self) passes \(value), which breaks \(facts.constraints)" }
        if !passes, allows == true, facts.constraints.isExact {
            return "\(self) refuses \(value), which meets \(facts.constraints)"
        }
        return nil
    }

    // MARK: Texts

    /// What the examples of all rules have for values, and values that are no texts.
    static let examples: [DataValue] = {
        var values: [DataValue] = [.null, true, 0, 90.5, .array([]), .array([1, 2]), .array([52.2, 0.12, 3])]
        values += [.array(["a", 1]), .object([:]), .object(["a": 1])]
        for example in RuleRegistry.standard.descriptions.flatMap(\.examples) where example.subject == .value {
            values += example.passing
            values += example.failing.map(\.value)
            for change in example.changes { values += [change.value, change.result] }
        }
        return values
    }()

    /// Texts that pass: of examples, and made of the shapes.
    func passingTexts(_ count: Int, using random: inout SplitMix64) -> [String] {
        var texts = Self.examples.compactMap(\.text)
        for shape in facts.constraints.shapes {
            for sample in shape.samples {
                let words = Self.words(of: sample, count, using: &random)
                texts += words + words.prefix(4).flatMap { shape.check?.variants(of: $0) ?? [] }
            }
            if let pattern = shape.pattern { texts += Self.words(of: pattern, count, using: &random) }
        }
        var known: Set<String> = []
        return texts.filter { known.insert($0).inserted && passes(.string($0)) }
    }

    private static let searches = PreparedSearches()

    /// Texts that a pattern matches.
    static func words(of pattern: String, _ count: Int, using random: inout SplitMix64) -> [String] {
        guard let (pattern, lengths, search) = searches.search(for: pattern) else { return [] }
        let words = (0..<count).compactMap { _ in
            lengths.randomElement(using: &random).flatMap { search.word(ofLength: $0, using: &random) }
        }
        // Automata that are too large to go through are walked through.
        let walks = (0..<count).compactMap { _ in pattern.walk(using: &random) }
        return words + walks.filter { pattern.matches($0) && $0.utf8.count < 1000 }
    }

    private static let others =
        Array(" \t\n\r\"'%()*+,-./0159:;=@AFXZ[\\]_`afxz{}~")
        + [
            "\u{0}", "\u{7F}", "\u{80}", "\u{A0}", "é", "ß", "И", "\u{301}", "٣", "K", "İ", "。", "\u{200D}", "字",
            "\u{10FFFF}",
        ]

    /// A text with one thing changed.
    static func changed(_ text: String, using random: inout SplitMix64) -> String {
        var scalars = Array(text.unicodeScalars)
        let place = scalars.indices.randomElement(using: &random) ?? 0
        let other = others.randomElement(using: &random).map { Array($0.unicodeScalars) } ?? []
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where !scalars.isEmpty: scalars.remove(at: place)
        case 1 where !scalars.isEmpty: scalars.insert(scalars[place], at: place)
        case 2 where !scalars.isEmpty: scalars.replaceSubrange(place...place, with: other)
        case 3 where place + 1 < scalars.count: scalars.swapAt(place, place + 1)
        case 4 where !scalars.isEmpty:
            let character = Character(scalars[place])
            let swapped = character.isLowercase ? character.uppercased() : character.lowercased()
            scalars.replaceSubrange(place...place, with: Array(swapped.unicodeScalars))
        case 5 where !scalars.isEmpty: scalars.removeSubrange(place...)
        case 6: scalars.insert(contentsOf: other, at: place)
        default: scalars += other
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// A text as all that it may stand for.
    static func values(of text: String) -> [DataValue] {
        [.string(text), .untyped(text)] + (ExactNumber(text).map { [.number($0)] } ?? [])
    }
}

extension Constraints {
    /// The shapes of texts, also those among alternatives.
    var shapes: [TextShape] {
        all.flatMap { constraint -> [TextShape] in
            switch constraint {
            case .shape(let shape): [shape]
            case .anyOf(let choices): choices.flatMap(\.shapes)
            default: []
            }
        }
    }

    /// Whether they say how texts look.
    var speaksOfTexts: Bool {
        all.contains { constraint in
            switch constraint {
            case .shape, .moment, .pattern: true
            case .anyOf(let choices): choices.contains(where: \.speaksOfTexts)
            default: false
            }
        }
    }
}

extension DataValue {
    var text: String? {
        switch self {
        case .string(let text), .untyped(let text): text
        default: nil
        }
    }
}

/// The searches for words of patterns, each prepared once: many subjects have the same patterns, and preparing takes most of the time.
private final class PreparedSearches: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: (Pattern, lengths: [Int], WordSearch)] = [:]

    func search(for text: String) -> (Pattern, lengths: [Int], WordSearch)? {
        if let search = lock.withLock({ known[text] }) { return search }
        guard let pattern = try? Pattern.cached(text) else { return nil }
        var search = WordSearch([WordSearch.Part(pattern, .matches)])
        let lengths = search.lengths(in: 0...160, atMost: 40)
        lock.withLock { known[text] = (pattern, lengths, search) }
        return (pattern, lengths, search)
    }
}
