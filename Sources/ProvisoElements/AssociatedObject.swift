#if canImport(ObjectiveC)
internal import ObjectiveC

/// A place for an object that is kept with another one, and goes with it.
///
/// An extension has no room for stored properties; objects of Objective-C take others along.
@MainActor struct AssociatedObject<Value: AnyObject> {
    private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// The object that is kept with an owner, if there is one.
    func value(of owner: AnyObject) -> Value? { objc_getAssociatedObject(owner, key) as? Value }

    /// The object that is kept with an owner; a new one where there is none.
    func value(of owner: AnyObject, or make: () -> Value) -> Value {
        if let kept = value(of: owner) { return kept }
        let made = make()
        keep(made, with: owner)
        return made
    }

    /// Keeps an object with an owner, in place of the one before; nil keeps none.
    func keep(_ value: Value?, with owner: AnyObject) {
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

/// The places for what is kept with elements.
@MainActor enum ElementPlaces {
    /// What Proviso keeps for an element, an `ElementValidation` of its type of value.
    static let validation = AssociatedObject<AnyObject>()
    /// The receiver of notifications.
    static let notifications = AssociatedObject<NotificationObservers>()
    /// What was said of an element before errors were.
    static let description = AssociatedObject<ElementDescription>()
}

/// What assistive technology said of an element before its errors were added.
final class ElementDescription {
    let text: String?

    init(_ text: String?) { self.text = text }
}
#endif
