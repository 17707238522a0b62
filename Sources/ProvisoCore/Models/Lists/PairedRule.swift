/// A rule that reads the model, and one that does not: both pass, or one of them.
struct PairedRule<Model, Value>: DependentRule, AttributeReading, CodedRule {
    let first: any DependentRule<Model, Value>
    let second: AnyRule<Value>
    let isEither: Bool
    private let emptiness = EmptinessTest<Value>()
    private let lacksOther: (@Sendable (Model) -> Bool)?

    init(first: any DependentRule<Model, Value>, second: AnyRule<Value>, isEither: Bool) {
        self.first = first
        self.second = second
        self.isEither = isEither
        lacksOther = first.findLacksOther()
    }

    var name: String { isEither ? "any" : "all" }
    var skipsEmptyValues: Bool { first.skipsEmptyValues && second.skipsEmptyValues }
    var attributesRead: [String]? { (first as? any AttributeReading)?.attributesRead }

    var codes: Set<ViolationCode>? {
        [(first as? any CodedRule)?.codes, second.codes, isEither ? ["any"] : []].union()
    }

    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        if isEither {
            return AnyOf<Value>.run(2, on: &value, into: &report) { index, value, report in
                judge(index, &value, of: model, into: &report)
            }
        }
        let start = report.violations.count
        for index in 0..<2 where !report.hasErrors(from: start) { judge(index, &value, of: model, into: &report) }
    }

    private func judge(_ index: Int, _ value: inout Value?, of model: Model, into report: inout Report) {
        let isEmpty = value.map(emptiness.isEmpty) ?? true
        if index == 0 {
            if SkipOnEmpty(first.skipsEmptyValues).skips(isEmpty || lacksOther?(model) ?? false) { return }
            first.run(on: &value, of: model, into: &report)
        } else if !SkipOnEmpty(second.skipsEmptyValues).skips(isEmpty) {
            second.run(on: &value, into: &report)
        }
    }
}
