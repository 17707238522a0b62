/// A country or territory by its code of two letters (ISO 3166-1 alpha-2).
///
/// ```swift
/// Validator.validate("030 123456", .phone(country: "DE"))
/// ```
public struct CountryCode: Sendable, Hashable, ExpressibleByStringLiteral {
    /// Both letters, in capitals; 0 for any country.
    let letters: UInt16

    /// Any country that there is a rule for, as where no country is given: `.vat(country: .any)`.
    ///
    /// Documents write it `any`. Only a rule can choose it; the value of another attribute is never read as it.
    public static let any = CountryCode(letters: 0)

    /// How documents write ``any``.
    static let anyWord = "any"

    /// Creates a code from two letters of any case.
    ///
    /// - Returns: `nil` for another text, also for `any`. Whether there is such a country is not asked.
    public init?(_ code: some StringProtocol) {
        var letters: UInt16 = 0
        var count = 0
        for byte in code.utf8 {
            let letter = byte & ~0x20
            guard count < 2, 0x41...0x5A ~= letter, byte >= 0x41 else { return nil }
            letters = letters << 8 | UInt16(letter)
            count += 1
        }
        guard count == 2 else { return nil }
        self.letters = letters
    }

    /// Creates a code from two letters, of bytes that are borrowed.
    init?(_ bytes: Span<UInt8>) {
        guard bytes.count == 2 else { return nil }
        let (first, second) = (bytes[0] & ~0x20, bytes[1] & ~0x20)
        guard 0x41...0x5A ~= first, 0x41...0x5A ~= second, bytes[0] >= 0x41, bytes[1] >= 0x41 else { return nil }
        letters = UInt16(first) << 8 | UInt16(second)
    }

    /// Creates a code from a literal; `"any"` is ``any``. One that is no code is a country that no rule knows.
    public init(stringLiteral code: String) {
        self = code == Self.anyWord ? .any : CountryCode(code) ?? CountryCode(letters: 0x5A5A)
    }

    private init(letters: UInt16) { self.letters = letters }

    /// Countries that examples are made of, where there is a rule for them.
    static let wellKnown: [CountryCode] = [
        "AT", "AU", "BE", "BR", "CA", "CH", "DE", "ES", "FR", "GB", "IN", "IT", "JP", "MX", "NL", "PL", "SE", "US",
    ]

    /// The code in capitals; `any` for ``any``.
    public var code: String {
        self == .any ? Self.anyWord : String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
    }
}
