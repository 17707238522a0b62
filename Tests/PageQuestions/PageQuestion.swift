package import ProvisoCore
internal import ProvisoLanguages

/// What the engine in a page is asked of a document, and what it has to answer: `Scripts/check-browser` compares.
package struct PageQuestion {
    /// The languages whose messages are compared.
    private static let languages = ["en", "de", "ar"]

    /// A record, and how it is judged.
    package struct Run: Sendable {
        private let value: DataValue
        private let scenario: Scenario
        private let limit: Int
        private let stop: ModelCheck.Stop

        package init(
            _ value: DataValue, scenario: Scenario = .default, limit: Int = .max, stop: ModelCheck.Stop = .never
        ) {
            self.value = value
            self.scenario = scenario
            self.limit = limit
            self.stop = stop
        }

        /// Reads a run as a question has it.
        package init(reading data: DataValue) {
            var limit = Int.max
            if case .number(let number)? = data["limit"] {
                limit = number.integer.flatMap { Int(exactly: $0) } ?? limit
            }
            let stop: ModelCheck.Stop =
                switch data["stop"]?.text {
                case "attribute": .attribute
                case "group": .group
                case "model": .model
                default: .never
                }
            self.init(
                data["value"] ?? .null, scenario: data["scenario"]?.text.map { Scenario(rawValue: $0) } ?? .default,
                limit: limit, stop: stop)
        }

        /// The run as a question has it.
        fileprivate var data: DataValue {
            var object: DataObject = ["value": value, "scenario": .string(scenario.rawValue)]
            if limit != .max { object["limit"] = .number(ExactNumber(limit)) }
            if stop != .never { object["stop"] = .string("\(stop)") }
            return .object(object)
        }

        fileprivate func judged(by document: RuleDocument) throws(UnknownScenario) -> (DataValue, ValidationResult) {
            try document.tidy(value, scenario: scenario, limit: limit, stop: stop)
        }
    }

    /// The question, a line of JSON.
    package let question: String
    /// Its answer, another one.
    package let answer: String
    /// The codes of what is found.
    package let codes: [ViolationCode]

    /// Both lines.
    package var lines: String { question + "\n" + answer + "\n" }

    /// Judges records by a document.
    ///
    /// - Parameters:
    ///   - rules: The document.
    ///   - runs: The records.
    ///   - registry: The rules that it may name.
    package init(_ rules: DataValue, _ runs: [Run], registry: RuleRegistry = .standard) throws {
        let document = try RuleDocument(rules, registry: registry)
        let catalogs = Self.languages.compactMap { tag in MessageCatalog.catalog(for: tag).map { (tag, $0) } }
        var outcomes: [DataValue] = []
        var codes: [ViolationCode] = []
        for run in runs {
            let (value, result) = try run.judged(by: document)
            codes += result.violations.map(\.code)
            var messages = DataObject()
            for (tag, catalog) in catalogs {
                messages[tag] = .array(result.violations.map { .string($0.message(in: catalog)) })
            }
            outcomes.append([
                "valid": .bool(result.isValid), "violations": .array(result.violations.map(Self.facts)), "value": value,
                "messages": .object(messages),
            ])
        }
        let asked: DataValue = ["document": rules, "runs": .array(runs.map(\.data))]
        question = asked.description
        answer = DataValue.object(["outcomes": .array(outcomes)]).description
        self.codes = codes
    }

    private static func facts(_ violation: Violation) -> DataValue {
        [
            "path": .string(violation.path.description), "rule": .string(violation.rule),
            "code": .string(violation.code.rawValue), "severity": .string(violation.severity.rawValue),
            "parameters": .object(violation.parameters.object),
        ]
    }
}
