internal import ProvisoPatterns

extension ExpressionReader {
    /// Assertions of `Pattern` that an export writes as look-around, the longest first.
    ///
    /// ECMA-262 has no ends of lines without a flag and no words of Unicode, and other engines read `\b` in their own way. Look-around of
    /// one character says the same to all, but `Pattern` knows it only as what it stands for.
    private static let writtenAssertions: [(written: [Unicode.Scalar], assertion: String)] = {
        let words = [#"\b"#, #"\B"#, #"\b{start}"#, #"\b{end}"#, #"\b{start-half}"#, #"\b{end-half}"#]
        let assertions = words + words.map { "(?u:\($0))" } + ["(?m:^)", "(?m:$)", "(?mR:^)", "(?mR:$)"]
        return assertions.compactMap { assertion in
            guard let pattern = try? Pattern(assertion) else { return nil }
            return (Array(pattern.ecmaScriptSource().unicodeScalars), assertion)
        }.sorted { $0.written.count > $1.written.count }
    }()

    /// Reads a group, or look-around behind each other, that an export has written for an assertion.
    ///
    /// - Returns: `nil` when it is none; nothing is read then.
    mutating func writtenAssertion(from start: Int) -> (String, isQuantifiable: Bool)? {
        let inner = next == "?" && peek(1) == ":" && peek(2) == "(" ? 3 : 0
        switch (peek(inner), peek(inner + 1), peek(inner + 2)) {
        case ("?", "<", "="), ("?", "<", "!"), ("?", "=", _), ("?", "!", _): break
        default: return nil
        }
        for (written, assertion) in Self.writtenAssertions where scalars[start...].starts(with: written) {
            index = start + written.count
            return ("(?:\(assertion))", isQuantifiable: inner > 0)
        }
        return nil
    }
}
