public import ProvisoCore
public import ProvisoIdentifierFormats

/// `bitcoinAddress`: an address of Bitcoin, as ``/ProvisoIdentifierFormats/BitcoinAddressFormat`` judges it.
extension BitcoinAddressFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "bitcoinAddress"
    /// What passes.
    public static let summary = "An address of Bitcoin with its checksum: Base58Check, Bech32 or Bech32m."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(
                passes: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
                fails: ["bitcoinAddress": "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5"]),
            RuleExample(
                ["network": "testnet"], passes: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx",
                fails: ["bitcoinAddress": "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"]),
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["btcAddress", "bitcoin", "btc"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.address
    /// The message with an address of the test network.
    public static let wordings: [String: CatalogMessage] = [testnet: message]
    private static let testnet = ruleName + "/testnet"
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/address", name: "Bitcoin", example: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
        others: [testnet: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"])

    /// The wording with an address of the network.
    public var wording: String? { network == .testnet ? Self.testnet : nil }

    /// The checksum is hardly ever right by chance.
    public static let recognitions = [Recognition(breadth: .fixed, order: 71)]

    /// What is known of it: the characters of Base58 and of Bech32.
    public var shape: TextShape { TextShape("[0-9A-Za-z]{26,90}", samples: Self.samples(network)) }

    /// A checksum is of several characters, so that samples are addresses from the specifications.
    private static func samples(_ network: BitcoinNetwork?) -> [String] {
        network == .testnet
            ? ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"]
            : ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"]
    }

    /// The options as a document gives them.
    public var options: DataObject {
        .options(["network": network == .mainnet ? nil : .string(network == nil ? "any" : "testnet")])
    }

    /// The networks as a document names them.
    private enum NetworkWord: String, CaseIterable {
        case mainnet, testnet, any
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let word: NetworkWord =
            options.choice(
                "network", default: .mainnet, "The network that the address must be for.", alsoCalled: ["chain", "net"])
            ?? .mainnet
        let network: BitcoinNetwork? =
            switch word {
            case .mainnet: .mainnet
            case .testnet: .testnet
            case .any: nil
            }
        self.init(network: network)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An address of Bitcoin; see ``/ProvisoIdentifierFormats/BitcoinAddressFormat``.
    @inlinable
    public static var bitcoinAddress: Self { .format(BitcoinAddressFormat()) }

    /// An address of a network of Bitcoin, of any when `nil`; see ``/ProvisoIdentifierFormats/BitcoinAddressFormat``.
    @inlinable
    public static func bitcoinAddress(network: BitcoinNetwork?) -> Self {
        .format(BitcoinAddressFormat(network: network))
    }
}
#endif
