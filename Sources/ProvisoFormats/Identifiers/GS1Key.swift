/// What a number of GS1 identifies (GS1 General Specifications, section 1.2), and how many digits it has.
public enum GS1Key: String, Hashable, Sendable, CaseIterable {
    /// A product: a GTIN of 8, 12, 13 or 14 digits.
    case gtin
    /// A product by 8 digits, also called EAN-8.
    case gtin8
    /// A product by 12 digits, also called UPC-A.
    case gtin12
    /// A product by 13 digits, also called EAN-13.
    case gtin13
    /// A product or a case of them by 14 digits.
    case gtin14
    /// A party or a location: a Global Location Number of 13 digits.
    case gln
    /// A pallet or a parcel: a Serial Shipping Container Code of 18 digits.
    case sscc

    /// Whether numbers of this kind have so many digits.
    func hasLength(_ count: Int) -> Bool {
        switch self {
        case .gtin: count == 8 || 12...14 ~= count
        case .gtin8: count == 8
        case .gtin12: count == 12
        case .gtin13, .gln: count == 13
        case .gtin14: count == 14
        case .sscc: count == 18
        }
    }

    /// How many digits numbers of this kind have at most.
    var longest: Int {
        switch self {
        case .gtin8: 8
        case .gtin12: 12
        case .gtin13, .gln: 13
        case .gtin, .gtin14: 14
        case .sscc: 18
        }
    }
}
