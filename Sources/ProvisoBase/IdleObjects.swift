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
        let first = Self.firstPlace
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
        let first = Self.firstPlace
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

    /// Where a thread begins to look: threads have their stacks in different places.
    private static var firstPlace: Int {
        var onStack: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &onStack) { UInt64(UInt(bitPattern: $0)) }
        return Int(truncatingIfNeeded: (address >> 16) &* 0x9E37_79B9_7F4A_7C15 >> UInt64(UInt64.bitWidth - bits))
    }
}
#endif
