import Foundation
import Proviso
import ProvisoFormats
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("What messages are filled with beside parameters")
struct MessageConstantsTests {
    /// The options that a wording stands for, and those without which an example would not last.
    private static let options: [String: [String: DataValue]] = [
        "ip/v6": ["version": 6], "ip/cidr": ["cidr": true], "ip/v6cidr": ["version": 6, "cidr": true],
        "country/alpha3": ["form": "alpha3"], "country/numeric": ["form": "numeric"], "mac/eui64": ["eui": 64],
        "time/offset": ["requireOffset": true], "coordinates/longLat": ["order": "longLat"],
        "port/zero": ["allowZero": true], "cardExpiry": ["allowExpired": true], "ean/gtin": ["key": "gtin"],
        "ean/gln": ["key": "gln"], "ean/sscc": ["key": "sscc"], "isbn/10": ["version": 10], "isbn/13": ["version": 13],
        "uuid/nil": ["version": "nil"], "uuid/max": ["version": "max"],
        "cardSecurityCode/digits/3": ["brands": ["visa"]],
        "cardSecurityCode/digits/4": ["brands": ["amex"]],
    ]

    /// The options for a key; of a choice among many, what the key ends with.
    private static func options(for key: String) -> [String: DataValue] {
        if let options = options[key] { return options }
        let last = String(key[(key.lastIndex(of: "/").map { key.index(after: $0) } ?? key.startIndex)...])
        return switch key.prefix(while: { $0 != "/" }) {
        case "uuid": Int(last).map { ["version": .number(ExactNumber($0))] } ?? [:]
        case "hashDigest" where last != key: ["algorithm": .string(last)]
        case "paymentCard": ["brands": [.string(last)]]
        default: [:]
        }
    }

    private static func messages(_ rule: String, _ options: [String: DataValue], _ value: DataValue) throws -> [String]
    {
        var object: DataObject = ["attributes": "home", "type": .string(rule)]
        for (name, value) in options { object[name] = value }
        return try RuleDocument(["rules": [.object(object)]]).validate(["home": value]).messages
    }

