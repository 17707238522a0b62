import TestSupport

/// A random regular expression that can write itself as a pattern and match a text in the most obvious way.
indirect enum Expression {
    case scalar(Unicode.Scalar)
    case any
    case members([Item], isNegated: Bool)
    case start
    case end
    case boundary(isNegated: Bool)
    case sequence([Expression])
    case choice([Expression])
    case repetition(Expression, min: Int, max: Int?, isLazy: Bool)

    enum Item {
        case range(Unicode.Scalar, Unicode.Scalar)
        case shorthand(Unicode.Scalar)
    }

    struct Modes {
        var caseInsensitive = false
        var multiline = false
        var dotMatchesLineFeed = false
        var extended = false
    }

    static let alphabet: [Unicode.Scalar] = ["a", "b", "B", "k", "\u{212A}", "1", "-", " ", "\n", "é", "É", "中", "😀"]

    // MARK: Making

    static func random(_ depth: Int, using generator: inout SplitMix64) -> Expression {
        switch Int.random(in: 0..<(depth > 0 ? 18 : 9), using: &generator) {
        case 0...3: return .scalar(alphabet.randomElement(using: &generator) ?? "a")
        case 4: return .any
        case 5, 6: return randomClass(using: &generator)
        case 7, 8:
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: return .start
            case 1: return .end
            case 2, 3: return .boundary(isNegated: false)
            case 4: return .boundary(isNegated: true)
            default: return .sequence([])
            }
        case 9...12:
            return .sequence(
                (0..<Int.random(in: 2...4, using: &generator)).map { _ in random(depth - 1, using: &generator) })
        case 13, 14:
            return .choice(
                (0..<Int.random(in: 2...3, using: &generator)).map { _ in random(depth - 1, using: &generator) })
        default:
            let inner = random(depth - 1, using: &generator)
            let isLazy = Bool.random(using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: return .repetition(inner, min: 0, max: nil, isLazy: isLazy)
            case 1: return .repetition(inner, min: 1, max: nil, isLazy: isLazy)
            case 2: return .repetition(inner, min: 0, max: 1, isLazy: isLazy)
            default:
                let min = Int.random(in: 0...3, using: &generator)
                let max = Bool.random(using: &generator) ? min + Int.random(in: 0...2, using: &generator) : nil
                return .repetition(inner, min: min, max: max, isLazy: isLazy)
            }
        }
    }

    private static func randomClass(using generator: inout SplitMix64) -> Expression {
        let items = (0..<Int.random(in: 1...3, using: &generator)).map { _ -> Item in
            if Int.random(in: 0..<4, using: &generator) == 0 {
                return .shorthand(["d", "w", "s", "D", "W", "S"].randomElement(using: &generator) ?? "d")
            }
            let a = alphabet.randomElement(using: &generator) ?? "a"
            let b = Bool.random(using: &generator) ? a : alphabet.randomElement(using: &generator) ?? "a"
            return .range(min(a, b), max(a, b))
        }
        return .members(items, isNegated: Int.random(in: 0..<3, using: &generator) == 0)
    }

    /// Whether it matches where there is nothing, as far as its form tells.
    var canBeEmpty: Bool {
        switch self {
        case .scalar, .any, .members: false
        case .start, .end, .boundary: true
        case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
        case .choice(let parts): parts.contains(where: \.canBeEmpty)
        case .repetition(let inner, let min, _, _): min == 0 || inner.canBeEmpty
        }
    }

    /// Whether something is repeated that matches where there is nothing.
    var repeatsNothing: Bool {
        switch self {
        case .scalar, .any, .members, .start, .end, .boundary: false
        case .sequence(let parts), .choice(let parts): parts.contains(where: \.repeatsNothing)
        case .repetition(let inner, _, _, _): inner.canBeEmpty || inner.repeatsNothing
        }
    }

    // MARK: Writing

    /// As a pattern.
    ///
    /// The end of a text is `$`, or `\z` where another engine means something else by `$`.
    func pattern(end: String = "$", isExtended: Bool = false) -> String {
        let blank = isExtended ? " " : ""
        switch self {
        case .scalar(let scalar): return Self.written(scalar) + blank
        case .any: return "." + blank
        case .members(let items, let isNegated):
            let text = items.map { item in
                switch item {
                case .range(let low, let high):
                    low == high ? Self.written(low) : Self.written(low) + "-" + Self.written(high)
                case .shorthand(let letter): "\\\(letter)"
                }
            }
            return "[" + (isNegated ? "^" : "") + text.joined() + "]"
        case .start: return "^"
        case .end: return end
        case .boundary(let isNegated): return isNegated ? "\\B" : "\\b"
        case .sequence(let parts): return parts.map { $0.group(end, isExtended) }.joined()
        case .choice(let parts):
            return parts.map { $0.pattern(end: end, isExtended: isExtended) }.joined(separator: "|")
        case .repetition(let inner, let min, let max, let isLazy):
            let count =
                switch (min, max) {
                case (0, nil): "*"
                case (1, nil): "+"
                case (0, 1): "?"
                case (_, nil): "{\(min),}"
                case (_, .some(let max)): max == min ? "{\(min)}" : "{\(min),\(max)}"
                }
            return inner.group(end, isExtended) + count + (isLazy ? "?" : "")
        }
    }

    private func group(_ end: String, _ isExtended: Bool) -> String {
        switch self {
        case .scalar, .any, .members: pattern(end: end, isExtended: isExtended)
        default: "(?:" + pattern(end: end, isExtended: isExtended) + ")"
        }
    }

    private static func written(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "-", " ": "\\" + String(scalar)
        default: String(scalar)
        }
    }

    // MARK: Matching

    /// The ends of all matches that begin at one of the places.
    func ends(_ text: [Unicode.Scalar], from places: Set<Int>, _ modes: Modes) -> Set<Int> {
        switch self {
        case .scalar(let scalar):
            return Self.step(text, places) { Self.same($0, scalar, modes) }
        case .any:
            return Self.step(text, places) { $0 != "\n" || modes.dotMatchesLineFeed }
        case .members(let items, let isNegated):
            return Self.step(text, places) { scalar in
                items.contains { Self.contains($0, scalar, modes) } != isNegated
            }
        case .start:
            return places.filter { $0 == 0 || (modes.multiline && text[$0 - 1] == "\n") }
        case .end:
            return places.filter { $0 == text.count || (modes.multiline && text[$0] == "\n") }
        case .boundary(let isNegated):
            return places.filter { place in
                let before = place > 0 && Self.isWord(text[place - 1])
                let after = place < text.count && Self.isWord(text[place])
                return (before != after) != isNegated
            }
        case .sequence(let parts):
            return parts.reduce(places) { $1.ends(text, from: $0, modes) }
        case .choice(let parts):
            return parts.reduce(into: []) { $0.formUnion($1.ends(text, from: places, modes)) }
        case .repetition(let inner, let min, let max, _):
            var current = places
            for _ in 0..<min { current = inner.ends(text, from: current, modes) }
            var all = current
            var count = min
            while max.map({ count < $0 }) ?? true {
                current = inner.ends(text, from: current, modes)
                let new = all.union(current)
                if new == all { break }
                all = new
                count += 1
            }
            return all
        }
    }

    func matches(_ text: [Unicode.Scalar], _ modes: Modes) -> Bool {
        ends(text, from: [0], modes).contains(text.count)
    }

    func isFound(in text: [Unicode.Scalar], _ modes: Modes) -> Bool {
        !ends(text, from: Set(0...text.count), modes).isEmpty
    }

    private static func step(
        _ text: [Unicode.Scalar], _ places: Set<Int>, _ isMember: (Unicode.Scalar) -> Bool
    ) -> Set<Int> {
        Set(places.filter { $0 < text.count && isMember(text[$0]) }.map { $0 + 1 })
    }

    private static func same(_ a: Unicode.Scalar, _ b: Unicode.Scalar, _ modes: Modes) -> Bool {
        a == b || (modes.caseInsensitive && a.properties.lowercaseMapping == b.properties.lowercaseMapping)
    }

    private static func contains(_ item: Item, _ scalar: Unicode.Scalar, _ modes: Modes) -> Bool {
        switch item {
        case .range(let low, let high):
            if low <= scalar, scalar <= high { return true }
            guard modes.caseInsensitive else { return false }
            let variants = [
                scalar.properties.lowercaseMapping, scalar.properties.lowercaseMapping.uppercased(), "\u{212A}",
            ].flatMap(\.unicodeScalars)
            return variants.contains { same($0, scalar, modes) && low <= $0 && $0 <= high }
        case .shorthand(let letter):
            let member =
                switch letter {
                case "d", "D": ("0"..."9").contains(scalar)
                case "w", "W": isWord(scalar)
                default: scalar == " " || ("\t"..."\r").contains(scalar)
                }
            return member != letter.properties.isUppercase
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
    }
}
