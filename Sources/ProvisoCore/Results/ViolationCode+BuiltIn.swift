// The codes of the built-in rules, so that the compiler checks their spelling: `.required`, `.stringTooShort`.

extension ViolationCode {
    /// `required`
    public static let required: Self = "required"
    /// `absent`
    public static let absent: Self = "absent"
    /// `boolean`
    public static let boolean: Self = "boolean"
    /// `in`
    public static let `in`: Self = "in"
    /// `match`
    public static let match: Self = "match"
    /// `email`
    public static let email: Self = "email"
    /// `url`
    public static let url: Self = "url"
    /// `paymentCard`
    public static let paymentCard: Self = "paymentCard"
    /// `not`
    public static let not: Self = "not"
    /// `any`
    public static let `any`: Self = "any"
    /// `condition`
    public static let condition: Self = "condition"
    /// `contains`
    public static let contains: Self = "contains"
    /// `allOrNone`
    public static let allOrNone: Self = "allOrNone"
    /// `hostname`
    public static let hostname: Self = "hostname"
    /// `domainName`
    public static let domainName: Self = "domainName"
    /// `ip`
    public static let ip: Self = "ip"
    /// `port`
    public static let port: Self = "port"
    /// `mac`
    public static let mac: Self = "mac"
    /// `uuid`
    public static let uuid: Self = "uuid"
    /// `ulid`
    public static let ulid: Self = "ulid"
    /// `iban`
    public static let iban: Self = "iban"
    /// `bic`
    public static let bic: Self = "bic"
    /// `isbn`
    public static let isbn: Self = "isbn"
    /// `issn`
    public static let issn: Self = "issn"
    /// `ean`
    public static let ean: Self = "ean"
    /// `isin`
    public static let isin: Self = "isin"
    /// `luhn`
    public static let luhn: Self = "luhn"
    /// `e164`
    public static let e164: Self = "e164"
    /// `jwt`
    public static let jwt: Self = "jwt"
    /// `semver`
    public static let semver: Self = "semver"
    /// `slug`
    public static let slug: Self = "slug"
    /// `country`
    public static let country: Self = "country"
    /// `currency`
    public static let currency: Self = "currency"
    /// `language`
    public static let language: Self = "language"
    /// `timeZone`
    public static let timeZone: Self = "timeZone"
    /// `duration`
    public static let duration: Self = "duration"
    /// `date`
    public static let date: Self = "date"
    /// `time`
    public static let time: Self = "time"
    /// `dateTime`
    public static let dateTime: Self = "dateTime"
    /// `hex`
    public static let hex: Self = "hex"
    /// `base64`
    public static let base64: Self = "base64"
    /// `base32`
    public static let base32: Self = "base32"
    /// `json`
    public static let json: Self = "json"
    /// `hexColor`
    public static let hexColor: Self = "hexColor"
    /// `cssColor`
    public static let cssColor: Self = "cssColor"
    /// `mimeType`
    public static let mimeType: Self = "mimeType"
    /// `latLong`
    public static let latLong: Self = "latLong"
    /// `ascii`
    public static let ascii: Self = "ascii"
    /// `printable`
    public static let printable: Self = "printable"
    /// `alphabetic`
    public static let alphabetic: Self = "alphabetic"
    /// `alphanumeric`
    public static let alphanumeric: Self = "alphanumeric"
    /// `string.type`
    public static let stringType: Self = "string.type"
    /// `string.tooShort`
    public static let stringTooShort: Self = "string.tooShort"
    /// `string.tooLong`
    public static let stringTooLong: Self = "string.tooLong"
    /// `string.notEqual`
    public static let stringNotEqual: Self = "string.notEqual"
    /// `number.type`
    public static let numberType: Self = "number.type"
    /// `number.notInteger`
    public static let numberNotInteger: Self = "number.notInteger"
    /// `number.tooSmall`
    public static let numberTooSmall: Self = "number.tooSmall"
    /// `number.tooBig`
    public static let numberTooBig: Self = "number.tooBig"
    /// `compare.equal`
    public static let compareEqual: Self = "compare.equal"
    /// `compare.notEqual`
    public static let compareNotEqual: Self = "compare.notEqual"
    /// `compare.greater`
    public static let compareGreater: Self = "compare.greater"
    /// `compare.greaterOrEqual`
    public static let compareGreaterOrEqual: Self = "compare.greaterOrEqual"
    /// `compare.less`
    public static let compareLess: Self = "compare.less"
    /// `compare.lessOrEqual`
    public static let compareLessOrEqual: Self = "compare.lessOrEqual"
    /// `compare.type`
    public static let compareType: Self = "compare.type"
    /// `count.type`
    public static let countType: Self = "count.type"
    /// `count.tooFew`
    public static let countTooFew: Self = "count.tooFew"
    /// `count.tooMany`
    public static let countTooMany: Self = "count.tooMany"
    /// `count.notEqual`
    public static let countNotEqual: Self = "count.notEqual"
    /// `each.type`
    public static let eachType: Self = "each.type"
    /// `nested.type`
    public static let nestedType: Self = "nested.type"
    /// `nested.tooDeep`
    public static let nestedTooDeep: Self = "nested.tooDeep"
    /// `record.malformed`
    public static let recordMalformed: Self = "record.malformed"
    /// `email.domainNotFound`
    public static let emailDomainNotFound: Self = "email.domainNotFound"
    /// `email.domainUnchecked`
    public static let emailDomainUnchecked: Self = "email.domainUnchecked"
}
