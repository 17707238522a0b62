import Synchronization

/// A clock that goes on when a test says so.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var lastID = 0
        var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let (resumption, waiters): (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) =
                    state.withLock { state in
                        if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
                        if deadline <= state.now { return (.success(()), []) }
                        state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
                        let count = state.sleepers.count
                        let ready = state.waiting.filter { $0.count <= count }.map(\.continuation)
                        state.waiting.removeAll { $0.count <= count }
                        return (nil, ready)
                    }
                if let resumption { continuation.resume(with: resumption) }
                for waiter in waiters { waiter.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Waits until so many tasks sleep.
    func waitForSleepers(_ count: Int) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isReady = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.waiting.append((count, continuation))
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let due = state.sleepers.filter { $0.deadline <= now }
            state.sleepers.removeAll { $0.deadline <= now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
    }
}

/// A service that answers when a test says so.
final class ManualService: Sendable {
    struct Down: Error, Equatable {}

    private struct State {
        var calls: [String] = []
        var open: [(question: String, continuation: CheckedContinuation<Bool, any Error>)] = []
        var cancelled: [String] = []
        var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var calls: [String] { state.withLock { $0.calls } }
    var open: [String] { state.withLock { $0.open.map(\.question) } }
    var cancelled: [String] { state.withLock { $0.cancelled } }

    func isFree(_ name: String) async throws -> Bool {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Bool, any Error>) in
                let ready = state.withLock { state in
                    state.calls.append(name)
                    state.open.append((name, continuation))
                    let count = state.calls.count
                    let ready = state.waiting.filter { $0.count <= count }.map(\.continuation)
                    state.waiting.removeAll { $0.count <= count }
                    return ready
                }
                for waiter in ready { waiter.resume() }
            }
        } onCancel: {
            // Noted, but answered all the same later: a service that does not care.
            state.withLock { $0.cancelled.append(name) }
        }
    }

    /// Waits until so many questions have been asked since the start.
    func waitForCalls(_ count: Int) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isReady = state.withLock { state in
                if state.calls.count >= count { return true }
                state.waiting.append((count, continuation))
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    func answer(_ question: String, _ isFree: Bool) {
        take(question)?.resume(returning: isFree)
    }

    func fail(_ question: String) {
        take(question)?.resume(throwing: Down())
    }

    private func take(_ question: String) -> CheckedContinuation<Bool, any Error>? {
        state.withLock { state in
            guard let index = state.open.firstIndex(where: { $0.question == question }) else { return nil }
            return state.open.remove(at: index).continuation
        }
    }
}
