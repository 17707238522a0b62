// Made by Scripts/make-rule-lists.py from the files of the rules.

extension MessagePlaces {
    /// What fills messages by code, of the codes of rules, as each rule states it.
    static let byCode = read(
        """
        absent
        allOrNone given missing
        alphabetic reason
        alphanumeric reason
        any codes
        ascii reason
        atMost attributes count limit total
        base32 reason
        base64 example reason
        bic example max min reason
        boolean false true
        cardExpiry example reason
        cardSecurityCode count max min reason
        column.forbidden column
        column.missing column delimiter suggestion
        column.name column
        column.order column previous
        column.unknown column suggestion
        compare.equal compareAttribute compareValue
        compare.greater compareAttribute compareValue
        compare.greaterOrEqual compareAttribute compareValue
        compare.less compareAttribute compareValue
        compare.lessOrEqual compareAttribute compareValue
        compare.notEqual compareAttribute compareValue
        compare.type compareAttribute compareValue
        condition
        contains containedValue min
        coordinates example reason
        count.notEqual count
        count.tooFew max min
        count.tooMany max min
        count.type
        country example reason
        cron example reason
        cssColor example reason
        currency example reason
        dataURI example reason
        date after before earliest example latest minAge reason
        dateTime after before earliest example latest minAge reason
        decimalPlaces max min
        distinct.tooFew attributes count max min
        distinct.tooMany attributes max min
        domainName example reason
        duration example reason
        e164 example reason
        each.type
        ean name reason
        email example reason
        email.domainNotFound reason
        email.domainTypo
        email.domainUnchecked reason
        endsWith reason suffix
        exists attributes column source
        hashDigest name reason
        hex reason
        hexColor example reason
        hostname example reason
        iban reason
        in values
        integer reason
        ip example reason
        iri example reason
        iriReference example reason
        isbn name reason
        isin reason
        issn reason
        json reason
        jsonPointer example reason
        jwt reason
        keys.type
        language example reason
        latLong example reason
        latitude max min reason
        longitude max min reason
        lowercase reason
        luhn reason
        mac example reason
        match example max
        mimeType example reason
        multipleOf divisor reason
        nanoid example reason
        negative limit reason
        nested.tooDeep
        nested.type
        not
        number.notInteger
        number.tooBig max min
        number.tooSmall max min
        number.type
        password.noDigit
        password.noLowercase
        password.noSymbol
        password.noUppercase
        password.tooShort min
        password.type
        paymentCard name reason
        port max min reason
        positive limit reason
        printable reason
        records.tooFew count max min
        records.tooMany count max min
        relativeJSONPointer example reason
        required requiredValue
        semver example reason
        sequence expected
        sequence.type example
        slug reason
        sorted attributes previousLine previousRecord
        sorted.type example
        spoofing reason
        startsWith prefix reason
        string.notEqual length
        string.tooLong max min
        string.tooShort max min
        string.type
        time after before example reason
        timeZone example reason
        ulid example reason
        unique attributes firstLine firstRecord
        uniqueElements first second
        uniqueElements.type
        uppercase reason
        uri example reason
        uriReference example reason
        uriTemplate example reason
        url example reason
        uuid example name reason
        values.type
        vin reason
        """)
}

