/// A UUID in its text form (RFC 9562 section 4): hexadecimal digits in either case, 8-4-4-4-12.
///
/// ```swift
/// UUIDFormat().isValid("2EB8AA08-aa98-11ea-b4aa-73b441d16380")                       // true
/// UUIDFormat(version: [.v4, .v7]).isValid("2eb8aa08-aa98-11ea-b4aa-73b441d16380")    // false: "wrong version"
/// ```
public struct UUIDFormat: StringFormat {
    /// The versions that are accepted; any 128 bits when empty, which is the default.
    ///
    /// A version by number also asks for the variant of RFC 9562: a digit of 8, 9, a or b after the third hyphen.
    public var version: Set<UUIDVersion> {
        get { versions.cases }
        set { versions = CaseMask(newValue) }
    }

    private var versions: CaseMask<UUIDVersion>

    /// Creates a format that accepts these versions, or any when there are none.
    public init(version: Set<UUIDVersion> = []) {
        self.versions = CaseMask(version)
    }

    /// Says why a text is not a UUID, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        guard utf8.count == 36 else {
            return .length("wrong length", at: min(utf8.count, 36), in: utf8, or: "not a hexadecimal digit")
        }
        if Self.isWellFormed(utf8) { return versions.isEmpty ? nil : versionFailure(in: utf8) }
        return Self.malformation(in: utf8)
    }

    /// Whether hexadecimal digits and hyphens stand where they should.
    @inline(__always)
    private static func isWellFormed(_ utf8: Span<UInt8>) -> Bool {
        // Every byte but the first hyphen is in one of these or in two.
        guard let first = EightBytes(utf8, at: 0), let second = EightBytes(utf8, at: 9),
            let third = EightBytes(utf8, at: 16), let fourth = EightBytes(utf8, at: 24),
            let fifth = EightBytes(utf8, at: 28)
        else { return false }
        return first.notHexDigits.isEmpty && second.notHexDigits == EightBytes.Places(4, 4)
            && third.notHexDigits == EightBytes.Places(2, 7) && fourth.notHexDigits.isEmpty
            && fifth.notHexDigits.isEmpty && utf8[8] == ASCII.hyphen && utf8[13] == ASCII.hyphen
            && utf8[18] == ASCII.hyphen && utf8[23] == ASCII.hyphen
    }

    /// What is wrong with 36 bytes.
    @inline(never)
    private static func malformation(in utf8: Span<UInt8>) -> FormatFailure? {
        for offset in 0..<36 {
            let byte = utf8[offset]
            let isRight = Self.isHyphenExpected(at: offset) ? byte == ASCII.hyphen : ASCII.isHexDigit(byte)
            guard isRight else {
                let isHyphen = Self.isHyphenExpected(at: offset)
                return FormatFailure(isHyphen ? "no hyphen" : "not a hexadecimal digit", at: offset)
            }
        }
        return nil
    }

    @inline(__always)
    private static func isHyphenExpected(at offset: Int) -> Bool {
        let hyphens: UInt64 = 1 << 8 | 1 << 13 | 1 << 18 | 1 << 23
        return hyphens &>> UInt64(truncatingIfNeeded: offset) & 1 == 1
    }

    private func versionFailure(in utf8: Span<UInt8>) -> FormatFailure? {
        // The versions by number are the first cases, in order; the two special values follow.
        if versions.contains(index: 8), Self.consists(utf8, of: 0) { return nil }
        if versions.contains(index: 9), Self.consists(utf8, of: 0xF) { return nil }
        guard let found = ASCII.decimalValue(utf8[14]), 1...8 ~= found, versions.contains(index: Int(found) - 1) else {
            return FormatFailure("wrong version", at: 14)
        }
        guard let variant = ASCII.hexValue(utf8[19]), variant >> 2 == 0b10 else {
            return FormatFailure("wrong variant", at: 19)
        }
        return nil
    }

    /// Whether all digits have one value.
    private static func consists(_ utf8: Span<UInt8>, of value: UInt8) -> Bool {
        for offset in utf8.indices where !isHyphenExpected(at: offset) && ASCII.hexValue(utf8[offset]) != value {
            return false
        }
        return true
    }
}

extension UUIDFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard utf8.count < 36 else { return false }
        if versions.isEmpty { return completes(utf8, digit: 0, of: "00000000-0000-0000-0000-000000000000") }
        for version in 1...8 where versions.contains(index: version - 1) {
            if completes(utf8, digit: version, of: "00000000-0000-0000-8000-000000000000") { return true }
        }
        return completes(utf8, digit: 0, of: "00000000-0000-0000-0000-000000000000")
            || completes(utf8, digit: nil, of: "ffffffff-ffff-ffff-ffff-ffffffffffff")
    }

    /// Whether what is left of a UUID, perhaps with another digit for its version, makes a text valid.
    private func completes(_ utf8: Span<UInt8>, digit: Int?, of template: StaticString) -> Bool {
        var template = template.withUTF8Buffer { Array($0) }
        if let digit { template[14] = UInt8(ascii: "0") + UInt8(digit) }
        var draft = Draft(utf8)
        return draft.isValid(with: template[utf8.count...], in: self)
    }
}
