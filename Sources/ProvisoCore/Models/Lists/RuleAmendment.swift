/// What a rule is told besides judging: words, a weight, an error and conditions of its own. Its methods are those of
/// ``RuleVocabulary``: `.message("…")`, `.severity(.warning)`.
public struct _RuleAmendment<Value>: Sendable {
    var message: MessageTemplate?
    var messages: [ViolationCode: MessageTemplate] = [:]
    var severity: Severity?
    var error: (any Error)?
    var conditions: [Condition] = []

    /// A closure in a struct: taken out of an array by itself, it would be wrapped in another one on the heap.
    struct Condition: Sendable {
        let holds: @Sendable (Value?) -> Bool
    }

    /// Whether the rule applies to a value.
    func applies(to value: Value?) -> Bool {
        for condition in conditions where !condition.holds(value) { return false }
        return true
    }

    /// Definitions of rules with these words and this weight; `nil` where no document can say them: with conditions, with an
    /// error of one's own, or with messages for single codes of a rule whose options for messages are not known.
    func definitions(_ definitions: [RuleDefinition]) -> [RuleDefinition]? {
        guard conditions.isEmpty, error == nil,
            messages.isEmpty || definitions.allSatisfy({ $0.habits != nil })
        else { return nil }
        return definitions.map { definition in
            var definition = definition
            // A code that the rule does not give needs no message.
            let options = definition.habits?.messageOptions ?? [:]
            for (code, message) in messages {
                guard let key = options[code.rawValue] else { continue }
                definition.options[key] = definition.options[key] ?? .string(message.source)
            }
            if let message, definition.options["message"] == nil {
                definition.options["message"] = .string(message.source)
            }
            if let severity, definition.options["severity"] == nil {
                definition.options["severity"] = .string(severity.rawValue)
            }
            return definition
        }
    }

    /// Lets a rule judge a value, and amends what it finds.
    func run(
        on value: inout Value?, into report: inout Report, _ judge: (inout Value?, inout Report) -> Void
    ) {
        guard applies(to: value) else { return }
        let judged = value
        let start = report.violations.count
        let outer = report.severity
        report.severity = severity ?? outer
        judge(&value, &report)
        report.severity = outer
        guard report.violations.count > start else { return }
        report.update(from: start) { violation in
            // What the rules of a model inside have found knows its words already.
            let isFromInside = violation.wording.isFromInside || violation.wording.isBound
            guard violation.isUnchecked else { return change(&violation, judged, isFromInside) }
            let words = Self.words(judged, for: Array(messages.values) + (message.map { [$0] } ?? []))
            violation.amend { [self] in change(&$0, shown: words, isFromInside) }
        }
    }

    private func change(_ violation: inout Violation, _ value: Value?, _ isFromInside: Bool) {
        change(&violation, shown: nil, isFromInside)
        if violation.wording.value == nil, let template = violation.wording.template {
            violation.wording.value = Self.words(value, for: [template])
        }
    }

    private func change(_ violation: inout Violation, shown value: String?, _ isFromInside: Bool) {
        violation.weigh(severity)
        if violation.error == nil { violation.error = error }
        guard violation.wording.template == nil,
            let template = messages[violation.code] ?? (isFromInside ? nil : message)
        else { return }
        violation.wording.template = template
        violation.wording.value = value
    }

    /// The value in words, when a template shows it.
    private static func words(_ value: Value?, for templates: [MessageTemplate]) -> String? {
        guard let value, templates.contains(where: { $0.places.contains("value") }) else { return nil }
        return DataValue.shownText(of: value)
    }
}
