import ProvisoCore
import TestSupport

/// Random rules for one attribute, and values that they could be about: one generator for all properties.
///
/// Limits and alphabets are small, so that rules often meet, and so that all texts of a few letters can be tried.
struct RandomRules {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func flag() -> Bool { Bool.random(using: &generator) }
    private mutating func choose<Element>(_ elements: [Element]) -> Element {
        elements[number(0...(elements.count - 1))]
    }

    /// A rule in the short form, for an attribute.
    mutating func rule(for attribute: String = "x") -> DataValue {
        let (name, options) = typeAndOptions()
        return [.string(attribute), .string(name), .object(options)]
    }

    /// A filter in the short form, for an attribute.
    mutating func filter(for attribute: String = "x") -> DataValue {
        switch number(0...2) {
        case 0: [.string(attribute), "trim"]
        default:
            [
                .string(attribute), "filter",
                ["filter": .string(choose(["lowercase", "uppercase", "digits", "collapseWhitespace"]))],
            ]
        }
    }

    /// A rule, and the same with one option changed.
    mutating func variants() -> (DataValue, DataValue) {
        let (name, options) = typeAndOptions()
        var other = options
        if let key = options.members.map(\.key).randomElement(using: &generator),
            case .number(let value)? = options[key]
        {
            other[key] = .number(ExactNumber((value.integer ?? 0) + (flag() ? 1 : -1)))
        } else {
            return (["x", .string(name), .object(options)], rule())
        }
        return (["x", .string(name), .object(options)], ["x", .string(name), .object(other)])
    }

    private mutating func typeAndOptions() -> (String, DataObject) {
        switch number(0...9) {
        case 0 where number(0...5) == 0: return ("boolean", ["strict": .bool(flag())])
        case 0:
            var options: DataObject = flag() ? ["min": .number(decimal())] : ["max": .number(decimal())]
            if flag() { options["integerOnly"] = true }
            return ("number", options)
        case 1: return ("multipleOf", ["value": .number(ExactNumber(choose(["1", "2", "3", "0.5", "0.3"])) ?? 1)])
        case 2: return ("integer", flag() ? ["allowZeroFraction": true] : [:])
        case 3:
            var options: DataObject =
                flag() ? ["min": .number(ExactNumber(number(0...4)))] : ["max": .number(ExactNumber(number(1...4)))]
            if number(0...3) == 0 { options["unit"] = .string(choose(["utf8", "utf16", "unicodeScalars"])) }
            return ("string", options)
        case 4, 5:
            return ("match", ["pattern": .string(pattern()), "whole": .bool(flag()), "not": .bool(number(0...4) == 0)])
        case 6, 7:
            return (
                "in", ["range": .array((0...number(0...4)).map { _ in member() }), "not": .bool(number(0...3) == 0)]
            )
        case 8: return (choose(["required", "positive", "negative", "uppercase", "lowercase"]), [:])
        default:
            return (
                "compare",
                ["compareValue": .number(decimal()), "operator": .string(choose(["==", "!=", "<", "<=", ">", ">="]))]
            )
        }
    }

    mutating func decimal() -> ExactNumber {
        let whole = number(-4...6)
        return flag() ? ExactNumber(whole) : ExactNumber("\(whole).\(number(0...9))") ?? 0
    }

    private mutating func member() -> DataValue {
        switch number(0...3) {
        case 0: .number(decimal())
        case 1: .string(choose(["a", "b", "ab", "ba", "é", "1", "1.0", "aab", "B"]))
        default: .string(choose(["a", "b", "aa", "bb", "ab", "abc", "Ab", "2"]))
        }
    }

    /// A pattern without assertions inside.
    mutating func pattern(depth: Int = 0) -> String {
        func atom(_ random: inout Self) -> String {
            switch random.number(0...(depth < 2 ? 6 : 4)) {
            case 0: return random.choose(["a", "b", "1", "A"])
            case 1: return random.choose(["[ab]", "[a-c1]", "[^a]", "[0-9]", "\\d", "\\w", "."])
            case 2: return random.choose(["a", "b"])
            case 3: return random.choose(["[a-z]", "[A-Z]", "\\p{L}", "é"])
            case 4: return random.choose(["ab", "ba", "1"])
            default: return "(?:" + random.pattern(depth: depth + 1) + ")"
            }
        }
        var text = ""
        for _ in 0...number(0...2) { text += atom(&self) + choose(["", "", "?", "*", "+", "{2}", "{1,2}"]) }
        if number(0...4) == 0 { text += "|" + atom(&self) }
        return text
    }

    /// A value that such rules could be about.
    mutating func value() -> DataValue {
        switch number(0...9) {
        case 0: return .number(decimal())
        case 1: return .untyped(decimal().spelling)
        case 2:
            return choose(
                [.null, .bool(true), "", .untyped(""), [], ["a"], ["a": 1], [1, 2], .bool(false)] as [DataValue])
        case 3: return .untyped(choose(["1.0", "01", "+2", "1e0", "-0", "2.50", ".5", "1e1", "true", "x"]))
        default:
            let text = (0..<number(0...5)).map { _ in choose(["a", "b", "c", "A", "1", "2", "é", "e\u{301}", "-", "😀"])
            }.joined()
            return flag() ? .string(text) : .untyped(text)
        }
    }

    /// All texts of some letters up to a length, as texts of JSON and as cells.
    static func allTexts(of letters: String, upTo length: Int) -> [DataValue] {
        var texts = [""]
        var last = [""]
        for _ in 0..<length {
            last = last.flatMap { text in letters.map { text + String($0) } }
            texts += last
        }
        return texts.flatMap { [.string($0), .untyped($0)] }
    }
}
