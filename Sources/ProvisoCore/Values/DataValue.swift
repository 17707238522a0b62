/// A value whose type is known only at run time: what a CSV cell, a JSON value or a member of a form post becomes.
///
/// JSON values keep their types: the string `"42"` is not a number. A CSV cell and a form field have no type, so they are
/// ``untyped(_:)``: each rule reads them as the type that it needs.
///
/// ```swift
/// let record: DataValue = ["name": "Ada", "age": 36, "tags": ["math", "poetry"], "email": nil]
/// record["tags"]?[0]   // "math"
/// ```
public enum DataValue: Sendable {
    /// JSON's `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, exact and with its spelling.
    case number(ExactNumber)
    /// A text that is known to be a text.
    case string(String)
    /// A text that stands for whatever it spells: a CSV cell.
    case untyped(String)
    /// A list.
    case array([DataValue])
    /// Named values, in their order.
    case object(DataObject)

    /// The member of an object, or `nil` when this is no object or has no such member.
    public subscript(key: String) -> DataValue? {
        if case .object(let object) = self { object[key] } else { nil }
    }

    /// The element of an array, or `nil` when this is no array or is shorter.
    public subscript(index: Int) -> DataValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Whether the value is null, `""`, `[]` or `{}`. White space alone is not empty.
    public var isEmpty: Bool {
        switch self {
        case .null: true
        case .string(let text), .untyped(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let object): object.isEmpty
        case .bool, .number: false
        }
    }

    /// The text of a string or an untyped value, else `nil`.
    public var text: String? {
        switch self {
        case .string(let text), .untyped(let text): text
        default: nil
        }
    }
}

extension DataValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a number.
    @inline(never)
    public init(integerLiteral value: Int) { self = .number(ExactNumber(value)) }
    /// Creates a number, or null for a literal beyond the range of `Double`.
    public init(floatLiteral value: Double) { self = ExactNumber(value).map(DataValue.number) ?? .null }
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates null.
    public init(nilLiteral: ()) { self = .null }
    /// Creates an array.
    public init(arrayLiteral elements: DataValue...) { self = .array(elements) }
    /// Creates an object. Of two members with one name the later one stays.
    @inline(never)
    public init(dictionaryLiteral elements: (String, DataValue)...) {
        var object = DataObject()
        for (key, value) in elements { object[key] = value }
        self = .object(object)
    }
}

extension DataValue: CustomStringConvertible {
    /// The value as JSON, an untyped one as a string.
    public var description: String {
        var writer = JSONWriter(capacity: 128)
        writer.write(self)
        return writer.text
    }
}
