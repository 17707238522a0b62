import ProvisoCore

extension ValueCheck {
    /// A judge, which belongs to one thread at a time.
    private final class Worker: @unchecked Sendable {
        private let judge: Judge
        init(_ judge: Judge) { self.judge = judge }

        /// Judges the lines of a block in order.
        func judge(_ block: Block) -> [LineVerdict] {
            if case .oversized = block.kind { return [LineVerdict(ValueRun.tooLong, block.firstLine)] }
            var verdicts: [LineVerdict] = []
            let bytes = block.bytes.span
            var (line, start) = (block.firstLine, 0)
            while start < bytes.count {
                let end = ByteSearch.firstIndex(of: 0x0A, in: bytes, from: start, to: bytes.count) ?? bytes.count
                if !LineCutter.isBlank(bytes, from: start, to: end) {
                    verdicts.append(LineVerdict(judge.verdict(bytes.extracting(start..<end)), line))
                }
                start = end + 1
                line += 1
            }
            return verdicts
        }
    }

    /// What is found of a line.
    private struct LineVerdict: Sendable {
        let verdict: ValueVerdict
        let line: Int

        init(_ verdict: ValueVerdict, _ line: Int) { (self.verdict, self.line) = (verdict, line) }
    }

    /// Checks the lines of an NDJSON file.
    func checkLines(_ input: InputFile, _ run: inout ValueRun) async throws {
        run.summary.isRowsOnly = false
        let reader = BlockReader(input, records: .lines, encoding: encoding)
        var idle = (0..<max(1, jobs)).map { _ in Worker(judge.copy()) }
        var underway: [(block: Block, worker: Worker, verdicts: Task<[LineVerdict], Never>)] = []
        var isAtEnd = false
        var failure: (any Error)?
        while !run.isOver {
            filling: while !isAtEnd, !idle.isEmpty {
                do {
                    // What was found is told before more is waited for.
                    switch try reader.next(waits: underway.isEmpty) {
                    case .block(let block):
                        let worker = idle.removeLast()
                        underway.append((block, worker, Task.detached { worker.judge(block) }))
                    case .end: isAtEnd = true
                    case .notYet: break filling
                    }
                } catch {
                    // What was read before stands.
                    (failure, isAtEnd) = (error, true)
                }
            }
            guard !underway.isEmpty else { break }
            let (block, worker, verdicts) = underway.removeFirst()
            for found in await verdicts.value where !run.isOver { try run.take(found.verdict, line: found.line) }
            idle.append(worker)
            try run.flush()
            reader.recycle(block.bytes)
        }
        for work in underway { _ = await work.verdicts.value }
        if let failure, !run.isOver { throw failure }
    }
}
