#if canImport(ObjectiveC)
internal import Foundation

/// Closures that are called for notifications, for as long as this object lives.
final class NotificationObservers {
    private var tokens: [any NSObjectProtocol] = []

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    /// Calls a closure for each notification of an object. The systems post those of their views on the main thread.
    @MainActor func observe(
        _ name: Notification.Name, of object: AnyObject, _ handle: @escaping @MainActor @Sendable () -> Void
    ) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
                MainActor.assumeIsolated(handle)
            })
    }
}
#endif
