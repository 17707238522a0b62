/// A pattern for texts of a few shapes, such as `^[A-Z]{2}-[0-9]{4}$`, where they look like codes.
struct ShapePattern {
    /// The pattern; `nil` for texts that are no codes.
    let pattern: String?

    /// So many shapes are joined.
    private static let mostShapes = 3

    init(_ shapes: ShapeCounts, _ limits: InferenceLimits) {
        let all = shapes.mostFrequent
        let total = all.reduce(0) { $0 + $1.count }
        var parts: [String] = []
        var covered = 0
        for (shape, count) in all.prefix(Self.mostShapes) where !limits.isEnough(covered, of: total) {
            guard let part = Self.part(of: shape) else { break }
            parts.append(part)
            covered += count
        }
        guard limits.isEnough(covered, of: total) else {
            pattern = nil
            return
        }
        pattern = parts.count == 1 ? "^\(parts[0])$" : "^(?:\(parts.joined(separator: "|")))$"
    }

    /// A shape as a pattern; `nil` for words.
    private static func part(of shape: String) -> String? {
        var runs: [(sign: Character, count: Int, isOpen: Bool)] = []
        for sign in shape {
            if sign == "…" || sign == " " || !sign.isASCII && sign != "⁺" { return nil }
            if sign == "⁺" {
                guard !runs.isEmpty else { return nil }
                runs[runs.count - 1].isOpen = true
            } else if let last = runs.last, last.sign == sign, !last.isOpen {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((sign, 1, false))
            }
        }
        // Codes have digits, or are of capitals of a certain number.
        let hasDigits = runs.contains { $0.sign == "9" }
        let isOfCapitals = runs.allSatisfy { $0.sign != "a" && !($0.sign == "A" && $0.isOpen) }
        guard hasDigits || isOfCapitals && runs.contains(where: { $0.sign == "A" && $0.count > 1 }) else { return nil }
        return runs.map { run in
            let set: String
            switch run.sign {
            case "A": set = "[A-Z]"
            case "a": set = "[A-Za-z]"
            case "9": set = "[0-9]"
            default: set = (run.sign.isLetter || run.sign.isNumber ? "" : "\\") + String(run.sign)
            }
            return set + (run.isOpen ? "+" : run.count > 1 ? "{\(run.count)}" : "")
        }.joined()
    }
}
