package import ProvisoCore

/// Judges whole values of files, whatever they are: what a schema does. Belongs to one thread at a time.
package protocol ValueJudge: SendableMetatype {
    /// A judge of the same values for another thread, with memory of its own.
    func copy() -> Self

    /// Judges a value in JSON.
    ///
    /// - Throws: What keeps the text from being JSON.
    func judge(json: Span<UInt8>) throws(JSONSyntaxError) -> ValueVerdict

    /// Takes the columns of the rows that follow.
    mutating func use(columns: [String])

    /// Judges a row.
    ///
    /// - Parameter cells: The texts of its cells, one for each column at most.
    func judge(row cells: [String]) -> ValueVerdict
}

/// What is found of a value.
package struct ValueVerdict: Sendable {
    package let isValid: Bool
    package let violations: [Violation]
    /// What is printed in place of the violations.
    package let output: [UInt8]?

    package init(isValid: Bool, violations: [Violation] = [], output: [UInt8]? = nil) {
        (self.isValid, self.violations, self.output) = (isValid, violations, output)
    }
}
