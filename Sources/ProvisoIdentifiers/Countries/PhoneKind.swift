internal import ProvisoCore
internal import ProvisoFormats
internal import ProvisoIdentifierFormats

/// `phone`: a telephone number, as the public metadata of libphonenumber has it (see
/// ``/ProvisoIdentifierFormats/PhoneMetadata``). Well formed, not in use: that only a call can tell.
struct PhoneKind: CountryKind {
    static let name = "phone"
    static let summary =
        "A telephone number: of a country as it is written there or with the country code, of any country with the code."
    static let otherNames = ["phoneNumber", "telephone", "tel", "mobile", "mobilePhone", "isMobilePhone"]
    /// Numbers with a plus are telephone numbers before they are anything else.
    static let recognitions = [
        Recognition(mark: "+", breadth: .structured, order: 69, choice: countries),
        Recognition(
            breadth: .structured, order: 70, isOfDigits: true,
            names: [
                "phone", "phonenumber", "telephone", "tel", "telefon", "telefono", "telefone", "mobile", "mobil",
                "cell",
                "cellphone", "handy", "fax", "msisdn",
            ], choice: countries),
    ]
    static let hint: InputHint? = InputHint(type: "tel", autocomplete: "tel")
    /// The countries that data may be of. Without one only numbers with a country code pass.
    private static let countries = Recognition.Choice(
        "country", of: regions, orAttribute: "countryAttribute", having: regions)
    /// All countries and territories that have telephone numbers.
    static let regions = PhoneMetadata.standard.regions.map { $0.code }.filter { $0 != "001" }
    static let message: CatalogMessage = "{attribute} must be a valid phone number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage =
        "{attribute} must be a phone number in international format, like {example}."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: "+49 30 123456", fails: ["phone": "030 123456"]),
            RuleExample(["country": "DE"], passes: "030 123456", fails: ["phone": "+43 1 234567"]),
            RuleExample(["country": ["DE", "AT"], "store": "e164"], changes: "030 123456", to: "+4930123456"),
            RuleExample(
                ["country": "GB", "types": ["mobile"]], passes: "07400 123456", fails: ["phone": "0121 234 5678"]),
            .record(
                ["phone"], ["countryAttribute": "country"], passes: ["country": "CH", "phone": "044 668 18 00"],
                fails: [
                    "phone": ["country": "CH", "phone": "030 123456"],
                    "phone.countryUnknown": ["country": "XX", "phone": "030 123456"],
                ]),
        ]
    }

    /// What numbers are for, as documents name it.
    enum TypeWord: String, CaseIterable {
        case fixedLine, mobile, tollFree, premiumRate, sharedCost, voip, personal, pager, universalAccess, voicemail

        var type: PhoneNumberType {
            switch self {
            case .fixedLine: .fixedLine
            case .mobile: .mobile
            case .tollFree: .tollFree
            case .premiumRate: .premiumRate
            case .sharedCost: .sharedCost
            case .voip: .voip
            case .personal: .personal
            case .pager: .pager
            case .universalAccess: .universalAccess
            case .voicemail: .voicemail
            }
        }
    }

    /// How numbers are stored, as documents name it.
    enum SpellingWord: String, CaseIterable {
        case asGiven, e164, international, national, rfc3966

        var spelling: PhoneSpelling? {
            switch self {
            case .asGiven: nil
            case .e164: .e164
            case .international: .international
            case .national: .national
            case .rfc3966: .rfc3966
            }
        }
    }

    /// What the numbers may be for; anything when empty.
    var types: [PhoneNumberType] = []
    /// Whether an extension may follow.
    var allowExtension = false
    /// Whether a number of another country passes where it has its country code.
    var allowOtherCountries = false
    /// Whether a number passes that has the right length, though no numbering plan has it.
    var allowPossible = false
    /// The spelling that is stored; as it was given when `nil`.
    var spelling: PhoneSpelling?

    init() {}

    init(options: inout RuleOptions) {
        let words: [TypeWord]? = options.choices(
            "types", "What the number may be for; anything by default.",
            alsoCalled: ["type", "kind", "kinds", "numberTypes"], widens: .whenMore)
        types = words?.map { $0.type } ?? []
        allowExtension = options.flag(
            "allowExtension", "Whether an extension may follow the number.", alsoCalled: ["extension", "extensions"],
            widens: .whenTrue)
        allowOtherCountries = options.flag(
            "allowOtherCountries", "Whether a number of another country passes when it has its country code.",
            alsoCalled: ["allowForeign", "allowInternational"], widens: .whenTrue)
        allowPossible = options.flag(
            "allowPossible", "Whether a number passes that has the right length but is in no numbering plan.",
            alsoCalled: ["lenient", "possible"], widens: .whenTrue)
        let word: SpellingWord? = options.choice(
            "store", default: .asGiven, "The spelling in which a number that passes is stored.",
            alsoCalled: ["format", "normalize", "spelling", "normalise", "storeAs"])
        spelling = word?.spelling
    }

    var options: DataObject {
        let words = types.compactMap { type in TypeWord.allCases.first { $0.type == type } }
        return .options([
            "types": words.isEmpty ? nil : .array(words.map { .string($0.rawValue) }),
            "allowExtension": .bool(allowExtension), "allowOtherCountries": .bool(allowOtherCountries),
            "allowPossible": .bool(allowPossible),
            "store": SpellingWord.allCases.first { $0 != .asGiven && $0.spelling == spelling }.map {
                .string($0.rawValue)
            },
        ])
    }

    func check(_ countries: [CountryCode], _ options: RuleOptions) {
        guard !types.isEmpty, !allowPossible else { return }
        let lacking = countries.filter { example(of: $0) == nil }
        guard !lacking.isEmpty else { return }
        let codes = lacking.map { $0.code }.joined(separator: ", ")
        if lacking.count == countries.count, !allowOtherCountries {
            options.fail("`types` leaves no number that could pass: \(codes) has none of these.", option: "types")
        } else {
            options.warn("`types` leaves no number of \(codes) that could pass.", option: "types")
        }
    }

    func knows(_ country: CountryCode) -> Bool {
        country.phoneRegion.map { PhoneMetadata.standard.supports($0) } ?? false
    }
}

