/// The elements of a list one after the other, be it a list or a text with separators, and what filters make of them.
///
/// A text is split while it is read: its elements are never all in memory at once. An empty one has no elements.
struct ElementList {
    private enum Source {
        case list([DataValue])
        case text([UInt8], ListSeparator, isUntyped: Bool)
    }

    private var source: Source
    private let reading: ValueReading
    /// How many elements were given out.
    private var count = 0
    /// Where the last element stands in a text.
    private var element = 0..<0
    /// The text as filters leave it, up to an offset of the text that was read.
    private var written: [UInt8] = []
    private var end = 0
    private var isChanged = false

    /// The elements of a value; `nil` when it is no list.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - separator: What stands between the elements of a text; without it no text is a list.
    ///   - reading: How values are read, for those that are written into a text.
    init?(
        _ value: borrowing FieldValue, _ separator: ListSeparator?, reading: ValueReading = ValueReading()
    ) {
        if case .array(let elements) = value.container {
            source = .list(elements)
        } else if let separator, value.isText {
            source = .text(Array(value.bytes), separator, isUntyped: value.kind == .untyped)
        } else {
            return nil
        }
        self.reading = reading
    }

    /// The position of the last element, counted from 0.
    var index: Int { count - 1 }

    /// The next element, or `nil` after the last.
    mutating func next() -> DataValue? {
        switch source {
        case .list(let elements):
            guard count < elements.count else { return nil }
            count += 1
            return elements[count - 1]
        case .text(let text, let separator, let isUntyped):
            let start = count == 0 ? 0 : element.upperBound + separator.count
            // A separator at the very end has an empty element behind it.
            guard start <= text.count, !text.isEmpty else { return nil }
            element = start..<separator.end(ofElementFrom: start, in: text)
            count += 1
            let part = String(decoding: text[element], as: UTF8.self)
            return isUntyped ? .untyped(part) : .string(part)
        }
    }

    /// Puts another value in the place of the last element.
    mutating func replace(with value: DataValue) {
        isChanged = true
        switch source {
        case .list(var elements):
            // Let go of, so that the elements are copied once at most.
            source = .list([])
            elements[count - 1] = value
            source = .list(elements)
        case .text(let text, _, _):
            written += text[end..<element.lowerBound]
            written += reading.cellText(of: value).utf8
            end = element.upperBound
        }
    }

    /// The list with what was replaced; `nil` when nothing was. A text is joined by its separator again.
    var changed: DataValue? {
        guard isChanged else { return nil }
        switch source {
        case .list(let elements): return .array(elements)
        case .text(let text, _, let isUntyped):
            let joined = String(decoding: written + text[end...], as: UTF8.self)
            return isUntyped ? .untyped(joined) : .string(joined)
        }
    }
}
