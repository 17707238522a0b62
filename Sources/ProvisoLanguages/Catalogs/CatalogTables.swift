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
        alphabetic/ascii
        alphanumeric
        alphanumeric/ascii
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
        compare.greater/attributeDate
        compare.greater/computed
        compare.greater/computedDate
        compare.greater/date
        compare.greaterOrEqual
        compare.greaterOrEqual/attribute
        compare.greaterOrEqual/attributeDate
        compare.greaterOrEqual/computed
        compare.greaterOrEqual/computedDate
        compare.greaterOrEqual/date
        compare.less
        compare.less/attribute
        compare.less/attributeDate
        compare.less/computed
        compare.less/computedDate
        compare.less/date
        compare.lessOrEqual
        compare.lessOrEqual/attribute
        compare.lessOrEqual/attributeDate
        compare.lessOrEqual/computed
        compare.lessOrEqual/computedDate
        compare.lessOrEqual/date
        compare.notEqual
        compare.notEqual/attribute
        compare.notEqual/computed
        compare.type
        compare.type/attribute
        compare.type/computed
        condition
        contains
        contains/times|min
        coordinates
        count.notEqual|count
        count.tooFew|min
        count.tooMany|max
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
        date/tooYoung|minAge
        dateTime
        dateTime/earlier
        dateTime/later
        dateTime/notFuture
        dateTime/notPast
        dateTime/tooEarly
        dateTime/tooLate
        dateTime/tooYoung|minAge
        decimalPlaces
        decimalPlaces/tooFew|min
        decimalPlaces/tooMany|max
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
        password.tooShort|min
        password.type
        paymentCard
        port
        positive
        printable
        printable/ascii
        reason/\u without four hexadecimal digits
        reason/a percent sign without two hexadecimal digits
        reason/array not closed
        reason/byte order mark inside the text
        reason/character not allowed
        reason/closing bracket does not match
        reason/closing bracket without an opening one
        reason/colon missing after key
        reason/comma after the last value
        reason/comma missing
        reason/comma without a value before it
        reason/comment
        reason/control character
        reason/control character in a string
        reason/duplicate key
        reason/empty
        reason/half of a surrogate pair
        reason/hexadecimal number
        reason/invalid UTF-8
        reason/it has the same key twice, the second time
        reason/it is longer than 16 MiB
        reason/it is not an object
        reason/it is not valid UTF-8
        reason/its name contradicts another one
        reason/its name does not say to which element it belongs
        reason/its number of cells is not that of the columns
        reason/key is not a string
        reason/key not in quotes
        reason/leading zero
        reason/misplaced separator
        reason/more than one value
        reason/nested too deeply
        reason/no at sign
        reason/no domain
        reason/no scheme
        reason/no such country
        reason/no such day
        reason/no value
        reason/non-ASCII character
        reason/not UTF-8
        reason/not a digit
        reason/not a hexadecimal digit
        reason/not a number
        reason/not an array
        reason/not an array of objects, nor an object
        reason/not an object
        reason/not text
        reason/number is not finite
        reason/number not complete
        reason/number with a leading zero
        reason/number with a plus sign
        reason/number without a digit before the point
        reason/object not closed
        reason/out of range
        reason/string in single quotes
        reason/string not closed
        reason/too early
        reason/too few digits
        reason/too late
        reason/too long
        reason/too many digits
        reason/too short
        reason/two dots in a row
        reason/unexpected character
        reason/unknown escape in a string
        reason/unknown word
        reason/value missing
        reason/wrong check digit
        reason/wrong check digits
        reason/wrong length
        reason/wrong number of digits
        record.malformed
        record.malformed/cells
        record.malformed/column
        record.malformed/line
        relativeJSONPointer
        report.entry
        report.summary|count
        required
        required/true
        required/value
        scenario.unknown
        scenario.unknown/suggestion
        semver
        slug
        slug/underscore
        spoofing
        startsWith
        string.notEqual|length
        string.tooLong|max
        string.tooShort|min
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
        title/tooRecent
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
        word/false
        word/null
        word/true
        word/value
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
