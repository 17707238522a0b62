import Proviso
import TestSupport
import Testing

@testable import ProvisoCore

/// What rules say of texts that are being typed, against all longer texts over an alphabet.
@Suite struct TypingProofTests {
    /// A rule, the texts that it is asked about, and whether one of them passes.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let alphabet: String
        /// The length of the longest text that is tried.
        let length: Int
        /// Up to which length of a text all that can fix it is tried; nothing is said of longer ones.
        let closed: Int
        let completion: @Sendable (String) -> Completion?
        let passes: @Sendable (String) -> Bool

        var testDescription: String { name }

        init<Value: Sendable>(
            _ name: String, _ rules: RuleList<Value>, over alphabet: String, upTo length: Int, closed: Int,
            _ value: @escaping @Sendable (String) -> Value?
        ) {
            self.name = name
            self.alphabet = alphabet
            self.length = length
            self.closed = closed
            completion = { rules.completion(of: $0) }
            passes = { text in value(text).map { Validator.validate($0, rules: rules).isValid } ?? false }
        }

        static func text(
            _ name: String, _ rules: RuleList<String>, over alphabet: String, upTo length: Int = 6, closed: Int = 3
        ) -> Case { Case(name, rules, over: alphabet, upTo: length, closed: closed) { $0 } }

