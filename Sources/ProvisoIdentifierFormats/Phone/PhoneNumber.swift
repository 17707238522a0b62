/// A telephone number, taken apart: a country calling code, the number within the country, and perhaps an extension.
///
/// Texts are read as people write them, with punctuation, prefixes and digits of any script, and as RFC 3966 does. What was
/// written is not kept: two texts of the same number are equal values.
///
/// ```swift
/// let number = try PhoneNumber("(030) 123-456", region: "DE")
/// number.formatted(.e164)             // +4930123456
/// number.formatted(.international)    // +49 30 123456
/// number.isValid()                    // true
/// ```
///
/// Rules, types and spellings follow the public metadata of libphonenumber; see ``PhoneMetadata``. Numbers of emergency
/// services and other short numbers are no telephone numbers in this sense.
public struct PhoneNumber: Sendable, Hashable {
    /// The country calling code (ITU-T E.164), such as 49.
    public let callingCode: Int

    /// The national significant number, leading zeros and all.
    let digits: PhoneDigits

    /// The digits of the extension.
    var extensionDigits: PhoneDigits

    init(callingCode: Int, digits: PhoneDigits, extensionDigits: PhoneDigits = PhoneDigits()) {
        self.callingCode = callingCode
        self.digits = digits
        self.extensionDigits = extensionDigits
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The text: up to 250 characters.
    ///   - region: The region that a text without a country calling code is of; `nil` by default, which takes only texts
    ///     that begin with a plus.
    ///   - metadata: What is known of the regions; that of the library by default.
    /// - Throws: ``PhoneParsingError`` where the text is no number. A number that is read need be neither possible nor valid.
    public init(
        _ text: some StringProtocol, region: PhoneRegion? = nil, metadata: PhoneMetadata = .standard
    ) throws(PhoneParsingError) {
        var text = String(text)
        let result = text.withUTF8 { utf8 in
            Result { () throws(PhoneParsingError) in
                try PhoneNumber(utf8: utf8.span, region: region, metadata: metadata)
            }
        }
        self = try result.get()
    }

    /// Reads a text in UTF-8, without an allocation.
    ///
    /// - Complexity: Linear in the length of the text, of which not more than 250 characters are read.
    public init(
        utf8: Span<UInt8>, region: PhoneRegion? = nil, metadata: PhoneMetadata = .standard
    ) throws(PhoneParsingError) {
        let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PhoneText.room) { buffer in
            Result { () throws(PhoneParsingError) in
                var text = PhoneText(buffer)
                try text.read(utf8)
                return try text.parse(region: region, metadata)
            }
        }
        self = try result.get()
    }

    /// The national significant number (ITU-T E.164): the digits behind the country calling code, with the leading zeros
    /// that belong to it.
    public var nationalNumber: String { digits.text }

    /// The digits of the extension; `nil` where there is none.
    public var extensionNumber: String? { extensionDigits.count == 0 ? nil : extensionDigits.text }
}
