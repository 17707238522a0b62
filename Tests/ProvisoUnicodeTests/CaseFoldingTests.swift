import Foundation
import ProvisoFormats
import ProvisoUnicode
import Testing

/// What `ignoreCase` makes of texts.
@Suite struct CaseFoldingTests {
    /// Every scalar is found in the runs, or is in none.
    @Test func everyScalarIsLookedUp() {
        var folded: [UInt32: UInt32] = [:]
        for number in 0..<CaseFoldingTable.runCount {
            let run = CaseFoldingTable.run(number)
            for source in stride(from: run.first, through: run.last, by: Int(run.step)) {
                folded[source] = run.folded(source)
            }
        }
        #expect(folded.count > 1400)
        let wrong = (0...0x10FFFF).filter { CaseFoldingTable.folded($0) != folded[$0] ?? $0 }
        #expect(wrong.isEmpty)
    }

    /// What is canonically equivalent stays so, however it is written.
    @Test func equivalentTextsStayEquivalent() {
        var count = 0
        for value in (UInt32(0)...0x10FFFF) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            let decomposed = text.decomposedStringWithCanonicalMapping
            guard decomposed.unicodeScalars.count > 1 || decomposed.unicodeScalars.first != scalar else { continue }
            count += 1
            if CanonicalText.folded(text) != CanonicalText.folded(decomposed) {
                Issue.record("U+\(String(value, radix: 16, uppercase: true))")
            }
        }
        #expect(count > 13_000)
    }

    /// To fold a text twice changes nothing more, and a letter stays one.
    @Test func foldingIsIdempotent() {
        for value in (UInt32(0)...0x2FFFF) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let folded = CanonicalText.folded(String(scalar))
            if CanonicalText.folded(folded) != folded || folded.count != 1 {
                Issue.record("U+\(String(value, radix: 16, uppercase: true))")
            }
        }
    }
}