        static func whole<Value: FixedWidthInteger & Sendable>(
            _ name: String, _ rules: RuleList<Value>, over alphabet: String = "0129-", upTo length: Int = 5,
            closed: Int = 3
        ) -> Case { Case(name, rules, over: alphabet, upTo: length, closed: closed) { Value($0) } }
    }

    static let cases: [Case] = [
        .text("length", [.length(2...3)], over: "aé"),
        .text("count", [.count(2...3)], over: "aé"),
        .text("in", [.in(["ab", "abc", "ba"])], over: "abc"),
        .text("notIn", [.notIn(["", "ab", "abc"])], over: "abc"),
        .text("accented", [.in(["é", "ne\u{301}e"])], over: "ne\u{301}é"),
        .text("equal", [.equal(to: "abba")], over: "ab"),
        .text("notEqual", [.notEqual(to: "ab")], over: "ab"),
        .text("starts", [.starts(with: "aB")], over: "aAbB", upTo: 5),
        .text("starts in any case", [.starts(with: "aB", ignoreCase: true)], over: "aAbB", upTo: 5),
        .text("starts with an accent", [.starts(with: "ée")], over: "e\u{301}é", upTo: 5),
        .text("ends", [.ends(with: "ab")], over: "ab"),
        .text("contains", [.contains("ab", min: 2)], over: "ab", upTo: 8),
        .text("absent", [.absent], over: "ab", upTo: 3),
        .text("required", [.required], over: "ab", upTo: 3),
        .text("password", [.password(min: 3, symbol: false)], over: "aA1", upTo: 6),
        .text("any", [.any(.equal(to: "ab"), .length(4), .equal(to: "b"))], over: "ab"),
        .text("not", [.not(.contains("a"))], over: "ab", upTo: 4, closed: 0),
        .text("several", [.length(2...4), .starts(with: "a"), .notEqual(to: "abb")], over: "ab"),
        .text("trim", [.trim, .length(2...3)], over: "a ", upTo: 8, closed: 2),
        .text("trim and in", [.trim, .in(["a b", "aa"])], over: "ab ", upTo: 6),
        .text("trim on the left", [.trim(.left), .in(["a b", "b "])], over: "ab "),
        .text("other characters", [.trim(characters: "-"), .equal(to: "a-b")], over: "ab-"),
        .text("lowercased", [.lowercased, .in(["ab", "ba"])], over: "aAbB", upTo: 5),
        .text("uppercased", [.uppercased, .equal(to: "AB")], over: "aAb", upTo: 5),
        .text("capitalize", [.capitalize, .equal(to: "Aa")], over: "aA", upTo: 5),
        .text("collapse", [.collapseWhitespace, .equal(to: "a a")], over: "a ", upTo: 8),
        .text("digits", [.digits, .length(2)], over: "1-", upTo: 6),
        .text("nfc", [.nfc, .equal(to: "éa")], over: "ea\u{301}", upTo: 6, closed: 0),
        .text("default", [.default("ab"), .in(["ab", "b"])], over: "ab"),
        .text("all", [.all(.trim, .length(2...)), .equal(to: "ab")], over: "ab "),
        .text("boolean", [.boolean], over: "true01", upTo: 5),
        .text("words", [.boolean(trueValue: "ja", falseValue: "nein")], over: "jaein", upTo: 5),
        .text("matches", [.matches("a+b"), .length(...4)], over: "ab"),
        .text("positive", [.positive], over: "01.-e", upTo: 5, closed: 2),
        .text("negative", [.negative], over: "01.-e", upTo: 5, closed: 2),
        .text("integer", [.integer], over: "01.-e", upTo: 5, closed: 3),
        .text("multiple of 5", [.multipleOf(5)], over: "015.-e", upTo: 5, closed: 0),
        .text("multiple of 7", [.multipleOf(7)], over: "147.-e", upTo: 5, closed: 0),
        .text("decimal places", [.decimalPlaces(1...2)], over: "01.-e", upTo: 6, closed: 2),
        .text("port", [.port], over: "0569", upTo: 6),
        .whole("range", RuleList<Int>(.range(18...120)), over: "0128-", upTo: 5),
        .whole("negative range", RuleList<Int>(.range(-12 ... -2))),
        .whole("half-open range", RuleList<Int>(.range(9..<21))),
        .whole("up to", RuleList<Int>(.range(...(-19)))),
        .whole("from", RuleList<Int>(.range(21...))),
        .whole("bytes", RuleList<UInt8>(.range(200...)), over: "0259+-", closed: 2),
        .whole("small", RuleList<Int8>(.compare(.less, to: -119)), over: "0129-", closed: 2),
        .whole("greater", RuleList<Int>(.compare(.greater, to: 20))),
        .whole("less or equal", RuleList<Int>(.compare(.lessOrEqual, to: -2))),
        .whole("equal", RuleList<Int>(.equal(to: 210)), closed: 2),
        .whole("different", RuleList<Int>(.notEqual(to: 21))),
        .whole("one of", RuleList<Int>(.in([2, 21, 190, -9]))),
        .whole("multiple", RuleList<Int>(.multipleOf(7)), over: "0147-", upTo: 5, closed: 3),
        .whole("multiple in bytes", RuleList<UInt8>(.multipleOf(50)), over: "0125", upTo: 5),
        .whole("positive number", RuleList<Int>(.positive)),
        .whole("negative number", RuleList<Int>(.negative)),
        .whole("port number", RuleList<Int>(.port), over: "0569-", upTo: 6),
        Case("fractions", RuleList<Double>(.range(0.5...2)), over: "012.-e", upTo: 5, closed: -1) { text in
            ExactNumber(text).flatMap { Double($0.spelling) }
        },
    ]

    @Test(arguments: Sweep.cases(cases, sample: 20)) func allTexts(_ test: Case) {
        /// Whether a text, or one of those that begin with it, passes; each is asked once.
        func canPass(_ text: String, _ length: Int) -> Bool {
            let isValid = test.passes(text)
            var canPassYet = isValid
            if length < test.length {
                for scalar in test.alphabet.unicodeScalars where canPass(text + String(scalar), length + 1) {
                    canPassYet = true
                }
            }
            let found = test.completion(text)
            #expect((found == .valid) == isValid, "\(test.name): \(text.debugDescription)")
            if canPassYet { #expect(found != .lost, "\(test.name): \(text.debugDescription)") }
            if length <= test.closed {
                #expect(
                    found == (isValid ? .valid : canPassYet ? .incomplete : .lost),
                    "\(test.name): \(text.debugDescription)")
            }
            return canPassYet
        }
        _ = canPass("", 0)
    }

    @Test func whatCannotBeTold() {
        let own: RuleList<String> = [.condition("own") { $0.count > 2 }]
        #expect(own.completion(of: "abc") == .valid)
        #expect(own.completion(of: "ab") == nil)
        let mapped: RuleList<String> = [.map { String($0.reversed()) }, .starts(with: "c")]
        #expect(mapped.completion(of: "abc") == .valid)
        #expect(mapped.completion(of: "ab") == nil)
        let both: RuleList<String> = [.condition("own") { $0.count > 2 }, .length(...1)]
        // What one rule has lost is lost, whatever another one would say.
        #expect(both.completion(of: "ab") == .lost)
        let warned: RuleList<String> = [.length(3...).severity(.warning)]
        #expect(warned.completion(of: "ab") == .valid)
        let conditional: RuleList<String> = [.length(3...).when { $0.hasPrefix("a") }]
        #expect(conditional.completion(of: "ab") == nil)
        #expect(conditional.completion(of: "b") == .valid)
        #expect(RuleList<[String]>(.count(2)).completion(of: "ab") == nil)
        #expect(Validator.completion(of: "12", AnyRule<Int>.range(18...120)) == .incomplete)
        #expect(AnyRule<Int>.range(18...120).completion(of: "121") == .lost)
    }

    @Test func manyValues() {
        let values = (0..<100_000).map { "value \($0) of many" }
        let rule: AnyRule<String> = .in(values)
        let completions = ["value 99999 of", "value 99999 of many", "valve", "value 1000000"].map {
            rule.completion(of: $0)
        }
        #expect(completions == [.incomplete, .valid, .lost, .lost])
    }
}
