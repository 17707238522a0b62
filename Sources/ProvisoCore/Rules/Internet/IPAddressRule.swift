public import ProvisoFormats

/// `ip`: an IP address or a network, as ``/ProvisoFormats/IPAddressFormat`` judges it.
extension IPAddressFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "ip"
    /// What passes.
    public static let summary = "An IP address of version 4 or 6, or with `cidr` a network."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "192.0.2.1", fails: ["ip": "192.0.2.256"]),
            RuleExample(["version": 6], passes: "2001:db8::1", fails: ["ip": "192.0.2.1"]),
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["ipv4", "ipv6", "ipAddress", "cidr"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be an IP address, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["example": "192.0.2.1"],
        "ip/v6": ["example": "2001:db8::1"],
        "ip/cidr": ["example": "192.0.2.0/24"],
        "ip/v6cidr": ["example": "2001:db8::/32"],
    ]

    /// The wording for the options.
    public var wording: String? { (version == .v6 ? (cidr ? "ip/v6cidr" : "ip/v6") : (cidr ? "ip/cidr" : nil)) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let version = options.integer(
            "version", among: [4, 6], "The version; either when it is not given.",
            alsoCalled: ["v", "versions", "ipVersion"])
        self.init(
            version: version.flatMap(IPAddress.Version.init(rawValue:)),
            cidr: options.flag(
                "cidr", "Whether the length of a prefix must follow: 192.0.2.0/24.",
                alsoCalled: ["subnet", "prefix", "network", "allowCIDR", "requireCIDR"]),
            strict: options.flag("strict", "Whether, with `cidr`, the bits after the prefix must be zero."),
            allowZone: options.flag(
                "allowZone", "Whether an address of version 6 may name its zone: fe80::1%eth0.",
                alsoCalled: ["zone", "scope"]))
        if strict, !cidr { options.warn("`strict` has no effect without `cidr: true`.", option: "strict") }
        if allowZone, self.version == .v4 {
            options.warn("`allowZone` has no effect with `version: 4`.", option: "allowZone")
        }
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// An IP address, or with `cidr` a network; see ``/ProvisoFormats/IPAddressFormat``.
    @inlinable
    public static var ip: Self { Self(format: IPAddressFormat()) }

    /// An IP address, or with `cidr` a network, with options; see ``/ProvisoFormats/IPAddressFormat``.
    @inlinable
    public static func ip(
        version: IPAddress.Version? = nil, cidr: Bool = false, strict: Bool = false, allowZone: Bool = false
    ) -> Self {
        Self(format: IPAddressFormat(version: version, cidr: cidr, strict: strict, allowZone: allowZone))
    }
}
