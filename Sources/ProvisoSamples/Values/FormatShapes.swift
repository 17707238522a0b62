import ProvisoCore

/// What values of the formats look like: patterns from which texts are made, which the format itself judges then.
///
/// A shape only has to hit often enough; digits that are computed from the others are found by trying (``CheckCharacters``).
enum FormatShapes {
    /// The shapes of a rule's values, the plainest first; none for a rule that is no format.
    static func shapes(of rule: SampleRule) -> [String] {
        if let shape = shapes[rule.type] { return shape }
        switch rule.type {
        case "url": return url(rule)
        case "email":
            let named = "[A-Z][a-z]{2,8} [A-Z][a-z]{2,8} <[a-z]{2,10}@example\\.(?:org|com|net)>"
            return emails + (rule.flag("allowDisplayName") ? [named] : [])
        case "uuid": return uuid(rule)
        case "ip": return ip(rule)
        case "paymentCard": return cards(rule).map(\.number)
        case "cardSecurityCode": return cards(rule).map { $0.codeLength == 4 ? "[0-9]{4}" : "[0-9]{3}" }
        case "hashDigest": return [32, 64, 40, 128, 8, 48, 56, 96].map { "[0-9a-f]{\($0)}" }
        case "isbn":
            let shapes = ["97[89][0-9]{10}", "[0-9]{9}[0-9X]"]
            return rule.integer("version") == 10 ? shapes.reversed() : shapes
        case "mac":
            let groups = rule["eui"].flatMap { "\($0)".contains("64") ? 7 : nil } ?? 5
            return ["[0-9a-f]{2}(?::[0-9a-f]{2}){\(groups)}", "[0-9a-f]{2}(?::[0-9a-f]{2}){7}"]
        case "nanoid": return ["[A-Za-z0-9_-]{\(min(1000, max(1, rule.integer("length") ?? 21)))}"]
        case "domainName":
            let labels = min(60, max(2, rule.integer("minimumLabels") ?? 2))
            let last = rule.integer("minimumTopLevelLength") ?? 2
            return [
                "(?:[a-z]{2,8}\\.){\(labels - 1)}(?:org|com|net)",
                "(?:[a-z]{1,8}\\.){\(labels - 1)}[a-z]{\(min(63, last)),63}",
            ]
        case "password":
            return ["[a-z]{4,40}[A-Z]{2,12}[0-9]{2,12}[!%#+=]{1,8}", "[A-Za-z0-9]{2,60}", "[a-z]{1,60}"]
        case "time":
            return rule.flag("requireOffset")
                ? ["(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"] : ["(?:[01][0-9]|2[0-3]):[0-5][0-9]"]
        default: return []
        }
    }

