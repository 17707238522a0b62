import Synchronization
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// How many questions are asked at once, and what becomes of those that nobody wants answered any more.
@Suite(.timeLimit(.minutes(5))) struct AsyncLimiterTests {
    /// Lets those through who wait, once it is open.
    private final class Gate: Sendable {
        private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

        func pass() async {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    if !state.isOpen { state.waiting.append(continuation) }
                    return state.isOpen
                }
                if isOpen { continuation.resume() }
            }
        }

        func open() {
            let waiting = state.withLock { state in
                state.isOpen = true
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }
    }

    /// Counts those who are inside.
    private final class Visitors: Sendable {
        private let state = Mutex((now: 0, most: 0))

        var most: Int { state.withLock { $0.most } }

        func enter() {
            state.withLock { state in
                state.now += 1
                state.most = max(state.most, state.now)
            }
        }

        func leave() { state.withLock { $0.now -= 1 } }
    }

    @Test(arguments: [1, 3]) func letsInAsManyAsItMay(limit: Int) async {
        let limiter = AsyncLimiter(limit: limit)
        let inside = Visitors()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    _ = await limiter.run {
                        inside.enter()
                        for _ in 0..<10 { await Task.yield() }
                        inside.leave()
                    }
                }
            }
        }
        #expect(inside.most <= limit)
    }

    @Test(arguments: [0, -1]) func atLeastOneIsLetIn(limit: Int) async {
        #expect(await AsyncLimiter(limit: limit).run { 1 } == 1)
    }

    @Test func whoIsCancelledBeforehandIsNotLetIn() async {
        let limiter = AsyncLimiter(limit: 1)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await limiter.run { 1 }
        }
        #expect(await task.value == nil)
        #expect(await limiter.run { 2 } == 2, "and takes nobody's place")
    }

    @Test func whoIsCancelledWhileWaitingDoesNotWaitOn() async {
        let limiter = AsyncLimiter(limit: 1)
        let (entered, gate) = (Gate(), Gate())
        let first = Task {
            await limiter.run {
                entered.open()
                await gate.pass()
                return 1
            }
        }
        await entered.pass()
        let second = Task { await limiter.run { 2 } }
        let third = Task { await limiter.run { 3 } }
        // Most likely it waits by then; if it does not, what follows holds all the same.
        for _ in 0..<100 { await Task.yield() }
        second.cancel()
        #expect(await second.value == nil)
        gate.open()
        #expect(await first.value == 1)
        #expect(await third.value == 3)
    }
}
