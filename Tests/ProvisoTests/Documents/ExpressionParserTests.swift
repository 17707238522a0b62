import Testing
import TestSupport

@testable import ProvisoCore

/// The grammar of expressions.
@Suite struct ExpressionParserTests {
    /// The terms as a text: factor × 10^exponent, and the name.
    private static func terms(_ text: String) throws -> [String] {
        try ExpressionParser.parse(text).terms.map { "\($0.factor.digits)e\($0.factor.exponent) \($0.name ?? "")" }
    }

    @Test(
        arguments: [
            ("a", ["1e0 a"]), ("+a", ["1e0 a"]), (" -a ", ["-1e0 a"]), ("a+-b", ["1e0 a", "-1e0 b"]),
            ("a - (b - c)", ["1e0 a", "-1e0 b", "1e0 c"]), ("1.50*a*10", ["15e0 a"]), ("a*-2", ["-2e0 a"]),
            ("(a + 1) * (2)", ["2e0 a", "2e0 "]), ("-(a-0.5)*4", ["-4e0 a", "2e0 "]), (".5*a", ["5e-1 a"]),
            ("a.b.c + _x1", ["1e0 a.b.c", "1e0 _x1"]), ("0 * a", ["0e0 a"]),
            ("größe-größe2", ["1e0 größe", "-1e0 größe2"]),
            ("`a b`+`c``d`", ["1e0 a b", "1e0 c`d"]), ("`1st`", ["1e0 1st"]), ("e\u{301}t", ["1e0 e\u{301}t"]),
            ("((((a))))", ["1e0 a"]), ("a\t+\n b", ["1e0 a", "1e0 b"]), ("1000000*a", ["1e6 a"]),
        ])
    func reads(text: String, terms: [String]) throws { #expect(try Self.terms(text) == terms) }

    @Test(
        arguments: [
            ("", nil), ("   ", nil), ("a +", nil), ("(a", 0), ("a)", 1), ("()", 1), ("a b", 2), ("2 a", 2), ("a 2", 2),
            ("a (b)", 2), ("2a", 1), ("1e5", 1), ("5. + a", 1), (".", 0), ("a..b", 1), ("a.", 1), ("`a", 0), ("``", 0),
            ("a + * b", 4), ("--a", 1), ("a*b", 1), ("(a+1)*(b+1)", 5), ("a / 2", 2), ("a % 2", 2), ("a = b", 2),
            ("a < b", 2), ("a − b", 2), ("1,5 * a", 1), ("{a}", 0), ("$a", 0), ("'a b'", 0), ("a^2", 1), ("\u{0}", 0),
            ("1234567890123456789 * a", 0), ("1000000000.1 * 1000000000.1 * a", 13),
        ] as [(String, Int?)])
    func refuses(text: String, offset: Int?) {
        let mistake = #expect(throws: ExpressionMistake.self) { try ExpressionParser.parse(text) }
        #expect(mistake?.offset == offset, "\(mistake?.description ?? "")")
    }

    /// Limits on length, depth and summands, where more would take too long or too much of the stack.
    @Test func limits() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(try Self.terms(nested(32)) == ["1e0 a"])
        #expect(throws: ExpressionMistake.self) { try ExpressionParser.parse(nested(33)) }
        let hundred = Array(repeating: "a", count: 100).joined(separator: "+")
        #expect(try Self.terms(hundred).count == 100)
        #expect(throws: ExpressionMistake.self) { try ExpressionParser.parse(hundred + "+a") }
        let product = Array(repeating: "(1+1)", count: 200).joined(separator: "*")
        #expect(throws: ExpressionMistake.self) { try ExpressionParser.parse(product) }
        #expect(throws: ExpressionMistake.self) {
            try ExpressionParser.parse(String(repeating: " ", count: 2_001) + "a")
        }
    }

    /// What is shown has one blank around each sign between two operands, and means the same.
    @Test func showsTheSame() throws {
        func shown(_ text: String) throws -> String {
            try ExpressionParser.parse(text).pieces.map { piece in
                switch piece {
                case .text(let text), .name(let text): text
                case .previous(let name): "previous." + name
                }
            }.joined()
        }
        #expect(try shown(" -a+( b- -2.50 )*3") == "-a + (b - -2.50) * 3")
        #expect(try shown("2*previous.a.b-`previous.a`") == "2 * previous.a.b - previous.a")
    }

    // MARK: Random ones

    /// An expression with what it comes to, in hundredths.
    private struct Sample {
        var text: String
        var value: Int
        /// Whether there is an attribute in it.
        var hasName: Bool
    }

    private static let values = ["a": 3, "b": -250, "c d": 7_001, "x.y": 0]

    private static func sample(_ depth: Int, _ random: inout SplitMix64) -> Sample {
        func blank() -> String { ["", " ", "  "].randomElement(using: &random) ?? "" }
        switch Int.random(in: 0..<(depth == 0 ? 2 : 6), using: &random) {
        case 0:
            let number = Int.random(in: 0...999, using: &random)
            let digits = number % 100 < 10 ? "0\(number % 100)" : "\(number % 100)"
            return Sample(text: "\(number / 100).\(digits)", value: number, hasName: false)
        case 1:
            let name = ["a", "b", "c d", "x.y"].randomElement(using: &random) ?? "a"
            return Sample(text: name == "c d" ? "`c d`" : name, value: values[name] ?? 0, hasName: true)
        case 2:
            let inner = sample(depth - 1, &random)
            return Sample(text: "(" + blank() + inner.text + blank() + ")", value: inner.value, hasName: inner.hasName)
        case 3:
            let inner = sample(depth - 1, &random)
            let factor = Int.random(in: -4...4, using: &random)
            let product =
                ["\(factor)*(\(inner.text))", "(\(inner.text)) * \(factor)"].randomElement(using: &random) ?? ""
            // A sign in front would belong to the first of two factors alone, as it should.
            return Sample(text: "(\(product))", value: inner.value * factor, hasName: inner.hasName)
        default:
            let (left, right) = (sample(depth - 1, &random), sample(depth - 1, &random))
            let isSum = Bool.random(using: &random)
            return Sample(
                text: left.text + blank() + (isSum ? "+" : "-") + blank() + "(" + right.text + ")",
                value: isSum ? left.value + right.value : left.value - right.value,
                hasName: left.hasName || right.hasName)
        }
    }

    /// What an expression comes to is what its tree comes to, exactly; and not a hundredth more or less.
    @Test func randomExpressions() throws {
        var random = SplitMix64(seed: 17)
        var record = DataObject()
        for (name, value) in Self.values where !name.contains(".") { record[name] = .number(Self.hundredths(value)) }
        record["x"] = ["y": 0]
        var judged = 0
        for _ in 0..<2_000 {
            let sample = Self.sample(4, &random)
            guard sample.hasName, let expression = try? ExpressionParser.parse(sample.text), !expression.isConstant
            else { continue }
            judged += 1
            let document = try RuleDocument([["total", "compare", ["compareExpression": .string(sample.text)]]])
            for difference in [0, 1, -1] {
                record["total"] = .number(Self.hundredths(sample.value + difference))
                #expect(
                    try document.validate(.object(record)).isValid == (difference == 0),
                    "\(sample.text) is \(sample.value)")
            }
        }
        #expect(judged > 1_000)
    }

    private static func hundredths(_ value: Int) -> ExactNumber {
        ExactNumber("\(value)e-2") ?? ExactNumber(0)
    }

    /// Text of any kind is read or refused with a place in it; nothing traps.
    @Test func randomTexts() {
        var random = SplitMix64(seed: 18)
        let parts = [
            "a", "b1", "`", "``", "(", ")", "+", "-", "*", "1", ".5", "2.", " ", "é", "/", "=", "🙂", "\u{0}", "\u{301}",
            "99999999999999999999", ".",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? ""
            }.joined()
            do throws(ExpressionMistake) {
                let expression = try ExpressionParser.parse(text)
                #expect(!expression.terms.isEmpty)
            } catch {
                if let offset = error.offset { #expect(text.unicodeScalars.indices.count > offset) }
                #expect(!error.message.isEmpty)
            }
        }
    }
}

