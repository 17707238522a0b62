#if !hasFeature(Embedded)
/// A type whose values can be empty, which `.required` then refuses: texts, lists, sets, dictionaries, bytes.
///
/// A collection of your own takes part by saying so: `extension OrderedSet: CanBeEmpty {}`. White space alone is not
/// empty: trim first.
public protocol CanBeEmpty: SendableMetatype {
    /// Whether there is nothing in the value.
    var isEmpty: Bool { get }
}

extension String: CanBeEmpty {}
extension Substring: CanBeEmpty {}
extension Array: CanBeEmpty {}
extension ArraySlice: CanBeEmpty {}
extension ContiguousArray: CanBeEmpty {}
extension Set: CanBeEmpty {}
extension Dictionary: CanBeEmpty {}
extension DataValue: CanBeEmpty {}

/// Tells whether values of one type are empty. What the type can is found once, when the test is made.
package struct EmptinessTest<Value>: Sendable {
    /// `nil` for a type whose values are never empty.
    private let test: (@Sendable (Value) -> Bool)?

    package init() {
        if let optional = Value.self as? any OptionalValue.Type {
            test = optional.emptinessTest()
        } else if let type = Value.self as? any CanBeEmpty.Type {
            test = Self.test(type)
        } else {
            test = nil
        }
    }

    init(_ isEmpty: @escaping @Sendable (Value) -> Bool) { test = isEmpty }

    @inline(__always)
    package func isEmpty(_ value: Value) -> Bool {
        // Not `test.map`: a closure that passes through a generic function is wrapped in another, on the heap.
        if let test { test(value) } else { false }
    }

    /// `nil` is empty, whatever the type.
    @inline(__always)
    func isEmpty(_ value: Value?) -> Bool {
        guard let value else { return true }
        if let test { return test(value) }
        return false
    }

    private static func test<Same: CanBeEmpty>(_: Same.Type) -> @Sendable (Value) -> Bool {
        // `Same` is `Value`, so this costs nothing, where a cast would ask the runtime each time.
        { value in unsafeBitCast(value, to: Same.self).isEmpty }
    }
}

/// Optionals, among the types that one does not know.
private protocol OptionalValue {
    static func emptinessTest<Same>() -> (@Sendable (Same) -> Bool)?
}

extension Optional: OptionalValue {
    fileprivate static func emptinessTest<Same>() -> (@Sendable (Same) -> Bool)? {
        let wrapped = EmptinessTest<Wrapped>()
        return { value in unsafeBitCast(value, to: Wrapped?.self).map(wrapped.isEmpty) ?? true }
    }
}
#endif
