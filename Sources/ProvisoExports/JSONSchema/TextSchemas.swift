import ProvisoCore
import ProvisoPatterns

/// Patterns for JSON Schema: ECMA-262 with the flag `u`.
enum PatternSource {
    /// So long a pattern is written at most.
    private static let longest = 20_000

    /// A pattern in that dialect; `nil` for one that does not compile, or is too long.
    static func source(of pattern: PatternConstraint) -> String? {
        let options = Pattern.Options(
            caseInsensitive: pattern.ignoresCase, unicode: pattern.isUnicode,
            dotMatchesLineFeed: pattern.dotMatchesLineFeed)
        guard let source = try? Pattern.cached(pattern.pattern, options: options) else { return nil }
        let text = source.ecmaScriptSource(isWhole: pattern.isWhole)
        return text.utf8.count > longest ? nil : text
    }

    /// A pattern for one of some texts.
    static func source(ofAny texts: [String]) -> String? {
        source(of: PatternConstraint(texts.map(PatternConstraint.escaped).joined(separator: "|")))
    }
}

/// White space as `trim` knows it.
enum WhiteSpace {
    private static let members =
        #"\x00\t\n\x0B\x0C\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000"#
    /// Any number of such characters.
    static let any = "[\(members)]*"
    /// A text of them alone.
    static let only = "^[\(members)]*$"
    /// A text with something else in it.
    static let some = "[^\(members)]"
}

extension ConstraintSchemas {
    func piece(of length: LengthConstraint) -> SchemaPiece {
        var schema = Schema.type("string")
        var reason: String?
        let (least, most): (Int?, Int?)
        switch length.unit {
        case .unicodeScalars: (least, most) = (length.min, length.max)
        case .characters:
            // A character is one scalar or more, and a limit on characters is one on bytes too.
            least = length.min
            most = length.max.map { $0 == 0 ? 0 : Swift.max($0.multipliedReportingOverflow(by: 64).partialValue, 256) }
            if length.min ?? 0 > 1 || length.max ?? 0 > 0 {
                reason =
                    "JSON Schema counts Unicode scalars, the rule counts characters; `unit: unicodeScalars` is exact"
            }
        case .utf16:
            (least, most) = (length.min.map { ($0 + 1) / 2 }, length.max)
            if length.min ?? 0 > 1 || length.max ?? 0 > 0 { reason = "JSON Schema counts Unicode scalars, not UTF-16" }
        case .utf8:
            (least, most) = (length.min.map { ($0 + 3) / 4 }, length.max)
            if length.min ?? 0 > 1 || length.max ?? 0 > 0 { reason = "JSON Schema counts Unicode scalars, not bytes" }
        }
        if text == .other { return .weaker(schema, JudgedText.reason) }
        if let least, least > 0 { schema["minLength"] = .number(ExactNumber(least)) }
        if let most, text == .given { schema["maxLength"] = .number(ExactNumber(most)) }
        if text == .trimmed { reason = JudgedText.reason }
        return reason.map { .weaker(schema, $0) } ?? .exact(schema)
    }

    func piece(of pattern: PatternConstraint) -> SchemaPiece {
        var schema = Schema.type("string")
        guard let source = PatternSource.source(of: pattern) else {
            return .weaker(schema, "the pattern is too long for a schema")
        }
        if pattern.isExcluded {
            guard text == .given else { return .weaker(schema, JudgedText.reason) }
            schema["not"] = ["pattern": .string(source)]
            return .exact(schema)
        }
        switch text {
        case .given:
            schema["pattern"] = .string(source)
            return .exact(schema)
        case .trimmed:
            if pattern.isWhole { schema["pattern"] = .string(Self.trimming(source)) }
            return .weaker(schema, JudgedText.reason)
        case .other, .unknown: return .weaker(schema, JudgedText.reason)
        }
    }

    /// A pattern for whole texts with white space around.
    private static func trimming(_ source: String) -> String {
        "^\(WhiteSpace.any)(?:\(source.dropFirst().dropLast()))\(WhiteSpace.any)$"
    }

    func piece(of shape: TextShape) -> SchemaPiece {
        var piece = SchemaPiece.exact(.type("string"))
        if let pattern = shape.pattern {
            piece = self.piece(of: PatternConstraint(pattern, isWhole: true))
        }
        if text == .given, let name = shape.standardName { piece.schema["format"] = .string(name) }
        if !shape.isExact, piece.reasons.isEmpty {
            piece.reasons = ["the format asks for more than its shape"]
        }
        return piece
    }

    func piece(of moment: MomentConstraint) -> SchemaPiece {
        guard moment.format == nil else {
            return .weaker(.type("string"), "the format is a pattern of dates of its own")
        }
        let (pattern, isExact) = MomentPattern.pattern(of: moment)
        var piece = self.piece(of: PatternConstraint(pattern, isWhole: true))
        if text == .given, let name = moment.standardName { piece.schema["format"] = .string(name) }
        let hasBounds =
            moment.before != nil || moment.after != nil || moment.earliest != nil || moment.latest != nil
            || moment.isPast || moment.isFuture || moment.minAge != nil
        if hasBounds { piece.reasons.append("there is no keyword for the bounds of a date") }
        if !isExact { piece.reasons.append("leap seconds and the like are beyond a pattern") }
        return piece
    }
}

extension MomentConstraint {
    /// What JSON Schema calls the format; `nil` for one that its own name would refuse.
    var standardName: String? {
        switch kind {
        case .date: "date"
        case .dateTime: offset == .required ? "date-time" : nil
        case .time: offset == .required ? "time" : nil
        }
    }
}

/// Patterns for the dates and times of RFC 3339.
enum MomentPattern {
    private static let leapYear =
        "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
    /// A day that exists, of the years 0000 to 9999.
    static let date =
        "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
        + "|02-(?:0[1-9]|1[0-9]|2[0-8]))|\(leapYear)-02-29)"
    private static let hours = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"
    private static let offset = "(?:[Zz]|[+-]\(hours))"

    static func pattern(of moment: MomentConstraint) -> (pattern: String, isExact: Bool) {
        let behind = moment.offset == .required ? offset : offset + "?"
        switch moment.kind {
        case .date: return (date, true)
        case .dateTime where moment.offset == .optional:
            return (#"\#(date)[Tt]\#(hours)(?::[0-9]{2}(?:\.[0-9]+)?\#(behind))?"#, false)
        case .dateTime: return (#"\#(date)[Tt]\#(hours):[0-9]{2}(?:\.[0-9]+)?\#(behind)"#, false)
        case .time: return (#"\#(hours)(?::[0-9]{2}(?:\.[0-9]+)?)?\#(behind)"#, false)
        }
    }
}
