#if !hasFeature(Embedded)
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import ProvisoFormats

extension DataValue {
    /// Creates what stands for a Swift value in parameters and messages.
    ///
    /// Integers of every width, and decimals, are exact; a floating-point number has its shortest spelling. Dates are
    /// written as RFC 3339 does, in UTC. A value of any other type is described in words, as is a NaN.
    package init(any value: Any) {
        switch value {
        case let value as DataValue: self = value
        case let value as Bool: self = .bool(value)
        case let value as String: self = .string(value)
        case let value as Substring: self = .string(String(value))
        case let value as any BinaryInteger: self = .number(ExactNumber(value))
        case let value as ExactNumber: self = .number(value)
        // Before what is asked by `is`, which says of an optional what is inside.
        case let value as any DescribedOptional: self = value.wrappedValue.map(DataValue.init(any:)) ?? .null
        case is any BinaryFloatingPoint, is Decimal:
            let spelling = String(describing: value)
            self = ExactNumber(floatingPoint: spelling).map(DataValue.number) ?? .string(spelling)
        case let value as Date: self = .string(value.spelledForParameters)
        case let value as [Any]: self = .array(value.map(DataValue.init(any:)))
        default: self = .string(String(describing: value))
        }
    }
}

extension DataValue {
    /// Creates a text, a boolean or a number, as the constants of rules are; `nil` for any other value, also for one that is no
    /// number of decimal digits.
    init?(constant value: Any) {
        switch value {
        case is String, is Substring, is Bool, is any BinaryInteger, is ExactNumber: self = DataValue(any: value)
        case is any BinaryFloatingPoint, is Decimal:
            guard case .number(let number) = DataValue(any: value) else { return nil }
            self = .number(number)
        default: return nil
        }
    }

    /// A value as a message shows it: as a record would hold it, be it a text, a number, a list or a model; of any other type, what
    /// it says of itself. Sensitive members of models are masked.
    @inline(never)
    package static func shownText(of value: Any) -> String {
        switch DataValue(exactly: value) ?? DataValue(shownModels: value) {
        case nil: String(describing: value)
        case .null?: ""
        case .string(let text)?, .untyped(let text)?: text
        case let value?: value.description
        }
    }

    /// Whether values of a type are dates, times of day or both, which ``init(any:)`` writes as RFC 3339 does.
    static func isDate(_ type: Any.Type) -> Bool {
        type == Date.self || type == Timestamp.self || type == CalendarDate.self || type == DateTime.self
            || type == TimeOfDay.self
            || (type as? any DescribedOptional.Type).map { isDate($0.wrappedType) } ?? false
    }

    /// Whether values of a type name a day, which is earlier or later than another.
    static func namesDay(_ type: Any.Type) -> Bool {
        isDate(type) && type != TimeOfDay.self && type != Optional<TimeOfDay>.self
    }
}

private protocol DescribedOptional {
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: DescribedOptional {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
    fileprivate var wrappedValue: Any? { self }
}

extension Date {
    fileprivate var spelledForParameters: String {
        let hasFraction = timeIntervalSinceReferenceDate.rounded(.down) != timeIntervalSinceReferenceDate
        return Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction).format(self)
    }
}
#endif
