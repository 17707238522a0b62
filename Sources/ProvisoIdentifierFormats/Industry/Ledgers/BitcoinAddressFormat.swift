public import ProvisoFormats

/// A network of Bitcoin.
public enum BitcoinNetwork: Hashable, Sendable, CaseIterable {
    /// The network of which the coins are worth something.
    case mainnet
    /// The networks for tests that share addresses: testnet and signet.
    case testnet
}

/// An address of Bitcoin, with its checksum.
///
/// Three forms pass: Base58Check, with the versions of P2PKH and P2SH; Bech32 (BIP 173) for witness version 0; and Bech32m (BIP 350) for
/// versions 1 to 16. The last two are of one case, lower or upper.
///
/// ```swift
/// BitcoinAddressFormat().isValid("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2")                   // true
/// BitcoinAddressFormat().isValid("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")           // true
/// ```
public struct BitcoinAddressFormat: IdentifierFormat {
    /// The example of BIP 173.
    public static let example = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

    /// Checksums are of several characters, which are not tried.
    public static let checkCharacters = 0

    /// The network that the address must be for; mainnet by default, any when `nil`.
    public var network: BitcoinNetwork?

    /// Creates a format for a network.
    public init(network: BitcoinNetwork? = .mainnet) {
        self.network = network
    }

    /// Says why a text is not an address, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        if Announcement.length(of: "bc1", in: utf8) != nil {
            return network == .testnet ? FormatFailure("wrong prefix", at: 0) : WitnessAddress.failure(in: utf8)
        }
        if Announcement.length(of: "tb1", in: utf8) != nil {
            return network == .mainnet ? FormatFailure("wrong prefix", at: 0) : WitnessAddress.failure(in: utf8)
        }
        switch Base58Address.version(in: utf8) {
        case .failure(let failure): return failure
        case .success(let version):
            let isRight =
                switch version {
                case 0x00, 0x05: network != .testnet
                case 0x6F, 0xC4: network != .mainnet
                default: false
                }
            return isRight ? nil : FormatFailure("wrong prefix", at: 0)
        }
    }
}

extension BitcoinAddressFormat {
    /// No valid address is suggested.
    public static var isCorrectable: Bool { false }

    /// The address; of Bech32 and Bech32m in lower case, which BIP 173 asks for.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        // No version of Base58 makes an address that begins with one of these letters.
        let first = (text.utf8.first ?? 0) | 0x20
        guard first == UInt8(ascii: "b") || first == UInt8(ascii: "t") else { return String(text) }
        return String(decoding: text.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether more text could bring a text into this format. Checksums are not tried: as long as characters are to come, most can
    /// become right.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard utf8.count > 0 else { return true }
        let prefixes: [(StaticString, BitcoinNetwork)] = [("bc1", .mainnet), ("tb1", .testnet)]
        for (prefix, network) in prefixes where self.network == nil || self.network == network {
            let length = min(utf8.count, 3)
            let isBegun = (0..<length).allSatisfy { utf8[$0] | 0x20 == prefix.utf8Start[$0] | 0x20 }
            if isBegun, utf8.count < 3 || WitnessAddress.isBeginning(utf8) { return true }
        }
        return Base58Address.isBeginning(utf8, network: network)
    }
}
