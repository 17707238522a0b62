internal import ProvisoCore

/// A violation as a report shows it to the owners of the data.
public struct ViolationSample: Sendable, Hashable {
    /// The file.
    public let file: String
    /// The number of the record, counted from 1; 0 for a file as a whole.
    public let record: Int
    /// The line of the record, counted from 1; 0 for a file as a whole.
    public let line: Int
    /// The attribute, with the numbers of elements: `tags[2]`.
    public let path: String
    /// What is wrong, in the language of the check; shortened where it is very long.
    public let message: String
    /// The message without its reason.
    let plainMessage: String
    /// What is wrong in a word or two.
    let title: String
    /// The value, where it may be shown, is known and not sensitive; shortened where it is long.
    public let value: String?
    /// The question whether something else was meant, where that may be shown and is known.
    public let suggestion: String?
    /// Whether there is a value that may not be shown.
    let hidesValue: Bool
}

/// Makes samples of violations.
final class ViolationSampler: Sendable {
    private let catalog: MessageCatalog
    private let plainCatalog: MessageCatalog
    let showsValues: Bool
    /// The columns of the file by the attributes that they give values to.
    private let columns: [String: String]

    init(catalog: MessageCatalog, showsValues: Bool) {
        // As the numbers of the data on the page: one of four digits may be a year.
        var language = catalog.language
        language.numbers.minimumGroupingDigits = max(2, language.numbers.minimumGroupingDigits)
        var own = MessageCatalog(unchecked: [:], language, over: catalog)
        self.catalog = own
        own.tellsReasons = false
        plainCatalog = own
        self.showsValues = showsValues
        columns = [:]
    }

    private init(_ sampler: ViolationSampler, columns: [String: String]) {
        (catalog, plainCatalog) = (sampler.catalog, sampler.plainCatalog)
        (showsValues, self.columns) = (sampler.showsValues, columns)
    }

    /// The same for a file whose columns are known.
    func naming(columns: [String: String]) -> ViolationSampler { ViolationSampler(self, columns: columns) }

    /// The columns by attributes, and by the words that messages would have for those.
    static func columns(_ columns: [String], _ attributes: [String]) -> [String: String] {
        zip(attributes, columns).reduce(into: [:]) { names, pair in
            names[pair.0] = pair.1
            let words = AttributeLabel(attributeOrPart: pair.0).text
            if names[words] == nil { names[words] = pair.1 }
        }
    }

    private static let longestMessage = 500
    private static let longestValue = 200

    func sample(of violation: Violation, file: String, record: Int, line: Int) -> ViolationSample {
        let named = violation.namingAttributes { columns[$0] }
        return ViolationSample(
            file: file, record: record, line: line,
            path: Self.shortened(violation.outsidePath.description, to: Self.longestMessage),
            message: Self.shortened(named.message(in: catalog), to: Self.longestMessage),
            plainMessage: Self.shortened(named.message(in: plainCatalog), to: Self.longestMessage),
            title: Self.shortened(named.title(in: catalog), to: Self.longestMessage),
            value: value(of: violation), suggestion: suggestion(for: violation),
            hidesValue: line > 0 && !violation.isOfMissingValue && (!showsValues || violation.isSensitive))
    }

    /// The value that a violation is about, where it may be shown and is known.
    func value(of violation: Violation, file: String, line: Int) -> ViolatingValue? {
        value(of: violation).map {
            ViolatingValue(text: $0, file: file, line: line, suggestion: suggestion(for: violation), count: 1)
        }
    }

    private func value(of violation: Violation) -> String? {
        guard showsValues, let value = violation.judgedValue, value != .null, value.text != "" else { return nil }
        return Self.shortened(value.text ?? value.description, to: Self.longestValue)
    }

    private func suggestion(for violation: Violation) -> String? {
        guard showsValues else { return nil }
        return violation.suggestionText(in: catalog).map { Self.shortened($0, to: Self.longestMessage) }
    }

    /// The beginning of a text, by scalars: a character may have any number of marks.
    private static func shortened(_ text: String, to count: Int) -> String {
        guard text.utf8.count > count,
            let end = text.unicodeScalars.index(
                text.startIndex, offsetBy: count, limitedBy: text.endIndex), end < text.endIndex
        else { return text }
        return String(text.unicodeScalars[..<end]) + "…"
    }
}
