import ProvisoCore
import ProvisoFormats
import ProvisoPatterns

/// What HTML can say of the rules for one attribute: one visitor over ``Constraint``.
struct HTMLFieldFacts {
    /// What filters in front of the next rule make of the value.
    var judged = JudgedValue()
    private(set) var isRequired = false
    private(set) var choices: [DataValue]?
    var numbers = HTMLNumbers()
    var patterns = HTMLPatterns()
    var isNumber = false
    var isDate = false
    var isCheckbox = false
    var mustBeChecked = false
    var dates = HTMLDates()
    var hint: InputHint?

    mutating func take(_ rule: ExportedRule, isAlwaysThere: Bool) {
        guard rule.refuses, !rule.facts.isFilter, judged.text != .unknown else { return }
        let constraints = rule.facts.constraints
        let skips = rule.skipsEmptyValues
        if !skips, isAlwaysThere, judged.text != .other, judged.filling?.isEmpty ?? true,
            constraints.allows(.null) == false, constraints.allows("") == false
        {
            isRequired = true
        }
        if constraints.allows(true) == true, constraints.allows(false) == false { mustBeChecked = true }
        for constraint in constraints.all { take(constraint, skipsEmptyValues: skips) }
    }

    private mutating func take(_ constraint: Constraint, skipsEmptyValues: Bool) {
        switch constraint {
        case .shape(let shape):
            hint = hint ?? shape.hint
            if let pattern = shape.pattern { take(PatternConstraint(pattern, isWhole: true), skipsEmptyValues) }
        case .pattern(let pattern): take(pattern, skipsEmptyValues)
        case .length(let length): patterns.take(length, judged.text, skipsEmptyValues)
        case .number(let number) where judged.text != .other:
            isNumber = true
            numbers.take(number)
        case .boolean: isCheckbox = true
        case .members(let members) where !members.isExcluded: take(members)
        case .moment(let moment) where judged.text != .other && moment.kind == .date && moment.format == nil:
            isDate = true
            dates.take(moment)
        case .dependent(let dependent):
            // A kind of numbers is entered in one way, whatever the other attribute says.
            let hints = Set(dependent.shapes.values.map(\.hint))
            if hints.count == 1 { hint = hint ?? hints.first ?? nil }
        case .comparison(let comparison): take(comparison)
        default: break
        }
    }

    private mutating func take(_ pattern: PatternConstraint, _ skipsEmptyValues: Bool) {
        patterns.take(pattern, judged.text, skipsEmptyValues)
    }

    private mutating func take(_ members: MembersConstraint) {
        if members.values.allSatisfy({ $0 == true || $0 == false }) {
            isCheckbox = true
        } else if judged.text != .other {
            choices = choices ?? members.values
        }
    }

    private mutating func take(_ comparison: ComparisonConstraint) {
        guard case .value(let value) = comparison.other else { return }
        switch (comparison.relation, value) {
        case (.equal, .bool): isCheckbox = true
        case (.greaterOrEqual, .number(let number)), (.greater, .number(let number)):
            if judged.text != .other { (isNumber, numbers.min) = (true, HTMLNumbers.larger(numbers.min, number)) }
        case (.lessOrEqual, .number(let number)), (.less, .number(let number)):
            if judged.text != .other { (isNumber, numbers.max) = (true, HTMLNumbers.smaller(numbers.max, number)) }
        default: break
        }
    }
}

extension HTMLFieldFacts {
    private static let textTypes: Set<String> = ["text", "search", "url", "tel", "email", "password"]

    /// The attributes for a control, on a page that is written at a moment.
    func attributes(in control: HTMLControl, at now: Timestamp) -> HTMLAttributes {
        var attributes = HTMLAttributes()
        switch control {
        case .input(let type): addInput(type ?? suitingType, at: now, to: &attributes)
        case .textArea:
            if isRequired { attributes.set("required") }
            addLengths(to: &attributes)
            attributes.set("autocomplete", ifAny: hint?.autocomplete)
        case .select:
            if isRequired { attributes.set("required") }
            attributes.set("autocomplete", ifAny: hint?.autocomplete)
        case .custom:
            if isRequired || isCheckbox && mustBeChecked { attributes.set("aria-required", "true") }
        }
        return attributes
    }

    private var suitingType: String {
        isCheckbox ? "checkbox" : isNumber ? "number" : isDate ? "date" : hint?.type ?? "text"
    }

    private func addInput(_ type: String, at now: Timestamp, to attributes: inout HTMLAttributes) {
        attributes.set("type", type)
        // A box that is not checked has a value all the same: false.
        if type == "checkbox" ? mustBeChecked : isRequired { attributes.set("required") }
        switch type {
        case "number": if isNumber { numbers.add(to: &attributes) }
        case "date": if isDate { dates.add(to: &attributes, at: now) }
        case _ where Self.textTypes.contains(type):
            addLengths(to: &attributes)
            attributes.set("pattern", ifAny: patterns.source(isRequired: isRequired))
            if hint?.type != type { attributes.set("inputmode", ifAny: hint?.mode) }
        default: break
        }
        attributes.set("autocomplete", ifAny: hint?.autocomplete)
    }

    private func addLengths(to attributes: inout HTMLAttributes) {
        let (least, most) = patterns.lengths(isRequired: isRequired)
        attributes.set("minlength", ifAny: least.map(String.init))
        attributes.set("maxlength", ifAny: most.map(String.init))
    }
}

extension HTMLAttributes {
    mutating func set(_ name: String, ifAny value: String?) {
        if let value { set(name, value) }
    }
}
