internal import Foundation

/// Goes on in a thread with a large stack of its own, for values that are nested deeply.
enum DeepStack {
    private static let size = 16 << 20

    /// What is handed to the thread and back; the caller waits meanwhile, so that one thread at a time touches it.
    private final class Work: @unchecked Sendable {
        let body: () -> Bool
        var result = false

        init(_ body: @escaping () -> Bool) { self.body = body }
    }

    /// Calls the closure and waits for it.
    static func run(_ body: @escaping () -> Bool) -> Bool {
        let work = Work(body)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            work.result = work.body()
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        return work.result
    }
}