extension BuiltInConstants {
    /// The constants by code, or by `CODE/WORDING`.
    static let all: [String: Parameters] = [
        "base64": ["example": "SGVsbG8h"],
        "bic": ["example": "DEUTDEFF", "min": 8, "max": 11],
        "cardExpiry": ["example": "09/28"],
        "cardSecurityCode": ["min": 3, "max": 4],
        "cardSecurityCode/digits/3": ["count": 3],
        "cardSecurityCode/digits/4": ["count": 4],
        "coordinates": ["example": "52.52, 13.405"],
        "coordinates/longLat": ["example": "13.405, 52.52"],
        "country": ["example": "DE"],
        "country/alpha3": ["example": "DEU"],
        "country/numeric": ["example": "276"],
        "cron": ["example": "30 8 * * 1-5"],
        "cssColor": ["example": "teal"],
        "currency": ["example": "EUR"],
        "dataURI": ["example": "data:text/plain,Hello"],
        "date": ["example": "2026-01-31"],
        "dateTime": ["example": "2026-01-31T09:30:00Z"],
        "domainName": ["example": "example.com"],
        "duration": ["example": "PT1H30M"],
        "e164": ["example": "+14155552671"],
        "ean": ["name": "EAN"],
        "ean/gln": ["name": "GLN"],
        "ean/gtin": ["name": "GTIN"],
        "ean/sscc": ["name": "SSCC"],
        "email": ["example": "name@example.com"],
        "hashDigest": ["name": "SHA-256"],
        "hashDigest/blake2b": ["name": "BLAKE2b"],
        "hashDigest/blake2s": ["name": "BLAKE2s"],
        "hashDigest/blake3": ["name": "BLAKE3"],
        "hashDigest/crc32": ["name": "CRC-32"],
        "hashDigest/md4": ["name": "MD4"],
        "hashDigest/md5": ["name": "MD5"],
        "hashDigest/ripemd128": ["name": "RIPEMD-128"],
        "hashDigest/ripemd160": ["name": "RIPEMD-160"],
        "hashDigest/sha1": ["name": "SHA-1"],
        "hashDigest/sha224": ["name": "SHA-224"],
        "hashDigest/sha3-224": ["name": "SHA3-224"],
        "hashDigest/sha3-256": ["name": "SHA3-256"],
        "hashDigest/sha3-384": ["name": "SHA3-384"],
        "hashDigest/sha3-512": ["name": "SHA3-512"],
        "hashDigest/sha384": ["name": "SHA-384"],
        "hashDigest/sha512": ["name": "SHA-512"],
        "hashDigest/tiger128": ["name": "Tiger/128"],
        "hashDigest/tiger160": ["name": "Tiger/160"],
        "hashDigest/tiger192": ["name": "Tiger/192"],
        "hexColor": ["example": "#1E90FF"],
        "hostname": ["example": "www.example.com"],
        "ip": ["example": "192.0.2.1"],
        "ip/cidr": ["example": "192.0.2.0/24"],
        "ip/v6": ["example": "2001:db8::1"],
        "ip/v6cidr": ["example": "2001:db8::/32"],
        "iri": ["example": "https://example.com/é"],
        "iriReference": ["example": "/é?lang=en"],
        "isbn": ["name": "ISBN"],
        "isbn/10": ["name": "ISBN-10"],
        "isbn/13": ["name": "ISBN-13"],
        "jsonPointer": ["example": "/items/0"],
        "language": ["example": "pt-BR"],
        "latLong": ["example": "52.52, 13.405"],
        "latitude": ["min": -90, "max": 90],
        "longitude": ["min": -180, "max": 180],
        "mac": ["example": "00:1A:2B:3C:4D:5E"],
        "mac/eui64": ["example": "00:1A:2B:3C:4D:5E:6F:70"],
        "mimeType": ["example": "image/png"],
        "nanoid": ["example": "V1StGXR8_Z5jdHi6B-myT"],
        "negative": ["limit": 0],
        "paymentCard/brand/amex": ["name": "American Express"],
        "paymentCard/brand/dinersClub": ["name": "Diners Club"],
        "paymentCard/brand/discover": ["name": "Discover"],
        "paymentCard/brand/elo": ["name": "Elo"],
        "paymentCard/brand/hipercard": ["name": "Hipercard"],
        "paymentCard/brand/jcb": ["name": "JCB"],
        "paymentCard/brand/maestro": ["name": "Maestro"],
        "paymentCard/brand/mastercard": ["name": "Mastercard"],
        "paymentCard/brand/mir": ["name": "Mir"],
        "paymentCard/brand/rupay": ["name": "RuPay"],
        "paymentCard/brand/troy": ["name": "Troy"],
        "paymentCard/brand/uatp": ["name": "UATP"],
        "paymentCard/brand/unionPay": ["name": "UnionPay"],
        "paymentCard/brand/visa": ["name": "Visa"],
        "port": ["min": "1", "max": "65535"],
        "port/zero": ["min": "0", "max": "65535"],
        "positive": ["limit": 0],
        "relativeJSONPointer": ["example": "1/name"],
        "semver": ["example": "1.4.0"],
        "time": ["example": "09:30"],
        "time/offset": ["example": "09:30:00Z"],
        "timeZone": ["example": "Europe/Berlin"],
        "ulid": ["example": "01ARZ3NDEKTSV4RRFFQ69G5FAV"],
        "uri": ["example": "https://example.com/about"],
        "uriReference": ["example": "/about?lang=en"],
        "uriTemplate": ["example": "/users/{id}"],
        "url": ["example": "https://example.com"],
        "uuid": ["name": "UUID", "example": "9b2e4d9c-3a1f-4c5e-8f00-1a2b3c4d5e6f"],
        "uuid/1": ["name": "UUIDv1", "example": "c232ab00-9414-11ec-b3c8-9f6bdeced846"],
        "uuid/2": ["name": "UUIDv2", "example": "000003e8-9414-21ec-b300-9f6bdeced846"],
        "uuid/3": ["name": "UUIDv3", "example": "5df41881-3aed-3515-88a7-2f4a814cf09e"],
        "uuid/4": ["name": "UUIDv4", "example": "919108f7-52d1-4320-9bac-f847db4148a8"],
        "uuid/5": ["name": "UUIDv5", "example": "2ed6657d-e927-568b-95e1-2665a8aea6a2"],
        "uuid/6": ["name": "UUIDv6", "example": "1ec9414c-232a-6b00-b3c8-9f6bdeced846"],
        "uuid/7": ["name": "UUIDv7", "example": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"],
        "uuid/8": ["name": "UUIDv8", "example": "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0"],
        "uuid/max": ["name": "UUID", "example": "ffffffff-ffff-ffff-ffff-ffffffffffff"],
        "uuid/nil": ["name": "UUID", "example": "00000000-0000-0000-0000-000000000000"],
    ]
}
