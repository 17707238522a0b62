#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds wrong keys in files without Proviso: what `Scripts/measure-keys` shows as “by hand”.
///
/// ```
/// KeyBenchmarks unique data.csv             the records whose `id` an earlier record has
/// KeyBenchmarks exists data.csv keys.csv    the records whose `parent` is no `id` of the other file
/// ```
///
/// It does what no program can leave out: it reads the files once, splits them into cells, hashes the keys, keeps what an exact
/// answer needs, and writes a line for each violation. It knows no rules and no messages, keeps all keys in memory, and writes
/// only after the last record. It refuses files with quotes, carriage returns or letters beyond ASCII.
@main
enum Benchmark {
    static func main() {
        do throws(Mistake) {
            let arguments = CommandLine.arguments.dropFirst()
            switch (arguments.first, arguments.count) {
            case ("unique", 2): try UniqueKeys.check(arguments[2], column: "id")
            case ("exists", 3): try ReferencedKeys.check(arguments[2], column: "parent", in: arguments[3], "id")
            default: throw Mistake("see the top of Benchmark.swift for what it takes")
            }
        } catch {
            complain(error)
            exit(2)
        }
    }

    private static func complain(_ mistake: Mistake) {
        var errors = Output(to: STDERR_FILENO)
        errors.add("error: \(mistake.reason)")
    }
}

/// Why nothing can be measured.
struct Mistake: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
