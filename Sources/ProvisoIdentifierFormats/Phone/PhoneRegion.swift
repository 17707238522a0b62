/// A region that has telephone numbers of its own: a country or territory by its ISO 3166-1 code of two letters.
///
/// ```swift
/// let number = try PhoneNumber("030 123456", region: "DE")
/// ```
public struct PhoneRegion: Sendable, Hashable, ExpressibleByStringLiteral {
    /// Both letters in seven bits each; 1 is the world.
    let raw: UInt16

    init(raw: UInt16) {
        self.raw = raw
    }

    /// No one region: calling codes such as +800, whose numbers are the same everywhere.
    public static let world = PhoneRegion(raw: 1)

    /// Creates a region from its code: two letters of any case, or `001` for ``world``.
    ///
    /// - Returns: `nil` for another text. Whether the metadata knows the region is not asked; see
    ///   ``PhoneMetadata/supports(_:)``.
    public init?(_ code: some StringProtocol) {
        self.init(bytes: Array(code.utf8.prefix(4)))
    }

    private init?(bytes: [UInt8]) {
        if bytes == [0x30, 0x30, 0x31] {
            raw = 1
            return
        }
        guard bytes.count == 2 else { return nil }
        var letters: UInt16 = 0
        for byte in bytes {
            let letter = byte >= 0x61 ? byte & ~0x20 : byte
            guard 0x41...0x5A ~= letter else { return nil }
            letters = letters << 7 | UInt16(letter)
        }
        raw = letters
    }

    /// Creates a region from a literal. One that is no code is a region that no metadata has.
    public init(stringLiteral code: StaticString) {
        var letters: UInt16 = 0
        if code.hasPointerRepresentation, code.utf8CodeUnitCount == 2 {
            let first = code.utf8Start[0]
            let second = code.utf8Start[1]
            letters = UInt16(first & 0x7F) << 7 | UInt16(second & 0x7F)
        } else if code.hasPointerRepresentation, code.utf8CodeUnitCount == 3, code.utf8Start[2] == 0x31 {
            letters = 1
        }
        raw = letters
    }

    /// The code: two upper-case letters, or `001` for ``world``.
    public var code: String {
        guard raw > 1 else { return raw == 1 ? "001" : "ZZ" }
        return String(decoding: [UInt8(raw >> 7), UInt8(raw & 0x7F)], as: UTF8.self)
    }
}
