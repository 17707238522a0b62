import ProvisoFormats
import ProvisoIdentifierFormats
import Testing

@Suite struct BitcoinAddressFormatTests {
    /// The address of the first block, an example of P2SH (Bitcoin Wiki), and the valid addresses of BIP 350.
    static let mainnet = [
        "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
        "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
        "1111111111111111111114oLvT2", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
        "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y", "BC1SW50QGDZ25J",
        "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
    ]
    /// Base58 from the Bitcoin Wiki's list of prefixes.
    static let testnet = [
        "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7",
        "tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy",
        "tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn",
        "2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc",
    ]

    @Test func addressesOfBothNetworks() {
        IdentifierTable(
            format: BitcoinAddressFormat(), passes: Self.mainnet,
            fails: [
                "": "empty", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb": "wrong check digits",
                "1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a": "character not allowed",
                "1A1zP1eP5QGefi2DMPTfTL5SLmv7Div": "too short",
                "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa\n": "character not allowed",
                "11A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa": "too long", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn": "wrong prefix",
            ]
        ).check()
        IdentifierTable(
            format: BitcoinAddressFormat(network: .testnet), passes: Self.testnet,
            fails: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa": "wrong prefix", "BC1SW50QGDZ25J": "wrong prefix"]
        ).check()
        IdentifierTable(format: BitcoinAddressFormat(network: nil), passes: Self.mainnet + Self.testnet, fails: [:])
            .check()
        for address in Self.testnet { #expect(!BitcoinAddressFormat().isValid(address), "\(address)") }
        expectCanonical(
            BitcoinAddressFormat(),
            [
                "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4": "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
                "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa": "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
                "BC1SW50QGDZ25J": "bc1sw50qgdz25j",
            ])
    }

    /// The invalid addresses of BIP 350, with what it says of them.
    @Test(arguments: [
        ("bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd", "wrong check digits"),
        ("tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf", "wrong check digits"),
        ("BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL", "wrong check digits"),
        ("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh", "wrong check digits"),
        ("tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47", "wrong check digits"),
        ("bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4", "character not allowed"),
        ("BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R", "wrong version"),
        ("bc1pw5dgrnzv", "too short"),
        ("bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav", "too long"),
        ("BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P", "wrong length"),
        ("tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq", "not lower case"),
        ("bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf", "wrong length"),
        ("tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j", "wrong padding"), ("bc1gmk9yu", "too short"),
    ])
    func wrongWitnessAddresses(_ text: String, _ reason: String) {
        #expect(BitcoinAddressFormat(network: nil).failure(in: text)?.reason == reason)
    }

    @Test func otherPrefixesAreNoAddresses() {
        #expect(
            !BitcoinAddressFormat(network: nil).isValid(
                "tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut"))
    }

    /// Every wrong character is found; Bech32 promises it, and four bytes of SHA-256 let one in four thousand millions pass.
    @Test(arguments: mainnet)
    func oneWrongCharacterIsFound(_ address: String) {
        var bytes = Array(address.utf8)
        let alphabet = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0".utf8)
        for place in bytes.indices {
            let right = bytes[place]
            for byte in alphabet where byte != right {
                bytes[place] = byte
                let isValid = BitcoinAddressFormat().isValid(String(decoding: bytes, as: UTF8.self))
                #expect(!isValid, "\(String(decoding: bytes, as: UTF8.self))")
            }
            bytes[place] = right
        }
    }
}
