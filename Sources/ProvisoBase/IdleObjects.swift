#if canImport(Darwin) || hasFeature(Embedded)
/// Objects that one thread at a time may use, kept until another one needs them.
///
/// The atomics of Apple systems are newer than the systems that this package supports; a lock guards them there.
package final class IdleObjects<Object: AnyObject & Sendable>: Sendable {
    private static var capacity: Int { 8 }
    private let objects = Locked<[Object]>([])

    package init() {}

    /// An object that nobody uses; `nil` where there is none.
    package func take() -> Object? { objects.withLock { $0.popLast() } }

    /// Keeps an object for the next thread; one of more than eight is let go of.
    package func put(_ object: Object) {
        objects.withLock { objects in
            if objects.count < Self.capacity { objects.append(object) }
        }
    }

    /// How many objects are kept.
    package var count: Int { objects.withLock { $0.count } }
}
#else
internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// Objects that one thread at a time may use, kept until another one needs them. Taken and put without a lock.
///
/// A thread begins at a place of its own, and mostly finds there what it has left: others do not wait for it, nor for the memory that it
/// writes.
package final class IdleObjects<Object: AnyObject & Sendable>: Sendable {
    private typealias Place = Atomic<Unmanaged<Object>?>

    private static var bits: Int { 3 }
    private static var capacity: Int { 1 << bits }
    /// Places are so far from each other that each has a line of the processor's cache to itself.
    private static var stride: Int { 64 / MemoryLayout<Place>.stride }

    /// Each place is read and written atomically; where they lie never changes.
    nonisolated(unsafe) private let places = UnsafeMutablePointer<Place>.allocate(capacity: capacity * stride)

    package init() {
        for index in 0..<Self.capacity * Self.stride { (places + index).initialize(to: Place(nil)) }
    }

    deinit {
        while take() != nil {}
        places.deinitialize(count: Self.capacity * Self.stride)
        places.deallocate()
    }

    /// An object that nobody uses; `nil` where there is none.
    package func take() -> Object? {
        let first = ThreadNumber.current
        for offset in 0..<Self.capacity {
            let place = place(first + offset)
            // Looked at first, since writing takes the line from other processors.
            guard place.pointee.load(ordering: .relaxed) != nil else { continue }
            if let object = place.pointee.exchange(nil, ordering: .acquiring) { return object.takeRetainedValue() }
        }
        return nil
    }

    /// Keeps an object for the next thread; one of more than eight is let go of.
    package func put(_ object: Object) {
        let object = Unmanaged.passRetained(object)
        let first = ThreadNumber.current
        for offset in 0..<Self.capacity {
            let place = place(first + offset)
            guard place.pointee.load(ordering: .relaxed) == nil else { continue }
            if place.pointee.compareExchange(expected: nil, desired: object, ordering: .releasing).exchanged { return }
        }
        object.release()
    }

    /// How many objects are kept.
    package var count: Int {
        (0..<Self.capacity).count { place($0).pointee.load(ordering: .relaxed) != nil }
    }

    private func place(_ number: Int) -> UnsafeMutablePointer<Place> {
        places + (number & (Self.capacity - 1)) * Self.stride
    }
}

/// The number of a thread, in the order in which threads asked for theirs. Two threads that run at the same time therefore begin at
/// different places, as long as there are no more of them than places.
private enum ThreadNumber {
    private static let numbered = Atomic<Int>(0)

    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// Where the system keeps a thread's number; `nil` if it has no key left.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    static var current: Int {
        guard let key else { return 0 }
        let number = Int(bitPattern: pthread_getspecific(key))
        if number != 0 { return number }
        let next = numbered.add(1, ordering: .relaxed).newValue
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: next))
        return next
    }
    #else
    static var current: Int { 0 }
    #endif
}
#endif
