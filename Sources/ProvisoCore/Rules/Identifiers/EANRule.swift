public import ProvisoFormats

/// `ean`: an EAN or GTIN, as ``/ProvisoFormats/EANFormat`` judges it.
extension EANFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "ean"
    /// What passes.
    public static let summary = "The number under a bar code: EAN-8, EAN-13 or GTIN-14 with its check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "4006381333931", fails: ["ean": "4006381333930"])]
    }
    /// What other systems call it.
    public static let otherNames = ["gtin", "barcode", "upc"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a valid EAN. Check the digits."

    /// Such numbers name products. One number in ten has the right check digit by chance.
    public static let recognitions = [
        Recognition(leastValues: 3, breadth: .fixed, order: 51, isKey: true, isOfDigits: true)
    ]

    /// 8, 13 or 14 digits, the last of which follows from the others.
    public var shape: TextShape {
        TextShape("[0-9]{8}|[0-9]{13,14}", samples: ["[0-9]{13}", "[0-9]{8}", "[0-9]{14}"], check: .last())
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An EAN-8, EAN-13 or GTIN-14; see ``/ProvisoFormats/EANFormat``.
    @inlinable
    public static var ean: Self { Self(format: EANFormat()) }
}
#endif
