/// A value as databases take it.
public enum StoredValue: Sendable, Hashable {
    /// No value. It equals nothing, not even itself.
    case null
    /// A whole number.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// A text.
    case text(String)
    /// A boolean.
    case boolean(Bool)
}

/// A Swift value that a database can be asked for.
public protocol StorableValue: Sendable {
    /// The value as databases take it.
    var storedValue: StoredValue { get }
}

extension String: StorableValue {
    /// A text.
    public var storedValue: StoredValue { .text(self) }
}

extension Int: StorableValue {
    /// A whole number.
    public var storedValue: StoredValue { .integer(Int64(self)) }
}

extension Int64: StorableValue {
    /// A whole number.
    public var storedValue: StoredValue { .integer(self) }
}

extension Double: StorableValue {
    /// A floating-point number.
    public var storedValue: StoredValue { .real(self) }
}

extension Bool: StorableValue {
    /// A boolean.
    public var storedValue: StoredValue { .boolean(self) }
}

extension Optional: StorableValue where Wrapped: StorableValue {
    /// The value inside, or null.
    public var storedValue: StoredValue { self?.storedValue ?? .null }
}

extension StoredValue: StorableValue {
    /// The value itself.
    public var storedValue: StoredValue { self }
}

extension StoredValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// Creates a text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
