/// What a number that a country gives is for.
public enum NationalNumberKind: String, Sendable, Hashable, CaseIterable {
    /// The postal code of an address.
    case postalCode

    /// The number under which a business pays value added tax, or goods and services tax.
    case vat

    /// The number under which a person or a company pays taxes.
    case taxID

    /// The number of a person in the register of a country, or of the identity card where the country has no such number.
    case identityCard

    /// The number of a passport.
    case passport

    /// The registration of a vehicle, as its plate shows it.
    case licensePlate

    /// The number of a company in the register of a country.
    case companyNumber

    /// The number of a bank, or of one of its branches.
    case bankCode

    /// The number of an account in the notation of a country; IBAN is a format of its own.
    case bankAccount

    /// The number of a person in the social insurance.
    case socialSecurity
}

extension NationalNumberKind {
    /// The schemes of this kind, a line each; see ``NationalNumberScheme`` for the notation. It is never inlined: each object file
    /// that names the literals would have a copy of them.
    var table: StaticString {
        @inline(never) get {
            switch self {
            case .postalCode: NationalNumberTables.postalCodes
            case .vat: NationalNumberTables.vat
            case .taxID: NationalNumberTables.taxIDs
            case .identityCard: NationalNumberTables.identityCards
            case .passport: NationalNumberTables.passports
            case .licensePlate: NationalNumberTables.licensePlates
            case .companyNumber: NationalNumberTables.companyNumbers
            case .bankCode: NationalNumberTables.bankCodes
            case .bankAccount: NationalNumberTables.bankAccounts
            case .socialSecurity: NationalNumberTables.socialSecurity
            }
        }
    }
}

/// The tables of national numbers: texts of the binary that are read in place, so that they cost nothing to load.
///
/// A line is a scheme: `country;pattern;check;example;source`. The lines of a country stand together, sorted by country.
enum NationalNumberTables {}
