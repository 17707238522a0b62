// What of the Objective-C runtime the adapters use: objects that are kept with an object.

/// An object that other objects can be kept with. On Apple's systems every object is one.
public protocol HasAssociations: AnyObject {
    var associations: Associations { get }
}

/// What is kept with one object, by key.
public final class Associations: @unchecked Sendable {
    fileprivate var values: [UnsafeRawPointer: Any] = [:]

    public init() {}
}

public enum objc_AssociationPolicy {
    case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_RETAIN
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any HasAssociations)?.associations.values[key]
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    (object as? any HasAssociations)?.associations.values[key] = value
}

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.name = name }
}

/// An object that can be asked to perform a method by its name. On Apple's systems every object can.
@MainActor public protocol PerformsSelectors: AnyObject {
    func perform(_ selector: Selector, with object: Any?)
}
