extension Pattern {
    /// The same pattern for JavaScript: the `pattern` attribute of HTML, the keyword `pattern` of JSON Schema, or `RegExp`.
    ///
    /// It follows ECMAScript 2018 (lookbehind assertions) and means the same with the flag `u` and with the flag `v`; it needs no
    /// other flag. Flags of this pattern, such as `i`, are written out. Groups capture nothing.
    ///
    /// ```swift
    /// try Pattern(#"(?i)\d+-[ab]"#).ecmaScriptSource()               // [0-9]+-[ABab]
    /// try Pattern("[a-z]{3}").ecmaScriptSource(isWhole: true)        // ^[a-z]{3}$
    /// ```
    ///
    /// Unicode properties stay properties, such as `\p{L}`. An engine with another version of Unicode may
    /// differ in the characters that one of the two versions lacks.
    ///
    /// - Parameter isWhole: Whether the expression matches whole texts alone. Otherwise it is found anywhere in a text.
    /// - Complexity: O(*m*) in the size of the pattern. The first property takes some milliseconds more.
    public func ecmaScriptSource(isWhole: Bool = false) -> String {
        var writer = ECMAScriptWriter()
        let isAlternation = if case .alternation = engine.node { true } else { false }
        if isWhole { writer.source += isAlternation ? "^(?:" : "^" }
        writer.write(engine.node)
        if isWhole { writer.source += isAlternation ? ")$" : "$" }
        return writer.source
    }
}
