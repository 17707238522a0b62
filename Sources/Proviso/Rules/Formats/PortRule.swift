public import ProvisoFormats

/// `port`: a port number, as ``PortFormat`` judges it.
extension PortFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "port"
    /// What passes.
    public static let summary = "A port number: 1 to 65535."
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a port number from {min} to {max}."
    /// What the message is filled with; texts, since ports are written without separators.
    static let constants: [String: Parameters] = [
        ruleName: ["min": "1", "max": "65535"],
        "port/zero": ["min": "0", "max": "65535"],
    ]

    /// The wording for the options.
    public var wording: String? { allowZero ? "port/zero" : nil }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowZero: options.flag("allowZero", "Whether 0 passes."))
    }
}

extension AnyRule where Value: StringProtocol {
    /// A port number; see ``PortFormat``.
    public static var port: Self { Self(InFormat(PortFormat())) }

    /// A port number, with options; see ``PortFormat``.
    public static func port(allowZero: Bool) -> Self {
        Self(InFormat(PortFormat(allowZero: allowZero)))
    }
}
