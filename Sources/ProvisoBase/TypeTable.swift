#if canImport(Darwin) || hasFeature(Embedded)
/// What is found out once for each type, and kept.
///
/// The atomics of Apple systems are newer than the systems that this package supports; a lock guards it there.
@usableFromInline
package final class TypeTable<Value: Sendable>: Sendable {
    /// Each with how often it was changed.
    private let values = Locked<[ObjectIdentifier: (value: Value, changes: Int)]>([:])

    package init() {}

    /// The value for a type. It is made when it is first asked for, without a lock: two threads that ask at the same time may both
    /// make one; all of them get the same.
    package func value(for type: ObjectIdentifier, _ make: () -> Value) -> Value {
        if let known = known(type) { return known }
        let made = make()
        return values.withLock { values in
            if let known = values[type] { return known.value }
            values[type] = (made, 0)
            return made
        }
    }

    /// The value for a type; `nil` where it has none yet.
    package func known(_ type: ObjectIdentifier) -> Value? { values.withLock { $0[type]?.value } }

    /// Gives a type another value.
    ///
    /// - Parameter change: Makes it of the one before; `nil` leaves that. It may be called several times.
    package func update(_ type: ObjectIdentifier, _ change: (Value?) -> Value?) {
        while true {
            let known = values.withLock { $0[type] }
            guard let changed = change(known?.value) else { return }
            let isKept = values.withLock { values in
                // Another thread may have been faster.
                guard values[type]?.changes == known?.changes else { return false }
                values[type] = (changed, (known?.changes ?? 0) + 1)
                return true
            }
            if isKept { return }
        }
    }
}
#else
public import Synchronization

/// What is found out once for each type, and kept. It is read without a lock, by any number of threads.
///
/// Entries lie in lists by the addresses of their types. They are added at the front and never removed, so that a reader needs nothing but
/// the front of the list. It is compiled where it is used, for the type of its values.
@usableFromInline
package final class TypeTable<Value: Sendable>: Sendable {
    @usableFromInline
    final class Entry: Sendable {
        @usableFromInline let type: ObjectIdentifier
        @usableFromInline let value: Value
        @usableFromInline let next: Unmanaged<Entry>?

        @inlinable
        init(_ type: ObjectIdentifier, _ value: Value, _ next: Unmanaged<Entry>?) {
            self.type = type
            self.value = value
            self.next = next
        }
    }

    @usableFromInline typealias List = Atomic<Unmanaged<Entry>?>

    @inlinable static var count: Int { 64 }
    /// Each list is read and written atomically; where they lie never changes.
    @usableFromInline nonisolated(unsafe) let lists = UnsafeMutablePointer<List>.allocate(capacity: TypeTable.count)

    @inlinable
    package init() {
        for index in 0..<Self.count { (lists + index).initialize(to: List(nil)) }
    }

    @inlinable
    deinit {
        for index in 0..<Self.count {
            var entry = lists[index].load(ordering: .acquiring)
            while let last = entry {
                entry = last._withUnsafeGuaranteedRef { $0.next }
                last.release()
            }
            (lists + index).deinitialize(count: 1)
        }
        lists.deallocate()
    }

    /// The value for a type. It is made when it is first asked for, without a lock: two threads that ask at the same time may both
    /// make one; all of them get the same.
    @inlinable
    package func value(for type: ObjectIdentifier, _ make: () -> Value) -> Value {
        let list = lists + Self.place(of: type)
        if let known = Self.find(type, from: list.pointee.load(ordering: .acquiring)) { return known }
        return keep(make(), for: type, in: list)
    }

    /// Descriptions of types lie at multiples of eight, and mostly of more.
    @inlinable
    static func place(of type: ObjectIdentifier) -> Int {
        let address = UInt(bitPattern: type)
        return Int(bitPattern: (address >> 4 ^ address >> 10) % UInt(bitPattern: count))
    }

    @inlinable
    static func find(_ type: ObjectIdentifier, from first: Unmanaged<Entry>?) -> Value? {
        var entry = first
        while let current = entry {
            // Entries live as long as the table, so they are not retained.
            if current._withUnsafeGuaranteedRef({ $0.type == type }) {
                return current._withUnsafeGuaranteedRef { $0.value }
            }
            entry = current._withUnsafeGuaranteedRef { $0.next }
        }
        return nil
    }

    /// The value for a type; `nil` where it has none yet.
    @inlinable
    package func known(_ type: ObjectIdentifier) -> Value? {
        Self.find(type, from: lists[Self.place(of: type)].load(ordering: .acquiring))
    }

    /// Gives a type another value. The one before stays in memory as long as the table: this is for what changes once or twice.
    ///
    /// - Parameter change: Makes it of the one before; `nil` leaves that. It may be called several times.
    @inlinable @inline(never)
    package func update(_ type: ObjectIdentifier, _ change: (Value?) -> Value?) {
        let list = lists + Self.place(of: type)
        while true {
            let first = list.pointee.load(ordering: .acquiring)
            guard let changed = change(Self.find(type, from: first)) else { return }
            if Self.add(Entry(type, changed, first), before: first, to: list) { return }
        }
    }

    /// Adds an entry at the front of a list, unless another thread was faster.
    @inlinable
    static func add(_ entry: Entry, before first: Unmanaged<Entry>?, to list: UnsafeMutablePointer<List>) -> Bool {
        let entry = Unmanaged.passRetained(entry)
        if list.pointee.compareExchange(expected: first, desired: entry, ordering: .acquiringAndReleasing).exchanged {
            return true
        }
        entry.release()
        return false
    }

    @inlinable @inline(never)
    func keep(_ made: Value, for type: ObjectIdentifier, in list: UnsafeMutablePointer<List>) -> Value {
        while true {
            let first = list.pointee.load(ordering: .acquiring)
            if let known = Self.find(type, from: first) { return known }
            if Self.add(Entry(type, made, first), before: first, to: list) { return made }
        }
    }
}
#endif
