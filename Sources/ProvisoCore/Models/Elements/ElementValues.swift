#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The values of one attribute of the elements of a list, as records hold them.
///
/// Texts, numbers and booleans are data as they are. A value of any other type is told by a number, which is the same for equal
/// values: nothing is asked of it but whether it equals another one, and in which order the two come.
///
/// Belongs to one run over one list.
final class ElementValues<Value: Hashable & Sendable>: @unchecked Sendable {
    private let emptiness = EmptinessTest<Value>()
    private var numbers: [Value: Int] = [:]
    private var values: [Value] = []

    private let areData = ElementValues.areData

    /// Whether values of the type are data as they are.
    static var areData: Bool { ElementType.isData(Value.self) }

    /// What stands for a value in a record.
    func data(of value: Value) -> DataValue {
        if Value.self == String.self { return .string(unsafeBitCast(value, to: String.self)) }
        if Value.self == Int.self { return .number(ExactNumber(unsafeBitCast(value, to: Int.self))) }
        if areData { return DataValue(any: value) }
        if emptiness.isEmpty(value) { return (value as? any OptionalType)?.isNil ?? false ? .null : .array([]) }
        let number = numbers[value] ?? values.count
        if number == values.count {
            numbers[value] = number
            values.append(value)
        }
        return .number(ExactNumber(number))
    }
}

extension ElementValues where Value: Comparable {
    /// As what the values are compared.
    var reading: ElementReading {
        if ElementType.isText(Value.self) { return ElementReading(type: .string, order: nil) }
        if areData { return ElementReading(type: .number, order: nil) }
        return ElementReading(
            type: Value.self == Date.self ? .date : nil, order: ElementOrder { self.relation($0, $1) })
    }

    private func relation(_ left: Int, _ right: Int) -> Relation {
        let (left, right) = (values[left], values[right])
        if left == right { return .equal }
        return left < right ? .less : right < left ? .greater : .incomparable
    }
}

/// What is known of types of values.
private enum ElementType {
    static func isText(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalType.Type { return isText(optional.typeInside) }
        return type == String.self || type == Substring.self
    }

    /// Whether records hold values of the type as they are.
    static func isData(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalType.Type { return isData(optional.typeInside) }
        return isText(type) || type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type
            || type == Bool.self || type == Decimal.self || type == ExactNumber.self || type == DataValue.self
    }
}
