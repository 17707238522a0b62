/// A pattern for texts of a few shapes, such as `^[A-Z]{2}-[0-9]{4}$`, where they look like codes or telephone numbers.
struct ShapePattern {
    /// The pattern; `nil` for texts of another kind.
    let pattern: String?

    /// So many forms are joined.
    private static let mostForms = 3
    /// From so many values in a hundred on, and so many in all, a form is no slip even if enough values are of others.
    private static let leastShare = 2
    private static let leastValues = 5
    /// With so many different numbers of a sign that follow each other there may be any number.
    private static let mostLengths = 4

    init(_ shapes: ShapeCounts, _ limits: InferenceLimits) {
        let all = shapes.mostFrequent
        let total = all.reduce(0) { $0 + $1.count }
        // Shapes that differ only in how many signs follow each other are of one form.
        var members: [String: [(runs: [Run], count: Int)]] = [:]
        for (shape, count) in all {
            guard let runs = Self.runs(of: shape) else { continue }
            members[String(runs.map(\.sign)), default: []].append((runs, count))
        }
        let forms = members.values.map { members in
            // One of another length among many of the same is a slip; among several lengths it is one more of them.
            let count = members.reduce(0) { $0 + $1.count }
            let isOfOne = limits.isEnough(members[0].count, of: count)
            let meant = isOfOne ? [members[0]] : members
            return (members: meant.map(\.runs), count: meant.reduce(0) { $0 + $1.count })
        }.sorted { ($1.count, Self.key($0.members)) < ($0.count, Self.key($1.members)) }

        var parts: [String] = []
        var covered = 0
        for form in forms.prefix(Self.mostForms) {
            let isFrequent = form.count >= Self.leastValues && form.count * 100 >= total * Self.leastShare
            let part = Self.part(for: form.members, isSmall: total < InferenceLimits.leastForLengths)
            if limits.isEnough(covered, of: total), !isFrequent || part == nil { break }
            guard let part else { break }
            parts.append(part)
            covered += form.count
        }
        guard limits.isEnough(covered, of: total) else {
            pattern = nil
            return
        }
        pattern = parts.count == 1 ? "^\(parts[0])$" : "^(?:\(parts.joined(separator: "|")))$"
    }

    // MARK: Runs

    /// A sign of a shape, and how often it follows itself there.
    private struct Run {
        let sign: Character
        var count = 1
        /// Whether it may follow itself any number of times.
        var isOpen = false
    }

    /// A shape as its runs; `nil` for texts in which anything may stand, or signs that are not ASCII.
    private static func runs(of shape: String) -> [Run]? {
        var runs: [Run] = []
        for sign in shape {
            if sign == "…" || !sign.isASCII && sign != "⁺" { return nil }
            if sign == "⁺" {
                guard !runs.isEmpty else { return nil }
                runs[runs.count - 1].isOpen = true
            } else if let last = runs.last, last.sign == sign {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(Run(sign: sign))
            }
        }
        return runs
    }

    private static func key(_ members: [[Run]]) -> String { String(members[0].map(\.sign)) }

    /// The pattern for shapes of one form; `nil` for words.
    ///
    /// - Parameter isSmall: Whether there are too few values to go by how long they are.
    private static func part(for members: [[Run]], isSmall: Bool) -> String? {
        let signs = members[0].map(\.sign)
        var text = ""
        var (hasFixedCapitals, hasOtherCapitals) = (false, false)
        for (position, sign) in signs.enumerated() {
            let runs = members.map { $0[position] }
            let counts = Set(runs.map(\.count))
            let set =
                switch sign {
                case "A": "[A-Z]"
                case "a": "[A-Za-z]"
                case "9": "[0-9]"
                default: (sign.isLetter || sign.isNumber || sign == " " ? "" : "\\") + String(sign)
                }
            let isOfWords = sign == "A" || sign == "a" || sign == "9"
            let least = counts.min() ?? 1
            let most = counts.max() ?? 1
            let isOpen = runs.contains(where: \.isOpen) || counts.count >= mostLengths || isSmall && isOfWords
            if sign == "A" {
                if isOpen || least < most { hasOtherCapitals = true } else if most > 1 { hasFixedCapitals = true }
            }
            let length = least < most ? "{\(least),\(most)}" : most > 1 ? "{\(most)}" : ""
            text += set + (isOpen ? "+" : length)
        }
        // Codes have digits, or are of capitals of a certain number; with blanks between them they have no small letters.
        guard !(signs.contains(" ") && signs.contains("a")) else { return nil }
        if signs.contains("9") { return text }
        let isOfCapitals = !signs.contains("a") && !signs.contains(" ") && !hasOtherCapitals
        return isOfCapitals && hasFixedCapitals ? text : nil
    }
}
