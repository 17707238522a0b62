internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `licensePlate`: the registration of a vehicle, as its plate shows it.
struct LicensePlateKind: NationalKind {
    static let name = "licensePlate"
    static let number = NationalNumberKind.licensePlate
    static let summary =
        "The registration of a vehicle, as its plate shows it."
    static let otherNames = ["plate", "numberPlate", "isLicensePlate", "registrationNumber"]
    static let message: CatalogMessage =
        "{attribute} must be a valid license plate number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage = "{attribute} must be a valid license plate number, like {example}."
    /// The plates of a country look like much else.
    static let recognitions = [
        Recognition(
            breadth: .loose, order: 65, isOfDigits: true,
            names: ["plate", "licenseplate", "numberplate", "kennzeichen"], choice: countries)
    ]
    static var examples: [RuleExample] { ownExamples }

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
