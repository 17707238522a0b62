public import ProvisoFormats

/// `latLong`: a position in degrees, as ``LatLongFormat`` judges it.
extension LatLongFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "latLong"
    /// What passes.
    public static let summary = "A position in degrees: latitude, comma, longitude."
    /// What other systems call it.
    public static let otherNames = ["geo", "location", "latLng"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} is not a valid position."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension AnyRule where Value: StringProtocol {
    /// A position in degrees, `latitude,longitude`; see ``LatLongFormat``.
    public static var latLong: Self { Self(InFormat(LatLongFormat())) }
}
