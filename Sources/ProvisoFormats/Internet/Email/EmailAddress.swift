/// An email address taken apart: `Ada Lovelace <ada@example.org>`.
///
/// Comments and folds are left out. Printed by ``description`` it is valid for the format that it was read with, and
/// reading that gives an equal value.
///
/// Two addresses are equal when their parts are, byte for byte but for canonical equivalence; no letter case is
/// folded, since a local part may tell cases apart (RFC 5321 section 2.4).
public struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
    /// What stands before the `@`, with the quotes of a quoted string: `ada`, `"ada lovelace"`.
    public let localPart: String

    /// What stands after the `@`: a domain name as written, or an address literal with its brackets.
    public let domain: String

    /// The name before the angle brackets without its quotes; `nil` where there is none.
    public let displayName: String?

    /// Reads an address.
    ///
    /// - Parameters:
    ///   - text: The whole text; nothing is trimmed.
    ///   - format: What an address may look like. By default an ASCII address without a display name.
    /// - Throws: The ``FormatFailure`` that the format gives for the text.
    public init(_ text: some StringProtocol, format: EmailFormat = EmailFormat()) throws(FormatFailure) {
        var text = String(text)
        self = try text.withUTF8 { bytes in
            Result { () throws(FormatFailure) in try Self(utf8: bytes.span, format: format) }
        }.get()
    }

    /// Reads an address from the bytes of a whole text, which need not be valid UTF-8.
    ///
    /// - Throws: The ``FormatFailure`` that the format gives for the bytes.
    public init(utf8: Span<UInt8>, format: EmailFormat = EmailFormat()) throws(FormatFailure) {
        let parts = try EmailScanner(format: format).parts(of: utf8)
        localPart = Self.text(utf8, parts.localPart) { $0 == ASCII.carriageReturn || $0 == ASCII.lineFeed }
        // Blanks can only stand in an address literal.
        domain = Self.text(utf8, parts.domain) { $0 <= ASCII.space }
        displayName = parts.displayName.flatMap { EmailPhrase.value(of: utf8, in: $0) }
    }

    private static func text(_ utf8: Span<UInt8>, _ range: Range<Int>, without: (UInt8) -> Bool) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for index in range where !without(utf8[index]) { bytes.append(utf8[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The address without a display name: `localPart@domain`.
    public var address: String { "\(localPart)@\(domain)" }

    /// The address as a header field has it: the display name, quoted where it must be, and the address in angle
    /// brackets; without a display name the address alone.
    public var description: String {
        guard let displayName else { return address }
        return "\(EmailPhrase.text(for: displayName)) <\(address)>"
    }
}
