public import ProvisoFormats

/// A telephone number as people write it, for any region or for some.
///
/// The text is a number alone: digits of any script, a plus, and hyphens, spaces, dots, slashes and brackets between them;
/// `tel:` may be before it. What ``PhoneNumber`` also reads, letters for digits and words around a number, does not pass.
///
/// ```swift
/// PhoneFormat().isValid("+49 30 123456")                                        // true
/// PhoneFormat(countries: ["DE"]).isValid("030 123456")                          // true
/// PhoneFormat(countries: ["DE"], types: [.mobile]).isValid("030 123456")        // false: "type not accepted"
/// PhoneFormat(countries: ["DE"]).spelled("(030) 123456", as: .e164)             // "+4930123456"
/// ```
public struct PhoneFormat: StringFormat {
    /// The regions whose numbers pass; those of all where it is empty, which is the default.
    ///
    /// A number without a country calling code is read as one of the first of them that has it; it needs a region here.
    public var countries: [PhoneRegion]

    /// What numbers may be for; any of it where it is empty, which is the default. A number that may be a fixed line or
    /// mobile passes as either.
    public var types: [PhoneNumberType]

    /// Whether an extension may follow: `030 123456 ext. 7`; off by default.
    public var extensions: Bool

    /// Whether the right number of digits is enough, for numbers that are newer than the metadata; off by default. A number
    /// that the metadata has must still be of ``countries`` and ``types``.
    public var possible: Bool

    /// What is known of the regions.
    public var metadata: PhoneMetadata

    /// Creates a format with these options.
    public init(
        countries: [PhoneRegion] = [], types: [PhoneNumberType] = [], extensions: Bool = false, possible: Bool = false,
        metadata: PhoneMetadata = .standard
    ) {
        self.countries = countries
        self.types = types
        self.extensions = extensions
        self.possible = possible
        self.metadata = metadata
    }

    /// Says why a text is not such a number, or returns `nil` when it is.
    ///
    /// - Complexity: Linear in the length of the text, of which not more than 250 characters are read, for each of
    ///   ``countries`` if it has no calling code.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        switch judge(utf8) {
        case .success: nil
        case .failure(let failure): failure
        }
    }

    /// The number of a text in UTF-8; `nil` where it is not in this format.
    public func number(in utf8: Span<UInt8>) -> PhoneNumber? {
        try? judge(utf8).get()
    }

    /// The text in one of the four spellings, for a filter; `nil` where it is not in this format.
    public func spelled(_ text: some StringProtocol, as spelling: PhoneSpelling = .e164) -> String? {
        var text = String(text)
        return text.withUTF8 { number(in: $0.span)?.formatted(spelling, metadata: metadata) }
    }

    private func judge(_ utf8: Span<UInt8>) -> Result<PhoneNumber, FormatFailure> {
        guard !utf8.isEmpty else { return .failure(FormatFailure("empty", at: 0)) }
        // Behind an extension the number is read no further.
        for place in 0..<utf8.count where utf8[place] < 0x20 || utf8[place] == 0x7F {
            return .failure(FormatFailure("character not allowed", at: place))
        }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PhoneText.room) { buffer in
            var text = PhoneText(buffer)
            do throws(PhoneParsingError) {
                try text.read(utf8)
            } catch {
                let end = PhoneText.offset(ofCharacter: PhoneText.limit, in: utf8)
                return .failure(
                    error == .tooLong
                        ? FormatFailure("too long", at: end) : FormatFailure("character not allowed", at: end))
            }
            let plain = PhonePlainText(text, extensions: extensions)
            if let bad = plain.bad {
                return .failure(
                    FormatFailure("character not allowed", at: PhoneText.offset(ofCharacter: bad, in: utf8)))
            }
            guard plain.digits > 0 else { return .failure(FormatFailure("too few digits", at: utf8.count)) }
            return number(&text, plain, utf8)
        }
    }

    private func number(
        _ text: inout PhoneText, _ plain: PhonePlainText, _ utf8: Span<UInt8>
    ) -> Result<PhoneNumber, FormatFailure> {
        if plain.hasPlus { return number(&text, plain, utf8, region: nil) }
        guard !countries.isEmpty else { return .failure(FormatFailure("no plus sign", at: 0)) }
        var first: FormatFailure?
        for country in countries {
            switch number(&text, plain, utf8, region: country) {
            case .success(let number): return .success(number)
            case .failure(let failure): first = first ?? failure
            }
        }
        return .failure(first ?? FormatFailure("no such country", at: 0))
    }

    private func number(
        _ text: inout PhoneText, _ plain: PhonePlainText, _ utf8: Span<UInt8>, region: PhoneRegion?
    ) -> Result<PhoneNumber, FormatFailure> {
        let number: PhoneNumber
        do throws(PhoneParsingError) {
            number = try text.parse(region: region, metadata)
        } catch {
            switch error {
            case .unknownCallingCode where region != nil && !plain.hasPlus:
                return .failure(FormatFailure("no such country", at: 0))
            case .unknownCallingCode: return .failure(FormatFailure("wrong prefix", at: plain.hasPlus ? 1 : 0))
            case .notANumber, .tooShort, .tooShortAfterPrefix:
                return .failure(FormatFailure("too few digits", at: utf8.count))
            case .tooLong: return .failure(FormatFailure("too many digits", at: utf8.count))
            }
        }
        // What looked like the beginning of an extension has to be one.
        if let start = plain.extensionStart, number.extensionDigits.count == 0 {
            return .failure(FormatFailure("character not allowed", at: PhoneText.offset(ofCharacter: start, in: utf8)))
        }
        return failure(of: number, end: utf8.count).map { .failure($0) } ?? .success(number)
    }

    /// Says why a number does not pass.
    private func failure(of number: PhoneNumber, end: Int) -> FormatFailure? {
        // The plan of a region may have numbers that are shorter than all of the main region: Canada's 310-1234.
        if let record = number.record(metadata), let type = number.type(record) {
            guard isOfAcceptedCountry(number, record) else { return FormatFailure("country not accepted", at: 0) }
            return takes(type) ? nil : FormatFailure("type not accepted", at: 0)
        }
        switch number.possibility(metadata: metadata) {
        case .possible: break
        case .unknownCallingCode: return FormatFailure("wrong prefix", at: 0)
        case .tooShort, .possibleLocally: return FormatFailure("too few digits", at: end)
        case .wrongLength: return FormatFailure("wrong number of digits", at: end)
        case .tooLong: return FormatFailure("too many digits", at: end)
        }
        guard possible else { return FormatFailure("no such number", at: 0) }
        return hasAcceptedCallingCode(number) ? nil : FormatFailure("country not accepted", at: 0)
    }

    /// Whether a number that no plan has is of one of the countries, as far as its calling code says.
    private func hasAcceptedCallingCode(_ number: PhoneNumber) -> Bool {
        countries.isEmpty || countries.contains { metadata.callingCode(of: $0) == number.callingCode }
    }

    /// Whether a valid number is one of the countries. Some numbers belong to several that share a calling code, such as those
    /// that are free of charge in North America: the region of the number is only the first of them.
    private func isOfAcceptedCountry(_ number: PhoneNumber, _ record: PhoneRecord) -> Bool {
        if countries.isEmpty || countries.contains(record.region) { return true }
        for country in countries where number.isValid(for: country, metadata: metadata) { return true }
        return false
    }

    /// Whether a type is among those that pass.
    func takes(_ type: PhoneNumberType) -> Bool {
        if types.isEmpty || types.contains(type) { return true }
        return type == .fixedLineOrMobile && (types.contains(.fixedLine) || types.contains(.mobile))
    }
}
