internal import ProvisoCore

/// A violation as it is told to people who own the data.
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
    /// The value, where it may be shown, is known and not sensitive; shortened where it is long.
    public let value: String?
    /// The question whether something else was meant, where that may be shown and is known.
    public let suggestion: String?
}

/// Makes samples of violations.
struct ViolationSampler: Sendable {
    let catalog: MessageCatalog
    let showsValues: Bool

    private static let longestMessage = 500
    private static let longestValue = 200

    func sample(of violation: Violation, file: String, record: Int, line: Int) -> ViolationSample {
        let value = showsValues ? violation.judgedValue : nil
        return ViolationSample(
            file: file, record: record, line: line,
            path: Self.shortened(violation.outsidePath.description, to: Self.longestMessage),
            message: Self.shortened(violation.message(in: catalog), to: Self.longestMessage),
            value: value.map { Self.shortened($0.text ?? $0.description, to: Self.longestValue) },
            suggestion: showsValues
                ? violation.suggestionText(in: catalog).map { Self.shortened($0, to: Self.longestMessage) } : nil)
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
