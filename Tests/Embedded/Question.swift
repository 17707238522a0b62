import ProvisoCore

/// What a program in Embedded Swift is asked, a line of JSON, and its answer, another one.
///
/// A question is an object with `document`, `runs` and, for messages in another language, `language`: a tag with the `strings` of
/// a String Catalog. A run has a `value`, or `records` that are judged together, and may have `scenario`, `limit` and `stop`. The answer has an outcome for each run: the
/// `result` with its messages, the `value` as the filters leave it, and the `attributes`. Tests answer the same questions outside
/// of Embedded Swift, by the same code.
enum Question {
    /// Answers a question.
    static func answer(_ line: String) -> String {
        let question: DataValue
        do throws(JSONSyntaxError) {
            question = try DataValue(json: line)
        } catch {
            return mistake(error.description)
        }
        guard let rules = question["document"], case .array(let runs)? = question["runs"] else {
            return mistake("no question")
        }
        let document: RuleDocument
        do throws(RuleDocumentError) {
            document = try RuleDocument(rules)
        } catch {
            return mistake(error.description)
        }
        var catalog = MessageCatalog.english
        if let language = question["language"] {
            do throws(MessageCatalogError) {
                catalog = try Self.catalog(language)
            } catch {
                return mistake(error.description)
            }
        }
        return DataValue.object(["outcomes": .array(runs.map { outcome(of: $0, by: document, in: catalog) })])
            .description
    }

    private static func outcome(of run: DataValue, by document: RuleDocument, in catalog: MessageCatalog) -> DataValue {
        let scenario = run["scenario"]?.text.map { Scenario(rawValue: $0) } ?? .default
        var limit = Int.max
        if case .number(let number)? = run["limit"] { limit = number.integer.flatMap { Int(exactly: $0) } ?? limit }
        let stop: ModelCheck.Stop =
            switch run["stop"]?.text {
            case "attribute": .attribute
            case "group": .group
            case "model": .model
            default: .never
            }
        if case .array(let records)? = run["records"] { return judged(records, scenario, limit, document, catalog) }
        do throws(UnknownScenario) {
            let (value, result) = try document.tidy(
                run["value"] ?? .null, scenario: scenario, limit: limit, stop: stop)
            let attributes = try document.activeAttributes(in: scenario)
            return [
                "result": result.data(in: catalog), "value": value,
                "attributes": .array(attributes.map { [.string($0.name), .bool($0.isSafe)] }),
            ]
        } catch {
            return ["scenario": .string(error.description)]
        }
    }

    private static func judged(
        _ records: [DataValue], _ scenario: Scenario, _ limit: Int, _ document: RuleDocument, _ catalog: MessageCatalog
    ) -> DataValue {
        do throws(ReadingError) {
            guard let validator = try? document.validator(for: scenario) else { return ["failure": "scenario"] }
            let result = try validator.validate(records: records, limit: limit)
            return ["result": result.data(in: catalog)]
        } catch {
            return ["failure": .string("\(error)")]
        }
    }

    /// A language that is data: English in what is no message.
    private static func catalog(_ language: DataValue) throws(MessageCatalogError) -> MessageCatalog {
        let english = MessageLanguage.english
        let own = MessageLanguage(
            tag: language["tag"]?.text ?? "", plurals: english.plurals, numbers: english.numbers, dates: english.dates,
            lists: english.lists, quotes: english.quotes)
        return try MessageCatalog(own, over: .english, messages: [:])
            .overlaid(stringCatalog: language["catalog"]?.description ?? "{}")
    }

    private static func mistake(_ text: String) -> String { DataValue.object(["mistake": .string(text)]).description }
}

extension DataValue {
    /// A member of an object.
    fileprivate subscript(_ name: String) -> DataValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }
}
