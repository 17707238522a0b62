import TestSupport
import Foundation
import Testing

@testable import ProvisoFormats

@Suite struct NormalizationTests {
    @Test(
        arguments: [
            ([0x61, 0x301], [0xE1]), ([0x212B], [0xC5]), ([0x1E0A, 0x323], [0x1E0C, 0x307]),
            ([0x64, 0x307, 0x323], [0x1E0D, 0x307]), ([0x1100, 0x1161, 0x11A8], [0xAC01]),
            ([0xAC00, 0x11A8], [0xAC01]),
            ([0xAC01, 0x11A8], [0xAC01, 0x11A8]), ([0x958], [0x915, 0x93C]), ([0x344], [0x308, 0x301]), ([], []),
            ([0x3B1, 0x313, 0x300, 0x345], [0x1F82]), ([0x61, 0x345, 0x301], [0xE1, 0x345]),
            ([0x301, 0x301], [0x301, 0x301]),
        ] as [([UInt32], [UInt32])])
    func composes(scalars: [UInt32], composed: [UInt32]) {
        #expect(Normalization.composed(scalars) == composed)
    }

    /// Sequences of letters and marks that Unicode has had for long agree with the platform's normalization.
    ///
    /// Not so conjoining jamo, of which the platform's composes some that the standard does not, and the reverse.
    @Test func agreesWithFoundation() {
        var random = SplitMix64(seed: 15)
        let ranges: [ClosedRange<UInt32>] = [
            0x41...0x17E, 0x300...0x33F, 0x370...0x3FF, 0x1E00...0x1FFF, 0x5D0...0x5EA, 0x591...0x5C7, 0x900...0x97F,
            0xAC00...0xD7A3, 0xF900...0xFA0D,
        ]
        for _ in 0..<20_000 {
            let scalars = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                UInt32.random(in: ranges[Int.random(in: 0..<ranges.count, using: &random)], using: &random)
            }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
            let expected = String(view).precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
            #expect(Normalization.composed(scalars) == expected)
        }
    }
}
