public import ProvisoFormats

/// `mac`: a MAC address, as ``/ProvisoFormats/MACAddressFormat`` judges it.
extension MACAddressFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "mac"
    /// What passes.
    public static let summary = "A hardware address: pairs of hexadecimal digits with one separator."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "00:1b:44:11:3a:b7", fails: ["mac": "00:1b:44:11:3a"])]
    }
    /// What other systems call it.
    public static let otherNames = ["macAddress", "eui48", "eui64"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a MAC address, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["example": "00:1A:2B:3C:4D:5E"],
        "mac/eui64": ["example": "00:1A:2B:3C:4D:5E:6F:70"],
    ]

    /// The wording for the options.
    public var wording: String? { eui == .eui64 ? "mac/eui64" : nil }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let eui = options.integer(
            "eui", among: [48, 64], "The number of bits; either when it is not given.", alsoCalled: ["bits", "version"])
        self.init(
            eui: eui.flatMap(MACAddress.EUI.init(rawValue:)),
            allowBare: options.flag(
                "allowBare", "Whether the separators may be left out.",
                alsoCalled: ["bare", "noSeparators", "noColons"]))
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A hardware address; see ``/ProvisoFormats/MACAddressFormat``.
    @inlinable
    public static var mac: Self { Self(format: MACAddressFormat()) }

    /// A hardware address, with options; see ``/ProvisoFormats/MACAddressFormat``.
    @inlinable
    public static func mac(eui: MACAddress.EUI? = nil, allowBare: Bool = false) -> Self {
        Self(format: MACAddressFormat(eui: eui, allowBare: allowBare))
    }
}