    @Test("An example passes the rule that shows it, and is shown", arguments: BuiltInConstants.all.keys.sorted())
    func examples(key: String) throws {
        let rule = String(key.prefix { $0 != "/" })
        let options = Self.options(for: key)
        #expect(rule == key || !options.isEmpty)
        let message = try #require(try Self.messages(rule, options, "\u{1}").first)
        #expect(!["{example}", "{min}", "{name}", "{count}"].contains { message.contains($0) }, "\(message)")
        if let name = BuiltInConstants.all[key]?["name"]?.text { #expect(message.contains(name), "\(message)") }
        guard let example = BuiltInConstants.all[key]?["example"] else { return }
        #expect(try Self.messages(rule, options, example).isEmpty)
        #expect(message.contains(try #require(example.text)), "\(message)")
    }

    @Test(
        "The example follows the options that change it",
        arguments: [
            ("date", ["format": "dd.MM.yyyy"], "31.01.2026"), ("time", ["format": "h:mm a"], "9:30 AM"),
            ("dateTime", ["format": "yyyy-MM-dd HH:mm"], "2026-01-31 09:30"),
            ("date", ["before": "2020-06-01"], "2019-06-02"), ("date", ["min": "2026-02-01"], "2027-02-01"),
            ("date", ["between": ["2024-02-28", "2024-02-29"]], "2024-02-29"),
            ("date", ["format": "dd.MM.yyyy", "after": "2026-01-31"], "31.01.2027"),
            ("dateTime", ["between": ["2024-02-29T12:00:00Z", "2024-02-29T12:00:02Z"]], "2024-02-29T12:00:01Z"),
            ("dateTime", ["max": "2026-01-31T09:29:59Z"], "2025-01-31T09:30:00Z"),
            ("time", ["after": "20:00"], "22:00"), ("time", ["after": "23:59:58"], "23:59:59"),
            ("time", ["before": "08:00", "format": "h:mm a"], "4:00 AM"),
            ("time", ["after": "20:00", "before": "20:02"], "20:01"),
            ("time", ["after": "20:00", "requireOffset": true], "22:00:00Z"),
            ("domainName", ["minimumLabels": 4], "www.www.example.com"),
            ("domainName", ["minimumTopLevelLength": 5], "example.museum"),
            ("domainName", ["minimumLabels": 12], "a.a.a.a.a.a.a.a.a.a.a.com"),
            ("domainName", ["minimumTopLevelLength": 12], "example.aaaaaaaaaaaa"),
            ("url", ["validSchemes": ["ftp"]], "ftp://example.com"),
            ("url", ["validSchemes": ["ftp", "https"]], "https://example.com"),
        ] as [(String, [String: DataValue], String)])
    func options(rule: String, options: [String: DataValue], example: String) throws {
        let message = try #require(try Self.messages(rule, options, "?").first)
        #expect(message.hasSuffix(" like \(example)."), "\(message)")
        #expect(try Self.messages(rule, options, .string(example)).isEmpty)
    }

    @Test(
        "The example lies where the clock wants it",
        arguments: [
            ("date", ["future": true]), ("date", ["past": true]), ("date", ["minAge": 18]), ("date", ["minAge": 200]),
            ("dateTime", ["future": true]), ("dateTime", ["past": true, "after": "2026-01-31T10:00:00Z"]),
            ("date", ["format": "d/M/yy", "future": true]),
        ] as [(String, [String: DataValue])])
    func clock(rule: String, options: [String: DataValue]) throws {
        let message = try #require(try Self.messages(rule, options, "?").first)
        let start = try #require(message.range(of: " like ")).upperBound
        #expect(try Self.messages(rule, options, .string(String(message[start...].dropLast()))).isEmpty, "\(message)")
    }

    @Test("A bound beyond all years is no trap for the example")
    func farBounds() {
        let (first, last) = (
            Timestamp(secondsSince1970: -100_000_000_000_000), Timestamp(secondsSince1970: 100_000_000_000_000)
        )
        for rule: AnyRule<String> in [
            .date(after: last), .date(before: first), .date(min: first, max: last), .dateTime(between: first...last),
            .date(before: last, after: first, past: true), .date(minAge: .max), .date(minAge: -5), .date(minAge: .min),
        ] {
            #expect("?".validate(rule).violations.map { $0.message.isEmpty } == [false])
        }
    }

    @Test(
        "What is no number is said to be none, in the words that a program has",
        arguments: ["positive", "negative", "multipleOf"])
    func numbers(rule: String) throws {
        let options: [String: DataValue] = rule == "multipleOf" ? ["value": 5] : [:]
        #expect(try Self.messages(rule, options, "a") == ["Home must be a number."])
        var members: DataObject = ["attributes": "home", "type": .string(rule)]
        for (name, value) in options { members[name] = value }
        let document = try RuleDocument(["rules": [.object(members)]])
        let violation = try #require(try document.validate(["home": "a"]).violations.first)
        #expect(violation.code.rawValue == rule)
        let catalog = MessageCatalog(.english, messages: [rule: "Own words."])
        #expect(violation.message(in: catalog) == "Own words.")
    }

    @Test("An address that is only too long is said to be so")
    func tooLong() throws {
        let long: DataValue = "https://example.com/a"
        #expect(try Self.messages("url", ["maxLength": 20], long) == ["Home must be 20 bytes or fewer."])
        #expect("https://example.com/a".validate(.url(maxLength: 20)).messages == ["Value must be 20 bytes or fewer."])
    }

    @Test(
        "Options that change what must be said have wordings",
        arguments: [
            ("alphabetic", ["ascii": true], "é", "the letters A–Z."), ("alphabetic", [:], "5", "only letters."),
            ("alphanumeric", ["ascii": true], "é", "the letters A–Z and digits."),
            ("printable", ["ascii": true], "é", "(A–Z), digits, common punctuation and spaces."),
            ("slug", ["allowUnderscore": true], "A", "digits and single hyphens or underscores between them."),
            ("uuid", [:], "A", "must be a UUID, like 9b2e4d9c-3a1f-4c5e-8f00-1a2b3c4d5e6f."),
            ("uuid", ["version": 4], "A", "must be a UUIDv4, like 919108f7-52d1-4320-9bac-f847db4148a8."),
            ("uuid", ["version": 7], "A", "must be a UUIDv7, like 017f22e2-79b0-7cc3-98c4-dc0c0c07398f."),
            ("uuid", ["version": [4, 7]], "A", "must be a UUID, like 9b2e4d9c-3a1f-4c5e-8f00-1a2b3c4d5e6f."),
            ("uuid", ["version": [1, 7]], "A", "must be a valid UUID."),
            ("isbn", [:], "A", "must be a valid ISBN. Check the digits."),
            ("isbn", ["version": 13], "A", "must be a valid ISBN-13. Check the digits."),
            ("hashDigest", [:], "A", "must be a valid SHA-256 hash of hexadecimal digits (0–9, A–F)."),
            (
                "hashDigest", ["algorithm": "sha3-224"], "A",
                "must be a valid SHA3-224 hash of hexadecimal digits (0–9, A–F)."
            ),
            ("paymentCard", [:], "A", "must be a valid card number. Check the digits."),
            ("paymentCard", ["brands": ["visa"]], "A", "must be a valid card number (Visa). Check the digits."),
            ("paymentCard", ["brands": ["visa", "amex"]], "A", "must be a valid card number. Check the digits."),
            ("cardSecurityCode", [:], "A", "must be the security code on the card, 3 or 4 digits."),
            ("cardSecurityCode", ["brands": ["amex"]], "A", "must be the security code on the card, 4 digits."),
            ("cardSecurityCode", ["brands": ["visa", "jcb"]], "A", "must be the security code on the card, 3 digits."),
            (
                "cardSecurityCode", ["brands": ["visa", "amex"]], "A",
                "must be the security code on the card, 3 or 4 digits."
            ),
            ("ulid", [:], "A", "must be a ULID, like 01ARZ3NDEKTSV4RRFFQ69G5FAV."),
            ("nanoid", [:], "A", "must be a Nano ID, like V1StGXR8_Z5jdHi6B-myT."),
            ("nanoid", ["length": 10], "A", "must be a valid Nano ID."),
            ("port", ["allowZero": true], "x", "from 0 to 65535."),
            ("port", [:], "0", "from 1 to 65535."),
            ("contains", ["value": "/", "min": 2], "/", "“/” at least 2 times."),
            ("contains", ["value": "/"], "x", "must contain “/”."),
            ("required", ["requiredValue": true], "x", "must be accepted."),
            ("required", ["requiredValue": "on"], "x", "must be “on”."),
            ("required", ["requiredValue": 5], "x", "must be 5."),
            ("compare", ["compareValue": "on"], "off", "must be equal to “on”."),
            (
                "compare", ["compareValue": "2026-01-31", "operator": "<", "as": "date"], "2027-01-01",
                "must be before January 31, 2026."
            ),
            ("boolean", ["trueValue": "yes", "falseValue": "no"], "x", "must be “yes” or “no”."),
            ("boolean", [:], "x", "must be “true” or “false”."),
        ] as [(String, [String: DataValue], DataValue, String)])
    func wordings(rule: String, options: [String: DataValue], value: DataValue, end: String) throws {
        let message = try #require(try Self.messages(rule, options, value).first)
        #expect(message.hasSuffix(end), "\(message)")
    }

    @Test("A parameter of the violation goes before")
    func parameters() {
        #expect(Violation("email", at: "mail").message == "Mail must be an email address, like name@example.com.")
        let violation = Violation("email", at: "mail", parameters: ["example": "ada@example.org"])
        #expect(violation.message == "Mail must be an email address, like ada@example.org.")
    }

    @Test(
        "A word with a spelling of its own keeps it at the start of a sentence",
        arguments: [
            ("iPhone number", "iPhone number"), ("pH", "pH"), ("eID", "eID"), ("user ID", "User ID"),
            ("email", "Email"),
            ("éA", "éA"), ("straße", "Straße"), ("ABC", "ABC"), ("a B", "A B"), ("", ""),
        ])
    func capitals(label: String, expected: String) {
        #expect(MessageLanguage.english.capitalised(label) == expected)
    }

    @Test("Comparisons of dates in Swift ask for what is later or earlier")
    func dates() {
        let day = Date(timeIntervalSince1970: 0)
        let other = day + 86400
        #expect(
            other.validate(.compare(.less, to: day)).messages == [
                "Value must be before January 1, 1970 at 12:00 AM UTC."
            ])
        #expect(other.validate(.compare(.less, to: { day })).messages == ["Value is too late."])
        let early = day.validate(.range(other...))
        #expect(early.messages == ["Value must not be before January 2, 1970 at 12:00 AM UTC."])
        #expect(early.violations.map(\.title) == ["Too early"])
        #expect(5.validate(.compare(.less, to: { 3 })).messages == ["Value is too high."])
    }
}
