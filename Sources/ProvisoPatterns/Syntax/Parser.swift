/// Reads a pattern's text into a ``Node``, by descent whose depth ``Limits/nesting`` bounds.
struct Parser {
    /// How large a pattern may be; ``Pattern/Limits`` says more of each.
    struct Limits {
        var repetition: Int
        var states: Int
        var nesting: Int
    }

    /// The flags in force, which a group hands back as it found them.
    struct Flags {
        var caseInsensitive = false
        var multiline = false
        var dotMatchesLineFeed = false
        var extended = false
        var unicode = false
        var windowsLines = false
    }

    let scalars: [Unicode.Scalar]
    let limits: Limits
    var flags: Flags
    var index = 0
    var depth = 0
    /// Number of classes around the place.
    var classDepth = 0
    /// Between `\Q` and `\E`.
    var isQuoting = false
    var groupNames: Set<String> = []

    init(_ text: String, flags: Flags, limits: Limits) {
        scalars = Array(text.unicodeScalars)
        self.limits = limits
        self.flags = flags
    }

    /// Reads the whole pattern.
    mutating func parse() throws(PatternError) -> Node {
        let node = try alternation()
        if index < scalars.count {
            throw error("`)` without a group", at: index, "write `\\)` for the character itself")
        }
        return node
    }

    // MARK: Reading

    var next: Unicode.Scalar? {
        peek(0)
    }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    mutating func accept(text: StaticString) -> Bool {
        var distance = 0
        for scalar in text.description.unicodeScalars {
            guard peek(distance) == scalar else { return false }
            distance += 1
        }
        index += distance
        return true
    }

    /// Skips white space and comments where the flag `x` says so, and `(?#…)` comments.
    mutating func skipIgnored() throws(PatternError) {
        while let scalar = next, !isQuoting {
            if flags.extended, scalar.properties.isPatternWhitespace {
                index += 1
            } else if flags.extended, scalar == "#" {
                while let inside = next, inside != "\n" {
                    _ = inside
                    index += 1
                }
            } else if scalar == "(", peek(1) == "?", peek(2) == "#" {
                let start = index
                while next != ")" {
                    guard index < scalars.count else { throw error("the comment is not closed", at: start) }
                    index += 1
                }
                index += 1
            } else {
                return
            }
        }
    }

    mutating func deepen(at start: Int) throws(PatternError) {
        depth += 1
        if depth > limits.nesting {
            throw error(.limit, "groups are nested more than \(limits.nesting) deep", at: start)
        }
    }

    // MARK: Errors

    func position(_ index: Int) -> PatternError.Position {
        var bytes = 0
        for scalar in scalars[..<min(index, scalars.count)] { bytes += UTF8.width(scalar) }
        return PatternError.Position(unicodeScalars: min(index, scalars.count), utf8: bytes)
    }

    func error(
        _ kind: PatternError.Kind, _ message: String, at index: Int, _ suggestion: String? = nil
    ) -> PatternError {
        PatternError(kind, message, at: position(index), suggestion: suggestion)
    }

    func error(_ message: String, at index: Int, _ suggestion: String? = nil) -> PatternError {
        error(.syntax, message, at: index, suggestion)
    }

    // MARK: Structure

    mutating func alternation() throws(PatternError) -> Node {
        var branches: [Node] = []
        repeat {
            branches.append(try concatenation())
        } while accept("|")
        return .either(branches)
    }

    private mutating func concatenation() throws(PatternError) -> Node {
        var nodes: [Node] = []
        while true {
            try skipIgnored()
            if isQuoting, accept(text: "\\E") {
                isQuoting = false
                continue
            }
            guard let scalar = next else { break }
            if !isQuoting, scalar == "|" || scalar == ")" { break }
            guard var node = try term() else { continue }
            if try quantify(&node) {
                let position = index
                var ignored = node
                if try quantify(&ignored) {
                    throw error(
                        "two quantifiers behind each other", at: position,
                        "put the first and what it repeats into `(?:…)`, or write `\\` in front of a character that is meant"
                    )
                }
            }
            nodes.append(node)
        }
        return .joined(nodes)
    }

    /// Reads one repeatable thing; nil for what is none (flags, the marks of a quotation).
    private mutating func term() throws(PatternError) -> Node? {
        let start = index
        guard let scalar = next else { return .empty }
        index += 1
        if isQuoting { return literal(scalar) }
        switch scalar {
        case "\\":
            return try escape(from: start)
        case "(":
            return try group(from: start)
        case "[":
            return .set(try characterClass(from: start))
        case ".":
            if flags.dotMatchesLineFeed { return .set(.all) }
            let lineEnds = flags.windowsLines ? ScalarSet.lineFeed.union(ScalarSet(0x0D...0x0D)) : .lineFeed
            return .set(lineEnds.complement)
        case "^":
            guard flags.multiline else { return .assertion(.textStart) }
            return .assertion(flags.windowsLines ? .windowsLineStart : .lineStart)
        case "$":
            guard flags.multiline else { return .assertion(.textEnd) }
            return .assertion(flags.windowsLines ? .windowsLineEnd : .lineEnd)
        case "*", "+", "?":
            throw error(
                "nothing to repeat in front of `\(scalar)`", at: start, "write `\\\(scalar)` for the character itself")
        case "{":
            throw error("nothing to repeat in front of `{`", at: start, "write `\\{` for the character itself")
        default:
            return literal(scalar)
        }
    }

    func literal(_ scalar: Unicode.Scalar) -> Node {
        .set(folded(ScalarSet(scalar)))
    }

    func folded(_ set: ScalarSet) -> ScalarSet {
        flags.caseInsensitive ? CaseFolding.closure(of: set) : set
    }
}
