import ProvisoFormats
import ProvisoIdentifierFormats
import Testing

@Suite struct EthereumAddressFormatTests {
    /// The test cases of EIP-55.
    static let mixed = [
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
        "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    ]
    static let allCapitals = [
        "0x52908400098527886E0F7030069857D2E4169EE7", "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    ]
    static let allSmall = ["0xde709f2102306220921060314715629080e2fb77", "0x27b1fdb04752bbc536007a920d24acb045561c26"]

    @Test func addresses() {
        IdentifierTable(
            format: EthereumAddressFormat(),
            passes: Self.mixed + Self.allCapitals + Self.allSmall + Self.mixed.map { $0.lowercased() },
            fails: [
                "": "empty", "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed": "wrong check digits",
                "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe": "wrong length",
                "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0": "wrong length",
                "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg": "not a hexadecimal digit",
                "0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed": "wrong prefix",
                "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed": "wrong prefix", "0x": "wrong length", "0": "wrong length",
                "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n": "wrong length",
            ]
        ).check()
        IdentifierTable(
            format: EthereumAddressFormat(requireChecksum: true), passes: Self.mixed + Self.allCapitals + Self.allSmall,
            fails: ["0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed": "wrong check digits"]
        ).check()
    }

    @Test(arguments: mixed + allCapitals + allSmall)
    func theChecksumIsWritten(_ address: String) {
        let format = EthereumAddressFormat()
        #expect(format.canonical(address.lowercased()) == address)
        #expect(format.canonical("0x" + address.dropFirst(2).uppercased()) == address)
        // The case of one letter more or less is found.
        var bytes = Array(address.utf8)
        for place in bytes.indices.dropFirst(2) where bytes[place] > 0x39 {
            bytes[place] ^= 0x20
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!EthereumAddressFormat(requireChecksum: true).isValid(text), "\(text)")
            bytes[place] ^= 0x20
        }
    }
}
