/// Writes syntax trees as patterns of ECMAScript, which mean the same with the flags `u` and `v`.
struct ECMAScriptWriter {
    var source = ""

    mutating func write(_ node: Node) {
        switch node {
        case .empty: break
        case .set(let set): source += ECMAScriptClass.source(of: set)
        case .assertion(let assertion): source += Self.source(of: assertion)
        case .concatenation(let nodes):
            for node in nodes {
                if case .alternation = node { writeGroup(node) } else { write(node) }
            }
        case .alternation(let nodes):
            for (index, node) in nodes.enumerated() {
                if index > 0 { source += "|" }
                write(node)
            }
        case .repetition(let node, let min, let max):
            // With these flags an assertion takes no quantifier.
            if case .set = node { write(node) } else { writeGroup(node) }
            source += Self.quantifier(min: min, max: max)
        }
    }

    private mutating func writeGroup(_ node: Node) {
        source += "(?:"
        write(node)
        source += ")"
    }

    private static func quantifier(min: Int, max: Int?) -> String {
        switch (min, max) {
        case (0, nil): "*"
        case (1, nil): "+"
        case (0, 1): "?"
        case (_, nil): "{\(min),}"
        case (_, let max?): min == max ? "{\(min)}" : "{\(min),\(max)}"
        }
    }

    private static func source(of assertion: Assertion) -> String {
        switch assertion {
        case .textStart: "^"
        case .textEnd: "$"
        case .lineStart: #"(?<![^\n])"#
        case .lineEnd: #"(?![^\n])"#
        case .windowsLineStart: #"(?:(?<![^\n])|(?<=\r)(?!\n))"#
        case .windowsLineEnd: #"(?:(?![^\r])|(?<!\r)(?=\n))"#
        case .word(let kind, let isUnicode):
            source(of: kind, word: ECMAScriptClass.source(of: NamedClass.word.set(unicode: isUnicode)))
        }
    }

    /// `\b` itself is ASCII in JavaScript alone, so that other engines read the written form alike.
    private static func source(of kind: Assertion.WordBoundary, word: String) -> String {
        switch kind {
        case .boundary: "(?:(?<!\(word))(?=\(word))|(?<=\(word))(?!\(word)))"
        case .notBoundary: "(?:(?<!\(word))(?!\(word))|(?<=\(word))(?=\(word)))"
        case .start: "(?<!\(word))(?=\(word))"
        case .end: "(?<=\(word))(?!\(word))"
        case .startHalf: "(?<!\(word))"
        case .endHalf: "(?!\(word))"
        }
    }
}
