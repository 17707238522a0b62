public import ProvisoCore
public import ProvisoIdentifierFormats

/// `ethereumAddress`: an address of Ethereum, as ``/ProvisoIdentifierFormats/EthereumAddressFormat`` judges it.
extension EthereumAddressFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "ethereumAddress"
    /// What passes.
    public static let summary =
        "An address of Ethereum: 0x and 40 hexadecimal digits, whose case is a checksum (EIP-55)."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(
                passes: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
                fails: ["ethereumAddress": "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed"]),
            RuleExample(
                ["requireChecksum": true], passes: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
                fails: ["ethereumAddress": "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"]),
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["ethAddress", "ethereum", "eth"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.address
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/address", name: "Ethereum", example: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")

    /// The prefix and the length are hardly ever there by chance.
    public static let recognitions = [Recognition(leastValues: 2, breadth: .fixed, order: 72)]

    /// `0x` and 40 hexadecimal digits; those of one case have no checksum.
    public var shape: TextShape {
        TextShape(
            "0x[0-9A-Fa-f]{40}",
            samples: requireChecksum ? [Self.example] : ["0x[0-9a-f]{40}"])
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["requireChecksum": .bool(requireChecksum)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            requireChecksum: options.flag(
                "requireChecksum", "Whether an address of one case alone, which has no checksum, is refused.",
                alsoCalled: ["checksum", "strict"], widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An address of Ethereum; see ``/ProvisoIdentifierFormats/EthereumAddressFormat``.
    @inlinable
    public static var ethereumAddress: Self { .format(EthereumAddressFormat()) }

    /// An address of Ethereum, with options; see ``/ProvisoIdentifierFormats/EthereumAddressFormat``.
    @inlinable
    public static func ethereumAddress(requireChecksum: Bool) -> Self {
        .format(EthereumAddressFormat(requireChecksum: requireChecksum))
    }
}
#endif
