#if canImport(Darwin)
internal import os
#else
internal import Synchronization
#endif

/// A value behind a lock.
///
/// The standard library's `Mutex` needs newer Apple systems than this package, which have a lock of their own.
package final class Locked<Value: Sendable>: Sendable {
    #if canImport(Darwin)
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
        lock = OSAllocatedUnfairLock(initialState: value)
    }
    #else
    private let lock: Mutex<Value>

    package init(_ value: Value) {
        lock = Mutex(value)
    }
    #endif

    /// Calls the closure with the value, one caller at a time.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        lock.withLock { body(&$0) }
    }
}
