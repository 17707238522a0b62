import Measuring
import ProvisoFormats

/// Proviso's formats beside scanners of the same definition written by hand, in one run; then hostile texts.
///
/// An argument chooses formats by a part of their name.
///
/// Not in `main.swift`: what stands there belongs to the main actor, and checking that costs more than scanning.
@main
enum Benchmark {
    static func main() {
        let chosen = CommandLine.arguments.dropFirst().first
        subjects(chosen)
        hostile(chosen)
    }

    static func subjects(_ chosen: String?) {
        print("Nanoseconds for a text, mean of valid and invalid ones; how many times the scan by hand")
        print(padded("", 16), " by hand  Proviso   ratio")
        for subject in Subject.all where chosen.map({ subject.name.contains($0) }) ?? true {
            let texts = Texts(subject.valid + subject.invalid)
            subject.check()
            // Each in turn, since a shared machine changes its speed while it runs.
            var scan = Double.infinity
            var judge = Double.infinity
            for _ in 0..<5 {
                scan = min(scan, nanoseconds(3) { subject.scanned(texts) })
                judge = min(judge, nanoseconds(3) { subject.judged(texts) })
            }
            let count = Double(texts.ranges.count)
            print(
                padded(subject.name, 16), right(scan / count, 8), right(judge / count, 8),
                right(judge / scan, 7, digits: 2))
        }
    }

    static func hostile(_ chosen: String?) {
        print("\nHostile texts: nanoseconds for a byte of 1 KB, 32 KB and 1 MB")
        for text in HostileText.all where chosen.map({ text.name.contains($0) }) ?? true {
            var cells = ""
            for size in [1 << 10, 32 << 10, 1 << 20] {
                let texts = Texts([text.text(size)])
                let time = nanoseconds(3) { texts.count(text.judge) }
                cells += right(time / Double(texts.bytes.count), 9, digits: 3)
            }
            print(padded(text.name, 32), cells)
        }
    }
}

/// Texts one behind the other, so that going from one to the next costs nothing.
struct Texts: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var ranges: [Range<Int>] = []

    init(_ texts: [String]) {
        for text in texts {
            let start = bytes.count
            bytes += text.utf8
            ranges.append(start..<bytes.count)
        }
    }

    /// How many texts pass.
    @inline(__always)
    func count(_ passes: (Span<UInt8>) -> Bool) -> Int {
        let span = bytes.span
        var count = 0
        for range in ranges where passes(span.extracting(range)) { count &+= 1 }
        return count
    }
}
