#if canImport(Darwin)
internal import os
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif !hasFeature(Embedded)
internal import Synchronization
#endif

/// A value behind a lock.
///
/// The standard library's `Mutex` needs newer Apple systems than this package, which have a lock of their own. On Linux
/// it takes 25 ns where the system's takes 14, and the thread sanitizer does not see it and reports races that are none.
package final class Locked<Value: Sendable>: Sendable {
    #if canImport(Darwin)
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
        lock = OSAllocatedUnfairLock(initialState: value)
    }

    /// Calls the closure with the value, one caller at a time.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        lock.withLock { body(&$0) }
    }
    #elseif canImport(Glibc) || canImport(Musl)
    /// The lock stays where it was made, as the system asks.
    nonisolated(unsafe) private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Read and written with the lock held alone.
    nonisolated(unsafe) private var value: Value

    package init(_ value: Value) {
        self.value = value
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Calls the closure with the value, one caller at a time.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body(&value)
    }
    #elseif hasFeature(Embedded)
    /// Embedded Swift has no threads, here at least.
    nonisolated(unsafe) private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Calls the closure with the value.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        body(&value)
    }
    #else
    private let lock: Mutex<Value>

    package init(_ value: Value) {
        lock = Mutex(value)
    }

    /// Calls the closure with the value, one caller at a time.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        lock.withLock { body(&$0) }
    }
    #endif
}
