/// Asks the questions that asynchronous rules have left.
package enum AsyncRunner {
    /// Asks questions, a few at a time; the answers stand in the order of the questions.
    ///
    /// Cancelling the task cancels them all.
    static func ask(_ questions: [Violation], atATime limit: Int) async -> [AsyncAnswer] {
        if questions.count == 1, let only = questions.first, let check = only.wording.deferred {
            return [await check.answer(to: only)]
        }
        return await withTaskGroup(of: (Int, AsyncAnswer).self) { group in
            var answers: [AsyncAnswer?] = Array(repeating: nil, count: questions.count)
            for (index, question) in questions.enumerated() {
                guard let check = question.wording.deferred else { continue }
                if index >= max(1, limit), let (index, answer) = await group.next() { answers[index] = answer }
                group.addTask { (index, await check.answer(to: question)) }
            }
            for await (index, answer) in group { answers[index] = answer }
            return answers.compactMap { $0 }
        }
    }

    /// Runs synchronous rules, then the asynchronous ones among them.
    ///
    /// - Parameters:
    ///   - limit: How many violations to collect at most.
    ///   - concurrency: How many asynchronous rules run at a time.
    ///   - judge: Runs the rules.
    static func validate(
        limit: Int, atATime concurrency: Int, _ judge: (inout Report) -> Void
    ) async -> AsyncValidationResult {
        var report = Report()
        report.asksLater = true
        judge(&report)
        return await finish(report, limit: limit, atATime: concurrency)
    }

    /// Asks the questions in a report, and makes a result of all that was found.
    package static func finish(_ report: Report, limit: Int, atATime concurrency: Int) async -> AsyncValidationResult {
        var report = report
        let questions = report.takeQuestions()
        var failures: [RuleFailure] = []
        for answer in await ask(questions, atATime: concurrency) {
            switch answer {
            case .violations(let violations): report.add(violations)
            case .failure(let failure): failures.append(failure)
            }
        }
        // Everything is collected before it is cut: a question that was cut off would not be asked.
        report.nameOutside()
        var cut = Report(limit: limit)
        cut.add(report.violations)
        return AsyncValidationResult(cut.result, failures)
    }
}
