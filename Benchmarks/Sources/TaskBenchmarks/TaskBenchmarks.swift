import CountedAllocations
import Foundation
import Measuring
import Proviso

/// Judges the same 10 000 sign-ups in one task and in 64 at once, as a server does. With as many cores, and nothing that threads
/// wait for, n cores judge n times as many records a second.
///
///     TaskBenchmarks        prints a line for each kind of work, and the allocations of a valid request body beside those of the
///                           same model made by hand
@main
enum TaskBenchmarks {
    static let recordCount = 10_000
    static let taskCount = 64

    static func main() async throws {
        let valid = (0..<recordCount).map { SignUp(number: $0) }
        let mixed = (0..<recordCount).map { SignUp(number: $0, isValid: $0 % 10 > 2) }
        let bodies = try valid.map { try JSONEncoder().encode($0) }
        print("\(recordCount) records on \(ProcessInfo.processInfo.activeProcessorCount) cores, ns per record")
        print("                                     1 task  \(taskCount) tasks   times as fast")
        try await compare("in memory, valid") { valid[$0].validate().isValid ? 1 : 0 }
        try await compare("in memory, three in ten invalid") { mixed[$0].validate().violations.count }
        try await compare("the same, every message read") { number in
            mixed[number].validate().violations.reduce(0) { $0 &+ $1.message.utf8.count }
        }
        try await compare("from JSON text, valid") { try SignUp.decode(json: bodies[$0]).age }
        try compareAllocations(of: bodies[7], and: valid[7])
    }

    /// Prints what a record takes in one task and in many.
    static func compare(_ name: String, _ judge: @escaping @Sendable (Int) throws -> Int) async throws {
        let one = try await nanoseconds(tasks: 1, judge)
        let many = try await nanoseconds(tasks: taskCount, judge)
        print(
            "\(padded(name, 34))\(right(one, 9, digits: 0))\(right(many, 10, digits: 0))\(right(one / many, 16, digits: 2))"
        )
    }

    /// The time of a record, the least of several rounds.
    private static func nanoseconds(
        tasks: Int, _ judge: @escaping @Sendable (Int) throws -> Int
    ) async throws -> Double {
        var best = Double.infinity
        for _ in 0..<15 {
            let clock = ContinuousClock()
            let start = clock.now
            let sum = try await withThrowingTaskGroup(of: Int.self) { group in
                for task in 0..<tasks {
                    group.addTask {
                        var sum = 0
                        for number in stride(from: task, to: recordCount, by: tasks) { sum &+= try judge(number) }
                        return sum
                    }
                }
                return try await group.reduce(0, &+)
            }
            blackHole(sum)
            let (seconds, attoseconds) = (clock.now - start).components
            best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(recordCount))
        }
        return best
    }

    /// Prints the allocations of a body that is decoded and judged, beside those of the same model made from texts that are there.
    private static func compareAllocations(of body: Data, and model: SignUp) throws {
        guard counted_allocations() >= 0 else { return }
        func allocations(_ make: () throws -> SignUp) rethrows -> Int {
            blackHole(try make().age)
            let before = counted_allocations()
            for _ in 0..<1000 { blackHole(try make().age) }
            return (counted_allocations() - before) / 1000
        }
        let decoded = try allocations { try SignUp.decode(json: body) }
        let copied = allocations { model.copy() }
        print("allocations of a valid request body: \(decoded); of the same model made by hand: \(copied)")
    }
}
