public import ProvisoFormats

/// `mac`: a MAC address, as ``/ProvisoFormats/MACAddressFormat`` judges it.
extension MACAddressFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "mac" }
    /// What passes.
    public static var summary: String {
        "A hardware address: hexadecimal digits in pairs with `:` or `-` between, or in fours with dots."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "00:1b:44:11:3a:b7", fails: ["mac": "00:1b:44:11:3a"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["macAddress", "macaddr", "eui48", "eui64"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a MAC address, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["example": "00:1A:2B:3C:4D:5E"],
        "mac/eui64": ["example": "00:1A:2B:3C:4D:5E:6F:70"],
    ]

    /// The wording for the options.
    public var wording: String? { eui == .eui64 ? "mac/eui64" : nil }

    /// Pairs of digits with colons or hyphens between.
    public static var recognitions: [Recognition] { [Recognition(breadth: .fixed, order: 32)] }

    /// Six or eight pairs of hexadecimal digits with one separator, or groups of four with dots.
    public var shape: TextShape {
        let digit = PatternText.hexDigit
        let sizes = eui.map { [$0.rawValue / 8] } ?? [6, 8]
        let patterns = sizes.flatMap { size in
            ["\(digit){2}(?::\(digit){2}){\(size - 1)}", "\(digit){2}(?:-\(digit){2}){\(size - 1)}"]
                + [#"\#(digit){4}(?:\.\#(digit){4}){\#(size / 2 - 1)}"#]
                + (allowBare ? ["\(digit){\(size * 2)}"] : [])
        }
        return TextShape(
            patterns.joined(separator: "|"), isExact: true,
            samples: sizes.map { "[0-9a-f]{2}(?::[0-9a-f]{2}){\($0 - 1)}" })
    }

    /// The options as a document gives them.
    public var options: DataObject {
        .options(["eui": eui.map { .number(ExactNumber($0.rawValue)) }, "allowBare": .bool(allowBare)])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let eui = options.integer(
            "eui", among: [48, 64], "The number of bits; either when it is not given.",
            alsoCalled: ["bits", "version"], widens: .whenMore)
        self.init(
            eui: eui.flatMap(MACAddress.EUI.init(rawValue:)),
            allowBare: options.flag(
                "allowBare", "Whether the separators may be left out.",
                alsoCalled: ["bare", "noSeparators", "noColons"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A hardware address; see ``/ProvisoFormats/MACAddressFormat``.
    @_alwaysEmitIntoClient
    public static var mac: Self { Self(format: MACAddressFormat()) }

    /// A hardware address, with options; see ``/ProvisoFormats/MACAddressFormat``.
    @_alwaysEmitIntoClient
    public static func mac(eui: MACAddress.EUI? = nil, allowBare: Bool = false) -> Self {
        Self(format: MACAddressFormat(eui: eui, allowBare: allowBare))
    }
}
#endif
