// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

extension CatalogTable {
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
        atMost
        atMost/together
        attribute.unknown
        attribute.unknown/suggestion
        base32
        base64
        bic
        boolean
        cardExpiry
        cardExpiry/expired
        cardSecurityCode
        cardSecurityCode/digits
        column.forbidden
        column.missing
        column.missing/delimiter
        column.missing/near
        column.name
        column.order
        column.unknown
        column.unknown/near
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
        count.notEqual/one
        count.tooFew|min
        count.tooMany|max
        count.type
        country
        cron
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
        distinct.tooFew|min
        distinct.tooFew/together
        distinct.tooMany|max
        distinct.tooMany/together
        domainName
        duration
        e164
        each.type
        ean
        email
        email.domainNotFound
        email.domainTypo
        email.domainUnchecked
        endsWith
        exists
        exists/here
        exists/hereTogether
        exists/together
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
        in/values
        integer
        integer/decimalPoint
        ip
        iri
        iriReference
        isbn
        isin
        issn
        json
        jsonPointer
        jwt
        keys.type
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
        match/example
        match/not
        match/tooLong
        mimeType
        multipleOf
        nanoid
        nanoid/length
        negative
        nested.tooDeep
        nested.type
        not
        number.notInteger
        number.notInteger/decimalPoint
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
        paymentCard/brand
        port
        positive
        printable
        printable/ascii
        reason/IP address not allowed
        reason/\u without four hexadecimal digits
        reason/a percent sign without two hexadecimal digits
        reason/address is not the start of its network
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
        reason/country not accepted
        reason/display name not in quotation marks
        reason/domain too long
        reason/duplicate key
        reason/empty
        reason/empty part
        reason/expired
        reason/fragment not allowed
        reason/half of a surrogate pair
        reason/hexadecimal number
        reason/hour out of range
        reason/invalid Punycode
        reason/invalid UTF-8
        reason/invalid top-level domain
        reason/invisible character
        reason/it has the same key twice, the second time
        reason/it has two keys for the same attribute
        reason/it is not an object
        reason/it is not valid UTF-8
        reason/its name contradicts another one
        reason/its name does not say to which element it belongs
        reason/its number of cells differs from the number of columns
        reason/key is not a string
        reason/key not in quotes
        reason/leading zero
        reason/line break not allowed
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
        reason/no # at the start
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
        reason/no mail server
        reason/no media type
        reason/no month name
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
        reason/no such number
        reason/no such region
        reason/no such script
        reason/no such time zone
        reason/no such unit
        reason/no such variant
        reason/no time
        reason/no unit
        reason/no user name
        reason/no value
        reason/no weekday name
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
        reason/nothing before the @
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
        reason/part before the @ too long
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
        reason/same accent twice on a letter
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
        reason/type not accepted
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
        record.malformed/cells|found
        record.malformed/column
        record.malformed/line
        record.malformed/tooLong
        records.tooFew|min
        records.tooFew/accepted
        records.tooMany|max
        records.tooMany/accepted
        relativeJSONPointer
        report.entry
        report.suggestion
        report.suggestion/number
        report.summary|count
        required
        required/true
        required/value
        scenario.unknown
        scenario.unknown/suggestion
        semver
        sequence
        sequence.type
        sequence.type/date
        sequence.type/decimalPoint
        slug
        slug/underscore
        sorted
        sorted.type
        sorted.type/date
        sorted.type/number
        sorted/equal
        sorted/record
        sorted/recordEqual
        sorted/recordTogether
        sorted/recordTogetherEqual
        sorted/together
        sorted/togetherEqual
        spoofing
        startsWith
        string.notEqual|length
        string.notEqual/bytes|length
        string.tooLong|max
        string.tooLong/bytes|max
        string.tooShort|min
        string.tooShort/bytes|min
        string.type
        time
        time/tooEarly
        time/tooLate
        timeZone
        title/duplicate
        title/expired
        title/invalid
        title/mismatch
        title/missingCharacter
        title/misspelled
        title/mustDiffer
        title/notANumber
        title/notAllowed
        title/notChecked
        title/notFound
        title/notInList
        title/notWhole
        title/outOfOrder
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
        unassignable/missing
        unique
        unique/record
        unique/recordTogether
        unique/stored
        unique/storedTogether
        unique/together
        uniqueElements
        uniqueElements.type
        uppercase
        uri
        uriReference
        uriTemplate
        url
        uuid
        uuid/version
        values.type
        vin
        word/false
        word/null
        word/true
        word/value
        """#

    /// The English messages.
    static let english = #"""
        {attribute} must be left empty.
        {attribute} must be given along with {given}.
        {attribute} can contain only letters.
        {attribute} can contain only the letters A–Z.
        {attribute} can contain only letters and digits.
        {attribute} can contain only the letters A–Z and digits.
        {attribute} must be in one of the accepted formats.
        {attribute} can contain only unaccented letters (A–Z), digits and common punctuation.
        {attribute} is not valid. Check it and try again.
        {attribute} could not be checked. Try again later.
        {attribute} has not been checked yet.
        {count} of {total} records have a problem with {attribute}. At most {limit} may.
        {count} of {total} records have a problem with the combination of {attributes}. At most {limit} may.
        There is no attribute “{name}”.
        There is no attribute “{name}”. Did you mean “{suggestion}”?
        {attribute} must be Base32 text (A–Z and 2–7).
        {attribute} must be Base64 text, like {example}.
        {attribute} must be a BIC of {min} or {max} characters, like {example}.
        {attribute} must be {true} or {false}.
        {attribute} must be the expiry date on the card, like {example}.
        {attribute} has passed. Use a card that has not expired.
        {attribute} must be the security code on the card, {min} or {max} digits.
        {attribute} must be the security code on the card, {count} digits.
        There must be no column “{column}”.
        The column “{column}” is missing.
        The column “{column}” is missing. Cells seem to be separated by “{delimiter}”.
        The column “{column}” is missing. There is a column “{suggestion}”.
        The column name “{column}” is not in the expected format.
        The column “{column}” must come after the column “{previous}”.
        The column “{column}” is not one of the expected columns.
        The column “{column}” is not one of the expected columns. Did you mean “{suggestion}”?
        {attribute} must be equal to {compareValue}.
        {attribute} must match {compareAttribute}.
        {attribute} does not have the expected value. Check it and try again.
        {attribute} must be greater than {compareValue}.
        {attribute} must be greater than {compareAttribute}.
        {attribute} must be after {compareAttribute}.
        {attribute} is too low.
        {attribute} is too early.
        {attribute} must be after {compareValue}.
        {attribute} must be greater than or equal to {compareValue}.
        {attribute} must be greater than or equal to {compareAttribute}.
        {attribute} must not be before {compareAttribute}.
        {attribute} is too low.
        {attribute} is too early.
        {attribute} must not be before {compareValue}.
        {attribute} must be less than {compareValue}.
        {attribute} must be less than {compareAttribute}.
        {attribute} must be before {compareAttribute}.
        {attribute} is too high.
        {attribute} is too late.
        {attribute} must be before {compareValue}.
        {attribute} must be less than or equal to {compareValue}.
        {attribute} must be less than or equal to {compareAttribute}.
        {attribute} must not be after {compareAttribute}.
        {attribute} is too high.
        {attribute} is too late.
        {attribute} must not be after {compareValue}.
        {attribute} must not be equal to {compareValue}.
        {attribute} must differ from {compareAttribute}.
        {attribute} has a value that is not allowed. Choose another one.
        {attribute} must have the same type as {compareValue}: number, date or text.
        {attribute} must have the same type as {compareAttribute}: number, date or text.
        {attribute} must be a number or a date.
        {attribute} is not valid. Check it and try again.
        {attribute} must contain “{containedValue}”.
        {attribute} must contain “{containedValue}” at least {min} time.|{attribute} must contain “{containedValue}” at least {min} times.
        {attribute} must be coordinates, like {example}.
        {attribute} must have exactly {count} item.|{attribute} must have exactly {count} items.
        {attribute} must be in exactly one of the accepted formats. It is in {count} of them.
        {attribute} must have at least {min} item.|{attribute} must have at least {min} items.
        {attribute} must have at most {max} item.|{attribute} must have at most {max} items.
        {attribute} must be a list.
        {attribute} must be a country code, like {example}.
        {attribute} must be a cron schedule, like {example}.
        {attribute} must be a CSS color, like {example}.
        {attribute} must be a currency code, like {example}.
        {attribute} is not valid. Check it and try again.
        {attribute} must be a data URI, like {example}.
        {attribute} must be a real date, like {example}.
        {attribute} must not be before {earliest}.
        {attribute} must not be after {latest}.
        {attribute} must be in the future.
        {attribute} must be in the past.
        {attribute} must be after {after}.
        {attribute} must be before {before}.
        {attribute} must be at least {minAge} year ago.|{attribute} must be at least {minAge} years ago.
        {attribute} must be a date and time, like {example}.
        {attribute} must not be before {earliest}.
        {attribute} must not be after {latest}.
        {attribute} must be in the future.
        {attribute} must be in the past.
        {attribute} must be after {after}.
        {attribute} must be before {before}.
        {attribute} must be at least {minAge} year ago.|{attribute} must be at least {minAge} years ago.
        {attribute} must be a number.
        {attribute} must have at least {min} decimal place.|{attribute} must have at least {min} decimal places.
        {attribute} must have at most {max} decimal place.|{attribute} must have at most {max} decimal places.
        {attribute} must have at least {min} different value.|{attribute} must have at least {min} different values.
        The number of different combinations of {attributes} must be at least {min}.
        {attribute} must have at most {max} different value.|{attribute} must have at most {max} different values.
        The number of different combinations of {attributes} must be at most {max}.
        {attribute} must be a domain name, like {example}.
        {attribute} must be a duration, like {example}.
        {attribute} must be a phone number in international format, like {example}.
        {attribute} must be a list.
        {attribute} must be a valid {name}. Check the digits.
        {attribute} must be an email address, like {example}.
        {attribute} has a domain that does not accept email. Check the part after the @.
        {attribute} has a domain that looks misspelled. Check the part after the @.
        The domain of {attribute} could not be checked. Try again later.
        {attribute} must end with “{suffix}”.
        {attribute} was not found in “{source}”.
        {attribute} was not found in the column “{column}”.
        The combination of {attributes} was not found in the columns “{column}”.
        The combination of {attributes} was not found in “{source}”.
        The form could not be checked. Try again.
        {attribute} could not be read. Send the form again.
        {attribute} could not be read. Send the form again.
        {attribute} could not be read. Send the form again.
        {attribute} must be a valid {name} hash of hexadecimal digits (0–9, A–F).
        {attribute} must be an even number of hexadecimal digits (0–9, A–F).
        {attribute} must be a hex color, like {example}.
        {attribute} must be a host name, like {example}.
        {attribute} must be a valid IBAN. Check it for typing mistakes.
        {attribute} must be one of the accepted values.
        {attribute} has a value that is not allowed. Choose another one.
        {attribute} must be one of these values: {values}.
        {attribute} must be a whole number.
        {attribute} must be a whole number without a decimal point.
        {attribute} must be an IP address, like {example}.
        {attribute} must be an IRI, like {example}.
        {attribute} must be an IRI reference, like {example}.
        {attribute} must be a valid {name}. Check the digits.
        {attribute} must be a valid ISIN. Check it for typing mistakes.
        {attribute} must be a valid ISSN. Check the digits.
        {attribute} must be valid JSON.
        {attribute} must be a JSON Pointer, like {example}.
        {attribute} must be a valid JSON Web Token.
        {attribute} must be a group of fields.
        {attribute} must be a language code, like {example}.
        {attribute} must be coordinates, like {example}.
        {attribute} must be a latitude from {min} to {max}.
        {attribute} must be a longitude from {min} to {max}.
        {attribute} must be all lowercase.
        {attribute} must be a valid number. Check the digits for typing mistakes.
        {attribute} must be a MAC address, like {example}.
        {attribute} must be in the expected format.
        {attribute} must contain at least one number.
        {attribute} must contain at least one lowercase letter.
        {attribute} must contain at least one special character, like ! or %.
        {attribute} must contain at least one capital letter.
        {attribute} must be in the expected format, like {example}.
        {attribute} is in a format that is not allowed.
        {attribute} is too long. Shorten it.
        {attribute} must be a media type, like {example}.
        {attribute} must be a multiple of {divisor}.
        {attribute} must be a Nano ID, like {example}.
        {attribute} must be a valid Nano ID.
        {attribute} must be less than {limit}.
        {attribute} has too many levels.
        {attribute} must be a group of fields.
        {attribute} has a value that is not allowed. Choose another one.
        {attribute} must be a whole number.
        {attribute} must be a whole number without a decimal point.
        {attribute} must be {max} or less.
        {attribute} must be less than {max}.
        {attribute} must be {min} or more.
        {attribute} must be a number.
        {attribute} must contain at least one number.
        {attribute} must contain at least one lowercase letter.
        {attribute} must contain at least one special character, like ! or %.
        {attribute} must contain at least one capital letter.
        {attribute} must be at least {min} character long.|{attribute} must be at least {min} characters long.
        {attribute} must be text.
        {attribute} must be a valid card number. Check the digits.
        {attribute} must be a valid card number ({name}). Check the digits.
        {attribute} must be a port number from {min} to {max}.
        {attribute} must be greater than {limit}.
        {attribute} contains characters that cannot be shown, such as tabs or line breaks. Remove them.
        {attribute} can contain only unaccented letters (A–Z), digits, common punctuation and spaces.
        IP address not allowed
        \u without four hexadecimal digits
        a percent sign without two hexadecimal digits
        address is not the start of its network
        array not closed
        brand not accepted
        byte order mark inside the text
        cancelled
        character not allowed
        character not allowed here
        closing bracket does not match
        closing bracket missing
        closing bracket without an opening one
        colon missing after key
        combining mark without a letter
        comma after the last value
        comma missing
        comma without a value before it
        comment
        control character
        control character in a string
        country not accepted
        display name not in quotation marks
        domain too long
        duplicate key
        empty
        empty part
        expired
        fragment not allowed
        half of a surrogate pair
        hexadecimal number
        hour out of range
        invalid Punycode
        invalid UTF-8
        invalid top-level domain
        invisible character
        it has the same key twice, the second time
        it has two keys for the same attribute
        it is not an object
        it is not valid UTF-8
        its name contradicts another one
        its name does not say to which element it belongs
        its number of cells differs from the number of columns
        key is not a string
        key not in quotes
        leading zero
        line break not allowed
        malformed answer
        minute out of range
        misplaced dot
        misplaced hyphen
        misplaced part
        misplaced separator
        mixed digits
        mixed scripts
        mixed separators
        mixed writing directions
        more than one value
        name missing
        nested too deeply
        no # at the start
        no AM or PM
        no P at start
        no T before time
        no answer in time
        no at sign
        no domain
        no equals sign
        no host
        no hyphen
        no language
        no leap second at this time
        no mail server
        no media type
        no month name
        no offset
        no plus sign
        no prefix length
        no scheme
        no seconds
        no separators
        no server reached
        no signature
        no slash
        no sockets on this platform
        no subtype
        no such color space
        no such country
        no such currency
        no such day
        no such domain
        no such language
        no such month
        no such number
        no such region
        no such script
        no such time zone
        no such unit
        no such variant
        no time
        no unit
        no user name
        no value
        no weekday name
        non-ASCII character
        not Base64
        not Base64url
        not UTF-8
        not a URL
        not a color
        not a digit
        not a domain name
        not a hexadecimal digit
        not a letter
        not a letter or digit
        not a month and a year
        not a multiple
        not a number
        not an IP address
        not an IPv4 address
        not an IPv6 address
        not an array
        not an array of objects, nor an object
        not an object
        not in the future
        not in the past
        not lower case
        not negative
        not normalized (NFC)
        not positive
        not printable
        not text
        not three parts
        not two numbers
        not upper case
        not whole
        nothing before the @
        number is not finite
        number not complete
        number with a leading zero
        number with a plus sign
        number without a digit before the point
        object not closed
        odd number of digits
        offset out of range
        out of range
        padding not allowed
        part before the @ too long
        part repeated
        part too long
        parts contradict each other
        port not a number
        port not allowed
        port out of range
        prefix length not allowed
        query not allowed
        quotation marks not allowed
        refused by the server
        same accent twice on a letter
        scheme not allowed
        second out of range
        server failure
        space not allowed
        string in single quotes
        string not closed
        takes no mail
        text after the end
        too early
        too few decimal places
        too few digits
        too few parts
        too late
        too long
        too many decimal places
        too many digits
        too many parts
        too short
        too young
        two dots in a row
        type not accepted
        unexpected character
        unexpected end
        unit left out
        units out of order
        unknown escape in a string
        unknown word
        user information not allowed
        value missing
        weeks with other units
        wrong check digit
        wrong check digits
        wrong length
        wrong number of digits
        wrong padding
        wrong prefix
        wrong unit
        wrong variant
        wrong version
        wrong weekday
        year out of range
        zone not allowed
        The record cannot be read: {reason}.
        The row has {found} cell instead of {expected}. Check its delimiters and quotation marks.|The row has {found} cells instead of {expected}. Check its delimiters and quotation marks.
        The record cannot be read: {reason} at column {column}.
        The record cannot be read: {reason} at line {line}, column {column}.
        The record cannot be read: it is longer than {max} MiB.
        There must be at least {min} record.|There must be at least {min} records.
        The number of accepted items in {attribute} must be at least {min}. It is {count}.
        There must be at most {max} record.|There must be at most {max} records.
        The number of accepted items in {attribute} must be at most {max}. It is {count}.
        {attribute} must be a relative JSON Pointer, like {example}.
        {attribute}: {message}
        Did you mean “{suggestion}”?
        Did you mean {suggestion}?
        There is {count} problem.|There are {count} problems.
        {attribute} is required.
        {attribute} must be accepted.
        {attribute} must be {requiredValue}.
        There is no scenario “{name}”.
        There is no scenario “{name}”. Did you mean “{suggestion}”?
        {attribute} must be a version number, like {example}.
        {attribute} must be {expected} to continue the sequence without a gap.
        {attribute} must be a whole number.
        {attribute} must be a real date, like {example}.
        {attribute} must be a whole number without a decimal point.
        {attribute} can contain only lowercase letters (a–z), digits and single hyphens between them.
        {attribute} can contain only lowercase letters (a–z), digits and single hyphens or underscores between them.
        {attribute} is out of order. It belongs before line {previousLine}.
        {attribute} must be a number, a date or text, like the others in its column.
        {attribute} must be a real date, like {example}.
        {attribute} must be a number.
        {attribute} must not be the same as in line {previousLine}.
        {attribute} is out of order. It belongs before record {previousRecord}.
        {attribute} must not be the same as in record {previousRecord}.
        The combination of {attributes} is out of order. It belongs before record {previousRecord}.
        The combination of {attributes} must not be the same as in record {previousRecord}.
        The combination of {attributes} is out of order. It belongs before line {previousLine}.
        The combination of {attributes} must not be the same as in line {previousLine}.
        {attribute} mixes alphabets or contains hidden characters. Use letters from a single alphabet.
        {attribute} must start with “{prefix}”.
        {attribute} must be exactly {length} character long.|{attribute} must be exactly {length} characters long.
        {attribute} must be exactly {length} byte long.|{attribute} must be exactly {length} bytes long.
        {attribute} must be {max} character or fewer.|{attribute} must be {max} characters or fewer.
        {attribute} must be {max} byte or fewer.|{attribute} must be {max} bytes or fewer.
        {attribute} must be at least {min} character long.|{attribute} must be at least {min} characters long.
        {attribute} must be at least {min} byte long.|{attribute} must be at least {min} bytes long.
        {attribute} must be text.
        {attribute} must be a time, like {example}.
        {attribute} must be after {after}.
        {attribute} must be before {before}.
        {attribute} must be a time zone, like {example}.
        Duplicate
        Expired
        Not valid
        Does not match
        Character missing
        Possible typo
        Must be different
        Not a number
        Not allowed
        Not checked
        Not found
        Not in the list
        Not a whole number
        Wrong order
        Required
        Too large
        Too early
        Too few
        Too late
        Too long
        Too many
        Too recent
        Too short
        Too small
        Cannot be read
        Characters not allowed
        Wrong number of items
        Wrong format
        Wrong length
        Wrong type
        {attribute} must be a ULID, like {example}.
        {attribute} is missing, and it cannot be set here.
        {attribute} must be unique. Line {firstLine} has the same value.
        {attribute} must be unique. Record {firstRecord} has the same value.
        The combination of {attributes} must be unique. Record {firstRecord} has the same combination.
        {attribute} must be unique.
        The combination of {attributes} must be unique.
        The combination of {attributes} must be unique. Line {firstLine} has the same combination.
        {attribute} must not have the same item twice. Items {first} and {second} are the same.
        {attribute} must be a list.
        {attribute} must be all uppercase.
        {attribute} must be a URI, like {example}.
        {attribute} must be a URI reference, like {example}.
        {attribute} must be a URI template, like {example}.
        {attribute} must be a full web address, like {example}.
        {attribute} must be a {name}, like {example}.
        {attribute} must be a valid UUID.
        {attribute} must be a group of fields.
        {attribute} must be a valid vehicle identification number (VIN). Check it for typing mistakes.
        false
        (empty)
        true
        value
        """#
}
