import ProvisoCore

/// The form in which records are written, which says what values they can have.
public enum SampleForm: Sendable {
    /// JSON: values have types.
    case json
    /// Cells of CSV: every value is a text, and an empty one is nothing.
    case cells

    /// What an attribute has that is left out; `nil` for nothing. A row has a cell for each column of its table: an empty one, which
    /// rules that do not skip empty values may take for something else than nothing.
    var absence: DataValue? { self == .cells ? .untyped("") : nil }

    /// The value in this form; `nil` where it has none.
    func value(_ value: DataValue, separator: String?) -> DataValue? {
        guard self == .cells else { return value }
        switch value {
        case .null: return .untyped("")
        case .bool(let flag): return .untyped(flag ? "true" : "false")
        case .number(let number): return .untyped(number.description)
        case .string(let text), .untyped(let text): return .untyped(text)
        case .array(let elements):
            guard let separator else { return nil }
            let texts = elements.map { self.value($0, separator: nil)?.text }
            guard !texts.contains(nil), !texts.contains(where: { $0.map { Self.occurs(separator, in: $0) } ?? false })
            else { return nil }
            return .untyped(texts.compactMap { $0 }.joined(separator: separator))
        case .object: return nil
        }
    }

    /// By bytes, as rules split a list.
    private static func occurs(_ separator: String, in text: String) -> Bool {
        text.utf8.indices.contains { text.utf8[$0...].starts(with: separator.utf8) }
    }
}
