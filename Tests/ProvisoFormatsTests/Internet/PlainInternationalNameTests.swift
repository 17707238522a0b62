import TestSupport
import Testing

@testable import ProvisoFormats

struct PlainInternationalNameTests {
    private func plainLength(_ name: String, _ format: DomainNameFormat = DomainNameFormat()) -> Int? {
        var name = name
        return name.withUTF8 { format.plainInternationalLength(in: $0.span, from: 0, to: $0.count) }
    }

    @Test(arguments: [
        "bücher.example", "Größe.DE", "παράδειγμα.ελ", "пример.рф", "例子.中国", "ひらがな.カタカナ", "예시.한국", "łódź.žižka",
    ])
    func knowsPlainNames(name: String) {
        #expect(plainLength(name) != nil)
        #expect(DomainNameFormat().isValid(name))
    }

    @Test(arguments: [
        "Bücher.xn--p1ai", "bu\u{308}cher.example", "BÜCHER.example", "אבג.example", "a\u{200D}ü.example", "ü-.example",
        "-ü.example", "ü..example", "ü.example.", "ü。example", "ü_b.example", "한\u{11A8}.example", "xn--ü.example",
        "ü.7",
        "ü.x", "ü", String(repeating: "ü", count: 40) + ".example",
        "ü." + String(repeating: "aaaaaaaaa.", count: 20) + "de",
    ])
    func leavesOthersToTheWholeProcess(name: String) { #expect(plainLength(name) == nil) }

    /// What is said to be plain is valid by UTS #46, and no longer than is said.
    @Test func agreesWithTheWholeProcess() {
        let scalars = Array(
            "abzAZ09-..üßςéłΩωπяжЯ例中ひカ한국ーー々·ا\u{301}\u{308}\u{200D}\u{3099}\u{1161}\u{11A8}。ﬁK".unicodeScalars)
        var random = SplitMix64(seed: 20_261_122)
        var plain = 0
        for _ in 0..<20_000 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...14, using: &random) {
                view.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
            }
            var name = String(view)
            for minimum in [1, 2] {
                let format = DomainNameFormat(minimumLabels: minimum)
                guard let length = plainLength(name, format) else { continue }
                plain += 1
                var exact = 0
                let failure = name.withUTF8 {
                    format.internationalFailure(in: $0.span, from: 0, to: $0.count, asciiLength: &exact)
                }
                #expect(failure == nil && exact <= length, "\(name)")
            }
        }
        #expect(plain > 200)
    }

    @Test func knowsHowLongALabelCanGet() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<5_000 {
            let scalars = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
                Unicode.Scalar(
                    ([UInt32(0xE0), 0x3B1, 0x430, 0x4E00, 0xAC00].randomElement(using: &random) ?? 0xE0)
                        + UInt32.random(in: 0...0x10, using: &random))
            }
            var name =
                String(String.UnicodeScalarView(scalars))
                + String(repeating: "z", count: Int.random(in: 0...40, using: &random)) + ".de"
            guard let length = plainLength(name) else { continue }
            var exact = 0
            let failure = name.withUTF8 {
                DomainNameFormat().internationalFailure(in: $0.span, from: 0, to: $0.count, asciiLength: &exact)
            }
            #expect(failure == nil && exact <= length, "\(name)")
        }
    }
}
