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
    static let all = read(
        """
        base64\texample\tSGVsbG8h
        bic\texample\tDEUTDEFF\tmin\t=8\tmax\t=11
        cardExpiry\texample\t09/28
        cardSecurityCode\tmin\t=3\tmax\t=4
        cardSecurityCode/digits/3\tcount\t=3
        cardSecurityCode/digits/4\tcount\t=4
        coordinates\texample\t52.52, 13.405
        coordinates/longLat\texample\t13.405, 52.52
        country\texample\tDE
        country/alpha3\texample\tDEU
        country/numeric\texample\t276
        cron\texample\t30 8 * * 1-5
        cssColor\texample\tteal
        currency\texample\tEUR
        dataURI\texample\tdata:text/plain,Hello
        date\texample\t2026-01-31
        dateTime\texample\t2026-01-31T09:30:00Z
        domainName\texample\texample.com
        duration\texample\tPT1H30M
        e164\texample\t+14155552671
        ean\tname\tEAN
        ean/gln\tname\tGLN
        ean/gtin\tname\tGTIN
        ean/sscc\tname\tSSCC
        email\texample\tname@example.com
        hashDigest\tname\tSHA-256
        hashDigest/blake2b\tname\tBLAKE2b
        hashDigest/blake2s\tname\tBLAKE2s
        hashDigest/blake3\tname\tBLAKE3
        hashDigest/crc32\tname\tCRC-32
        hashDigest/md4\tname\tMD4
        hashDigest/md5\tname\tMD5
        hashDigest/ripemd128\tname\tRIPEMD-128
        hashDigest/ripemd160\tname\tRIPEMD-160
        hashDigest/sha1\tname\tSHA-1
        hashDigest/sha224\tname\tSHA-224
        hashDigest/sha3-224\tname\tSHA3-224
        hashDigest/sha3-256\tname\tSHA3-256
        hashDigest/sha3-384\tname\tSHA3-384
        hashDigest/sha3-512\tname\tSHA3-512
        hashDigest/sha384\tname\tSHA-384
        hashDigest/sha512\tname\tSHA-512
        hashDigest/tiger128\tname\tTiger/128
        hashDigest/tiger160\tname\tTiger/160
        hashDigest/tiger192\tname\tTiger/192
        hexColor\texample\t#1E90FF
        hostname\texample\twww.example.com
        ip\texample\t192.0.2.1
        ip/cidr\texample\t192.0.2.0/24
        ip/v6\texample\t2001:db8::1
        ip/v6cidr\texample\t2001:db8::/32
        iri\texample\thttps://example.com/é
        iriReference\texample\t/é?lang=en
        isbn\tname\tISBN
        isbn/10\tname\tISBN-10
        isbn/13\tname\tISBN-13
        jsonPointer\texample\t/items/0
        language\texample\tpt-BR
        latLong\texample\t52.52, 13.405
        latitude\tmin\t=-90\tmax\t=90
        longitude\tmin\t=-180\tmax\t=180
        mac\texample\t00:1A:2B:3C:4D:5E
        mac/eui64\texample\t00:1A:2B:3C:4D:5E:6F:70
        mimeType\texample\timage/png
        nanoid\texample\tV1StGXR8_Z5jdHi6B-myT
        negative\tlimit\t=0
        paymentCard/brand/amex\tname\tAmerican Express
        paymentCard/brand/dinersClub\tname\tDiners Club
        paymentCard/brand/discover\tname\tDiscover
        paymentCard/brand/elo\tname\tElo
        paymentCard/brand/hipercard\tname\tHipercard
        paymentCard/brand/jcb\tname\tJCB
        paymentCard/brand/maestro\tname\tMaestro
        paymentCard/brand/mastercard\tname\tMastercard
        paymentCard/brand/mir\tname\tMir
        paymentCard/brand/rupay\tname\tRuPay
        paymentCard/brand/troy\tname\tTroy
        paymentCard/brand/uatp\tname\tUATP
        paymentCard/brand/unionPay\tname\tUnionPay
        paymentCard/brand/visa\tname\tVisa
        port\tmin\t1\tmax\t65535
        port/zero\tmin\t0\tmax\t65535
        positive\tlimit\t=0
        relativeJSONPointer\texample\t1/name
        semver\texample\t1.4.0
        time\texample\t09:30
        time/offset\texample\t09:30:00Z
        timeZone\texample\tEurope/Berlin
        ulid\texample\t01ARZ3NDEKTSV4RRFFQ69G5FAV
        uri\texample\thttps://example.com/about
        uriReference\texample\t/about?lang=en
        uriTemplate\texample\t/users/{id}
        url\texample\thttps://example.com
        uuid\tname\tUUID\texample\t9b2e4d9c-3a1f-4c5e-8f00-1a2b3c4d5e6f
        uuid/1\tname\tUUIDv1\texample\tc232ab00-9414-11ec-b3c8-9f6bdeced846
        uuid/2\tname\tUUIDv2\texample\t000003e8-9414-21ec-b300-9f6bdeced846
        uuid/3\tname\tUUIDv3\texample\t5df41881-3aed-3515-88a7-2f4a814cf09e
        uuid/4\tname\tUUIDv4\texample\t919108f7-52d1-4320-9bac-f847db4148a8
        uuid/5\tname\tUUIDv5\texample\t2ed6657d-e927-568b-95e1-2665a8aea6a2
        uuid/6\tname\tUUIDv6\texample\t1ec9414c-232a-6b00-b3c8-9f6bdeced846
        uuid/7\tname\tUUIDv7\texample\t017f22e2-79b0-7cc3-98c4-dc0c0c07398f
        uuid/8\tname\tUUIDv8\texample\t2489e9ad-2ee2-8e00-8ec9-32d5f69181c0
        uuid/max\tname\tUUID\texample\tffffffff-ffff-ffff-ffff-ffffffffffff
        uuid/nil\tname\tUUID\texample\t00000000-0000-0000-0000-000000000000
        """)
}