/// Decimal numbers that are added exactly.
@Suite struct DecimalSumTests {
    private static func sign(_ numbers: [String]) -> Int? {
        var sum = DecimalSum()
        for number in numbers {
            let isAdded = number.withBytes { bytes in
                DecimalShape(bytes.span).map { sum.add(.one, times: $0, in: bytes.span) } ?? false
            }
            if !isAdded { return nil }
        }
        return sum.sign
    }

    @Test(
        arguments: [
            ([], 0), (["0"], 0), (["1", "-1"], 0), (["0.1", "0.2", "-0.3"], 0),
            (["9223372036854775807", "1", "-9223372036854775808"], 0),
            (["1e60", "-1e60"], 0), (["1e60", "-1e60", "1e-60"], 1), (["1e60", "-1e60", "-1e-60"], -1),
            (["999999999999999999999999999999", "1", "-1e30"], 0), (["-0.000000001", "0.0000000009"], -1),
            (["1e100"], nil), (["1e99", "-1e99"], 0), (["1e-100", "-1e-100"], 0), (["1e-101"], nil), (["0e999"], 0),
            (["-1e30", "1e30", "-5", "4.9999999"], -1),
            (["123456789012345678", "123456789012345678", "-246913578024691356"], 0),
        ] as [([String], Int?)])
    func adds(numbers: [String], sign: Int?) { #expect(Self.sign(numbers) == sign) }

    /// Sums of random numbers, of which the last takes all others back.
    @Test func randomSums() {
        var random = SplitMix64(seed: 19)
        for _ in 0..<2_000 {
            let scale = Int.random(in: -60...60, using: &random)
            let integers = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                Int.random(in: -1_000_000_000...1_000_000_000, using: &random)
            }
            let total = integers.reduce(0, +)
            let numbers = integers.map { "\($0)e\(scale)" } + ["\(-total)e\(scale)"]
            #expect(Self.sign(numbers.shuffled(using: &random)) == 0)
            #expect(Self.sign(numbers + ["1e\(scale - 20)"]) == 1)
            #expect(Self.sign(["-1e\(scale - 20)"] + numbers) == -1)
        }
    }
}
