import FuzzerDriver

/// Judges what libFuzzer makes up; ends the program where two ways of judging disagree.
@main
enum SchemaFuzzer {
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
            let bytes = Array(UnsafeBufferPointer(start: start, count: count))
            if let disagreement = SchemaFuzzCase(bytes)?.disagreement() { fatalError("not alike: \(disagreement)") }
            return 0
        }
    }
}
