import TestSupport
import Testing

@testable import ProvisoFormats

@Suite struct CanonicalTextTests {
    private static func areEqual(_ left: String, _ right: String) -> Bool {
        var (left, right) = (left, right)
        return left.withUTF8 { left in right.withUTF8 { CanonicalText.areEqual(left, $0) } }
    }

    private static func compare(_ left: String, _ right: String) -> Int {
        var (left, right) = (left, right)
        return left.withUTF8 { left in right.withUTF8 { CanonicalText.compare(left, $0) } }
    }

    private static func text(_ scalars: [UInt32]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
        return String(view)
    }

    static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x41...0x43, 0xC0...0x17E, 0x300...0x33F, 0x300...0x303, 0x370...0x3FF, 0x1E00...0x1FFF,
        0x5D0...0x5EA, 0x591...0x5C7, 0x900...0x97F, 0x1100...0x11FF, 0xAC00...0xD7A3, 0xF900...0xFA0D, 0x9A0...0x9FF,
        0x4E00...0x4E20, 0x3041...0x3099, 0x1F600...0x1F610, 0x2120...0x212F,
    ]

    /// Short texts of everything that composes are equal and ordered as Swift says.
    @Test func agreesWithSwift() {
        var random = SplitMix64(seed: 3)
        var equal = 0
        for _ in 0..<40_000 {
            let scalars = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                UInt32.random(in: Self.ranges.randomElement(using: &random) ?? 0x41...0x41, using: &random)
            }
            let left = Self.text(scalars)
            // The same text written otherwise, or a similar one.
            var other = scalars.shuffled(using: &random)
            if Bool.random(using: &random) { other = Normalization.composed(scalars) }
            let right = Self.text(other)
            equal += left == right ? 1 : 0
            #expect(Self.areEqual(left, right) == (left == right), "\(scalars) \(other)")
            let order = left == right ? 0 : left < right ? -1 : 1
            #expect(Self.compare(left, right) == order, "\(scalars) \(other)")
            #expect(Self.compare(right, left) == -order)
        }
        #expect(equal > 10_000)
    }

    /// What is composed piece by piece is what is composed as a whole.
    @Test func composesInStretches() {
        var random = SplitMix64(seed: 4)
        let ranges = Self.ranges + [0x16100...0x1612F, 0x1B05...0x1B35, 0xDCF...0xDDF]
        for _ in 0..<40_000 {
            let scalars = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                UInt32.random(in: ranges.randomElement(using: &random) ?? 0x41...0x41, using: &random)
            }
            let text = Self.text(scalars)
            let composed = Normalization.composed(text.unicodeScalars.map(\.value))
            #expect(CanonicalText.composed(text).unicodeScalars.map(\.value) == composed, "\(scalars)")
        }
    }

    @Test func leavesLongRunsOfMarksAsTheyStand() {
        let pair = "\u{301}\u{316}"
        let swapped = "\u{316}\u{301}"
        let thirty = String(repeating: pair, count: 15)
        #expect(Self.areEqual("e" + thirty, "e" + String(repeating: swapped, count: 15)))
        #expect(CanonicalText.composed("e" + thirty).unicodeScalars.first == "é")
        let longer = "e" + thirty + "\u{301}"
        #expect(!Self.areEqual(longer, "e" + String(repeating: swapped, count: 15) + "\u{301}"))
        #expect(Array(CanonicalText.composed(longer).utf8) == Array(longer.utf8))
        #expect(Self.areEqual(longer, longer))
        // What surrounds the run is composed as ever.
        let mixed = "e\u{301}" + longer + "e\u{301}"
        #expect(Array(CanonicalText.composed(mixed).utf8) == Array(("é" + longer + "é").utf8))
        #expect(Self.areEqual(mixed, "é" + longer + "é"))
        // A text that begins with marks, and nothing but marks.
        let marks = String(repeating: "\u{301}", count: 31)
        #expect(Array(CanonicalText.composed(marks + "e\u{301}").utf8) == Array((marks + "é").utf8))
        #expect(Self.compare(marks, marks + "\u{301}") == -1)
    }

    /// To compose a text twice changes nothing more.
    @Test func composingIsIdempotent() {
        var random = SplitMix64(seed: 5)
        let marks: [UInt32] = [0x301, 0x316, 0x344, 0x323, 0x345]
        let starters: [UInt32] = [0x65, 0xE9, 0x958, 0x1100, 0x1161, 0xAC00]
        for _ in 0..<2_000 {
            var scalars: [UInt32] = []
            for _ in 0..<3 {
                scalars.append(starters.randomElement(using: &random) ?? 0x65)
                for _ in 0..<Int.random(in: 25...35, using: &random) {
                    scalars.append(marks.randomElement(using: &random) ?? 0x301)
                }
            }
            let once = CanonicalText.composed(Self.text(scalars))
            #expect(Array(CanonicalText.composed(once).utf8) == Array(once.utf8))
            #expect(Self.areEqual(once, Self.text(scalars)))
        }
    }

    @Test(arguments: [
        ("name", true), ("\u{E9}", true), ("имя", true), ("名前", true), ("이름", true), ("😀", true), ("e\u{301}", false),
        ("\u{301}", false), ("и\u{306}", false), ("\u{212B}", false), ("\u{1100}\u{1161}", false), ("か\u{3099}", false),
    ])
    func seesWhatIsComposed(_ text: String, _ isSimple: Bool) {
        var text = text
        let found = text.withUTF8 { CanonicalText.isSimple($0) }
        #expect(found == isSimple)
        #expect(!found || Array(CanonicalText.composed(text).utf8) == Array(text.utf8))
    }

    @Test func readsBytesThatAreNoText() {
        let bytes: [UInt8] = [0x65, 0xCC, 0xFF, 0xCC, 0x81, 0xF4]
        bytes.withUnsafeBufferPointer { bytes in
            #expect(CanonicalText.areEqual(bytes, bytes))
            CanonicalText.withComposed(bytes) {
                #expect(String(decoding: $0, as: UTF8.self) == "e\u{FFFD}\u{FFFD}\u{301}\u{FFFD}")
            }
        }
    }
}
