import Foundation
import Proviso

/// Compares what the macro writes with the same checks by hand (``ByHand``).
///
/// ```
/// ModelBenchmarks                                    times of a valid and of an invalid model
/// ModelBenchmarks tasks                              times of 10 000 models in one task and in 64 at once
/// ModelBenchmarks ROUNDS [invalid]                   only validates, for profiles and counts from outside
/// ModelBenchmarks agree FILE                         compares the verdicts about every record of an NDJSON file
/// ModelBenchmarks time SUBJECT TASK FILE VERDICTS    one part of `Scripts/compare-peers`
/// ```
@main
enum Benchmark {
    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) async throws {
        switch (arguments.first, arguments.count) {
        case (nil, _): try compare()
        case ("tasks", 1): try await Tasks.compare()
        case ("agree", 2): try Agreement.check(arguments[1])
        case ("time", 5):
            let comparison = try Comparison(subject: arguments[1], task: arguments[2], file: arguments[3])
            try comparison.run(arguments[4])
        case (let rounds?, _):
            guard let rounds = Int(rounds), rounds >= 0 else {
                throw Mistake("see the top of Benchmark.swift for what it takes")
            }
            let form = arguments.contains("invalid") ? SignUp.invalid : .valid
            for _ in 0..<rounds { blackHole(form.validate().violations.count) }
        }
    }

    private static func compare() throws {
        for form in [SignUp.valid, .invalid] + SignUp.spoiled {
            guard ByHand.wrongAttributes(of: form) == form.wrongAttributes else {
                throw Mistake("by hand and Proviso differ about \(form)")
            }
        }
        report("valid values", .valid)
        report("invalid values, \(SignUp.invalid.validate().violations.count) violations", .invalid)
    }

    private static func report(_ title: String, _ form: SignUp) {
        let times = nanoseconds(of: [
            { Int(ByHand.wrongAttributes(of: form).rawValue) }, { form.validate().violations.count },
        ])
        let (hand, macro) = (times[0], times[1])
        let ratio = (macro / hand * 100).rounded() / 100
        print(
            padded(title, 34), right(hand, 9), "ns by hand", right(macro, 9), "ns @Validatable", right(ratio, 7),
            "times")
    }
}

/// Why nothing can be measured.
struct Mistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
