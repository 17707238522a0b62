public import ProvisoFormats

/// A number that a country gave, or could have given: well formed as its scheme says.
public struct NationalNumber: Sendable, Hashable {
    /// The scheme that takes it; its ``NationalNumberScheme/country`` is the country of the number.
    public let scheme: NationalNumberScheme

    /// The number as machines exchange it: upper case, without separators. A postal code is spelled as its country spells it, since
    /// many are wrong without separators. Separators stay where they tell numbers apart: in license plates of Germany, for example, and
    /// in the tax numbers of its federal states.
    ///
    /// A number of value added tax begins with its country when the text did.
    public let canonical: String

    /// The number as the country writes it, with separators.
    public let nationalSpelling: String
}

extension NationalNumberFormat {
    /// Reads a number.
    ///
    /// With several countries, or any, the first one whose scheme takes it counts: those of ``countries`` in their order, or all in
    /// alphabetical order.
    ///
    /// - Throws: What is wrong and where.
    public func parse(_ text: some StringProtocol) throws(FormatFailure) -> NationalNumber {
        var text = String(text)
        let result: Result<NationalNumber, FormatFailure> = text.withUTF8 { bytes in
            let verdict = verdict(on: bytes.span)
            // The row of an app's scheme lives no longer than the verdict, so that it is looked for again.
            if let failure = verdict.failure { return .failure(failure) }
            return number(bytes.span) ?? .failure(FormatFailure("empty", at: 0))
        }
        return try result.get()
    }

    private func number(_ utf8: Span<UInt8>) -> Result<NationalNumber, FormatFailure>? {
        var number: NationalNumber?
        _ = forEachRow { row in
            var alone = self
            alone.schemes = [row.scheme]
            alone.countries = [row.scheme.country]
            let verdict = alone.verdict(on: utf8)
            guard verdict.failure == nil else { return false }
            number = Self.number(utf8, by: row, prefix: verdict.prefix, of: self)
            return true
        }
        return number.map { .success($0) }
    }

    private static func number(
        _ utf8: Span<UInt8>, by row: SchemeRow, prefix: Int, of format: Self
    ) -> NationalNumber {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * NumberText.capacity) { room in
            let text = NumberText(utf8, in: room)
            if format.kind == .postalCode {
                let exact = UnsafeMutableBufferPointer(rebasing: text.exact[..<text.exactCount])
                let spelled = spelling(ofPostalCode: exact, by: row)
                return NationalNumber(scheme: row.scheme, canonical: spelled, nationalSpelling: spelled)
            }
            if row.pattern.first == UInt8(ascii: "=") {
                let exact = Latin.string(UnsafeMutableBufferPointer(rebasing: text.exact[..<text.exactCount]))
                return NationalNumber(
                    scheme: row.scheme, canonical: format.withoutBrackets(exact) ?? exact, nationalSpelling: exact)
            }
            let part = UnsafeMutableBufferPointer(rebasing: text.compact[prefix...])
            var run = PatternRun(row.plainPattern, part, count: text.compactCount - prefix, skipsSeparators: true)
            _ = run.matches()
            return NationalNumber(
                scheme: row.scheme,
                canonical: Latin.string(UnsafeMutableBufferPointer(rebasing: text.compact[..<text.compactCount])),
                nationalSpelling: String(decoding: text.compact[..<prefix], as: UTF8.self)
                    + run.spelling(of: text.compactCount - prefix))
        }
    }
}

extension NationalNumberFormat {
    /// A number without its brackets, if it passes so too: `A123456(3)` of Hong Kong is `A1234563`.
    private func withoutBrackets(_ number: String) -> String? {
        let plain = number.filter { $0 != "(" && $0 != ")" }
        return plain != number && isValid(plain) ? plain : nil
    }

