// Made by Scripts/make-rule-lists.py from the files of the rules.

// The codes of the built-in rules, so that the compiler checks their spelling: `.required`, `.stringTooShort`.

extension ViolationCode {
    /// `absent`: {attribute} must be left empty.
    public static let absent: Self = "absent"
    /// `allOrNone`: {attribute} must be given along with {given}.
    public static let allOrNone: Self = "allOrNone"
    /// `alphabetic`: {attribute} can contain only letters.
    public static let alphabetic: Self = "alphabetic"
    /// `alphanumeric`: {attribute} can contain only letters and digits.
    public static let alphanumeric: Self = "alphanumeric"
    /// `any`: {attribute} must be in one of the accepted formats.
    public static let `any`: Self = "any"
    /// `ascii`: {attribute} can contain only unaccented letters (A–Z), digits and common punctuation.
    public static let ascii: Self = "ascii"
    /// `atMost`: {count} of {total} records have a problem with {attribute}. At most {limit} may.
    public static let atMost: Self = "atMost"
    /// `base32`: {attribute} must be Base32 text (A–Z and 2–7).
    public static let base32: Self = "base32"
    /// `base64`: {attribute} must be Base64 text, like {example}.
    public static let base64: Self = "base64"
    /// `bic`: {attribute} must be a BIC of {min} or {max} characters, like {example}.
    public static let bic: Self = "bic"
    /// `boolean`: {attribute} must be {true} or {false}.
    public static let boolean: Self = "boolean"
    /// `cardExpiry`: {attribute} must be the expiry date on the card, like {example}.
    public static let cardExpiry: Self = "cardExpiry"
    /// `cardSecurityCode`: {attribute} must be the security code on the card, {min} or {max} digits.
    public static let cardSecurityCode: Self = "cardSecurityCode"
    /// `column.forbidden`: There must be no column “{column}”.
    public static let columnForbidden: Self = "column.forbidden"
    /// `column.missing`: The column “{column}” is missing.
    public static let columnMissing: Self = "column.missing"
    /// `column.name`: The column name “{column}” is not in the expected format.
    public static let columnName: Self = "column.name"
    /// `column.order`: The column “{column}” must come after the column “{previous}”.
    public static let columnOrder: Self = "column.order"
    /// `column.unknown`: The column “{column}” is not one of the expected columns.
    public static let columnUnknown: Self = "column.unknown"
    /// `compare.equal`: {attribute} must be equal to {compareValue}.
    public static let compareEqual: Self = "compare.equal"
    /// `compare.greater`: {attribute} must be greater than {compareValue}.
    public static let compareGreater: Self = "compare.greater"
    /// `compare.greaterOrEqual`: {attribute} must be greater than or equal to {compareValue}.
    public static let compareGreaterOrEqual: Self = "compare.greaterOrEqual"
    /// `compare.less`: {attribute} must be less than {compareValue}.
    public static let compareLess: Self = "compare.less"
    /// `compare.lessOrEqual`: {attribute} must be less than or equal to {compareValue}.
    public static let compareLessOrEqual: Self = "compare.lessOrEqual"
    /// `compare.notEqual`: {attribute} must not be equal to {compareValue}.
    public static let compareNotEqual: Self = "compare.notEqual"
    /// `compare.type`: {attribute} must have the same type as {compareValue}: number, date or text.
    public static let compareType: Self = "compare.type"
    /// `condition`: {attribute} is not valid. Check it and try again.
    public static let condition: Self = "condition"
    /// `contains`: {attribute} must contain “{containedValue}”.
    public static let contains: Self = "contains"
    /// `coordinates`: {attribute} must be coordinates, like {example}.
    public static let coordinates: Self = "coordinates"
    /// `count.notEqual`: count
    public static let countNotEqual: Self = "count.notEqual"
    /// `count.tooFew`: min
    public static let countTooFew: Self = "count.tooFew"
    /// `count.tooMany`: max
    public static let countTooMany: Self = "count.tooMany"
    /// `count.type`: {attribute} must be a list.
    public static let countType: Self = "count.type"
    /// `country`: {attribute} must be a country code, like {example}.
    public static let country: Self = "country"
    /// `cron`: {attribute} must be a cron schedule, like {example}.
    public static let cron: Self = "cron"
    /// `cssColor`: {attribute} must be a CSS color, like {example}.
    public static let cssColor: Self = "cssColor"
    /// `currency`: {attribute} must be a currency code, like {example}.
    public static let currency: Self = "currency"
    /// `dataURI`: {attribute} must be a data URI, like {example}.
    public static let dataURI: Self = "dataURI"
    /// `date`: {attribute} must be a real date, like {example}.
    public static let date: Self = "date"
    /// `dateTime`: {attribute} must be a date and time, like {example}.
    public static let dateTime: Self = "dateTime"
    /// `decimalPlaces`: {attribute} must be a number.
    public static let decimalPlaces: Self = "decimalPlaces"
    /// `distinct.tooFew`: min
    public static let distinctTooFew: Self = "distinct.tooFew"
    /// `distinct.tooMany`: max
    public static let distinctTooMany: Self = "distinct.tooMany"
    /// `domainName`: {attribute} must be a domain name, like {example}.
    public static let domainName: Self = "domainName"
    /// `duration`: {attribute} must be a duration, like {example}.
    public static let duration: Self = "duration"
    /// `e164`: {attribute} must be a phone number in international format, like {example}.
    public static let e164: Self = "e164"
    /// `each.type`: {attribute} must be a list.
    public static let eachType: Self = "each.type"
    /// `ean`: {attribute} must be a valid {name}. Check the digits.
    public static let ean: Self = "ean"
    /// `email`: {attribute} must be an email address, like {example}.
    public static let email: Self = "email"
    /// `email.domainNotFound`: {attribute} has a domain that does not accept email. Check the part after the @.
    public static let emailDomainNotFound: Self = "email.domainNotFound"
    /// `email.domainTypo`: {attribute} has a domain that looks misspelled. Check the part after the @.
    public static let emailDomainTypo: Self = "email.domainTypo"
    /// `email.domainUnchecked`: The domain of {attribute} could not be checked. Try again later.
    public static let emailDomainUnchecked: Self = "email.domainUnchecked"
    /// `endsWith`: {attribute} must end with “{suffix}”.
    public static let endsWith: Self = "endsWith"
    /// `exists`: {attribute} was not found in “{source}”.
    public static let exists: Self = "exists"
    /// `hashDigest`: {attribute} must be a valid hash of hexadecimal digits (0–9, A–F).
    public static let hashDigest: Self = "hashDigest"
    /// `hex`: {attribute} must be an even number of hexadecimal digits (0–9, A–F).
    public static let hex: Self = "hex"
    /// `hexColor`: {attribute} must be a hex color, like {example}.
    public static let hexColor: Self = "hexColor"
    /// `hostname`: {attribute} must be a host name, like {example}.
    public static let hostname: Self = "hostname"
    /// `iban`: {attribute} must be a valid IBAN. Check it for typing mistakes.
    public static let iban: Self = "iban"
    /// `in`: {attribute} must be one of the accepted values.
    public static let `in`: Self = "in"
    /// `integer`: {attribute} must be a whole number.
    public static let integer: Self = "integer"
    /// `ip`: {attribute} must be an IP address, like {example}.
    public static let ip: Self = "ip"
    /// `iri`: {attribute} must be an IRI, like {example}.
    public static let iri: Self = "iri"
    /// `iriReference`: {attribute} must be an IRI reference, like {example}.
    public static let iriReference: Self = "iriReference"
    /// `isbn`: {attribute} must be a valid ISBN. Check the digits.
    public static let isbn: Self = "isbn"
    /// `isin`: {attribute} must be a valid ISIN. Check it for typing mistakes.
    public static let isin: Self = "isin"
    /// `issn`: {attribute} must be a valid ISSN. Check the digits.
    public static let issn: Self = "issn"
    /// `json`: {attribute} must be valid JSON.
    public static let json: Self = "json"
    /// `jsonPointer`: {attribute} must be a JSON Pointer, like {example}.
    public static let jsonPointer: Self = "jsonPointer"
    /// `jwt`: {attribute} must be a valid JSON Web Token.
    public static let jwt: Self = "jwt"
    /// `keys.type`: {attribute} must be a group of fields.
    public static let keysType: Self = "keys.type"
    /// `language`: {attribute} must be a language code, like {example}.
    public static let language: Self = "language"
    /// `latLong`: {attribute} must be coordinates, like {example}.
    public static let latLong: Self = "latLong"
    /// `latitude`: {attribute} must be a latitude from {min} to {max}.
    public static let latitude: Self = "latitude"
    /// `longitude`: {attribute} must be a longitude from {min} to {max}.
    public static let longitude: Self = "longitude"
    /// `lowercase`: {attribute} must be all lowercase.
    public static let lowercase: Self = "lowercase"
    /// `luhn`: {attribute} must be a valid number. Check the digits for typing mistakes.
    public static let luhn: Self = "luhn"
    /// `mac`: {attribute} must be a MAC address, like {example}.
    public static let mac: Self = "mac"
    /// `match`: {attribute} must be in the expected format.
    public static let match: Self = "match"
    /// `mimeType`: {attribute} must be a media type, like {example}.
    public static let mimeType: Self = "mimeType"
    /// `multipleOf`: {attribute} must be a multiple of {divisor}.
    public static let multipleOf: Self = "multipleOf"
    /// `nanoid`: {attribute} must be a Nano ID, like {example}.
    public static let nanoid: Self = "nanoid"
    /// `negative`: {attribute} must be less than {limit}.
    public static let negative: Self = "negative"
    /// `nested.tooDeep`: {attribute} has too many levels.
    public static let nestedTooDeep: Self = "nested.tooDeep"
    /// `nested.type`: {attribute} must be a group of fields.
    public static let nestedType: Self = "nested.type"
    /// `not`: {attribute} has a value that is not allowed. Choose another one.
    public static let not: Self = "not"
    /// `number.notInteger`: {attribute} must be a whole number.
    public static let numberNotInteger: Self = "number.notInteger"
    /// `number.tooBig`: {attribute} must be {max} or less.
    public static let numberTooBig: Self = "number.tooBig"
    /// `number.tooSmall`: {attribute} must be {min} or more.
    public static let numberTooSmall: Self = "number.tooSmall"
    /// `number.type`: {attribute} must be a number.
    public static let numberType: Self = "number.type"
    /// `password.noDigit`: {attribute} must contain at least one number.
    public static let passwordNoDigit: Self = "password.noDigit"
    /// `password.noLowercase`: {attribute} must contain at least one lowercase letter.
    public static let passwordNoLowercase: Self = "password.noLowercase"
    /// `password.noSymbol`: {attribute} must contain at least one special character, like ! or %.
    public static let passwordNoSymbol: Self = "password.noSymbol"
    /// `password.noUppercase`: {attribute} must contain at least one capital letter.
    public static let passwordNoUppercase: Self = "password.noUppercase"
    /// `password.tooShort`: min
    public static let passwordTooShort: Self = "password.tooShort"
    /// `password.type`: {attribute} must be text.
    public static let passwordType: Self = "password.type"
    /// `paymentCard`: {attribute} must be a valid card number. Check the digits.
    public static let paymentCard: Self = "paymentCard"
    /// `port`: {attribute} must be a port number from {min} to {max}.
    public static let port: Self = "port"
    /// `positive`: {attribute} must be greater than {limit}.
    public static let positive: Self = "positive"
    /// `printable`: {attribute} contains characters that cannot be shown, such as tabs or line breaks. Remove them.
    public static let printable: Self = "printable"
    /// `records.tooFew`: min
    public static let recordsTooFew: Self = "records.tooFew"
    /// `records.tooMany`: max
    public static let recordsTooMany: Self = "records.tooMany"
    /// `relativeJSONPointer`: {attribute} must be a relative JSON Pointer, like {example}.
    public static let relativeJSONPointer: Self = "relativeJSONPointer"
    /// `required`: {attribute} is required.
    public static let required: Self = "required"
    /// `semver`: {attribute} must be a version number, like {example}.
    public static let semver: Self = "semver"
    /// `sequence`: {attribute} must be {expected} to continue the sequence without a gap.
    public static let sequence: Self = "sequence"
    /// `sequence.type`: {attribute} must be a whole number.
    public static let sequenceType: Self = "sequence.type"
    /// `slug`: {attribute} can contain only lowercase letters (a–z), digits and hyphens, never two hyphens in a row.
    public static let slug: Self = "slug"
    /// `sorted`: {attribute} is out of order. It belongs before line {previousLine}.
    public static let sorted: Self = "sorted"
    /// `sorted.type`: {attribute} must be a number, a date or text, like the others in its column.
    public static let sortedType: Self = "sorted.type"
    /// `spoofing`: {attribute} mixes alphabets or contains hidden characters. Use letters from a single alphabet.
    public static let spoofing: Self = "spoofing"
    /// `startsWith`: {attribute} must start with “{prefix}”.
    public static let startsWith: Self = "startsWith"
    /// `string.notEqual`: length
    public static let stringNotEqual: Self = "string.notEqual"
    /// `string.tooLong`: max
    public static let stringTooLong: Self = "string.tooLong"
    /// `string.tooShort`: min
    public static let stringTooShort: Self = "string.tooShort"
    /// `string.type`: {attribute} must be text.
    public static let stringType: Self = "string.type"
    /// `time`: {attribute} must be a time, like {example}.
    public static let time: Self = "time"
    /// `timeZone`: {attribute} must be a time zone, like {example}.
    public static let timeZone: Self = "timeZone"
    /// `ulid`: {attribute} must be a ULID, like {example}.
    public static let ulid: Self = "ulid"
    /// `unique`: {attribute} must be unique. Line {firstLine} has the same value.
    public static let unique: Self = "unique"
    /// `uniqueElements`: {attribute} must not have the same item twice. Items {first} and {second} are the same.
    public static let uniqueElements: Self = "uniqueElements"
    /// `uniqueElements.type`: {attribute} must be a list.
    public static let uniqueElementsType: Self = "uniqueElements.type"
    /// `uppercase`: {attribute} must be all uppercase.
    public static let uppercase: Self = "uppercase"
    /// `uri`: {attribute} must be a URI, like {example}.
    public static let uri: Self = "uri"
    /// `uriReference`: {attribute} must be a URI reference, like {example}.
    public static let uriReference: Self = "uriReference"
    /// `uriTemplate`: {attribute} must be a URI template, like {example}.
    public static let uriTemplate: Self = "uriTemplate"
    /// `url`: {attribute} must be a full web address, like {example}.
    public static let url: Self = "url"
    /// `uuid`: {attribute} must be a UUID, like {example}.
    public static let uuid: Self = "uuid"
    /// `values.type`: {attribute} must be a group of fields.
    public static let valuesType: Self = "values.type"
    /// `vin`: {attribute} must be a valid vehicle identification number (VIN). Check it for typing mistakes.
    public static let vin: Self = "vin"
}
