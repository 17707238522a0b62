/// A condition of your own, given as a closure: what does not pass is a violation with a code and a message.
///
/// Rules for values, for attributes that read the model, for whole models, of documents and of forms are closures over
/// different things. Each calls its closure; what becomes of the answer, or of a question that takes its time, is decided
/// here.
package struct InlineCondition: Sendable {
    let code: ViolationCode
    private let message: MessageTemplate?

    /// Creates a condition.
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - message: Its message; the catalogue's for the code by default.
    package init(_ code: ViolationCode, message: MessageTemplate? = nil) {
        self.code = code
        self.message = message
    }

    /// Creates a condition with a message that is checked.
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - message: Its message; the catalogue's for the code by default.
    ///   - rule: What the rule is called where the message has a place that nothing fills.
    ///   - file: Where the message is given.
    ///   - line: The line.
    /// - Precondition: Every place in the message is one that something fills, if the code is not one of your own.
    init(
        _ code: ViolationCode, message: MessageTemplate?, of rule: String, _ file: StaticString, _ line: UInt
    ) {
        if let message { MessageCheck.require(message, for: code, of: rule, file, line) }
        self.init(code, message: message)
    }

    /// Notes what does not pass.
    package func judge(_ passes: Bool, into report: inout Report) {
        if !passes { report.add(Violation(code, message: message)) }
    }

    #if !hasFeature(Embedded)
    /// Leaves the question whether something passes, to be asked later.
    ///
    /// - Parameters:
    ///   - report: Where the question is left.
    ///   - failureSeverity: How much it weighs when the closure throws.
    ///   - passes: Whether it passes.
    package func ask(
        into report: inout Report, failureSeverity: Severity,
        _ passes: @escaping @Sendable () async throws -> Bool
    ) {
        report.deferCheck(
            DeferredCheck(failureSeverity: failureSeverity) { report in
                judge(try await passes(), into: &report)
            })
    }
    #endif
}
