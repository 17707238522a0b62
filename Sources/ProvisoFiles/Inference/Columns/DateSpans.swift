internal import ProvisoCore
internal import ProvisoFormats

/// Finds the first and the last of the dates of each attribute that is proposed a rule for dates, while a check goes on.
final class DateSpans: Sendable {
    /// The first and the last date, as they are spelled.
    struct Span: Sendable {
        fileprivate var first: (date: Timestamp, text: String)?
        fileprivate var last: (date: Timestamp, text: String)?
        /// Texts that were read already: most dates come more than once.
        private var known: Set<String> = []

        private static let mostKnown = 1 << 14

        /// Notes a text that may be a date.
        fileprivate mutating func add(_ text: String, by reader: Reader) {
            guard !known.contains(text) else { return }
            if known.count < Self.mostKnown { known.insert(text) }
            if let date = reader.date(in: text) { add(date, text) }
        }

        fileprivate mutating func add(_ date: Timestamp, _ text: String) {
            // Of two spellings of a moment the one that sorts first, whatever came first.
            if first.map({ (date, text) < ($0.date, $0.text) }) ?? true { first = (date, text) }
            if last.map({ date > $0.date || date == $0.date && text < $0.text }) ?? true { last = (date, text) }
        }

        fileprivate mutating func merge(_ other: Span) {
            if let first = other.first { add(first.date, first.text) }
            if let last = other.last { add(last.date, last.text) }
        }

        /// The span in words; `nil` when there was no date.
        var words: String? {
            guard let first, let last else { return nil }
            return first.text == last.text ? "only \(first.text)" : "from \(first.text) to \(last.text)"
        }
    }

    /// Reads the dates of an attribute.
    fileprivate enum Reader: Sendable {
        case iso8601
        case pattern(DatePattern)

        init?(_ rule: InferredRule) {
            guard rule.name == RuleName.date || rule.name == RuleName.dateTime else { return nil }
            guard let pattern = rule.options["format"]?.text else {
                self = .iso8601
                return
            }
            guard let pattern = try? DatePattern(pattern) else { return nil }
            self = .pattern(pattern)
        }

        func date(in text: String) -> Timestamp? {
            switch self {
            case .iso8601: DateTime(text.utf8.count == 10 ? text + "T00:00:00" : text)?.timestamp
            case .pattern(let pattern): (try? pattern.parse(text))?.timestamp
            }
        }
    }

    private let readers: [Reader?]
    private let spans: [PerThread<Span>]
    private let known: RuleRegistry

    init(_ attributes: [InferredAttribute], _ registry: RuleRegistry, jobs: Int) {
        known = registry
        readers = attributes.map { $0.rules.lazy.compactMap { Reader($0) }.first }
        spans = attributes.map { _ in PerThread(Span(), jobs: jobs) }
    }

    subscript(position: Int) -> Span {
        spans[position].values.reduce(into: Span()) { $0.merge($1) }
    }

    /// The name of the rule that looks at the dates of an attribute and refuses none.
    private static func rule(_ position: Int) -> String { "dateSpan\(position)" }

    /// What a document says for the rule, of an attribute: nothing where it has no dates.
    func rules(for position: Int) -> [DataValue] {
        readers[position] == nil ? [] : [["type": .string(Self.rule(position))]]
    }

    /// The rules that there are, and those that look at dates.
    var registry: RuleRegistry {
        var registry = known
        for (position, reader) in readers.enumerated() {
            guard let reader else { continue }
            let span = spans[position]
            registry.register(Self.rule(position)) { value, _ in
                if let text = value.text { span.update { $0.add(text, by: reader) } }
                return true
            }
        }
        return registry
    }
}
