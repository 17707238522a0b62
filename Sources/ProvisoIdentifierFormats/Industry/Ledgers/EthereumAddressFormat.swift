public import ProvisoFormats

/// An address of Ethereum: `0x` and forty hexadecimal digits, whose case is a checksum (EIP-55, with Keccak-256).
///
/// An address whose letters all have one case has no checksum and passes, unless ``requireChecksum`` is set. It then must have the
/// right case throughout.
///
/// ```swift
/// EthereumAddressFormat().isValid("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")   // true
/// ```
public struct EthereumAddressFormat: IdentifierFormat {
    /// The first example of EIP-55.
    public static let example = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

    /// The check is in the case of letters, so that there is no check character.
    public static let checkCharacters = 0

    /// Whether an address of lower-case or upper-case letters alone is refused, unless that is its checksum; off by default.
    public var requireChecksum: Bool

    /// Creates a format with this option.
    public init(requireChecksum: Bool = false) {
        self.requireChecksum = requireChecksum
    }

    /// Says why a text is not an address, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        guard utf8[0] == 0x30 else { return FormatFailure("wrong prefix", at: 0) }
        guard utf8.count > 1 else { return FormatFailure("wrong length", at: 1) }
        guard utf8[1] == UInt8(ascii: "x") else { return FormatFailure("wrong prefix", at: 0) }
        var hasLower = false
        var hasUpper = false
        for offset in 2..<utf8.count {
            guard offset < 42 else { return FormatFailure("wrong length", at: offset) }
            let byte = utf8[offset]
            if byte &- 0x61 < 6 {
                hasLower = true
            } else if byte &- 0x41 < 6 {
                hasUpper = true
            } else if byte &- 0x30 >= 10 {
                return FormatFailure("not a hexadecimal digit", at: offset)
            }
        }
        guard utf8.count == 42 else { return FormatFailure("wrong length", at: utf8.count) }
        guard requireChecksum || (hasLower && hasUpper) else { return nil }
        let digest = Self.digest { utf8[$0 &+ 2] }
        for place in 0..<40 where utf8[place &+ 2] != Self.character(utf8[place &+ 2], at: place, digest) {
            return FormatFailure("wrong check digits", at: place &+ 2)
        }
        return nil
    }

    /// The digest of the forty digits in lower case.
    private static func digest(_ byte: (Int) -> UInt8) -> SIMD4<UInt64> {
        Keccak256.start(count: 40) { offset in
            let byte = byte(offset)
            return byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
    }

    /// A digit in the case that the digest asks for.
    private static func character(_ byte: UInt8, at place: Int, _ digest: SIMD4<UInt64>) -> UInt8 {
        guard byte > 0x39 else { return byte }
        let digit = digest[place / 16] >> UInt64(60 - place % 16 * 4) & 15
        return digit > 7 ? byte & 0xDF : byte | 0x20
    }
}

extension EthereumAddressFormat {
    /// No valid address is suggested.
    public static var isCorrectable: Bool { false }

    /// The address with its checksum.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        let bytes = Array(text.utf8)
        let digest = Self.digest { bytes[$0 + 2] }
        let digits = bytes.dropFirst(2).enumerated().map { Self.character($0.element, at: $0.offset, digest) }
        return String(decoding: bytes.prefix(2) + digits, as: UTF8.self)
    }

    /// Whether more text could bring a text into this format. Checksums are not tried: with digits to come nearly every one can
    /// become right.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        failure.offset == utf8.count && utf8.count < 42
    }
}
