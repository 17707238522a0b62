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
        types = words?.map(\.type) ?? []
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

    static func knows(_ country: CountryCode) -> Bool {
        PhoneRegion(country.code).map { PhoneMetadata.standard.supports($0) } ?? false
    }
}

// Judging

extension PhoneKind {
    func failure(in utf8: Span<UInt8>, of country: CountryCode?) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let region = country.flatMap { PhoneRegion($0.code) }
        let number: PhoneNumber
        do throws(PhoneParsingError) {
            number = try PhoneNumber(utf8: utf8, region: region)
        } catch {
            return Self.failure(error, utf8)
        }
        if number.extensionNumber != nil, !allowExtension { return FormatFailure("text after the end", at: utf8.count) }
        switch number.possibility() {
        case .possible: break
        case .possibleLocally, .tooShort: return FormatFailure("too few digits", at: utf8.count)
        case .tooLong: return FormatFailure("too many digits", at: utf8.count)
        case .wrongLength: return FormatFailure("wrong number of digits", at: utf8.count)
        case .unknownCallingCode: return FormatFailure("wrong prefix", at: 0)
        }
        if allowPossible, types.isEmpty {
            let isOwn = region.flatMap { PhoneMetadata.standard.callingCode(of: $0) } == number.callingCode
            return region == nil || isOwn || allowOtherCountries ? nil : FormatFailure("wrong prefix", at: 0)
        }
        guard let type = number.type() else { return FormatFailure("wrong prefix", at: 0) }
        if let region, !allowOtherCountries, !number.isValid(for: region) {
            return FormatFailure("wrong prefix", at: 0)
        }
        return passes(type) ? nil : FormatFailure("wrong prefix", at: 0)
    }

    private func passes(_ type: PhoneNumberType) -> Bool {
        if types.isEmpty || types.contains(type) { return true }
        return type == .fixedLineOrMobile && (types.contains(.fixedLine) || types.contains(.mobile))
    }

    private static func failure(_ error: PhoneParsingError, _ utf8: Span<UInt8>) -> FormatFailure {
        switch error {
        case .notANumber: FormatFailure("unexpected character", at: 0)
        case .unknownCallingCode:
            utf8[0] == UInt8(ascii: "+") ? FormatFailure("wrong prefix", at: 0) : FormatFailure("no plus sign", at: 0)
        case .tooShort, .tooShortAfterPrefix: FormatFailure("too few digits", at: utf8.count)
        case .tooLong: FormatFailure("too many digits", at: utf8.count)
        }
    }

    /// A text that is too short can become a number, and so can one that has room for more digits: a plan may have the longer one.
    func completion(of utf8: Span<UInt8>, in country: CountryCode?) -> Completion {
        guard let failure = failure(in: utf8, of: country) else { return .valid }
        guard utf8.count < 64 else { return .lost }
        var text = utf8.withUnsafeBufferPointer { Array($0) }
        // Punctuation that opens a number, and nothing else as yet.
        guard text.contains(where: { $0 &- 0x30 < 10 }) else {
            return text.allSatisfy { "+( ".utf8.contains($0) } && text.count < 4 ? .incomplete : .lost
        }
        guard country != nil || text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "(") else { return .lost }
        if failure.reason == "too few digits" || failure.reason == "wrong number of digits" { return .incomplete }
        if failure.reason == "too many digits" || failure.reason == "text after the end" { return .lost }
        // A letter, or a country code that no country has: more digits change nothing after three of them.
        if failure.reason == "unexpected character" { return Self.isPlain(text) ? .incomplete : .lost }
        text.append(UInt8(ascii: "0"))
        let longer = text.withUnsafeBufferPointer { self.failure(in: $0.span, of: country) }
        guard let longer else { return .incomplete }
        if longer.reason == "wrong prefix" { return text.count(where: { $0 &- 0x30 < 10 }) < 15 ? .incomplete : .lost }
        return longer.reason == "too many digits" ? .lost : .incomplete
    }

    private static func isPlain(_ text: [UInt8]) -> Bool {
        text.allSatisfy { $0 &- 0x30 < 10 || "+()-./ ".utf8.contains($0) }
    }

    func example(of country: CountryCode?) -> String? {
        guard let country, let region = PhoneRegion(country.code) else { return "+49 30 123456" }
        let wanted = types.first ?? .fixedLine
        let metadata = PhoneMetadata.standard
        let number =
            metadata.example(of: region, type: wanted) ?? metadata.example(of: region, type: .fixedLineOrMobile)
            ?? metadata.example(of: region, type: .mobile)
        return number?.formatted(.national)
    }

    func respellings(of text: String, in country: CountryCode?) -> [String] {
        // 0049 is +49; a number of another alphabet's digits is read as it is.
        text.hasPrefix("00") ? ["+" + text.dropFirst(2)] : []
    }

    func stored(_ text: String, in country: CountryCode?) -> String? {
        guard let spelling else { return nil }
        let region = country.flatMap { PhoneRegion($0.code) }
        guard let number = try? PhoneNumber(text, region: region) else { return nil }
        return number.formatted(spelling)
    }

    func shape(of country: CountryCode?) -> TextShape {
        guard let country, let region = PhoneRegion(country.code),
            let code = PhoneMetadata.standard.callingCode(of: region)
        else { return TextShape(samples: ["\\+4930[1-9][0-9]{5,7}", "\\+1212[2-9][0-9]{6}", "\\+447400[0-9]{6}"]) }
        // Half of the digits of an example may be others in nearly every plan.
        let metadata = PhoneMetadata.standard
        let wanted = types.isEmpty ? [PhoneNumberType.fixedLine, .mobile] : types
        let samples = wanted.compactMap { metadata.example(of: region, type: $0) }.map { number in
            let digits = number.nationalNumber
            let kept = digits.count - min(4, digits.count / 2)
            return "\\+\(code)\(digits.prefix(kept))[0-9]{\(digits.count - kept)}"
        }
        return TextShape(samples: samples)
    }
}
