import ProvisoPatterns

/// Patterns that differ from another one in a character class, a repetition or an anchor.
enum PatternMutations {
    /// So many patterns are made of one.
    private static let most = 60

    /// The patterns, each of which compiles.
    static func of(_ pattern: String) -> [String] {
        var found: [String] = []
        var known: Set<String> = [pattern]
        func add(_ parts: [String]) {
            let text = parts.joined()
            guard found.count < most, known.insert(text).inserted, (try? Pattern(text)) != nil else { return }
            found.append(text)
        }
        let parts = parts(of: pattern)
        func replacing(_ index: Int, _ text: String) -> [String] {
            var copy = parts
            copy[index] = text
            return copy
        }
        for (index, part) in parts.enumerated() {
            switch part.first {
            case "[" where part.count > 2: for variant in classes(part) { add(replacing(index, variant)) }
            case "\\": if let other = escapes[part] { add(replacing(index, other)) }
            case "^", "$": if part.count == 1 { add(replacing(index, "")) }
            case "{": for variant in repetitions(part) { add(replacing(index, variant)) }
            case "+": add(replacing(index, "*"))
            case "*": add(replacing(index, "+"))
            case "?" where index > 0 && !"(+*?}".contains(parts[index - 1].last ?? "("): add(replacing(index, ""))
            case ".": add(replacing(index, "[^a]"))
            default: break
            }
        }
        return found
    }

    /// What another class of characters is written for one.
    private static let escapes = [
        "\\d": "[0-8]", "\\D": "[^0-8]", "\\w": "[a-zA-Z0-9]", "\\W": "[^a-zA-Z0-9]", "\\s": " ", "\\S": "[^ ]",
    ]

    /// The parts of a pattern: classes in brackets, escapes, repetitions in braces, and single characters.
    private static func parts(of pattern: String) -> [String] {
        var parts: [String] = []
        var rest = pattern[...]
        while let first = rest.first {
            var length = 1
            if first == "\\" {
                length = min(2, rest.count)
                // `\p{Lu}`, `\x{41}`
                if length == 2, rest.dropFirst(2).first == "{", let close = rest.firstIndex(of: "}") {
                    length = rest.distance(from: rest.startIndex, to: close) + 1
                }
            } else if first == "[" {
                length = lengthOfClass(rest)
            } else if first == "{", let close = rest.firstIndex(of: "}") {
                length = rest.distance(from: rest.startIndex, to: close) + 1
            }
            parts.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts
    }

    private static func lengthOfClass(_ text: Substring) -> Int {
        var length = 1
        var isEscaped = false
        for (offset, character) in text.dropFirst().enumerated() {
            length += 1
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "]", offset > 0, !(offset == 1 && text.dropFirst().first == "^") {
                return length
            }
        }
        return 1
    }

    /// A class without each of its members or ranges, and with each range a character shorter.
    private static func classes(_ text: String) -> [String] {
        let inner = text.dropFirst().dropLast()
        let sign = inner.first == "^" ? "^" : ""
        var items: [String] = []
        var rest = inner.dropFirst(sign.count)
        while !rest.isEmpty {
            var length = lengthOfItem(rest)
            let behind = rest.dropFirst(length)
            if behind.first == "-", behind.count > 1 { length += 1 + lengthOfItem(behind.dropFirst()) }
            items.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        var found: [String] = []
        for index in items.indices {
            var copy = items
            copy.remove(at: index)
            if !copy.isEmpty { found.append("[\(sign)\(copy.joined())]") }
            let bounds = Array(items[index].unicodeScalars)
            if bounds.count == 3, bounds[1] == "-", bounds[2].value > bounds[0].value,
                let shorter = Unicode.Scalar(bounds[2].value - 1)
            {
                copy = items
                copy[index] = "\(bounds[0])-\(shorter)"
                found.append("[\(sign)\(copy.joined())]")
            }
        }
        return found
    }

    private static func lengthOfItem(_ text: Substring) -> Int {
        guard text.first == "\\" else { return 1 }
        if text.dropFirst(2).first == "{", let close = text.firstIndex(of: "}") {
            return text.distance(from: text.startIndex, to: close) + 1
        }
        return min(2, text.count)
    }

    /// Repetitions with each bound one more and one less.
    private static func repetitions(_ text: String) -> [String] {
        let bounds = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false).map(
            String.init)
        guard bounds.count <= 2 else { return [] }
        return bounds.indices.flatMap { index -> [String] in
            guard let number = Int(bounds[index]), number < 10_000 else { return [] }
            return [number - 1, number + 1].filter { $0 >= 0 }.map { changed in
                var copy = bounds
                copy[index] = String(changed)
                return "{\(copy.joined(separator: ","))}"
            }
        }
    }
}
