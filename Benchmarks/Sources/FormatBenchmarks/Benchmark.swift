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
        print("Nanoseconds for a text, and how many times the scan by hand: of all texts, then of the valid ones")
        print(padded("", 18), "by hand  Proviso   ratio | by hand  Proviso   ratio")
        for subject in Subject.all where chosen.map({ subject.name.contains($0) }) ?? true {
            subject.check()
            var cells: [String] = []
            for texts in [subject.valid + subject.invalid, subject.valid] {
                let (scan, judge) = times(subject, texts)
                cells.append(right(scan, 7) + right(judge, 9) + right(judge / scan, 8, digits: 2))
            }
            print(padded(subject.name, 18), cells.joined(separator: " | "))
        }
    }

    /// Nanoseconds that each side takes for a text.
    static func times(_ subject: Subject, _ texts: [String]) -> (scan: Double, judge: Double) {
        let count = Double(texts.count)
        let texts = Texts(texts)
        var scan = Double.infinity
        var judge = Double.infinity
        // Each in turn, since a shared machine changes its speed while it runs.
        for _ in 0..<20 {
            scan = min(scan, nanoseconds(1) { subject.scanned(texts) })
            judge = min(judge, nanoseconds(1) { subject.judged(texts) })
        }
        return (scan / count, judge / count)
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
