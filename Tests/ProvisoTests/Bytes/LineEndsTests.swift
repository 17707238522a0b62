import TestSupport
import Proviso
import Testing

@Suite struct LineEndsTests {
    /// The line ends of a text, one byte after the other.
    private func lineEnds(_ bytes: [UInt8], _ endings: LineEnds) -> Int {
        bytes.indices.count { index in
            switch bytes[index] {
            case 0x0A: endings == .lineFeeds || index == 0 || bytes[index - 1] != 0x0D
            case 0x0D: endings == .all
            default: false
            }
        }
    }

    @Test(arguments: [LineEnds.lineFeeds, .all]) func counts(_ endings: LineEnds) {
        var random = SplitMix64(seed: 8)
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                ([0x0A, 0x0D, 0x61, 0x8A, 0x0B] as [UInt8]).randomElement(using: &random) ?? 0
            }
            #expect(endings.count(in: bytes.span) == lineEnds(bytes, endings))
            // In two parts, and step by step.
            let cut = Int.random(in: 0...bytes.count, using: &random)
            let parts = (Array(bytes[..<cut]), Array(bytes[cut...]))
            let count = endings.count(in: parts.0.span) + endings.count(in: parts.1.span, after: parts.0.last)
            #expect(count == lineEnds(bytes, endings))
            var cursor = LineCursor(firstLine: 5, endings: endings)
            _ = cursor.line(of: cut, in: bytes.span)
            #expect(cursor.line(of: bytes.count, in: bytes.span) == 5 + lineEnds(bytes, endings))
            let position = SourcePosition(ofOffset: bytes.count, in: bytes.span, firstLine: 5, endings: endings)
            #expect(position.line == 5 + lineEnds(bytes, endings))
        }
    }

    /// Short lines are counted by words, long ones from end to end; here they alternate.
    @Test(arguments: [LineEnds.lineFeeds, .all], [[0x0A], [0x0A, 0x0D, 0x0A]])
    func countsShortAndLongLines(_ endings: LineEnds, _ ends: [UInt8]) {
        var random = SplitMix64(seed: 9)
        for _ in 0..<Sweep.count(200, sample: 60) {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<8, using: &random) {
                let length = Int.random(in: 0..<2, using: &random) == 0 ? 0..<3 : 0..<3000
                for _ in 0..<Int.random(in: 0..<700, using: &random) {
                    bytes += repeatElement(0x61, count: Int.random(in: 0..<3, using: &random))
                    if let end = ends.randomElement(using: &random) { bytes.append(end) }
                }
                bytes += repeatElement(0x8A, count: Int.random(in: length, using: &random))
            }
            #expect(endings.count(in: bytes.span) == lineEnds(bytes, endings))
        }
        #expect(endings.count(in: [UInt8](repeating: 0x0A, count: 5000).span) == 5000)
    }

    @Test(arguments: [
        ("", 0, 1, 1), ("ab", 1, 1, 2), ("a\nb", 2, 2, 1), ("é😀x", 6, 1, 3), ("\u{FEFF}a", 3, 1, 1),
        ("\u{FEFF}a", 4, 1, 2),
        ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("ab", 99, 1, 3),
    ])
    func givesPositions(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
        let position = SourcePosition(ofOffset: offset, in: Array(text.utf8).span, endings: .all)
        #expect(position == SourcePosition(line: line, column: column))
    }
}
