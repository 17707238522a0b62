import TestSupport
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Numbers as languages write them")
struct NumberStyleTests {
    static let german = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")
    static let spanish = NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2)
    static let indian = NumberStyle(secondaryGroup: 2)
    static let arabic = NumberStyle(
        decimalSeparator: "٫", groupingSeparator: "٬", minusSign: "\u{61C}-", zero: "٠")

    @Test(arguments: [
        (NumberStyle(), "0", "0"), (NumberStyle(), "-0", "0"), (NumberStyle(), "007", "7"),
        (NumberStyle(), "999", "999"), (NumberStyle(), "1000", "1,000"), (NumberStyle(), "-1204.50", "-1,204.50"),
        (NumberStyle(), "+12", "12"), (NumberStyle(), ".5", "0.5"), (NumberStyle(), "0.0", "0.0"),
        (NumberStyle(), "1e3", "1,000"), (NumberStyle(), "1.50e1", "15.0"), (NumberStyle(), "12e-1", "1.2"),
        (NumberStyle(), "1e-3", "0.001"), (NumberStyle(), "0e9", "0"), (NumberStyle(), "0e-3", "0.000"),
        (NumberStyle(), "1e400", "1E400"), (NumberStyle(), "-12.5e-400", "-1.25E-399"), (NumberStyle(), "0e-400", "0"),
        (NumberStyle(), "9007199254740993", "9,007,199,254,740,993"),
        (NumberStyle(), "1234567890123456789012", "1,234,567,890,123,456,789,012"),
        (german, "1204.5", "1.204,5"), (german, "-1000000", "-1.000.000"),
        (spanish, "1000", "1000"), (spanish, "9999.5", "9999,5"), (spanish, "10000", "10.000"),
        (indian, "100", "100"), (indian, "1234567", "12,34,567"), (indian, "1234567890", "1,23,45,67,890"),
        (arabic, "-12345.67", "\u{61C}-١٢٬٣٤٥٫٦٧"),
    ])
    func format(style: NumberStyle, spelling: String, expected: String) throws {
        #expect(style.format(try #require(ExactNumber(spelling))) == expected)
    }

    @Test("English groups from four digits on, as CLDR says")
    func english() {
        #expect(MessageLanguage.english.format(ExactNumber(1204)) == "1,204")
    }

    @Test("What is written reads as the same number, whatever its spelling")
    func readsBack() throws {
        var random = SplitMix64(seed: 11)
        func digits(_ count: ClosedRange<Int>) -> String {
            String(
                decoding: (0..<Int.random(in: count, using: &random)).map { _ in
                    UInt8(ascii: "0") + UInt8.random(in: 0...9, using: &random)
                }, as: UTF8.self)
        }
        for _ in 0..<20_000 {
            var spelling = ["", "-", "+"].randomElement(using: &random) ?? ""
            spelling += digits(0...25)
            let fraction = digits(0...6)
            if !fraction.isEmpty { spelling += "." + fraction }
            if Int.random(in: 0..<3, using: &random) == 0 { spelling += "e\(Int.random(in: -60...60, using: &random))" }
            guard let number = ExactNumber(spelling) else { continue }
            let written = NumberStyle().format(number)
            #expect(ExactNumber(written.replacing(",", with: "")) == number, "\(spelling): \(written)")
            let operands = PluralOperands(number)
            #expect(operands.w <= operands.v && (operands.v > 18 || operands.t <= operands.f), "\(spelling)")
            #expect(operands.isIntegral == number.isIntegral, "\(spelling)")
        }
    }
}
