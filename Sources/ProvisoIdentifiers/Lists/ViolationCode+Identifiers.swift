// Made by Scripts/make-rule-lists.py from the files of the rules.
public import ProvisoCore

// The codes of the rules of this module, so that the compiler checks their spelling.

extension ViolationCode {
    /// The value is not in the format of `bankAccount`.
    public static let bankAccount: Self = "bankAccount"
    /// There is no rule of `bankAccount` for the country.
    public static let bankAccountCountryUnknown: Self = "bankAccount.countryUnknown"
    /// The value is not in the format of `bankCode`.
    public static let bankCode: Self = "bankCode"
    /// There is no rule of `bankCode` for the country.
    public static let bankCodeCountryUnknown: Self = "bankCode.countryUnknown"
    /// The value is not in the format of `bitcoinAddress`.
    public static let bitcoinAddress: Self = "bitcoinAddress"
    /// The value is not in the format of `companyNumber`.
    public static let companyNumber: Self = "companyNumber"
    /// There is no rule of `companyNumber` for the country.
    public static let companyNumberCountryUnknown: Self = "companyNumber.countryUnknown"
    /// The value is not in the format of `creditorReference`.
    public static let creditorReference: Self = "creditorReference"
    /// The value is not in the format of `currencyAmount`.
    public static let currencyAmount: Self = "currencyAmount"
    /// The value is not in the format of `cusip`.
    public static let cusip: Self = "cusip"
    /// The value is not in the format of `doi`.
    public static let doi: Self = "doi"
    /// The value is not in the format of `ethereumAddress`.
    public static let ethereumAddress: Self = "ethereumAddress"
    /// The value is not in the format of `figi`.
    public static let figi: Self = "figi"
    /// The value is not in the format of `grid`.
    public static let grid: Self = "grid"
    /// The value is not in the format of `identityCard`.
    public static let identityCard: Self = "identityCard"
    /// There is no rule of `identityCard` for the country.
    public static let identityCardCountryUnknown: Self = "identityCard.countryUnknown"
    /// The value is not in the format of `imei`.
    public static let imei: Self = "imei"
    /// The value is not in the format of `imo`.
    public static let imo: Self = "imo"
    /// The value is not in the format of `ismn`.
    public static let ismn: Self = "ismn"
    /// The value is not in the format of `isni`.
    public static let isni: Self = "isni"
    /// The value is not in the format of `iso6346`.
    public static let iso6346: Self = "iso6346"
    /// The value is not in the format of `isrc`.
    public static let isrc: Self = "isrc"
    /// The value is not in the format of `iswc`.
    public static let iswc: Self = "iswc"
    /// The value is not in the format of `lei`.
    public static let lei: Self = "lei"
    /// The value is not in the format of `licensePlate`.
    public static let licensePlate: Self = "licensePlate"
    /// There is no rule of `licensePlate` for the country.
    public static let licensePlateCountryUnknown: Self = "licensePlate.countryUnknown"
    /// The value is not in the format of `orcid`.
    public static let orcid: Self = "orcid"
    /// The value is not in the format of `passport`.
    public static let passport: Self = "passport"
    /// There is no rule of `passport` for the country.
    public static let passportCountryUnknown: Self = "passport.countryUnknown"
    /// The value is not in the format of `phone`.
    public static let phone: Self = "phone"
    /// There is no rule of `phone` for the country.
    public static let phoneCountryUnknown: Self = "phone.countryUnknown"
    /// The value is not in the format of `postalCode`.
    public static let postalCode: Self = "postalCode"
    /// There is no rule of `postalCode` for the country.
    public static let postalCodeCountryUnknown: Self = "postalCode.countryUnknown"
    /// The value is not in the format of `sedol`.
    public static let sedol: Self = "sedol"
    /// The value is not in the format of `socialSecurity`.
    public static let socialSecurity: Self = "socialSecurity"
    /// There is no rule of `socialSecurity` for the country.
    public static let socialSecurityCountryUnknown: Self = "socialSecurity.countryUnknown"
    /// The value is not in the format of `taxID`.
    public static let taxID: Self = "taxID"
    /// There is no rule of `taxID` for the country.
    public static let taxIDCountryUnknown: Self = "taxID.countryUnknown"
    /// The value is not in the format of `vat`.
    public static let vat: Self = "vat"
    /// There is no rule of `vat` for the country.
    public static let vatCountryUnknown: Self = "vat.countryUnknown"
}