// Judging

/// Judges telephone numbers of some countries, or of any.
struct PhoneJudge: StringFormat {
    /// The numbers of the countries, as they are written there or with the country code.
    let own: PhoneFormat
    /// Those of other countries, with the country code; `nil` where they do not pass.
    let foreign: PhoneFormat?

    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard let failure = own.failure(in: utf8) else { return nil }
        if let foreign, foreign.failure(in: utf8) == nil { return nil }
        return failure
    }

    func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        own.canBecomeValid(utf8, failing: failure) || foreign?.canBecomeValid(utf8, failing: failure) ?? false
    }
}

extension PhoneKind {
    func judge(of countries: [CountryCode]) -> PhoneJudge {
        let own = PhoneFormat(
            countries: countries.compactMap { $0.phoneRegion }, types: types, extensions: allowExtension,
            possible: allowPossible)
        var foreign: PhoneFormat?
        if allowOtherCountries, !countries.isEmpty {
            foreign = PhoneFormat(types: types, extensions: allowExtension, possible: allowPossible)
        }
        return PhoneJudge(own: own, foreign: foreign)
    }

    func example(of country: CountryCode?) -> String? {
        guard let country, let region = country.phoneRegion else {
            guard !types.isEmpty else { return "+49 30 123456" }
            return Self.wellKnown.lazy.compactMap { examples(of: $0, types).first }.first?.formatted(.international)
        }
        let wanted = types.isEmpty ? [.fixedLine, .fixedLineOrMobile, .mobile] : types + [.fixedLineOrMobile]
        // Every violation shows one, so that no more numbers are looked up than are needed.
        for type in wanted {
            guard let number = PhoneMetadata.standard.example(of: region, type: type) else { continue }
            let text = number.formatted(.national)
            if types.isEmpty || PhoneFormat(countries: [region], types: types).isValid(text) { return text }
        }
        return nil
    }

    /// Numbers of a region, at most one of each type.
    private func examples(of region: PhoneRegion, _ types: [PhoneNumberType]) -> [PhoneNumber] {
        types.compactMap { PhoneMetadata.standard.example(of: region, type: $0) }
    }

    /// Regions that together have numbers of every type.
    private static var wellKnown: [PhoneRegion] { ["DE", "US", "GB"].compactMap { PhoneRegion($0) } }

    func respellings(of text: String, in country: CountryCode?) -> [String] {
        // 0049 is +49; a number of another alphabet's digits is read as it is.
        text.hasPrefix("00") ? ["+" + text.dropFirst(2)] : []
    }

    func stored(_ text: String, in country: CountryCode?) -> String? {
        guard let spelling else { return nil }
        let region = country.flatMap { $0.phoneRegion }
        guard let number = try? PhoneNumber(text, region: region) else { return nil }
        return number.formatted(spelling)
    }

    var shapes: [String: TextShape] {
        Dictionary(uniqueKeysWithValues: (Self.regions + CountryCode.numberingCodes.keys).map { ($0, TextShape()) })
    }

    func shape(of country: CountryCode?) -> TextShape {
        if let country, let region = country.phoneRegion { return TextShape(samples: samples(of: region)) }
        guard types.isEmpty else { return TextShape(samples: Self.wellKnown.flatMap(samples)) }
        return TextShape(samples: ["\\+4930[1-9][0-9]{5,7}", "\\+1212[2-9][0-9]{6}", "\\+447400[0-9]{6}"])
    }

    /// What numbers of the types look like in a region.
    private func samples(of region: PhoneRegion) -> [String] {
        guard let code = PhoneMetadata.standard.callingCode(of: region) else { return [] }
        // Half of the digits of an example may be others in nearly every plan.
        return examples(of: region, types.isEmpty ? [.fixedLine, .mobile] : types).map { number in
            let digits = number.nationalNumber
            let kept = digits.count - min(4, digits.count / 2)
            return "\\+\(code)\(digits.prefix(kept))[0-9]{\(digits.count - kept)}"
        }
    }
}

extension CountryCode {
    /// The numbering plan of the country.
    var phoneRegion: PhoneRegion? { PhoneRegion(numberingCode) }
}
