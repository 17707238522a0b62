internal import Observation
internal import ProvisoCore
internal import ProvisoBase

/// What the asynchronous rules of one attribute of a form have said, are being asked, or have not been asked.
///
/// Answers arrive on any thread, so this is apart from the form, which is not shared by threads. An answer counts only
/// when the question is still the current one: a stale answer never replaces a newer one.
final class AsyncCell: Sendable {
    enum Phase: Sendable, Equatable {
        /// Nothing has been asked about the current value.
        case idle
        /// The questions are being asked, or wait for a pause in the typing.
        case asking
        case answered
    }

    struct State: Sendable {
        var phase = Phase.idle
        var violations: [Violation] = []
        var failures: [RuleFailure] = []
        /// The number of the questions that are current.
        var ticket = 0
        var task: Task<Void, Never>?
    }

    private let locked = Locked(State())
    private let registrar = ObservationRegistrar()

    /// What is known now. Observed.
    var state: State {
        registrar.access(self, keyPath: \.state)
        return locked.withLock { $0 }
    }

    /// The task that asks now, if there is one.
    var task: Task<Void, Never>? { locked.withLock { $0.task } }

    /// Forgets what was said about an earlier value, and asks no more about it.
    func forget() {
        let isIdle = locked.withLock { $0.phase == .idle }
        if isIdle { return }
        change { state in
            state.task?.cancel()
            state = State(ticket: state.ticket + 1)
        }
    }

    /// Asks about the current value; whatever was asked before counts no more.
    ///
    /// - Parameters:
    ///   - questions: Violations that stand for questions.
    ///   - delay: How long to wait first; asking anew meanwhile starts the wait again.
    ///   - clock: Measures the delay.
    ///   - limiter: Lets only a few questions at a time be asked.
    func ask(_ questions: [Violation], after delay: Duration, on clock: any Clock<Duration>, by limiter: AsyncLimiter) {
        change { state in
            state.task?.cancel()
            state = State(phase: .asking, ticket: state.ticket + 1)
            let ticket = state.ticket
            state.task = Task { [self] in
                if delay > .zero {
                    do { try await clock.sleep(for: delay) } catch { return }
                }
                let answers = await withTaskGroup(of: (Int, AsyncAnswer?).self) { group in
                    for (index, question) in questions.enumerated() {
                        group.addTask { (index, await limiter.run { await question.answer() } ?? nil) }
                    }
                    var answers: [AsyncAnswer?] = Array(repeating: nil, count: questions.count)
                    for await (index, answer) in group { answers[index] = answer }
                    return answers
                }
                finish(ticket, answers)
            }
        }
    }

    private func finish(_ ticket: Int, _ answers: [AsyncAnswer?]) {
        // Whoever cancels takes a new ticket too.
        guard locked.withLock({ $0.ticket == ticket }) else { return }
        change { state in
            guard state.ticket == ticket else { return }
            state.phase = .answered
            state.task = nil
            for case let answer? in answers {
                switch answer {
                case .violations(let violations): state.violations += violations
                case .failure(let failure): state.failures.append(failure)
                }
            }
        }
    }

    private func change(_ change: @Sendable (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.state) { locked.withLock(change) }
    }
}

extension AsyncCell: Observable {}

extension Violation {
    /// Asks the question that the violation stands for.
    func answer() async -> AsyncAnswer? { await wording.deferred?.answer(to: self) }
}
