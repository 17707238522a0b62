internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `vat`: a number of value added tax, with check digits where the country has them.
struct VATKind: NationalKind {
    static let name = "vat"
    static let number = NationalNumberKind.vat
    static let summary =
        "A number of value added tax, with check digits where the country has them."
    static let otherNames = ["vatNumber", "vatID", "ustIdNr", "gst", "isVAT"]
    static let otherUses = ["gstin": "country: IN"]
    static let message: CatalogMessage =
        "{attribute} must be a valid VAT number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage = "{attribute} must be a valid VAT number, like {example}."
    /// A number with its country is hardly ever there by chance.
    static let recognitions = [
        Recognition(
            ["requirePrefix": true], breadth: .fixed, order: 41, isKey: true, choice: countries),
        Recognition(
            breadth: .structured, order: 68, isKey: true, isOfDigits: true,
            names: ["vat", "vatid", "vatnumber", "ust", "ustid", "tva", "iva", "gstin"], choice: countries),
    ]
    static var examples: [RuleExample] {
        [
            RuleExample(["country": "DE"], passes: "DE136695976", fails: ["vat": "DE136695977"]),
            RuleExample(["country": "AT"], passes: "ATU13585627", fails: ["vat": "ATU13585628"]),
            .record(
                ["vat"], ["countryAttribute": "country"], passes: ["country": "AT", "vat": "U13585627"],
                fails: [
                    "vat": ["country": "AT", "vat": "12"],
                    "vat.countryUnknown": ["country": "XX", "vat": "12"],
                ]),
        ]
    }

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
