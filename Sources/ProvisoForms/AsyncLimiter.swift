internal import ProvisoBase

/// Lets only a few tasks at a time do something; the others wait in the order in which they came.
final class AsyncLimiter: Sendable {
    private struct State {
        var free: Int
        var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var cancelled: Set<Int> = []
        var lastID = 0
    }

    private let state: Locked<State>

    init(limit: Int) { state = Locked(State(free: max(1, limit))) }

    /// Does something when it is its turn.
    ///
    /// - Returns: What was done, or `nil` when the task was cancelled while it waited.
    func run<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result? {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        guard await enter(id) else { return nil }
        let result = await body()
        leave(id)
        return result
    }

    private func enter(_ id: Int) async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let entered: Bool? = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return false }
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    state.waiting.append((id, continuation))
                    return nil
                }
                if let entered { continuation.resume(returning: entered) }
            }
        } onCancel: {
            let waiting: CheckedContinuation<Bool, Never>? = state.withLock { state in
                guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
                    // It has not begun to wait; or it has entered, and then this is forgotten when it leaves.
                    state.cancelled.insert(id)
                    return nil
                }
                return state.waiting.remove(at: index).continuation
            }
            waiting?.resume(returning: false)
        }
    }

    private func leave(_ id: Int) {
        let next: CheckedContinuation<Bool, Never>? = state.withLock { state in
            state.cancelled.remove(id)
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}
