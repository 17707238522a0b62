/// Checks a CSV file of sign-ups by hand and prints what it found: the 1 of the ratios of `Scripts/check-instructions`, which
/// compiles this file with those of `Sources/ModelBenchmarks/ByHand`.
///
/// It uses neither Foundation nor Proviso, so that its start is that of a Swift program and nothing more.
@main
enum CheckByHand {
    static func main() {
        var rows = 0
        var invalid = 0
        var wrongAttributes = 0
        let isRead = ByHand.checkCSV(CommandLine.arguments.last ?? "") { wrong in
            rows &+= 1
            guard !wrong.isEmpty else { return }
            invalid &+= 1
            wrongAttributes &+= wrong.rawValue.nonzeroBitCount
        }
        print("rows=\(rows) invalid=\(invalid) wrong_attributes=\(wrongAttributes) complete=\(isRead)")
    }
}
