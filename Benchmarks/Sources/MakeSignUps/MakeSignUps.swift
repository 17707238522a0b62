#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes sign-ups as CSV to standard output, for the rules of `Examples/signups`.
///
/// ```
/// swift run -c release --package-path Benchmarks MakeSignUps 2000000 > signups.csv
/// ```
///
/// The same number of rows is always the same bytes, about 130 for each row; two rows in a hundred have mistakes.
@main
enum MakeSignUps {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count <= 2, let rows = Int(arguments.dropFirst().first ?? "2000000"), rows >= 0 else {
            print("usage: MakeSignUps [ROWS]")
            exit(2)
        }
        var random = SplitMix64(seed: 2026)
        var buffer = SignUp.header
        for row in 0..<rows {
            SignUp(row, &random).append(to: &buffer)
            if buffer.utf8.count > 1 << 18 { flush(&buffer) }
        }
        flush(&buffer)
    }

    private static func flush(_ buffer: inout String) {
        buffer.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)[...]
            while !rest.isEmpty {
                let count = write(1, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count <= 0 { exit(2) }
                rest = rest.dropFirst(count)
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }
}