    private static let shapes: [String: [String]] = [
        "alphabetic": ["[a-z]+"],
        "alphanumeric": ["[a-z0-9]+"],
        "ascii": ["[ -~]+"],
        "printable": ["[ -~]+"],
        "spoofing": ["[a-z]+"],
        "lowercase": ["[^A-Z]*"],
        "uppercase": ["[^a-z]*", "[A-Z]+"],
        "hex": ["(?:[0-9a-f]{2})+"],
        "slug": ["[a-z0-9]+(?:-[a-z0-9]+)*"],
        "base32": ["(?:[A-Z2-7]{8})+"],
        "base64": ["(?:[A-Za-z0-9]{4})+"],
        "bic": ["[A-Z]{4}(?:DE|FR|GB|US)[A-Z2-9][A-NP-Z2-9]", "[A-Z]{4}[A-Z]{2}[A-Z2-9][A-NP-Z2-9][A-Z0-9]{3}"],
        "cardExpiry": ["(?:0[1-9]|1[0-2])/[2-9][0-9]"],
        "country": ["(?:DE|FR|GB|US|JP|BR|IN)", "[A-Z]{2}", "[A-Z]{3}", "[0-9]{3}"],
        "cssColor": ["#[0-9a-f]{6}"],
        "currency": ["(?:EUR|USD|GBP|JPY|CHF)", "[A-Z]{3}"],
        "dataURI": ["data:text/plain,[a-z]{1,12}"],
        "duration": ["P[1-9][0-9]?D(?:T[1-9]H)?"],
        "e164": ["\\+49[1-9][0-9]{6,10}", "\\+[1-9][0-9]{6,14}"],
        "ean": ["[0-9]{13}", "[0-9]{8}", "[0-9]{14}"],
        "hexColor": ["#[0-9a-f]{6}", "[0-9a-f]{6}"],
        "hostname": ["[a-z]{2,10}(?:\\.[a-z]{2,8}){1,3}", "[a-z][a-z0-9-]{0,30}"],
        "iban": [
            "DE[0-9]{20}", "FR[0-9]{25}", "GB[0-9]{2}[A-Z]{4}[0-9]{14}", "NL[0-9]{2}[A-Z]{4}[0-9]{10}",
            "[A-Z]{2}[0-9]{13,29}",
        ],
        "iri": ["https://[a-z]{2,10}\\.example/[a-z]{1,8}", "urn:[a-z]{2,8}:[a-z0-9]{1,10}"],
        "iriReference": ["/[a-z]{1,8}(?:/[a-z]{1,8})?", "https://[a-z]{2,10}\\.example/[a-z]{1,8}"],
        "isin": ["(?:US|DE|GB|FR)[A-Z0-9]{9}[0-9]"],
        "issn": ["[0-9]{4}-[0-9]{3}[0-9X]"],
        "json": ["\\[[1-9][0-9]{0,3}(?:,[1-9][0-9]{0,3}){0,4}\\]", "[1-9][0-9]{0,8}"],
        "jsonPointer": ["(?:/[a-z]{1,8}){1,3}"],
        "jwt": [
            "\(Base64URL.text(of: "{\"alg\":\"HS256\"}"))\\.\(Base64URL.text(of: "{\"sub\":\"1\"}"))\\.[A-Za-z0-9]{40}[AEIM]"
        ],
        "language": ["(?:en|de|fr|pt-BR|zh-Hant)", "[a-z]{2}(?:-[A-Z]{2})?"],
        "latLong": ["-?[1-8]?[0-9]\\.[0-9]{4},-?1?[0-7]?[0-9]\\.[0-9]{4}"],
        "coordinates": ["-?[1-8]?[0-9]\\.[0-9]{4},-?[1-8]?[0-9]\\.[0-9]{4}"],
        "luhn": ["[0-9]{10,19}", "[0-9]{2,30}"],
        "mimeType": ["(?:text|image|application)/[a-z]{3,8}"],
        "relativeJSONPointer": ["[0-9](?:/[a-z]{1,8}){1,3}"],
        "semver": ["[0-9]\\.[0-9]\\.[0-9]", "[1-9][0-9]?\\.[0-9]\\.[0-9](?:-[a-z]{2,5})?"],
        "timeZone": ["(?:UTC|Europe/(?:Berlin|Paris|Rome)|Asia/Tokyo|America/New_York)", "Etc/GMT[+-][1-9]"],
        "ulid": ["[0-7][0-9A-HJKMNP-TV-Z]{25}"],
        "uri": ["https://[a-z]{2,10}\\.example/[a-z]{1,8}", "urn:[a-z]{2,8}:[a-z0-9]{1,10}"],
        "uriReference": ["/[a-z]{1,8}(?:/[a-z]{1,8})?", "https://[a-z]{2,10}\\.example/[a-z]{1,8}"],
        "uriTemplate": ["/[a-z]{1,8}/\\{[a-z]{1,8}\\}"],
        "vin": ["[A-HJ-NPR-Z0-9]{17}"],
    ]

    private static let emails = [
        "[a-z]{2,10}(?:\\.[a-z]{2,8})?@example\\.(?:org|com|net)",
        "[a-z0-9._+-]{1,30}@[a-z0-9-]{1,30}(?:\\.[a-z]{2,12}){1,3}",
    ]

    private static func url(_ rule: SampleRule) -> [String] {
        let given = rule.texts("validSchemes")
        let schemes = (given.isEmpty ? ["https"] : given).map(TextDemand.escaped).joined(separator: "|")
        return [
            "(?:\(schemes))://(?:www\\.)?[a-z]{2,10}\\.(?:org|com|net)(?:/[a-z]{1,8})?",
            "(?:\(schemes))://[a-z0-9-]{1,40}(?:\\.[a-z]{2,10}){1,3}(?:/[a-z0-9._-]{1,40}){0,8}",
        ]
    }

    private static func uuid(_ rule: SampleRule) -> [String] {
        var versions: [String] = []
        switch rule["version"] {
        case .array(let list)?: versions = list.map { $0.text ?? $0.description }
        case let version?: versions = [version.text ?? version.description]
        case nil: versions = ["4", "7"]
        }
        return versions.map { version in
            switch version {
            case "nil": "00000000-0000-0000-0000-000000000000"
            case "max": "ffffffff-ffff-ffff-ffff-ffffffffffff"
            default: "[0-9a-f]{8}-[0-9a-f]{4}-\(TextDemand.escaped(version))[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"
            }
        }
    }

    private static func ip(_ rule: SampleRule) -> [String] {
        let suffixes =
            rule.flag("cidr") ? ("0/24", "::/32") : ("(?:[1-9]|[1-9][0-9])", ":[1-9a-f]:[1-9a-f]{2}::[1-9a-f]")
        let four = "(?:192\\.0\\.2|198\\.51\\.100|203\\.0\\.113)\\.\(suffixes.0)"
        let six = "2001:db8\(suffixes.1)"
        return rule.integer("version") == 6 ? [six, four] : [four, six]
    }

    /// Cards of the brands: how their numbers begin, and how long the security code is.
    private static func cards(_ rule: SampleRule) -> [(number: String, codeLength: Int)] {
        let brands = rule.texts("brands")
        return (brands.isEmpty ? ["visa", "mastercard", "amex"] : brands).compactMap { brand in
            cards[brand].map { ($0, brand == "amex" ? 4 : 3) }
        }
    }

    private static let cards = [
        "amex": "3[47][0-9]{13}", "mastercard": "5[1-5][0-9]{14}", "visa": "4[0-9]{15}", "maestro": "50[0-9]{14}",
        "dinersClub": "36[0-9]{12}", "jcb": "35[3-8][0-9]{13}", "discover": "6011[0-9]{12}", "unionPay": "62[0-9]{14}",
        "mir": "220[0-4][0-9]{12}", "elo": "636368[0-9]{10}", "hipercard": "606282[0-9]{10}", "rupay": "6521[0-9]{12}",
        "troy": "9792[0-9]{12}", "uatp": "1[0-9]{14}",
    ]
}

/// Base64 for URLs (RFC 4648), without padding.
enum Base64URL {
    static func text(of plain: String) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var (bits, count, text) = (0, 0, "")
        for byte in plain.utf8 {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(digits[bits >> count & 63])
            }
        }
        if count > 0 { text.append(digits[bits << (6 - count) & 63]) }
        return text
    }
}

/// Finds the characters of a text that are computed from the others, by trying them on the format itself.
enum CheckCharacters {
    /// The text with each of the check characters that its format could ask for.
    static func variants(of text: String, for type: String) -> [String] {
        var characters = Array(text)
        func with(_ place: Int, _ choices: String) -> [String] {
            guard characters.indices.contains(place) else { return [] }
            return choices.map {
                characters[place] = $0
                return String(characters)
            }
        }
        switch type {
        case "iban":
            guard characters.count > 4 else { return [] }
            return (2...98).map { number in
                let digits = (number < 10 ? "0" : "") + String(number)
                return String(characters[..<2]) + digits + String(characters[4...])
            }
        case "vin": return with(8, "0123456789X")
        case "ean", "luhn", "paymentCard", "isin": return with(characters.count - 1, "0123456789")
        case "isbn", "issn": return with(characters.count - 1, "0123456789X")
        default: return []
        }
    }
}
