/// Reads a regular expression of ECMA-262 with the flag `u`, as JSON Schema has them, and writes it for `Pattern`.
///
/// It knows the whole grammar (ECMA-262, section 22.2.1), so that it also says whether a text is a regular expression at all. What
/// matches the same is written in the syntax of `Pattern`; groups capture nothing there. Look-ahead at the very start (`^(?!…)`) becomes a
/// clause of its own, and look-around that an export has written becomes the assertion that it was. Other look-around and back-references
/// are found to be right or wrong, and reported as unsupported.
package struct ExpressionReader {
    /// A condition that a text must meet: an expression that is found in it, or that is not.
    package struct Clause: Sendable {
        package let source: String
        package let isNegated: Bool
    }

    let scalars: [Unicode.Scalar]
    var index = 0
    /// What `Pattern` cannot do, the first such thing.
    var unsupported: ExpressionError?
    /// How many groups capture, and their names.
    var groupCount = 0
    var groupNames: Set<String> = []
    /// The names of groups that take part wherever the one that is read does: no other of them may have its name.
    var namesBeside: Set<String> = []
    /// What back-references named, and where.
    var references: [(number: Int?, name: String, offset: Int)] = []
    /// Whether only `^` and look-ahead were read up to now.
    var isAtStart = false
    var clauses: [Clause] = []
    /// Whether `.` is any character at all, as the modifier `s` has it.
    var dotMatchesAll = false
    private var depth = 0

    static let deepestNesting = 200

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// Reads the whole expression.
    ///
    /// - Returns: What must be found, and what the text must meet besides.
    package static func clauses(of text: String) throws(ExpressionError) -> (source: String, others: [Clause]) {
        var reader = ExpressionReader(text)
        let source = try reader.read()
        if let unsupported = reader.unsupported { throw unsupported }
        return (source, reader.clauses)
    }

    /// Whether a text is a regular expression, whether `Pattern` can match it or not.
    package static func isExpression(_ text: String) -> Bool {
        var reader = ExpressionReader(text)
        return (try? reader.read()) != nil
    }

    private mutating func read() throws(ExpressionError) -> String {
        isAtStart = true
        let source = try disjunction()
        if index < scalars.count { throw error("`)` without a group", at: index) }
        for reference in references {
            let exists = reference.number.map { $0 <= groupCount } ?? groupNames.contains(reference.name)
            if !exists { throw error("a back-reference to a group that does not exist", at: reference.offset) }
        }
        return source
    }

    // MARK: Reading

    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    func error(_ message: String, at offset: Int) -> ExpressionError {
        ExpressionError(kind: .syntax, message: message, offset: offset)
    }

    mutating func note(unsupported what: String, _ kind: ExpressionError.Kind = .unsupported, at offset: Int) {
        if unsupported == nil { unsupported = ExpressionError(kind: kind, message: what, offset: offset) }
    }

    // MARK: Structure

    mutating func disjunction() throws(ExpressionError) -> String {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestNesting else { throw error("groups are nested too deeply", at: index) }
        let isWhole = depth == 1
        var source = ""
        let namesBefore = namesBeside
        var names = namesBeside
        while true {
            while let scalar = next, scalar != "|", scalar != ")" {
                let (text, isQuantifiable) = try term()
                source += text
                try quantifier(behind: isQuantifiable, into: &source)
            }
            names.formUnion(namesBeside)
            guard accept("|") else {
                namesBeside = names
                return source
            }
            // Of alternatives only one takes part, so that each may have the same names.
            namesBeside = namesBefore
            if isWhole, !clauses.isEmpty {
                note(unsupported: "look-ahead in one of several alternatives", at: index - 1)
            }
            isAtStart = false
            source += "|"
        }
    }

    /// Reads one term, which a quantifier may follow if it is no assertion.
    private mutating func term() throws(ExpressionError) -> (String, isQuantifiable: Bool) {
        let start = index
        let wasAtStart = isAtStart && depth == 1
        isAtStart = false
        guard let scalar = next else { return ("", false) }
        index += 1
        switch scalar {
        case "^":
            isAtStart = wasAtStart && start == 0
            return ("^", false)
        case "$": return ("$", false)
        case ".": return (dotMatchesAll ? "(?s:.)" : #"[^\u{A}\u{D}\u{2028}\u{2029}]"#, true)
        case "\\":
            if accept("b") { return ("(?:\\b)", false) }
            if accept("B") { return ("(?:\\B)", false) }
            return (try atomEscape(from: start), true)
        case "(": return try group(from: start, canLookAhead: wasAtStart && start > 0)
        case "[": return (try characterClass(from: start), true)
        case "*", "+", "?": throw error("nothing to repeat in front of `\(scalar)`", at: start)
        case "{", "}", "]": throw error("`\(scalar)` stands for itself only behind a backslash", at: start)
        default: return (Self.literal(scalar), true)
        }
    }

    /// A scalar as `Pattern` reads it anywhere.
    static func literal(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": String(scalar)
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    private mutating func quantifier(behind isQuantifiable: Bool, into source: inout String) throws(ExpressionError) {
        let start = index
        switch next {
        case "*", "+", "?":
            if let scalar = next { source.unicodeScalars.append(scalar) }
            index += 1
        case "{": source += try counts()
        default: return
        }
        guard isQuantifiable else { throw error("an assertion is repeated", at: start) }
        // Lazy or not, the same texts match.
        _ = accept("?")
        if let scalar = next, scalar == "*" || scalar == "+" || scalar == "?" || scalar == "{" {
            throw error("two quantifiers behind each other", at: index)
        }
    }

    /// Reads `{2}`, `{2,}` or `{2,5}`.
    private mutating func counts() throws(ExpressionError) -> String {
        let start = index
        index += 1
        guard let low = number() else { throw error("`{` does not begin a quantifier", at: start) }
        var high: String? = low
        var hasComma = false
        if accept(",") {
            hasComma = true
            high = number()
        }
        guard accept("}") else { throw error("`{` does not begin a quantifier", at: start) }
        if let high, (high.utf8.count, high) < (low.utf8.count, low) {
            throw error("the numbers of a quantifier are out of order", at: start)
        }
        return "{\(low)\(hasComma ? "," : "")\(hasComma ? high ?? "" : "")}"
    }

    /// The digits at the place, without zeros in front.
    private mutating func number() -> String? {
        var digits = ""
        var count = 0
        while let digit = next, ("0"..."9").contains(digit) {
            if !(digits.isEmpty && digit == "0") { digits.unicodeScalars.append(digit) }
            index += 1
            count += 1
        }
        return count == 0 ? nil : digits.isEmpty ? "0" : digits
    }
}
