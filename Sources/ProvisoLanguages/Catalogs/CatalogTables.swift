// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

/// The messages by language.
enum CatalogTables {
    static let tags = ["ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "pt-BR", "ro", "ru", "sk", "sl", "sr", "sr-Latn", "sv", "ta", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant"]

    /// The keys of the messages, each with the parameter that chooses its plural form if it has some.
    static let keys = #"""
        absent
        allOrNone
        alphabetic
        alphanumeric
        any
        ascii
        async
        async.failed
        async.unchecked
        attribute.unknown
        attribute.unknown/suggestion
        base32
        base64
        bic
        boolean
        cardExpiry
        cardExpiry/expired
        cardSecurityCode
        compare.equal
        compare.equal/attribute
        compare.equal/computed
        compare.greater
        compare.greater/attribute
        compare.greater/computed
        compare.greaterOrEqual
        compare.greaterOrEqual/attribute
        compare.greaterOrEqual/computed
        compare.less
        compare.less/attribute
        compare.less/computed
        compare.lessOrEqual
        compare.lessOrEqual/attribute
        compare.lessOrEqual/computed
        compare.notEqual
        compare.notEqual/attribute
        compare.notEqual/computed
        compare.type
        compare.type/attribute
        compare.type/computed
        condition
        contains
        coordinates
        count.notEqual count
        count.tooFew min
        count.tooMany max
        count.type
        country
        cssColor
        currency
        custom
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
        email.domainNotFound
        email.domainUnchecked
        endsWith
        form.stopped
        formPost.encoding
        formPost.escape
        formPost.name
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
        match/containsDigit
        match/containsLowercase
        match/containsSymbol
        match/containsUppercase
        match/not
        match/tooLong
        mimeType
        multipleOf
        nanoid
        negative
        nested.tooDeep
        nested.type
        not
        number.notInteger
        number.tooBig
        number.tooBig/less
        number.tooSmall
        number.type
        password.noDigit
        password.noLowercase
        password.noSymbol
        password.noUppercase
        password.tooShort min
        password.type
        paymentCard
        port
        positive
        printable
        record.malformed
        relativeJSONPointer
        report.entry
        report.summary count
        required
        required/value
        scenario.unknown
        scenario.unknown/suggestion
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
        title/expired
        title/invalid
        title/mismatch
        title/missingCharacter
        title/mustDiffer
        title/notANumber
        title/notAllowed
        title/notChecked
        title/notFound
        title/notInList
        title/notWhole
        title/required
        title/tooBig
        title/tooEarly
        title/tooFew
        title/tooLate
        title/tooLong
        title/tooMany
        title/tooShort
        title/tooSmall
        title/unreadable
        title/wrongCharacters
        title/wrongCount
        title/wrongFormat
        title/wrongLength
        title/wrongType
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
        case "bg": bg
        case "bn": bn
        case "ca": ca
        case "cs": cs
        case "da": da
        case "de": de
        case "el": el
        case "es": es
        case "et": et
        case "eu": eu
        case "fa": fa
        case "fi": fi
        case "fr": fr
        case "he": he
        case "hi": hi
        case "hr": hr
        case "hu": hu
        case "id": id
        case "is": `is`
        case "it": it
        case "ja": ja
        case "ko": ko
        case "lt": lt
        case "lv": lv
        case "ms": ms
        case "nb": nb
        case "nl": nl
        case "pl": pl
        case "pt": pt
        case "pt-BR": ptBR
        case "ro": ro
        case "ru": ru
        case "sk": sk
        case "sl": sl
        case "sr": sr
        case "sr-Latn": srLatn
        case "sv": sv
        case "ta": ta
        case "th": th
        case "tr": tr
        case "uk": uk
        case "vi": vi
        case "zh-Hans": zhHans
        case "zh-Hant": zhHant
        default: nil
        }
    }
}
