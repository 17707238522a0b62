// Made by Scripts/make-rule-lists.py from the files of the rules.

// The codes of the built-in rules, so that the compiler checks their spelling: `.required`, `.stringTooShort`.

extension ViolationCode {
    /// `absent`: {attribute} must be left empty.
    public static var absent: Self { "absent" }
    /// `allOrNone`: {attribute} must be given along with {given}.
    public static var allOrNone: Self { "allOrNone" }
    /// `alphabetic`: {attribute} can contain only letters.
    public static var alphabetic: Self { "alphabetic" }
    /// `alphanumeric`: {attribute} can contain only letters and digits.
    public static var alphanumeric: Self { "alphanumeric" }
    /// `any`: {attribute} must be in one of the accepted formats.
    public static var `any`: Self { "any" }
    /// `ascii`: {attribute} can contain only unaccented letters (A–Z), digits and common punctuation.
    public static var ascii: Self { "ascii" }
    /// `atMost`: {count} of {total} records have a problem with {attribute}. At most {limit} may.
    public static var atMost: Self { "atMost" }
    /// `base32`: {attribute} must be Base32 text (A–Z and 2–7).
    public static var base32: Self { "base32" }
    /// `base64`: {attribute} must be Base64 text, like {example}.
    public static var base64: Self { "base64" }
    /// `bic`: {attribute} must be a BIC of {min} or {max} characters, like {example}.
    public static var bic: Self { "bic" }
    /// `boolean`: {attribute} must be {true} or {false}.
    public static var boolean: Self { "boolean" }
    /// `cardExpiry`: {attribute} must be the expiry date on the card, like {example}.
    public static var cardExpiry: Self { "cardExpiry" }
    /// `cardSecurityCode`: {attribute} must be the security code on the card, {min} or {max} digits.
    public static var cardSecurityCode: Self { "cardSecurityCode" }
    /// `column.forbidden`: There must be no column “{column}”.
    public static var columnForbidden: Self { "column.forbidden" }
    /// `column.missing`: The column “{column}” is missing.
    public static var columnMissing: Self { "column.missing" }
    /// `column.name`: The column name “{column}” is not in the expected format.
    public static var columnName: Self { "column.name" }
    /// `column.order`: The column “{column}” must come after the column “{previous}”.
    public static var columnOrder: Self { "column.order" }
    /// `column.unknown`: The column “{column}” is not one of the expected columns.
    public static var columnUnknown: Self { "column.unknown" }
    /// `compare.equal`: {attribute} must be equal to {compareValue}.
    public static var compareEqual: Self { "compare.equal" }
    /// `compare.greater`: {attribute} must be greater than {compareValue}.
    public static var compareGreater: Self { "compare.greater" }
    /// `compare.greaterOrEqual`: {attribute} must be greater than or equal to {compareValue}.
    public static var compareGreaterOrEqual: Self { "compare.greaterOrEqual" }
    /// `compare.less`: {attribute} must be less than {compareValue}.
    public static var compareLess: Self { "compare.less" }
    /// `compare.lessOrEqual`: {attribute} must be less than or equal to {compareValue}.
    public static var compareLessOrEqual: Self { "compare.lessOrEqual" }
    /// `compare.notEqual`: {attribute} must not be equal to {compareValue}.
    public static var compareNotEqual: Self { "compare.notEqual" }
    /// `compare.type`: {attribute} must have the same type as {compareValue}: number, date or text.
    public static var compareType: Self { "compare.type" }
    /// `condition`: {attribute} is not valid. Check it and try again.
    public static var condition: Self { "condition" }
    /// `contains`: {attribute} must contain “{containedValue}”.
    public static var contains: Self { "contains" }
    /// `coordinates`: {attribute} must be coordinates, like {example}.
    public static var coordinates: Self { "coordinates" }
    /// `count.notEqual`: count
    public static var countNotEqual: Self { "count.notEqual" }
    /// `count.tooFew`: min
    public static var countTooFew: Self { "count.tooFew" }
    /// `count.tooMany`: max
    public static var countTooMany: Self { "count.tooMany" }
    /// `count.type`: {attribute} must be a list.
    public static var countType: Self { "count.type" }
    /// `country`: {attribute} must be a country code, like {example}.
    public static var country: Self { "country" }
    /// `cron`: {attribute} must be a cron schedule, like {example}.
    public static var cron: Self { "cron" }
    /// `cssColor`: {attribute} must be a CSS color, like {example}.
    public static var cssColor: Self { "cssColor" }
    /// `currency`: {attribute} must be a currency code, like {example}.
    public static var currency: Self { "currency" }
    /// `dataURI`: {attribute} must be a data URI, like {example}.
    public static var dataURI: Self { "dataURI" }
    /// `date`: {attribute} must be a real date, like {example}.
    public static var date: Self { "date" }
    /// `dateTime`: {attribute} must be a date and time, like {example}.
    public static var dateTime: Self { "dateTime" }
    /// `decimalPlaces`: {attribute} must be a number.
    public static var decimalPlaces: Self { "decimalPlaces" }
    /// `distinct.tooFew`: min
    public static var distinctTooFew: Self { "distinct.tooFew" }
    /// `distinct.tooMany`: max
    public static var distinctTooMany: Self { "distinct.tooMany" }
    /// `domainName`: {attribute} must be a domain name, like {example}.
    public static var domainName: Self { "domainName" }
    /// `duration`: {attribute} must be a duration, like {example}.
    public static var duration: Self { "duration" }
    /// `e164`: {attribute} must be a phone number in international format, like {example}.
    public static var e164: Self { "e164" }
    /// `each.type`: {attribute} must be a list.
    public static var eachType: Self { "each.type" }
    /// `ean`: {attribute} must be a valid {name}. Check the digits.
    public static var ean: Self { "ean" }
    /// `email`: {attribute} must be an email address, like {example}.
    public static var email: Self { "email" }
    /// `email.domainNotFound`: {attribute} has a domain that does not accept email. Check the part after the @.
    public static var emailDomainNotFound: Self { "email.domainNotFound" }
    /// `email.domainTypo`: {attribute} has a domain that looks misspelled. Check the part after the @.
    public static var emailDomainTypo: Self { "email.domainTypo" }
    /// `email.domainUnchecked`: The domain of {attribute} could not be checked. Try again later.
    public static var emailDomainUnchecked: Self { "email.domainUnchecked" }
    /// `endsWith`: {attribute} must end with “{suffix}”.
    public static var endsWith: Self { "endsWith" }
    /// `exists`: {attribute} was not found in “{source}”.
    public static var exists: Self { "exists" }
    /// `hashDigest`: {attribute} must be a valid {name} hash of hexadecimal digits (0–9, A–F).
    public static var hashDigest: Self { "hashDigest" }
    /// `hex`: {attribute} must be an even number of hexadecimal digits (0–9, A–F).
    public static var hex: Self { "hex" }
    /// `hexColor`: {attribute} must be a hex color, like {example}.
    public static var hexColor: Self { "hexColor" }
    /// `hostname`: {attribute} must be a host name, like {example}.
    public static var hostname: Self { "hostname" }
    /// `iban`: {attribute} must be a valid IBAN. Check it for typing mistakes.
    public static var iban: Self { "iban" }
    /// `in`: {attribute} must be one of the accepted values.
    public static var `in`: Self { "in" }
    /// `integer`: {attribute} must be a whole number.
    public static var integer: Self { "integer" }
    /// `ip`: {attribute} must be an IP address, like {example}.
    public static var ip: Self { "ip" }
    /// `iri`: {attribute} must be an IRI, like {example}.
    public static var iri: Self { "iri" }
    /// `iriReference`: {attribute} must be an IRI reference, like {example}.
    public static var iriReference: Self { "iriReference" }
    /// `isbn`: {attribute} must be a valid {name}. Check the digits.
    public static var isbn: Self { "isbn" }
    /// `isin`: {attribute} must be a valid ISIN. Check it for typing mistakes.
    public static var isin: Self { "isin" }
    /// `issn`: {attribute} must be a valid ISSN. Check the digits.
    public static var issn: Self { "issn" }
    /// `json`: {attribute} must be valid JSON.
    public static var json: Self { "json" }
    /// `jsonPointer`: {attribute} must be a JSON Pointer, like {example}.
    public static var jsonPointer: Self { "jsonPointer" }
    /// `jwt`: {attribute} must be a valid JSON Web Token.
    public static var jwt: Self { "jwt" }
    /// `keys.type`: {attribute} must be a group of fields.
    public static var keysType: Self { "keys.type" }
    /// `language`: {attribute} must be a language code, like {example}.
    public static var language: Self { "language" }
    /// `latLong`: {attribute} must be coordinates, like {example}.
    public static var latLong: Self { "latLong" }
    /// `latitude`: {attribute} must be a latitude from {min} to {max}.
    public static var latitude: Self { "latitude" }
    /// `longitude`: {attribute} must be a longitude from {min} to {max}.
    public static var longitude: Self { "longitude" }
    /// `lowercase`: {attribute} must be all lowercase.
    public static var lowercase: Self { "lowercase" }
    /// `luhn`: {attribute} must be a valid number. Check the digits for typing mistakes.
    public static var luhn: Self { "luhn" }
    /// `mac`: {attribute} must be a MAC address, like {example}.
    public static var mac: Self { "mac" }
    /// `match`: {attribute} must be in the expected format.
    public static var match: Self { "match" }
    /// `mimeType`: {attribute} must be a media type, like {example}.
    public static var mimeType: Self { "mimeType" }
    /// `multipleOf`: {attribute} must be a multiple of {divisor}.
    public static var multipleOf: Self { "multipleOf" }
    /// `nanoid`: {attribute} must be a Nano ID, like {example}.
    public static var nanoid: Self { "nanoid" }
    /// `negative`: {attribute} must be less than {limit}.
    public static var negative: Self { "negative" }
    /// `nested.tooDeep`: {attribute} has too many levels.
    public static var nestedTooDeep: Self { "nested.tooDeep" }
    /// `nested.type`: {attribute} must be a group of fields.
    public static var nestedType: Self { "nested.type" }
    /// `not`: {attribute} has a value that is not allowed. Choose another one.
    public static var not: Self { "not" }
    /// `number.notInteger`: {attribute} must be a whole number.
    public static var numberNotInteger: Self { "number.notInteger" }
    /// `number.tooBig`: {attribute} must be {max} or less.
    public static var numberTooBig: Self { "number.tooBig" }
    /// `number.tooSmall`: {attribute} must be {min} or more.
    public static var numberTooSmall: Self { "number.tooSmall" }
    /// `number.type`: {attribute} must be a number.
    public static var numberType: Self { "number.type" }
    /// `password.noDigit`: {attribute} must contain at least one number.
    public static var passwordNoDigit: Self { "password.noDigit" }
    /// `password.noLowercase`: {attribute} must contain at least one lowercase letter.
    public static var passwordNoLowercase: Self { "password.noLowercase" }
    /// `password.noSymbol`: {attribute} must contain at least one special character, like ! or %.
    public static var passwordNoSymbol: Self { "password.noSymbol" }
    /// `password.noUppercase`: {attribute} must contain at least one capital letter.
    public static var passwordNoUppercase: Self { "password.noUppercase" }
    /// `password.tooShort`: min
    public static var passwordTooShort: Self { "password.tooShort" }
    /// `password.type`: {attribute} must be text.
    public static var passwordType: Self { "password.type" }
    /// `paymentCard`: {attribute} must be a valid card number. Check the digits.
    public static var paymentCard: Self { "paymentCard" }
    /// `port`: {attribute} must be a port number from {min} to {max}.
    public static var port: Self { "port" }
    /// `positive`: {attribute} must be greater than {limit}.
    public static var positive: Self { "positive" }
    /// `printable`: {attribute} contains characters that cannot be shown, such as tabs or line breaks. Remove them.
    public static var printable: Self { "printable" }
    /// `records.tooFew`: min
    public static var recordsTooFew: Self { "records.tooFew" }
    /// `records.tooMany`: max
    public static var recordsTooMany: Self { "records.tooMany" }
    /// `relativeJSONPointer`: {attribute} must be a relative JSON Pointer, like {example}.
    public static var relativeJSONPointer: Self { "relativeJSONPointer" }
    /// `required`: {attribute} is required.
    public static var required: Self { "required" }
    /// `semver`: {attribute} must be a version number, like {example}.
    public static var semver: Self { "semver" }
    /// `sequence`: {attribute} must be {expected} to continue the sequence without a gap.
    public static var sequence: Self { "sequence" }
    /// `sequence.type`: {attribute} must be a whole number.
    public static var sequenceType: Self { "sequence.type" }
    /// `slug`: {attribute} can contain only lowercase letters (a–z), digits and single hyphens between them.
    public static var slug: Self { "slug" }
    /// `sorted`: {attribute} is out of order. It belongs before line {previousLine}.
    public static var sorted: Self { "sorted" }
    /// `sorted.type`: {attribute} must be a number, a date or text, like the others in its column.
    public static var sortedType: Self { "sorted.type" }
    /// `spoofing`: {attribute} mixes alphabets or contains hidden characters. Use letters from a single alphabet.
    public static var spoofing: Self { "spoofing" }
    /// `startsWith`: {attribute} must start with “{prefix}”.
    public static var startsWith: Self { "startsWith" }
    /// `string.notEqual`: length
    public static var stringNotEqual: Self { "string.notEqual" }
    /// `string.tooLong`: max
    public static var stringTooLong: Self { "string.tooLong" }
    /// `string.tooShort`: min
    public static var stringTooShort: Self { "string.tooShort" }
    /// `string.type`: {attribute} must be text.
    public static var stringType: Self { "string.type" }
    /// `time`: {attribute} must be a time, like {example}.
    public static var time: Self { "time" }
    /// `timeZone`: {attribute} must be a time zone, like {example}.
    public static var timeZone: Self { "timeZone" }
    /// `ulid`: {attribute} must be a ULID, like {example}.
    public static var ulid: Self { "ulid" }
    /// `unique`: {attribute} must be unique. Line {firstLine} has the same value.
    public static var unique: Self { "unique" }
    /// `uniqueElements`: {attribute} must not have the same item twice. Items {first} and {second} are the same.
    public static var uniqueElements: Self { "uniqueElements" }
    /// `uniqueElements.type`: {attribute} must be a list.
    public static var uniqueElementsType: Self { "uniqueElements.type" }
    /// `uppercase`: {attribute} must be all uppercase.
    public static var uppercase: Self { "uppercase" }
    /// `uri`: {attribute} must be a URI, like {example}.
    public static var uri: Self { "uri" }
    /// `uriReference`: {attribute} must be a URI reference, like {example}.
    public static var uriReference: Self { "uriReference" }
    /// `uriTemplate`: {attribute} must be a URI template, like {example}.
    public static var uriTemplate: Self { "uriTemplate" }
    /// `url`: {attribute} must be a full web address, like {example}.
    public static var url: Self { "url" }
    /// `uuid`: {attribute} must be a {name}, like {example}.
    public static var uuid: Self { "uuid" }
    /// `values.type`: {attribute} must be a group of fields.
    public static var valuesType: Self { "values.type" }
    /// `vin`: {attribute} must be a valid vehicle identification number (VIN). Check it for typing mistakes.
    public static var vin: Self { "vin" }
}
