import Proviso

/// Compares what the macro writes with the same checks by hand.
@main
enum Benchmark {
    static func main() {
        precondition(Registration.valid.validate().isValid && HandWritten.check(.valid).isEmpty)
        let count = Registration.invalid.validate().violations.count
        precondition(HandWritten.check(.invalid).count == count)
        if let rounds = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
            // For counting allocations and for profiles, from outside.
            let isInvalid = CommandLine.arguments.contains("invalid")
            let form = isInvalid ? Registration.invalid : .valid
            for _ in 0..<rounds { blackHole(form.validate().violations.count) }
            return
        }
        report("valid values", .valid)
        report("invalid values, \(count) violations", .invalid)
    }

    static func report(_ title: String, _ form: Registration) {
        let times = nanoseconds(of: [{ HandWritten.check(form).count }, { form.validate().violations.count }])
        let (hand, macro) = (times[0], times[1])
        let ratio = (macro / hand * 100).rounded() / 100
        print(
            padded(title, 34), right(hand, 9), "ns by hand", right(macro, 9), "ns @Validatable", right(ratio, 7),
            "times")
    }
}
