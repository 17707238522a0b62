#if YAML
import Proviso
import ProvisoYAML
import Testing

/// Options that cannot be meant are found when the document is loaded; what a failure says.
@Suite struct FormatOptionTests {
    @Test(arguments: [
        ("paymentCard, {brands: []}", "`brands` must be a list of"),
        ("paymentCard, {brands: [vise]}", "`brands` knows no `vise`. Did you mean `visa`?"),
        ("cardSecurityCode, {brands: []}", "`brands` must be a list of"),
        ("ip, {version: 5}", "`version` must be 4 or 6, not the number 5."),
        ("ip, {version: '4'}", "`version` must be 4 or 6, not the text \"4\". Write it without quotes."),
        ("ip, {version: []}", "`version` must be 4 or 6, not a list."),
        ("uuid, {version: 9}", "`version` must be a number from 1 to 8"),
        ("uuid, {version: []}", "`version` must be a number from 1 to 8"),
        ("uuid, {version: [4, none]}", "`version` must be a number from 1 to 8"),
        ("isbn, {version: 11}", "`version` must be 10 or 13, not the number 11."),
        ("mac, {eui: 32}", "`eui` must be 48 or 64, not the number 32."),
        ("port, {allowZero: 1}", "`allowZero` must be true or false, not the number 1."),
        ("nanoid, {length: 0}", "`length` must be 1 or more, not 0."),
        ("hashDigest, {algorithm: sha265}", "Did you mean `sha256`?"),
        ("country, {form: alpha4}", "`form` must be `alpha2`, `alpha3` or `numeric`"),
        ("slug, {allowUnderscores: true}", "`slug` has no option `allowUnderscores`. Did you mean `allowUnderscore`?"),
        ("url, {validSchemes: []}", "`validSchemes` is empty, so nothing could pass."),
        ("multipleOf", "The rule needs `value`."),
        ("multipleOf, {value: 0}", "`value` must be more than 0"),
        ("multipleOf, {value: -1}", "`value` must be more than 0"),
        ("multipleOf, {value: 1234567890123456789}", "18 significant digits at most"),
        ("multipleOf, {value: '2'}", "`value` must be a number, not the text \"2\". Write it without quotes."),
        ("startsWith", "The rule needs `value`."),
        ("startsWith, {value: ''}", "`value` is empty"),
        ("endsWith, {value: 3}", "`value` must be text, not the number 3."),
        ("string, {message: {tooShort: x}}", "The message for one code is an option of the rule: `tooShort`."),
        ("string, {message: {string.tooLong: x}}", "The message for one code is an option of the rule: `tooLong`."),
        ("string, {message: {de: x}}", "Messages in several languages stand in `messages` of the document."),
        ("decimalPlaces", "The rule needs `max` or `min`."),
        ("decimalPlaces, {min: 3, max: 2}", "`min` (3) is above `max` (2)"),
        ("date, {format: 'QQ'}", "`format` is no pattern for dates: "),
        ("dateTime, {format: \"yyyy-MM-ddTHH:mm:ss\"}", "put text in single quotes: 'T'."),
        ("date, {format: ''}", "`format` is no pattern for dates: "),
        ("date, {format: yyyy-mm-dd}", "m is the minute, M the month (at its byte 6)."),
        ("date, {format: 'HH:mm'}", "`format` has no part of a date. Use the rule `time` for a time of day."),
        ("dateTime, {format: 'HH:mm'}", "`format` has no part of a date."),
        ("dateTime, {format: 'yyyy-MM-dd HH:MM'}", "M is the month, m the minute (at its byte 15)."),
        ("time, {format: dd.MM.yyyy}", "`format` has no part of a time. Use the rule `date` for a date."),
        ("time, {format: 'HH:mm:SS'}", "S is the fraction of a second, s the second (at its byte 7)."),
        ("date, {format: MM-dd, minAge: 18}", "`minAge` needs a year in `format`."),
        ("date, {format: MM-dd, writeAs: iso8601}", "`writeAs` needs a year in `format`."),
        ("date, {format: MM-dd, past: true}", "`past` needs a year in `format`."),
        ("date, {format: MM-dd, future: true}", "`future` needs a year in `format`."),
        ("compare, {compareAttribute: b, as: date, format: dd.mm.yyyy}", "m is the minute, M the month"),
        ("date, {before: soon}", "`before` must be a date such as 2024-02-29"),
        ("date, {after: 2024-02-30}", "`after` must be a date such as 2024-02-29"),
        ("date, {after: 2024-02-02, before: 2024-02-01}", "`after` leaves no date that could pass."),
        ("date, {after: 2024-02-02, before: 2024-02-02}", "`after` leaves no date that could pass."),
        ("date, {between: [2024-02-02, 2024-02-01]}", "`between` ends before it begins"),
        ("date, {between: [2024-02-02]}", "`between` must be a list of two dates"),
        ("date, {between: [2024-02-02, 2024-02-03], before: 2024-02-02}", "`before` leaves no date that could pass."),
        ("date, {min: 2024-02-02, max: 2024-02-01}", "`max` leaves no date that could pass."),
        ("date, {min: 2024-02-02, before: 2024-02-02}", "`before` leaves no date that could pass."),
        ("date, {after: 2024-02-02, max: 2024-02-02}", "`after` leaves no date that could pass."),
        ("date, {min: 2024-02-30}", "`min` must be a date such as 2024-02-29"),
        ("date, {max: 2024-02-01, future: true}", "Nothing lies in the future"),
        ("date, {past: true, future: true}", "Nothing is both in the past and in the future."),
        ("date, {future: true, minAge: 3}", "has no age"),
        ("date, {minAge: -1}", "`minAge` must be 0 to 1000, not -1."),
        ("date, {writeAs: yaml}", "`writeAs` must be `iso8601` or `unix`"),
        ("dateTime, {allowLocal: true, requireOffset: true}", "`requireOffset` contradicts `allowLocal`."),
        ("domainName, {minimumLabels: 0}", "`minimumLabels` must be 1 to 127, not 0."),
        ("domainName, {minimumTopLevelLength: 64}", "`minimumTopLevelLength` must be 1 to 63, not 64."),
        (
            "domainName, {allowLocalDomain: true, minimumLabels: 2}",
            "`minimumLabels` contradicts `allowLocalDomain`."
        ),
        ("time, {before: '25:00'}", "`before` must be a time such as 08:30."),
        ("time, {before: '08:00', after: '08:00'}", "`after` is not before `before`"),
        ("coordinates, {order: xy}", "`order` must be `latLong` or `longLat`"),
        ("json, {maxDepth: deep}", "`maxDepth` must be a whole number"),
    ])
    func mistakes(_ row: (rule: String, message: String)) throws {
        let error = try #require(throws: RuleDocumentError.self) {
            try RuleDocument(yaml: "rules:\n- [a, \(row.rule)]")
        }
        #expect(error.problems.count == 1, "\(error)")
        #expect(error.description.contains(row.message), "\(error)")
    }

    @Test(
        arguments: [
            ("date, {between: [2024-02-02, 2024-02-02]}", nil),
            ("match, {pattern: “^a$”}", "The quotation marks around the pattern are part of it."),
            ("match, {pattern: '“.+”'}", "The quotation marks around the pattern are part of it."),
            ("contains, {value: [x, y]}", "`value` is a list, which only lists of lists contain."),
            // Messages for what the rule never says, and braces that name no place.
            (
                "string, {max: 3, tooShort: x}",
                "`tooShort` has no effect, since with its options the rule never has the code `string.tooShort`."
            ),
            (
                "number, {max: 3, notInteger: x}",
                "`notInteger` has no effect, since with its options the rule never has the code `number.notInteger`."
            ),
            (
                "required, {message: '{ attribute } is missing'}",
                "The braces of `attribute` are text, since a place is a name with a brace right before and behind it."
            ),
            (
                "string, {max: 3, tooLong: 'at most {max'}",
                "The braces of `max` are text, since a place is a name with a brace right before and behind it."
            ),
            ("ip, {strict: true}", "`strict` has no effect without `cidr: true`."),
            ("ip, {version: 4, allowZone: true}", "`allowZone` has no effect with `version: 4`."),
            ("email, {idna2008: true}", "`idna2008` has no effect without `enableIDN: true`."),
            ("url, {checkSpoofing: true}", "`checkSpoofing` has no effect without `enableIDN: true`."),
            ("domainName, {checkSpoofing: true}", nil),
            (
                "domainName, {checkSpoofing: true, enableIDN: false}",
                "`checkSpoofing` has no effect without `enableIDN: true`."
            ),
            (
                "time, {format: HH:mm, requireOffset: true}",
                "`requireOffset` has no effect with `format`, which says it."
            ),
            (
                "dateTime, {format: d HH:mm, allowLocal: true}",
                "`allowLocal` has no effect with `format`, which says it."
            ),
        ] as [(String, String?)])
    func warnings(_ row: (rule: String, message: String?)) throws {
        let document = try RuleDocument(yaml: "rules:\n- [a, \(row.rule)]")
        #expect(document.warnings.map(\.message) == (row.message.map { [$0] } ?? []))
    }

    @Test(arguments: [
        ("email", #""a..b@example.com""#, "two dots in a row", "A must be an email address, like name@example.com."),
        ("iban", "3", "not text", "A must be a valid IBAN. Check it for typing mistakes."),
        ("date", #""2024-02-30""#, "no such day", "A must be a real date, like 2026-01-31."),
        ("date, {before: 2024-02-01}", #""2024-02-01""#, "too late", "A must be before February 1, 2024."),
        ("date, {after: 2024-02-01}", #""2024-02-01""#, "too early", "A must be after February 1, 2024."),
        ("date, {min: 2024-02-01}", #""2024-01-31""#, "too early", "A must not be before February 1, 2024."),
        ("date, {max: 2024-02-01}", #""2024-02-02""#, "too late", "A must not be after February 1, 2024."),
        (
            "date, {between: [2024-02-01, 2024-03-01]}", #""2024-01-31""#, "too early",
            "A must not be before February 1, 2024."
        ),
        (
            "date, {between: [2024-02-01, 2024-03-01]}", #""2024-03-02""#, "too late",
            "A must not be after March 1, 2024."
        ),
        (
            "date, {between: [2024-02-01, 2024-03-01], before: 2024-02-10}", #""2024-03-02""#, "too late",
            "A must be before February 10, 2024."
        ),
        ("date, {past: true}", #""9999-01-01""#, "not in the past", "A must be in the past."),
        ("date, {future: true}", #""2000-01-01""#, "not in the future", "A must be in the future."),
        ("date, {minAge: 18}", #""9999-01-01""#, "too young", "A must be at least 18 years ago."),
        ("date, {minAge: 1}", #""9999-01-01""#, "too young", "A must be at least 1 year ago."),
        ("time, {before: '08:00'}", #""09:00""#, "too late", "A must be before 8:00 AM."),
        ("cardExpiry", #""01/20""#, "expired", "A has passed. Use a card that has not expired."),
        ("multipleOf, {value: 0.10}", "0.25", "not a multiple", "A must be a multiple of 0.10."),
        ("multipleOf, {value: 2}", "true", "not a number", "A must be a number."),
        ("positive", "-1", "not positive", "A must be greater than 0."),
        ("startsWith, {value: ab}", #""x""#, "other beginning", "A must start with “ab”."),
        ("endsWith, {value: ab}", #""x""#, "other end", "A must end with “ab”."),
        ("decimalPlaces, {max: 1}", "1.25", "too many decimal places", "A must have at most 1 decimal place."),
        ("decimalPlaces, {min: 3}", "1.25", "too few decimal places", "A must have at least 3 decimal places."),
        ("latitude", "91", "out of range", "A must be a latitude from -90 to 90."),
        ("coordinates", "[1]", "not two numbers", "A must be coordinates, like 52.52, 13.405."),
    ])
    func reasonsAndMessages(_ row: (rule: String, value: String, reason: String, message: String)) throws {
        let document = try RuleDocument(yaml: "rules:\n- [a, \(row.rule)]")
        let result = try document.validate(try DataValue(json: #"{"a":\#(row.value)}"#))
        let violation = try #require(result.violations.first)
        #expect(violation.parameters["reason"]?.text == row.reason)
        #expect(violation.message == row.message)
    }

    /// Bounds are shown as people write them, and handed to programs as the document has them.
    @Test(arguments: [
        (
            "dateTime, {before: '2024-02-01T12:00:00+01:00'}", "2024-02-02T00:00:00Z", "before",
            "2024-02-01T12:00:00+01:00",
            "A must be before February 1, 2024 at 12:00 PM UTC+01:00."
        ),
        (
            "dateTime, {after: '2024-02-01T12:00:00'}", "2024-01-02T00:00:00Z", "after", "2024-02-01T12:00:00",
            "A must be after February 1, 2024 at 12:00 PM."
        ),
        ("time, {after: '20:00:30'}", "09:00", "after", "20:00:30", "A must be after 8:00:30 PM."),
        (
            "compare, {compareValue: 2024-02-01, as: date, operator: '<'}", "2024-02-02", "compareValue", "2024-02-01",
            "A must be before February 1, 2024."
        ),
        // Not said to be dates, these are texts.
        (
            "compare, {compareValue: '2024-02-01', operator: '<'}", "2024-02-02", "compareValue", "2024-02-01",
            "A must be less than “2024-02-01”."
        ),
        (
            "required, {requiredValue: '2024-02-01'}", "2024-02-02", "requiredValue", "2024-02-01",
            "A must be “2024-02-01”."
        ),
    ])
    func bounds(_ row: (rule: String, value: String, name: String, bound: String, message: String)) throws {
        let document = try RuleDocument(yaml: "rules:\n- [a, \(row.rule)]")
        let violation = try #require(try document.validate(["a": .string(row.value)]).violations.first)
        #expect(violation.parameters[row.name]?.text == row.bound)
        #expect(violation.message == row.message)
    }

    /// Cells have no type: formats judge them as text, rules for numbers as numbers.
    @Test(arguments: [
        ("port", "80", true), ("e164", "+14155552671", true), ("date", "2024-02-29", true), ("json", "12", true),
        ("integer", "12", true), ("integer", "1.0", false), ("positive", "0.1", true), ("positive", "x", false),
        ("negative", "-.5", true), ("multipleOf, {value: 0.1}", "0.30", true),
        ("multipleOf, {value: 0.1}", "0.31", false),
        ("decimalPlaces, {min: 2, max: 2}", "1.50", true), ("decimalPlaces, {max: 1}", "1.50", false),
        ("latitude", "90", true), ("latitude", "090", false), ("coordinates", "1,2", true),
        ("startsWith, {value: '1'}", "12", true),
    ])
    func cells(_ row: (rule: String, cell: String, passes: Bool)) throws {
        let document = try RuleDocument(yaml: "rules:\n- [a, \(row.rule)]")
        #expect(try document.validate(["a": .untyped(row.cell)]).isValid == row.passes)
    }

    @Test func cellsStayUntyped() throws {
        let document = try RuleDocument(yaml: "rules:\n- [a, date, {format: d.M.yyyy, writeAs: unix}]")
        #expect(try document.tidy(["a": .untyped("2.1.1970")]).record["a"] == .untyped("86400"))
    }
}
#endif
