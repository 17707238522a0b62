#if HTTP
internal import ProvisoBase

/// Waits for something, but not for long.
enum TimeLimit {
    /// Runs a task; cancels it, and waits no longer, when it takes too long.
    ///
    /// - Returns: `nil` when the time is over or the caller was cancelled. A task that does not heed that it is cancelled goes on by
    ///   itself.
    static func run<Value: Sendable>(
        _ limit: Duration, _ body: @escaping @Sendable () async -> Value
    ) async -> Value? {
        let answer = FirstAnswer<Value>()
        let work = Task { answer.give(await body()) }
        let clock = Task {
            try? await Task.sleep(for: limit)
            answer.give(nil)
        }
        let value = await withTaskCancellationHandler {
            await withCheckedContinuation { answer.wait($0) }
        } onCancel: {
            answer.give(nil)
        }
        work.cancel()
        clock.cancel()
        return value
    }
}

/// The first of several answers, for one who waits.
private final class FirstAnswer<Value: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(CheckedContinuation<Value?, Never>)
        case answered(Value?)
        case told
    }

    private let state = Locked(State.open)

    func give(_ value: Value?) {
        let waiting: CheckedContinuation<Value?, Never>? = state.withLock { state in
            switch state {
            case .open:
                state = .answered(value)
                return nil
            case .waiting(let continuation):
                state = .told
                return continuation
            case .answered, .told: return nil
            }
        }
        waiting?.resume(returning: value)
    }

    func wait(_ continuation: CheckedContinuation<Value?, Never>) {
        let known: Value?? = state.withLock { state in
            if case .answered(let value) = state {
                state = .told
                return .some(value)
            }
            state = .waiting(continuation)
            return .none
        }
        if let known { continuation.resume(returning: known) }
    }
}
#endif
