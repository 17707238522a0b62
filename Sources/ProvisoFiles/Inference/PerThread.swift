internal import ProvisoBase

/// A value for each of several threads, so that they need not wait for each other to change it.
///
/// A thread may change any of them: what all of them come to together must not depend on which.
final class PerThread<Value: Sendable>: Sendable {
    private let parts: [Locked<Value>]

    /// So many values are kept at most; further threads share them.
    private static var mostParts: Int { 4 }

    /// - Parameters:
    ///   - value: What each begins with.
    ///   - jobs: How many threads there are.
    init(_ value: Value, jobs: Int) {
        parts = (0..<min(max(1, jobs), Self.mostParts)).map { _ in Locked(value) }
    }

    /// The values; to be asked for when all threads are done.
    var values: [Value] { parts.map { part in part.withLock { $0 } } }

    /// Changes one of the values.
    func update(_ change: @Sendable (inout Value) -> Void) {
        guard parts.count > 1 else { return parts[0].withLock(change) }
        // Each task judges a block, and a thread one task at a time.
        let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
        parts[Int(truncatingIfNeeded: task.magnitude % UInt(parts.count))].withLock(change)
    }
}
