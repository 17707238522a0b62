internal import ProvisoBase

#if canImport(Dispatch) && !hasFeature(Embedded)
internal import Dispatch
#endif

/// Makes values in a thread of its own while those that were made before are taken.
package enum ReadingAhead {
    /// How many values wait to be taken at most.
    private static let most = 4

    /// Makes values, and hands each to the caller in order.
    ///
    /// - Parameters:
    ///   - hasOwnThread: Whether they may be made in a thread of their own; otherwise each is taken as soon as it is made.
    ///   - make: Makes the values and hands out each. When it is told `false`, no further one is wanted.
    ///   - take: Takes a value, in the caller's thread.
    /// - Returns: What `make` returns.
    /// - Throws: What either throws: `take` first.
    package static func run<Value: Sendable, Outcome: Sendable, Failure: Error>(
        hasOwnThread: Bool,
        _ make: @escaping @Sendable (_ handOut: (Value) -> Bool) throws(Failure) -> Outcome,
        take: (Value) throws(Failure) -> Void
    ) throws(Failure) -> Outcome {
        #if canImport(Dispatch) && !hasFeature(Embedded)
        if hasOwnThread { return try Queue<Value, Outcome, Failure>().run(make, take) }
        #endif
        var failure: Failure?
        let outcome: Result<Outcome, Failure>
        do throws(Failure) {
            outcome = .success(
                try make { value in
                    do throws(Failure) { try take(value) } catch { failure = error }
                    return failure == nil
                })
        } catch {
            outcome = .failure(error)
        }
        if let failure { throw failure }
        return try outcome.get()
    }

    #if canImport(Dispatch) && !hasFeature(Embedded)
    /// The values that wait.
    private final class Queue<Value: Sendable, Outcome: Sendable, Failure: Error>: Sendable {
        private struct State {
            var values: [Value] = []
            var outcome: Result<Outcome, Failure>?
            /// Whether no further value is wanted.
            var isOver = false
        }

        private let state = Locked(State())
        /// Signalled for each value that may be added, and for each that was, and the outcome.
        private let room = DispatchSemaphore(value: 0)
        private let news = DispatchSemaphore(value: 0)

        func run(
            _ make: @escaping @Sendable (_ handOut: (Value) -> Bool) throws(Failure) -> Outcome,
            _ take: (Value) throws(Failure) -> Void
        ) throws(Failure) -> Outcome {
            for _ in 0..<most { room.signal() }
            // A queue of its own has a thread even while all those that tasks share are waiting.
            DispatchQueue(label: "proviso.reading-ahead").async { [self] in
                let outcome: Result<Outcome, Failure>
                do throws(Failure) { outcome = .success(try make(add)) } catch { outcome = .failure(error) }
                state.withLock { $0.outcome = outcome }
                news.signal()
            }
            var failure: Failure?
            while true {
                news.wait()
                switch next() {
                case .value(let value):
                    if failure == nil {
                        do throws(Failure) { try take(value) } catch { failure = error }
                        if failure != nil { state.withLock { $0.isOver = true } }
                    }
                    room.signal()
                case .end(let outcome):
                    if let failure { throw failure }
                    return try outcome.get()
                case .nothing: continue
                }
            }
        }

        /// Adds a value as soon as there is room.
        private func add(_ value: Value) -> Bool {
            room.wait()
            let isWanted = state.withLock { state in
                state.values.append(value)
                return !state.isOver
            }
            news.signal()
            return isWanted
        }

        private enum Next: Sendable {
            case value(Value)
            case end(Result<Outcome, Failure>)
            case nothing
        }

        private func next() -> Next {
            state.withLock { state in
                if !state.values.isEmpty { return .value(state.values.removeFirst()) }
                return state.outcome.map(Next.end) ?? .nothing
            }
        }
    }
    #endif
}
