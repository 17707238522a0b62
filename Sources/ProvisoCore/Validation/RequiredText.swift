internal import ProvisoFormats

/// There is a text: `.required` for a `String` or a `Substring`.
struct RequiredText: InPlaceTextRule {
    var name: String { RuleName.required }
    var codes: Set<ViolationCode> { ["required"] }
    var skipsEmptyValues: Bool { false }
    var definition: RuleDefinition? { RuleDefinition(RuleName.required) }

    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? { bytes.isEmpty ? .broken : nil }

    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { text.isEmpty ? .incomplete : .valid }

    func report(
        _ fault: ValueFault, of text: @autoclosure () -> String, _ parameters: @autoclosure () -> Parameters,
        into report: inout Report
    ) {
        report.fail("required")
    }

    func reportMissing(into report: inout Report) { report.fail("required") }
}
