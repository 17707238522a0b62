public import ProvisoFormats

/// `ean`: an EAN or GTIN, or another number of GS1, as ``/ProvisoFormats/EANFormat`` judges it.
extension EANFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "ean" }
    /// What passes.
    public static var summary: String {
        "The number under a bar code: EAN-8, EAN-13 or GTIN-14 with its check digit, or another number of GS1."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "4006381333931", fails: ["ean": "4006381333930"]),
            RuleExample(["key": "gln"], passes: "4012345000009", fails: ["ean": "96385074"]),
            RuleExample(["key": "sscc"], passes: "340123450000000000", fails: ["ean": "4006381333931"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["gtin", "barcode", "upc", "gln", "sscc"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a valid {name}. Check the digits." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["name": "EAN"],
        "ean/gtin": ["name": "GTIN"],
        "ean/gln": ["name": "GLN"],
        "ean/sscc": ["name": "SSCC"],
    ]

    /// The wording for the options.
    public var wording: String? {
        switch key {
        case nil: nil
        case .gln: "ean/gln"
        case .sscc: "ean/sscc"
        case .gtin, .gtin8, .gtin12, .gtin13, .gtin14: "ean/gtin"
        }
    }

    /// Such numbers name products. One number in ten has the right check digit by chance.
    public static var recognitions: [Recognition] {
        [
            Recognition(leastValues: 3, breadth: .fixed, order: 51, isKey: true, isOfDigits: true)
        ]
    }

    /// Digits, the last of which follows from the others: 8, 13 or 14 of them, or as many as the kind of number has.
    public var shape: TextShape {
        let lengths =
            switch key {
            case nil: [13, 8, 14]
            case .gtin: [13, 8, 12, 14]
            case .gtin8: [8]
            case .gtin12: [12]
            case .gtin13, .gln: [13]
            case .gtin14: [14]
            case .sscc: [18]
            }
        let forms = lengths.map { "[0-9]{\($0)}" }
        return TextShape(forms.joined(separator: "|"), samples: forms, check: .last())
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["key": key.map { .string($0.rawValue) }]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let key: GS1Key? = options.choice(
            "key", "What the number is for; a product by 8, 13 or 14 digits when it is not given.",
            alsoCalled: ["kind", "version"], otherWords: ["ean8": .gtin8, "ean13": .gtin13, "upc": .gtin12])
        self.init(key: key)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An EAN-8, EAN-13 or GTIN-14; see ``/ProvisoFormats/EANFormat``.
    @_alwaysEmitIntoClient
    public static var ean: Self { Self(format: EANFormat()) }

    /// A number of GS1 of some kind, such as a GLN or an SSCC; see ``/ProvisoFormats/EANFormat``.
    @_alwaysEmitIntoClient
    public static func ean(_ key: GS1Key?) -> Self { Self(format: EANFormat(key: key)) }
}
#endif