    /// A postal code as its country spells it: with the letters before it and the separators that the example has.
    private static func spelling(ofPostalCode code: UnsafeMutableBufferPointer<UInt8>, by row: SchemeRow) -> String {
        func spelling(_ code: UnsafeMutableBufferPointer<UInt8>) -> String? {
            var run = PatternRun(row.plainPattern, code, count: code.count, skipsSeparators: false)
            return run.matches() ? run.spelling(as: row.example) : nil
        }
        if row.mayLackLetters {
            let isDigit: (UInt8) -> Bool = { 0x30...0x39 ~= $0 }
            var other = Array(row.example.prefix { !isDigit($0) }) + code.drop { !isDigit($0) }
            if let spelled = other.withUnsafeMutableBufferPointer({ spelling($0) }) { return spelled }
        }
        return spelling(code) ?? Latin.string(code)
    }
}

extension SchemeRow {
    /// Whether the pattern begins with letters that may be left out: `(LT-)?n{5}`.
    fileprivate var mayLackLetters: Bool {
        guard plainPattern.first == UInt8(ascii: "("), let end = plainPattern.firstIndex(of: UInt8(ascii: ")")),
            end + 1 < plainPattern.count, plainPattern[end + 1] == UInt8(ascii: "?")
        else { return false }
        return plainPattern[1..<end].allSatisfy {
            0x41...0x5A ~= $0 || Separators.contains($0) || $0 == UInt8(ascii: "?")
        }
    }
}

extension PatternRun {
    /// The text with the separators that the pattern has, after it was followed. Where it has several to choose from, a hyphen is taken.
    func spelling(of count: Int) -> String {
        var spelled: [UInt8] = []
        for offset in 0..<count {
            for separator in 0..<4 where marks.omitted[separator] >> UInt64(offset) & 1 == 1 && offset > 0 {
                spelled.append(Separators.all.utf8Start[separator])
            }
            append(offset, to: &spelled)
        }
        return String(decoding: spelled, as: UTF8.self)
    }

    /// The text with those separators of the pattern that may be left out where an example has some, and without them where it has
    /// none, after it was followed.
    func spelling(as example: UnsafeBufferPointer<UInt8>) -> String {
        let hasSeparators = example.contains(where: Separators.contains)
        if hasSeparators { return spelling(of: count) }
        var spelled: [UInt8] = []
        for offset in 0..<count where offset > 63 || marks.optional >> UInt64(offset) & 1 == 0 {
            append(offset, to: &spelled)
        }
        return String(decoding: spelled, as: UTF8.self)
    }

    private func append(_ offset: Int, to spelled: inout [UInt8]) {
        let isChosen = offset < 64 && marks.chosen >> UInt64(offset) & 1 == 1
        Latin.append(isChosen ? UInt8(ascii: "-") : text[offset], to: &spelled)
    }
}

extension NationalNumberScheme {
    /// A number that this scheme takes, for samples: made from a seed, with check digits that are right and the country's separators.
    ///
    /// - Parameters:
    ///   - seed: The same seed makes the same number.
    ///   - keepsSeparators: Whether the number has the separators of the country; true by default. Postal codes always do.
    ///   - isPostalCode: Whether separators have to stand as in the pattern, which is so for postal codes.
    /// - Returns: `nil` when none was found, which no built-in scheme lets happen.
    public func sample(seed: UInt64, keepsSeparators: Bool = true, isPostalCode: Bool = false) -> String? {
        withRow { row in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * NumberText.capacity) { room in
                let text = UnsafeMutableBufferPointer(rebasing: room[..<NumberText.capacity])
                let digits = UnsafeMutableBufferPointer(rebasing: room[NumberText.capacity...])
                let isExact = isPostalCode || row.pattern.first == UInt8(ascii: "=")
                for attempt in 0..<UInt64(5_000) {
                    var run = PatternRun(
                        row.plainPattern, text, count: 0, skipsSeparators: !isExact,
                        filling: SmallGenerator(seed: seed &* 8_191 &+ attempt))
                    guard run.matches() else { return nil }
                    if row.checkFailure(text, run.end, digits: digits, openFrom: 0) == nil,
                        row.checkFailure(text, run.end, digits: digits) == nil, run.takesAgain(run.end)
                    {
                        return isExact || !keepsSeparators
                            ? Latin.string(UnsafeMutableBufferPointer(rebasing: text[..<run.end]))
                            : run.spelling(of: run.end)
                    }
                }
                return nil
            }
        }
    }
}
