// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

/// The messages by language.
enum CatalogTables {
    static let tags = ["ar", "de", "en", "es", "fr", "ja", "pl", "ru"]

    /// The keys of the messages, each with the parameter that chooses its plural form if it has some.
    static let keys = #"""
        absent
        allOrNone
        alphabetic
        alphanumeric
        ascii
        base32
        base64
        bic
        boolean
        cardExpiry
        cardExpiry/expired
        cardSecurityCode
        compare.equal
        compare.equal/attribute
        compare.greater
        compare.greater/attribute
        compare.greaterOrEqual
        compare.greaterOrEqual/attribute
        compare.less
        compare.less/attribute
        compare.lessOrEqual
        compare.lessOrEqual/attribute
        compare.notEqual
        compare.notEqual/attribute
        compare.type
        compare.type/attribute
        contains
        coordinates
        country
        cssColor
        currency
        dataURI
        date
        date/earlier
        date/later
        date/notFuture
        date/notPast
        date/tooEarly
        date/tooLate
        date/tooYoung minAge
        dateTime
        dateTime/earlier
        dateTime/later
        dateTime/notFuture
        dateTime/notPast
        dateTime/tooEarly
        dateTime/tooLate
        dateTime/tooYoung minAge
        decimalPlaces
        decimalPlaces/tooFew min
        decimalPlaces/tooMany max
        domainName
        duration
        e164
        each.type
        ean
        email
        endsWith
        hashDigest
        hex
        hexColor
        hostname
        iban
        in
        in/not
        integer
        ip
        iri
        iriReference
        isbn
        isin
        issn
        json
        jsonPointer
        jwt
        language
        latLong
        latitude
        longitude
        lowercase
        luhn
        mac
        match
        match/not
        mimeType
        multipleOf
        nanoid
        negative
        nested.type
        number.notInteger
        number.tooBig
        number.tooSmall
        number.type
        paymentCard
        port
        positive
        printable
        record.malformed
        relativeJSONPointer
        required
        required/value
        semver
        slug
        spoofing
        startsWith
        string.notEqual length
        string.tooLong max
        string.tooShort min
        string.type
        time
        time/tooEarly
        time/tooLate
        timeZone
        ulid
        uppercase
        uri
        uriReference
        uriTemplate
        url
        uuid
        """#

    /// Each language's table is read when it is first asked for.
    static func messages(for tag: String) -> [String: CatalogMessage]? {
        switch tag {
        case "ar": ar
        case "de": de
        case "es": es
        case "fr": fr
        case "ja": ja
        case "pl": pl
        case "ru": ru
        default: nil
        }
    }
}
