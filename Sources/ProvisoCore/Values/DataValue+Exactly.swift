#if !hasFeature(Embedded)
extension DataValue {
    /// Creates the value that a Swift value is, when nothing is lost: texts, booleans, numbers that are finite, `nil`, and
    /// arrays and dictionaries of these, as `JSONSerialization` and property lists give them.
    ///
    /// - Returns: `nil` for a value of any other type.
    public init?(exactly value: Any) {
        switch value {
        case let value as DataValue: self = value
        case let value as DataObject: self = .object(value)
        // An `NSNumber` that is 0 or 1 can be cast to a boolean too.
        case let flag as Bool where type(of: value) == Bool.self: self = .bool(flag)
        case let value as String: self = .string(value)
        case let value as Substring: self = .string(String(value))
        case let value as any BinaryInteger: self = .number(ExactNumber(value))
        case let value as ExactNumber: self = .number(value)
        case is any BinaryFloatingPoint:
            guard let number = ExactNumber(floatingPoint: String(describing: value)) else { return nil }
            self = .number(number)
        case let value as [String: Any]:
            var object = DataObject()
            for (key, element) in value.sortedByKey() {
                guard let element = DataValue(exactly: element) else { return nil }
                object[key] = element
            }
            self = .object(object)
        case let value as [Any]:
            var elements: [DataValue] = []
            for element in value {
                guard let element = DataValue(exactly: element) else { return nil }
                elements.append(element)
            }
            self = .array(elements)
        case let value as any WrappingOptional:
            guard let wrapped = value.wrappedValue else {
                self = .null
                return
            }
            self.init(exactly: wrapped)
        default:
            guard let value = Self.bridged(value) else { return nil }
            self = value
        }
    }

    /// The values of Foundation's classes, which need no import to be recognised.
    private static func bridged(_ value: Any) -> DataValue? {
        switch String(describing: type(of: value)) {
        case "NSNull": return .null
        case "__NSCFBoolean": return (value as? Bool).map(DataValue.bool)
        case "NSNumber", "__NSCFNumber", "NSDecimalNumber", "Decimal", "NSConstantIntegerNumber",
            "NSConstantDoubleNumber":
            return ExactNumber(floatingPoint: String(describing: value)).map(DataValue.number)
        default: return nil
        }
    }
}

private protocol WrappingOptional {
    var wrappedValue: Any? { get }
}

extension Optional: WrappingOptional {
    fileprivate var wrappedValue: Any? { self }
}
#endif
