public import ProvisoFormats

/// `ip`: an IP address or a network, as ``/ProvisoFormats/IPAddressFormat`` judges it.
extension IPAddressFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "ip" }
    /// What passes.
    public static var summary: String { "An IP address of version 4 or 6, or with `cidr` a network." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "192.0.2.1", fails: ["ip": "192.0.2.256"]),
            RuleExample(["version": 6], passes: "2001:db8::1", fails: ["ip": "192.0.2.1"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["ipv4", "ipv6", "ipAddress", "ipaddr", "cidr"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be an IP address, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["example": "192.0.2.1"],
        "ip/v6": ["example": "2001:db8::1"],
        "ip/cidr": ["example": "192.0.2.0/24"],
        "ip/v6cidr": ["example": "2001:db8::/32"],
    ]

    /// The wording for the options.
    public var wording: String? { (version == .v6 ? (cidr ? "ip/v6cidr" : "ip/v6") : (cidr ? "ip/cidr" : nil)) }

    /// Addresses, and networks.
    public static var recognitions: [Recognition] {
        [
            Recognition(breadth: .fixed, order: 30), Recognition(["cidr": true], breadth: .fixed, order: 31),
        ]
    }

    /// Four numbers, or up to eight groups; the length of a prefix where there must be one.
    ///
    /// Which bits behind the prefix must be zero, no pattern says.
    public var shape: TextShape {
        let four = PatternText.ipv4 + (cidr ? "/(?:[12]?[0-9]|3[0-2])" : "")
        let zone = allowZone ? "(?:%[A-Za-z0-9._~-]{1,32})?" : ""
        let six = PatternText.ipv6 + zone + (cidr ? "/(?:[1-9]?[0-9]|1[01][0-9]|12[0-8])" : "")
        let fourSample = #"(?:192\.0\.2|198\.51\.100|203\.0\.113)\."# + (cidr ? "0/24" : "(?:[1-9]|[1-9][0-9])")
        let sixSample = "2001:db8" + (cidr ? "::/32" : ":[1-9a-f]:[1-9a-f]{2}::[1-9a-f]")
        return switch version {
        case .v4: TextShape(four, isExact: !strict || !cidr, samples: [fourSample]).named(cidr ? nil : "ipv4")
        case .v6:
            TextShape(six, isExact: !strict || !cidr, samples: [sixSample])
                .named(cidr || allowZone ? nil : "ipv6")
        case nil: TextShape("\(four)|\(six)", isExact: !strict || !cidr, samples: [fourSample, sixSample])
        }
    }

    /// The options as a document gives them.
    public var options: DataObject {
        .options([
            "version": version.map { .number(ExactNumber($0.rawValue)) }, "cidr": .bool(cidr), "strict": .bool(strict),
            "allowZone": .bool(allowZone),
        ])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let version = options.integer(
            "version", among: [4, 6], "The version; either when it is not given.",
            alsoCalled: ["v", "versions", "ipVersion"], widens: .whenMore)
        self.init(
            version: version.flatMap(IPAddress.Version.init(rawValue:)),
            cidr: options.flag(
                "cidr", "Whether the length of a prefix must follow: 192.0.2.0/24.",
                alsoCalled: ["subnet", "prefix", "network", "allowCIDR", "requireCIDR"]),
            strict: options.flag(
                "strict", "Whether, with `cidr`, the bits after the prefix must be zero.", widens: .whenFalse),
            allowZone: options.flag(
                "allowZone", "Whether an address of version 6 may name its zone: fe80::1%eth0.",
                alsoCalled: ["zone", "scope"], widens: .whenTrue))
        if strict, !cidr { options.warn("`strict` has no effect without `cidr: true`.", option: "strict") }
        if allowZone, self.version == .v4 {
            options.warn("`allowZone` has no effect with `version: 4`.", option: "allowZone")
        }
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An IP address, or with `cidr` a network; see ``/ProvisoFormats/IPAddressFormat``.
    @_alwaysEmitIntoClient
    public static var ip: Self { Self(format: IPAddressFormat()) }

    /// An IP address, or with `cidr` a network, with options; see ``/ProvisoFormats/IPAddressFormat``.
    @_alwaysEmitIntoClient
    public static func ip(
        version: IPAddress.Version? = nil, cidr: Bool = false, strict: Bool = false, allowZone: Bool = false
    ) -> Self {
        Self(format: IPAddressFormat(version: version, cidr: cidr, strict: strict, allowZone: allowZone))
    }
}
#endif
