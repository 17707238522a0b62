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
        reason/IP address not allowed
        reason/\u without four hexadecimal digits
        reason/a percent sign without two hexadecimal digits
        reason/array not closed
        reason/brand not accepted
        reason/byte order mark inside the text
        reason/cancelled
        reason/character not allowed
        reason/character not allowed here
        reason/closing bracket does not match
        reason/closing bracket missing
        reason/closing bracket without an opening one
        reason/colon missing after key
        reason/combining mark without a letter
        reason/comma after the last value
        reason/comma missing
        reason/comma without a value before it
        reason/comment
        reason/control character
        reason/control character in a string
        reason/display name not in quotation marks
        reason/domain too long
        reason/duplicate key
        reason/empty
        reason/empty part
        reason/expired
        reason/fragment not allowed
        reason/half of a surrogate pair
        reason/hexadecimal number
        reason/host bits set
        reason/hour out of range
        reason/invalid Punycode
        reason/invalid UTF-8
        reason/invalid top-level domain
        reason/invisible character
        reason/it has the same key twice, the second time
        reason/it is not an object
        reason/it is not valid UTF-8
        reason/its name contradicts another one
        reason/its name does not say to which element it belongs
        reason/its number of cells is not that of the columns
        reason/key is not a string
        reason/key not in quotes
        reason/leading zero
        reason/line break not allowed
        reason/local part too long
        reason/malformed answer
        reason/minute out of range
        reason/misplaced dot
        reason/misplaced hyphen
        reason/misplaced part
        reason/misplaced separator
        reason/mixed digits
        reason/mixed scripts
        reason/mixed separators
        reason/mixed writing directions
        reason/more than one value
        reason/name missing
        reason/nested too deeply
        reason/no AM or PM
        reason/no P at start
        reason/no T before time
        reason/no answer in time
        reason/no at sign
        reason/no domain
        reason/no equals sign
        reason/no host
        reason/no hyphen
        reason/no language
        reason/no leap second at this time
        reason/no local part
        reason/no mail server
        reason/no media type
        reason/no name of a month
        reason/no name of a weekday
        reason/no number sign
        reason/no offset
        reason/no plus sign
        reason/no prefix length
        reason/no scheme
        reason/no seconds
        reason/no separators
        reason/no server reached
        reason/no signature
        reason/no slash
        reason/no sockets on this platform
        reason/no subtype
        reason/no such color space
        reason/no such country
        reason/no such currency
        reason/no such day
        reason/no such domain
        reason/no such language
        reason/no such month
        reason/no such region
        reason/no such script
        reason/no such time zone
        reason/no such unit
        reason/no such variant
        reason/no time
        reason/no unit
        reason/no user name
        reason/no value
        reason/non-ASCII character
        reason/not Base64
        reason/not Base64url
        reason/not UTF-8
        reason/not a URL
        reason/not a color
        reason/not a digit
        reason/not a domain name
        reason/not a hexadecimal digit
        reason/not a letter
        reason/not a letter or digit
        reason/not a month and a year
        reason/not a multiple
        reason/not a number
        reason/not an IP address
        reason/not an IPv4 address
        reason/not an IPv6 address
        reason/not an array
        reason/not an array of objects, nor an object
        reason/not an object
        reason/not in the future
        reason/not in the past
        reason/not lower case
        reason/not negative
        reason/not normalized (NFC)
        reason/not positive
        reason/not printable
        reason/not text
        reason/not three parts
        reason/not two numbers
        reason/not upper case
        reason/not whole
        reason/number is not finite
        reason/number not complete
        reason/number with a leading zero
        reason/number with a plus sign
        reason/number without a digit before the point
        reason/object not closed
        reason/odd number of digits
        reason/offset out of range
        reason/out of range
        reason/padding not allowed
        reason/part repeated
        reason/part too long
        reason/parts contradict each other
        reason/port not a number
        reason/port not allowed
        reason/port out of range
        reason/prefix length not allowed
        reason/query not allowed
        reason/quotation marks not allowed
        reason/refused by the server
        reason/repeated mark
        reason/scheme not allowed
        reason/second out of range
        reason/server failure
        reason/space not allowed
        reason/string in single quotes
        reason/string not closed
        reason/takes no mail
        reason/text after the end
        reason/too early
        reason/too few decimal places
        reason/too few digits
        reason/too few parts
        reason/too late
        reason/too long
        reason/too many decimal places
        reason/too many digits
        reason/too many parts
        reason/too short
        reason/too young
        reason/two dots in a row
        reason/unexpected character
        reason/unexpected end
        reason/unit left out
        reason/units out of order
        reason/unknown escape in a string
        reason/unknown word
        reason/user information not allowed
        reason/value missing
        reason/weeks with other units
        reason/wrong check digit
        reason/wrong check digits
        reason/wrong length
        reason/wrong number of digits
        reason/wrong padding
        reason/wrong prefix
        reason/wrong unit
        reason/wrong variant
        reason/wrong version
        reason/wrong weekday
        reason/year out of range
        reason/zone not allowed
        record.malformed
        record.malformed/cells
        record.malformed/column
        record.malformed/line
        record.malformed/tooLong
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
        vin
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
