internal import ProvisoFormats

/// As what a comparison reads its two sides, and how dates are spelled there.
struct ComparisonReading: Sendable {
    let type: ComparisonType?
    /// How dates are spelled, where one of the sides does not follow RFC 3339.
    private let spelling: DateSpelling?

    /// - Parameters:
    ///   - type: As what both sides are read.
    ///   - format: How the value spells dates; `nil` for RFC 3339.
    ///   - otherFormat: How the other side spells them.
    init(as type: ComparisonType?, format: DatePattern?, otherFormat: DatePattern?) {
        self.type = type
        spelling = format == nil && otherFormat == nil ? nil : DateSpelling(format: format, otherFormat: otherFormat)
    }

    /// As what the sides are read, as data.
    var kind: ComparisonConstraint.Kind? { type.flatMap { ComparisonConstraint.Kind(rawValue: $0.rawValue) } }

    /// How the value spells dates; `nil` for RFC 3339.
    var pattern: String? { spelling?.format?.description }

    /// The same, to write dates with.
    var format: DatePattern? { spelling?.format }

    /// Whether dates are spelled in a way of their own on one of the sides.
    var hasFormat: Bool { spelling != nil }

    /// How two values relate.
    @inline(__always)
    func relation(of value: borrowing FieldValue, to other: borrowing FieldValue) -> Relation {
        if let spelling { return spelling.relation(of: value, to: other) }
        return FieldValue.compare(value, other, as: type)
    }

    /// A constant to compare with: a date in the format of the value is spelled as RFC 3339 has it.
    func constant(_ value: DataValue) -> DataValue {
        guard let format = spelling?.format else { return value }
        let text = if case .number(let number) = value { number.spelling } else { value.text }
        guard let text, let moment = try? format.parse(text) else { return value }
        return .string(DateBound(moment.timestamp).text)
    }

    /// Whether a constant can be read as what the sides are read as.
    func allows(_ constant: FieldConstant) -> Bool {
        type == nil
            || constant.value != .null && FieldValue.compare(constant.field, constant.field, as: type) != .incomparable
    }

    /// What a constant has to be.
    var kindOfConstant: String {
        switch type {
        case .number: "a number"
        case .date: hasFormat ? "a date in `format`, nor one of RFC 3339" : "a date (RFC 3339)"
        case .string, nil: "text"
        }
    }
}

extension DataValue {
    /// Whether it can come before another value: of two values that are equal only numbers and texts have an order as well.
    var hasOrder: Bool {
        switch self {
        case .number, .string, .untyped: true
        case .null, .bool, .array, .object: false
        }
    }
}

/// How the two sides of a comparison spell dates; RFC 3339 where there is no pattern. An object, so that a comparison without
/// one stays small.
private final class DateSpelling: Sendable {
    let format: DatePattern?
    private let otherFormat: DatePattern?

    init(format: DatePattern?, otherFormat: DatePattern?) {
        self.format = format
        self.otherFormat = otherFormat
    }

    func relation(of value: borrowing FieldValue, to other: borrowing FieldValue) -> Relation {
        if value.isNothing, other.isNothing { return .equal }
        guard let a = Self.instant(value, format), let b = Self.instant(other, otherFormat) else {
            return .incomparable
        }
        return a < b ? .less : a == b ? .equal : .greater
    }

    private static func instant(_ value: borrowing FieldValue, _ format: DatePattern?) -> Timestamp? {
        guard value.isText else { return nil }
        guard let format else { return Timestamp.parse(value.bytes.span) }
        return (try? format.parse(value.bytes.span))?.timestamp
    }
}
