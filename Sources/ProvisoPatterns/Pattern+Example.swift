extension Pattern {
    /// A short text that the whole pattern matches; `nil` where none was found. Always the same one.
    ///
    /// - Complexity: That of matching it, once for each pattern.
    package var example: String? { engine.exampleText }
}
