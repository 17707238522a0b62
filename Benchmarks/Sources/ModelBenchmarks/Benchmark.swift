import Proviso

/// Compares what the macro writes with the same checks by hand.
@main
enum Benchmark {
    static func main() {
        precondition(Registration.valid.validate().isValid && HandWritten.check(.valid).isEmpty)
        let count = Registration.invalid.validate().violations.count
        precondition(HandWritten.check(.invalid).count == count)
        if let rounds = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
            // For counting allocations from outside.
            for _ in 0..<rounds { blackHole(Registration.valid.validate().isValid ? 1 : 0) }
            return
        }
        report("valid values", .valid)
        report("invalid values, \(count) violations", .invalid)
    }

    static func report(_ title: String, _ form: Registration) {
        let hand = nanoseconds { HandWritten.check(form).count }
        let macro = nanoseconds { form.validate().violations.count }
        let ratio = (macro / hand * 100).rounded() / 100
        print(
            padded(title, 34), right(hand, 9), "ns by hand", right(macro, 9), "ns @Validatable", right(ratio, 7),
            "times")
    }
}
