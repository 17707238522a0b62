import TestSupport
import Foundation
import Testing

@testable import ProvisoPatterns

/// Random patterns and texts: every way to match agrees with an obvious matcher, and with ICU's.
@Suite struct AgreementTests {
    /// More with `PROVISO_FUZZ=20`.
    static let factor = ProcessInfo.processInfo.environment["PROVISO_FUZZ"].flatMap(Int.init) ?? 1

    struct Sample {
        var expression: Expression
        var modes: Expression.Modes
        var texts: [[Unicode.Scalar]]

        init(using generator: inout SplitMix64) {
            expression = .random(4, using: &generator)
            modes = Expression.Modes(
                caseInsensitive: Int.random(in: 0..<4, using: &generator) == 0,
                multiline: Int.random(in: 0..<4, using: &generator) == 0,
                dotMatchesLineFeed: Int.random(in: 0..<4, using: &generator) == 0,
                extended: Int.random(in: 0..<4, using: &generator) == 0
            )
            // Few different scalars make more matches.
            let used = Array(Expression.alphabet.shuffled(using: &generator).prefix(5)) + ["a", "\n"]
            // The last is long enough for prefilters.
            texts = (0..<8).map { number in
                let lengths = number < 7 ? 0...12 : 45...90
                return (0..<Int.random(in: lengths, using: &generator)).map { _ in
                    used.randomElement(using: &generator) ?? "a"
                }
            }
        }

        var options: Pattern.Options {
            Pattern.Options(
                caseInsensitive: modes.caseInsensitive, multiline: modes.multiline,
                dotMatchesLineFeed: modes.dotMatchesLineFeed, extended: modes.extended)
        }
    }

    private static func string(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    @Test(arguments: Sweep.cases(Array(0..<4), sample: 2)) func everyStrategyAgreesWithTheReference(seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed))
        var used: [Matcher.Strategy: Int] = [:]
        for _ in 0..<(200 * Self.factor) {
            let sample = Sample(using: &generator)
            let text = sample.expression.pattern(isExtended: sample.modes.extended)
            let pattern = try Pattern(text, options: sample.options)
            for isSearch in [false, true] {
                var machines: [(name: String, run: (UnsafeBufferPointer<UInt8>) -> Bool)] = []
                for strategy in Matcher.Strategy.allCases {
                    let (node, program) = (pattern.engine.node, pattern.engine.program)
                    if let matcher = Matcher(node, program, isSearch: isSearch, only: strategy) {
                        machines.append((strategy.rawValue, { matcher.run($0) }))
                        used[strategy, default: 0] += 1
                    }
                }
                let tiny = LazyAutomaton.Limits(memory: 400, bytesPerState: 1, failures: 1000)
                let lazy = LazyAutomaton(pattern.engine.program, isSearch: isSearch, limits: tiny)
                machines.append(("lazy in little memory", { lazy.run($0) }))
                machines.append(("pattern", { isSearch ? pattern.engine.isFound(in: $0) : pattern.engine.matches($0) }))
                for scalars in sample.texts {
                    let expected =
                        isSearch
                        ? sample.expression.isFound(in: scalars, sample.modes)
                        : sample.expression.matches(scalars, sample.modes)
                    for machine in machines {
                        let result = Array(Self.string(scalars).utf8).withUnsafeBufferPointer(machine.run)
                        if result != expected {
                            Issue.record(
                                "\(machine.name), search \(isSearch): \(text) on \(Self.string(scalars).debugDescription), \(sample.modes): \(result)"
                            )
                            return
                        }
                    }
                }
            }
        }
        #expect(used.count == Matcher.Strategy.allCases.count)
    }

    /// `NSRegularExpression` is told to know no line ends but the line feed, and gets `\z` for `$`.
    ///
    /// What is left of differences: its `^` in lines does not match behind a line feed that ends the text (so lines
    /// are left out), and some of its loops around nothing fail where they should match (so they are left out, too).
    @Test(arguments: Sweep.cases(Array(4..<8), sample: 1)) func agreesWithFoundation(seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed))
        var compared = 0
        for _ in 0..<(400 * Self.factor) {
            var sample = Sample(using: &generator)
            sample.modes.multiline = false
            let text = sample.expression.pattern(isExtended: sample.modes.extended)
            if text.isEmpty || sample.expression.repeatsNothing { continue }
            let pattern = try Pattern(text, options: sample.options)
            let other = sample.expression.pattern(end: "\\z", isExtended: sample.modes.extended)
            var options: NSRegularExpression.Options = [.useUnixLineSeparators]
            if sample.modes.caseInsensitive { options.insert(.caseInsensitive) }
            if sample.modes.dotMatchesLineFeed { options.insert(.dotMatchesLineSeparators) }
            if sample.modes.extended { options.insert(.allowCommentsAndWhitespace) }
            guard let anywhere = try? NSRegularExpression(pattern: other, options: options),
                let whole = try? NSRegularExpression(pattern: "\\A(?:\(other))\\z", options: options)
            else {
                Issue.record("NSRegularExpression refuses \(other)")
                return
            }
            // By Unicode there, by ASCII here.
            let isASCIIOnly = text.contains("\\w") || text.contains("\\W") || text.lowercased().contains("\\b")
            for scalars in sample.texts where !(isASCIIOnly && scalars.contains { !$0.isASCII }) {
                let string = Self.string(scalars)
                let range = NSRange(string.startIndex..., in: string)
                if pattern.isFound(in: string) != (anywhere.firstMatch(in: string, range: range) != nil)
                    || pattern.matches(string) != (whole.firstMatch(in: string, range: range) != nil)
                {
                    Issue.record("\(text) on \(string.debugDescription), \(sample.modes)")
                    return
                }
                compared += 1
            }
        }
        #expect(compared > 1500 * Self.factor)
    }
}
