import CGTK

/// Calls a closure each time an object emits a signal. The object keeps the closure.
@MainActor func connect(_ object: OpaquePointer, _ signal: String, _ action: @escaping @MainActor () -> Void) {
    cgtk_connect(
        UnsafeMutableRawPointer(object), signal,
        { data in
            guard let data else { return }
            let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
            // GTK emits signals on the thread of its main loop.
            MainActor.assumeIsolated { handler.action() }
        }, Unmanaged.passRetained(SignalHandler(action)).toOpaque(),
        { data, _ in if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() } })
}

private final class SignalHandler: Sendable {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}
