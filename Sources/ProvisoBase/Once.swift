#if canImport(Darwin)
/// An object that is made once.
///
/// On Apple systems it is made at once: their atomics are newer than the systems that this package supports.
@usableFromInline
package final class Once<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let object: Object

    package init(_ make: @escaping @Sendable () -> Object) {
        object = make()
    }

    /// Calls the closure with the object.
    @inlinable @inline(__always)
    package func with<Result>(_ body: (Object) -> Result) -> Result {
        body(object)
    }
}
#else
public import Synchronization

/// An object that is made when it is first asked for, and kept.
///
/// Two threads that ask at the same time may both make one; all of them get the same.
@usableFromInline
package final class Once<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let object = Atomic<Unmanaged<Object>?>(nil)
    private let make: @Sendable () -> Object

    package init(_ make: @escaping @Sendable () -> Object) {
        self.make = make
    }

    deinit {
        object.load(ordering: .acquiring)?.release()
    }

    /// Calls the closure with the object.
    ///
    /// It lives as long as this does, so it is not retained, which would cost more than matching a short text.
    @inlinable @inline(__always)
    package func with<Result>(_ body: (Object) -> Result) -> Result {
        if let made = object.load(ordering: .acquiring) {
            return made._withUnsafeGuaranteedRef(body)
        }
        return makeAndCall(body)
    }

    @inline(never) @usableFromInline
    func makeAndCall<Result>(_ body: (Object) -> Result) -> Result {
        let new = Unmanaged.passRetained(make())
        let (exchanged, stored) = object.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing)
        if !exchanged { new.release() }
        return (stored ?? new)._withUnsafeGuaranteedRef(body)
    }
}
#endif
