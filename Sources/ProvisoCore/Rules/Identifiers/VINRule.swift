public import ProvisoFormats

/// `vin`: a vehicle identification number of ISO 3779, as ``/ProvisoFormats/VINFormat`` judges it.
extension VINFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "vin" }
    /// What passes.
    public static var summary: String { "A vehicle identification number (ISO 3779): 17 digits and capital letters." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "1M8GDM9AXKP042788", fails: ["vin": "1M8GDM9AXKPO42788"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["vehicleIdentificationNumber", "chassisNumber"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} must be a valid vehicle identification number (VIN). Check it for typing mistakes."
    }

    /// Such numbers name cars; few of them are letters and digits by chance.
    public static var recognitions: [Recognition] {
        [Recognition(leastValues: 2, breadth: .fixed, order: 60, isKey: true)]
    }

    /// Digits and capital letters without I, O and Q, and four digits at the end.
    public var shape: TextShape {
        TextShape(
            "[A-HJ-NPR-Z0-9]{13}[0-9]{4}", isExact: true, check: checkDigit ? .at(8, among: "0123456789X") : nil)
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["checkDigit": .bool(checkDigit)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            checkDigit: options.flag(
                "checkDigit", "Whether the ninth character must be the check digit that North America requires.",
                alsoCalled: ["checksum", "northAmerica", "strict"], widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A vehicle identification number of ISO 3779; see ``/ProvisoFormats/VINFormat``.
    @_alwaysEmitIntoClient
    public static var vin: Self { Self(format: VINFormat()) }

    /// A vehicle identification number of ISO 3779, with options; see ``/ProvisoFormats/VINFormat``.
    @_alwaysEmitIntoClient
    public static func vin(checkDigit: Bool) -> Self {
        Self(format: VINFormat(checkDigit: checkDigit))
    }
}
#endif
