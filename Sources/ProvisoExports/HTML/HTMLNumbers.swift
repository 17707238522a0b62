import ProvisoCore

/// Limits of numbers as a control for numbers has them: `min`, `max` and `step`.
struct HTMLNumbers {
    var min: ExactNumber?
    var max: ExactNumber?
    private var steps: [ExactNumber] = []
    private var isWhole = false

    mutating func take(_ number: NumberConstraint) {
        if let limit = number.min { min = Self.larger(min, limit) }
        if let limit = number.max { max = Self.smaller(max, limit) }
        isWhole = isWhole || number.isWhole
        if let step = number.step, step != 0 {
            steps.append(step < 0 ? ExactNumber(step.spelling.dropFirst()) ?? step : step)
        }
    }

    static func larger(_ one: ExactNumber?, _ other: ExactNumber) -> ExactNumber {
        one.map { $0 < other ? other : $0 } ?? other
    }

    static func smaller(_ one: ExactNumber?, _ other: ExactNumber) -> ExactNumber {
        one.map { other < $0 ? other : $0 } ?? other
    }

    /// Browsers count steps from `min`. Without one they count from the value that the page has, which may be a wrong one.
    private var step: ExactNumber? {
        guard let min else { return nil }
        return (steps + (isWhole ? [1] : [])).first { step in
            Constraint.number(NumberConstraint(step: step)).allows(.number(min)) == true
        }
    }

    func add(to attributes: inout HTMLAttributes) {
        attributes.set("min", ifAny: min?.spelling)
        attributes.set("max", ifAny: max?.spelling)
        attributes.set("step", step?.spelling ?? "any")
        // The keyboards of some devices for these have no minus.
        guard let min, !(min < 0) else { return }
        attributes.set("inputmode", isWhole ? "numeric" : "decimal")
    }
}
