internal import ProvisoFormats

/// What a text must begin or end with, and the rules `startsWith` and `endsWith` in it.
///
/// Characters are compared by canonical equivalence, as Swift's `==` does; byte by byte where that is as good. Linear in
/// the length of the text, whatever stands in it.
struct TextEnd: Sendable {
    /// Which end of a text.
    enum Side: Sendable {
        case start
        case end
    }

    let side: Side
    let expected: String
    let ignoresCase: Bool

    init(_ side: Side, _ expected: String, ignoreCase: Bool) {
        self.side = side
        self.expected = expected
        ignoresCase = ignoreCase
    }

    /// Reads the options `value` and `ignoreCase`.
    init(_ side: Side, options: inout RuleOptions) {
        let verb = side == .start ? "start" : "end"
        let value = options.string(
            "value", "What it must \(verb) with.",
            alsoCalled: ["text", "prefix", "suffix", "start", "end", "startsWith", "endsWith", "with"])
        options.require("value")
        let ignoresCase = options.flag(
            "ignoreCase", "Whether upper and lower case are the same.", alsoCalled: ["caseInsensitive", "insensitive"],
            widens: .whenTrue)
        self.init(side, value ?? "", ignoreCase: ignoresCase)
        if value?.isEmpty ?? false {
            options.fail("`value` is empty, so every text would \(verb) with it.", option: "value")
        }
    }

    /// The options as a document gives them; `nil` for an empty text, which documents refuse.
    var options: DataObject? {
        expected.isEmpty ? nil : .options(["value": .string(expected), "ignoreCase": .bool(ignoresCase)])
    }

    /// The end as a pattern, where the characters are those of ASCII.
    ///
    /// Others may be written in several ways, of which samples show the one that was given. Nor is the pattern exact: a mark
    /// behind the end makes its last character another one.
    var constraints: Constraints {
        guard let end = PatternText.equivalent(to: expected) else {
            let end = PatternConstraint.escaped(expected)
            let samples = ["[a-z]*", ".*"].map { side == .start ? end + $0 : $0 + end }
            return .atMost(.kinds(.text), .shape(TextShape(samples: samples)))
        }
        let pattern = PatternConstraint(side == .start ? "^" + end : end + "$", ignoresCase: ignoresCase)
        return .atMost(.kinds(.text), .pattern(pattern))
    }

    /// Refuses a text that begins or ends otherwise, and what is no text.
    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard value.isText else { return checkMissing(into: &report) }
        check(value.bytes, into: &report)
    }

    /// Refuses a text that begins or ends otherwise.
    func check(_ bytes: UnsafeBufferPointer<UInt8>, into report: inout Report) {
        if !(hasPlainly(bytes) ?? hasByCharacters(bytes)) {
            fail(side == .start ? "other beginning" : "other end", &report)
        }
    }

    /// `nil` is no text.
    func checkMissing(into report: inout Report) { fail("not text", &report) }

    private func fail(_ reason: String, _ report: inout Report) {
        let parameter = side == .start ? "prefix" : "suffix"
        report.fail(
            side == .start ? "startsWith" : "endsWith",
            [parameter: .string(expected), "reason": .string(reason)])
    }
}

extension TextEnd {
    /// Whether a text has this end; `nil` when characters must be compared.
    private func hasPlainly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard !ignoresCase, Self.isPlain(expected.utf8) else { return nil }
        let count = expected.utf8.count
        // The byte beside the end counts too: a mark may change the last character.
        switch side {
        case .start:
            return Self.isPlain(bytes.prefix(count + 1)) ? bytes.starts(with: expected.utf8) : nil
        case .end:
            return Self.isPlain(bytes.suffix(count + 1)) ? bytes.suffix(count).elementsEqual(expected.utf8) : nil
        }
    }

    private func hasByCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        let (written, expected) =
            ignoresCase ? (CanonicalText.folded(text), CanonicalText.folded(expected)) : (text, expected)
        // Equivalent texts have as many characters.
        let count = expected.count
        return (side == .start ? written.prefix(count) : written.suffix(count)).isEquivalent(to: expected)
    }

    /// What typing on can do for a text.
    func completion(of text: String) -> Completion? {
        if isPassed(by: text) { return .valid }
        switch side {
        case .start:
            // Characters that stand there are not changed by what is typed behind them, but for the last one.
            let isBeginning =
                ignoresCase
                ? CanonicalText.folded(text).isBeginning(of: CanonicalText.folded(expected))
                : text.isBeginning(of: expected)
            return isBeginning ? .incomplete : .lost
        case .end:
            // What joins the character before it stands by itself behind a line break.
            return ["", "\n"].contains { isPassed(by: text + $0 + expected) } ? .incomplete : nil
        }
    }

    private func isPassed(by text: String) -> Bool {
        var report = Report(limit: 1)
        text.withBytes { check($0, into: &report) }
        return report.violations.isEmpty
    }

    /// Whether every byte is a character of its own; CR LF is one of two.
    private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    }
}
