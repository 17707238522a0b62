/// A rule for texts that ``_TextRule`` keeps in place, with what it answers to every surface. Each is in its own file.
protocol InPlaceTextRule: TextJudge {
    var name: String { get }
    var codes: Set<ViolationCode> { get }
    /// What the messages about every text are filled with alike.
    var parameters: Parameters { get }
    var skipsEmptyValues: Bool { get }
    /// What documents write in its place; `nil` where they cannot.
    var definition: RuleDefinition? { get }

    /// What typing on can do for a text.
    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion?

    /// Reports what is wrong with a text.
    ///
    /// - Parameters:
    ///   - text: The text, which a suggestion is made of.
    ///   - parameters: ``parameters``, for callers that keep them.
    func report(
        _ fault: ValueFault, of text: @autoclosure () -> String, _ parameters: @autoclosure () -> Parameters,
        into report: inout Report)

    /// Reports that there is no text.
    func reportMissing(into report: inout Report)
}

extension InPlaceTextRule {
    var parameters: Parameters { Parameters() }
    var skipsEmptyValues: Bool { true }

    /// What typing on can do for a text.
    func completion(ofText text: String) -> Completion? { text.withBytes { completion(of: $0) } }
}
