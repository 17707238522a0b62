import Foundation
import Proviso

/// Judges 10 000 models in one task and in 64 at once, as a server does. Where no thread waits for another, n cores judge n times as many
/// in a second.
enum Tasks {
    private static let modelCount = 10_000
    private static let taskCount = 64

    static func compare() async throws {
        let valid = (0..<modelCount).map { SignUp(number: $0, isValid: true) }
        let mixed = (0..<modelCount).map { SignUp(number: $0, isValid: $0 % 10 > 2) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let bodies = try valid.map(encoder.encode)
        print("\(modelCount) models on \(ProcessInfo.processInfo.activeProcessorCount) cores, ns each")
        print(padded("", 34), "   1 task", " \(taskCount) tasks", "  times as fast")
        try await compare("in memory, valid", valid) { $0.validate().isValid ? 1 : 0 }
        try await compare("in memory, three in ten invalid", mixed) { $0.validate().violations.count }
        try await compare("the same, every message read", mixed) { model in
            model.validate().violations.reduce(0) { $0 &+ $1.message.utf8.count }
        }
        try await compare("from JSON text, valid", bodies) { try SignUp.decode(json: $0).age }
    }

    /// Prints what a model takes in one task and in many.
    private static func compare<Input: Sendable>(
        _ name: String, _ inputs: [Input], _ judge: @escaping @Sendable (Input) throws -> Int
    ) async throws {
        let one = try await nanoseconds([inputs], judge)
        // Each task has models of its own, as a server has for each request: what tasks share, they would count references of.
        let size = (inputs.count + taskCount - 1) / taskCount
        let many = try await nanoseconds(
            stride(from: 0, to: inputs.count, by: size).map { Array(inputs[$0..<min($0 + size, inputs.count)]) }, judge)
        let ratio = (one / many * 100).rounded() / 100
        print(padded(name, 34), right(one, 9, digits: 0), right(many, 9, digits: 0), right(ratio, 15, digits: 2))
    }

    /// The time of a model, the least of several rounds.
    private static func nanoseconds<Input: Sendable>(
        _ inputs: [[Input]], _ judge: @escaping @Sendable (Input) throws -> Int
    ) async throws -> Double {
        let clock = ContinuousClock()
        var best = Double.infinity
        for _ in 0..<15 {
            let start = clock.now
            let sum = try await withThrowingTaskGroup(of: Int.self) { group in
                for some in inputs { group.addTask { try some.reduce(0) { $0 &+ (try judge($1)) } } }
                return try await group.reduce(0, &+)
            }
            blackHole(sum)
            let (seconds, attoseconds) = (clock.now - start).components
            best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(modelCount))
        }
        return best
    }
}

extension SignUp {
    /// A sign-up with texts of its own, and a wrong address and age if it is not valid.
    fileprivate init(number: Int, isValid: Bool) {
        self = .valid
        username = "ada_lovelace_\(number)"
        email = isValid ? "ada.lovelace.\(number)@example.org" : "ada.lovelace.\(number)@"
        password = "correct horse battery \(number)"
        passwordRepeat = password
        age = isValid ? 18 + number % 80 : 7
        website = "https://www.example.org/people/\(number)?tab=about"
        tags = ["mathematics", "poetry", "analytical engines", "music \(number)"]
    }
}
