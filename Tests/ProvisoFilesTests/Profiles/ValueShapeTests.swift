import TestSupport
import Testing

@testable import ProvisoFiles

/// Shapes of values, and how coarsely they are told.
@Suite struct ValueShapeTests {
    private func shape(_ text: String, _ coarseness: Int = 0) -> String {
        let fine = Self.written(text)
        return String(decoding: coarseness > 0 ? Self.coarsened(fine, to: coarseness) : fine, as: UTF8.self)
    }

    private static func written(_ text: String) -> [UInt8] {
        var shape = ShapeText()
        Array(text.utf8).withUnsafeBufferPointer { ValueShape.write($0, to: &shape) }
        return shape.withBytes { Array($0) }
    }

    private static func coarsened(_ shape: [UInt8], to coarseness: Int) -> [UInt8] {
        var coarse = ShapeText()
        shape.withUnsafeBufferPointer { ValueShape.coarsen($0, to: coarseness, into: &coarse) }
        return coarse.withBytes { Array($0) }
    }

    @Test(
        arguments: [
            ("DE-123", "AA-999"), ("Zoë 2", "Aaa 9"), ("a\tb\u{A0}c", "a a a"), ("٣٤", "99"), ("東京", "aa"),
            ("5 €", "9 €"), ("e\u{301}", "a"), ("⁺", "+"),
            (String(repeating: "x", count: 50), String(repeating: "a", count: 40) + "…"),
            (String(repeating: "😀", count: 50), String(repeating: "😀", count: 40) + "…"), ("", ""),
        ])
    func signs(text: String, expected: String) { #expect(shape(text) == expected) }

    @Test func coarser() {
        #expect(
            (0...4).map { shape("Ada.L@x9.org", $0) } == [
                "Aaa.A@a9.aaa", "Aa⁺.A@a9.a⁺", "a⁺.a⁺@a⁺9⁺.a⁺", "a⁺.a⁺@a⁺.a⁺", "…",
            ])
        #expect(shape("--", 1) == "-⁺" && shape("--", 3) == "-⁺" && shape("€€", 1) == "€⁺")
    }

    /// Texts have the same signature where they have the same shape, and only there.
    @Test(arguments: 0..<ValueShape.coarsest)
    func signaturesTellShapesApart(coarseness: Int) {
        var random = SplitMix64(seed: UInt64(coarseness))
        let letters = Array("aZ9 -.@\t".utf8)
        var shapes: [UInt64: [UInt8]] = [:]
        var signatures: [[UInt8]: UInt64] = [:]
        var scratch = ShapeScratch()
        for _ in 0..<5000 {
            let length =
                Bool.random(using: &random)
                ? Int.random(in: 0...5, using: &random) : .random(in: 0...50, using: &random)
            let text = (0..<length).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
            text.withUnsafeBufferPointer { text in
                ValueShape.write(text, coarseness: coarseness, to: &scratch)
                let shape = (coarseness == 0 ? scratch.shape : scratch.coarse).withBytes { Array($0) }
                guard let signature = ValueShape.signature(of: text, coarseness: coarseness) else {
                    Issue.record("no signature of \(shape)")
                    return
                }
                #expect(shapes.updateValue(shape, forKey: signature) ?? shape == shape)
                #expect(signatures.updateValue(signature, forKey: shape) ?? signature == signature)
            }
        }
        for text in ["é", "a\rb", "a\u{0}"] {
            #expect(
                Array(text.utf8).withUnsafeBufferPointer { ValueShape.signature(of: $0, coarseness: coarseness) } == nil
            )
        }
    }

    /// However finely a shape was told before, it comes to the same: else counts would depend on how a file is parted.
    @Test func coarsenessIsReachedOnAnyWay() {
        var random = SplitMix64(seed: 5)
        let letters = Array("aAbB09 -–⁺…+€.é")
        for _ in 0..<2000 {
            let text = String(
                (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    letters[Int.random(in: 0..<letters.count, using: &random)]
                })
            let fine = Self.written(text)
            var step = fine
            for coarseness in 1...ValueShape.coarsest {
                let next = Self.coarsened(step, to: coarseness)
                #expect(next == Self.coarsened(fine, to: coarseness), "\(text)")
                step = next
            }
        }
    }

    /// What is written at once is what is written sign by sign and then told more coarsely.
    @Test func coarseShapesAreWrittenAtOnce() {
        var random = SplitMix64(seed: 6)
        let letters = Array("aAbB09 -–⁺…+€.é\t\u{7F}東e\u{301}")
        var scratch = ShapeScratch()
        for _ in 0..<4000 {
            // Also longer than what is kept of a shape, and of ASCII alone.
            let signs = letters.prefix(Bool.random(using: &random) ? 8 : letters.count)
            let count = Int.random(in: 0...50, using: &random)
            let text = String((0..<count).map { _ in signs[Int.random(in: 0..<signs.count, using: &random)] })
            let fine = Self.written(text)
            for coarseness in 0...ValueShape.coarsest {
                Array(text.utf8).withUnsafeBufferPointer {
                    ValueShape.write($0, coarseness: coarseness, to: &scratch)
                }
                let written = (coarseness > 0 ? scratch.coarse : scratch.shape).withBytes { Array($0) }
                #expect(written == (coarseness > 0 ? Self.coarsened(fine, to: coarseness) : fine), "\(text)")
            }
        }
    }

    @Test func countsAreTheMostFrequentFirst() throws {
        let column = try #require(try Profiling.cells(["AB-1", "XY-2", "z", "QQ-9", "ab"]))
        #expect(column.shapes.mostFrequent.map(\.shape) == ["AA-9", "a", "aa"])
        #expect(column.shapes.mostFrequent.map(\.count) == [3, 1, 1])
        // More shapes than are kept are told more coarsely, and no value gets lost.
        let many = try #require(
            try Profiling.cells(
                (1...70).map { String(repeating: "x", count: $0 % 39 + 1) + String(repeating: "1", count: $0 % 7 + 1) })
        )
        #expect(many.shapes.mostFrequent.count <= ShapeCounts.mostShapes)
        #expect(many.shapes.mostFrequent.reduce(0) { $0 + $1.count } == 70)
    }
}
