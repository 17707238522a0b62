import ProvisoFormats
import Testing

@Suite struct CronFormatTests {
    private static let schedules = [
        "* * * * *", "0 0 * * *", "*/15 8-18 * * MON-FRI", "30 4 1,15 * 5", "0 0 1 1 *", "23 0-23/2 * * *",
        "5,10-20/3,*/30 0 * jan,Mar-sEP,12 *", "0 22 * * 1-5", "59 23 31 12 7", "00 007 01 01 00", "0\t0 \t 1\t*   0",
        "0 0 * FEB SUN", "*,5 * * * *", "0 0 * * 5-7", "0 0 * * fri-7",
    ]
    private static let nicknames = [
        "@reboot", "@yearly", "@annually", "@monthly", "@weekly", "@daily", "@midnight", "@hourly",
    ]
    private static let withSeconds = ["0 0 12 * * *", "*/10 * * * * *", "59 59 23 31 12 SAT", "0,30 0-5/2 1 1 jan 7"]

    @Test func schedulesPass() {
        expectValid(CronFormat(), Self.schedules + Self.nicknames)
        expectValid(CronFormat(allowSeconds: true), Self.schedules + Self.withSeconds + Self.nicknames)
        expectValid(CronFormat(allowNicknames: false), Self.schedules)
    }

    /// What is wrong, and at which byte.
    @Test(
        "Says what is wrong and where",
        arguments: [
            ("", "empty", 0),
            // The number of fields.
            ("*", "too few parts", 1), ("0 0 * *", "too few parts", 7), ("0 0 * * ", "too few parts", 8),
            ("* * * * * *", "too many parts", 10), ("0 0 * * * root", "too many parts", 10),
            ("0 0 12 * * ?", "too many parts", 11), ("1 2 3 4 5 /bin/true", "too many parts", 10),
            // Blanks at the ends, and what is no blank.
            (" * * * * *", "space not allowed", 0), ("\t* * * * *", "space not allowed", 0),
            (" ", "space not allowed", 0), ("* * * * * ", "space not allowed", 9),
            ("* * * * *\t\t", "space not allowed", 9), ("* * * * *\n", "unexpected character", 9),
            ("*\u{A0}* * * *", "unexpected character", 1), ("*\n* * * *", "unexpected character", 1),
            // Values outside of their fields.
            ("60 * * * *", "minute out of range", 0), ("0,60 * * * *", "minute out of range", 2),
            ("1-60 * * * *", "minute out of range", 2), ("* 24 * * *", "hour out of range", 2),
            ("* * 0 * *", "no such day", 4), ("* * 32 * *", "no such day", 4), ("* * 1-32 * *", "no such day", 6),
            ("* * * 0 *", "no such month", 6), ("* * * 13 *", "no such month", 6), ("* * * * 8", "no such day", 8),
            ("99999999999999999999 * * * *", "minute out of range", 0),
            // Ranges and steps.
            ("5-3 * * * *", "parts contradict each other", 2), ("* 23-00 * * *", "parts contradict each other", 5),
            ("* * * DEC-JAN *", "parts contradict each other", 10),
            ("* * * * FRI-SUN", "parts contradict each other", 12), ("* * * * 7-0", "parts contradict each other", 10),
            ("*/0 * * * *", "out of range", 2), ("* 8-18/00 * * *", "out of range", 7),
            ("5/15 * * * *", "unexpected character", 1), ("* * * * MON/2", "unexpected character", 11),
            ("*/15/2 * * * *", "unexpected character", 4), ("1-5-9 * * * *", "unexpected character", 3),
            ("*-5 * * * *", "unexpected character", 1), ("*5 * * * *", "unexpected character", 1),
            ("** * * * *", "unexpected character", 1), ("0~59 * * * *", "unexpected character", 1),
            // What is missing, and what is something else.
            (",5 * * * *", "value missing", 0), ("5, * * * *", "value missing", 2),
            ("5,,6 * * * *", "value missing", 2),
            ("-5 * * * *", "value missing", 0), ("5- * * * *", "value missing", 2),
            ("5--6 * * * *", "value missing", 2),
            ("*/ * * * *", "value missing", 2), ("/5 * * * *", "value missing", 0), ("5,", "value missing", 2),
            ("*/-5 * * * *", "value missing", 2),
            ("x * * * *", "not a number", 0), ("*/x * * * *", "not a number", 2), ("+5 * * * *", "not a number", 0),
            ("1-x * * * *", "not a number", 2), ("1.5 * * * *", "unexpected character", 1),
            ("５ * * * *", "not a number", 0), ("MON * * * *", "not a number", 0), ("* * JAN * *", "not a number", 4),
            ("* * * */FEB *", "not a number", 8), ("5a * * * *", "unexpected character", 1),
            // Names.
            ("* * * MON *", "no such month", 6), ("* * * * JAN", "no such day", 8), ("* * * JA *", "no such month", 6),
            ("* * * JANUARY *", "no such month", 6), ("* * * * MON-", "value missing", 12),
            ("* * * * MON-XYZ", "no such day", 12), ("* * * * MON1", "unexpected character", 11),
            ("* * * MÄR *", "no such month", 6),
            // What Quartz has.
            ("0 0 ? * MON", "not a number", 4), ("0 0 L * *", "not a number", 4),
            ("0 0 15W * *", "unexpected character", 6),
            ("0 0 * * 5#2", "unexpected character", 9), ("0 0 * * 5L", "unexpected character", 9),
            ("0 0 * * L", "no such day", 8),
            // Nicknames.
            ("@", "unknown word", 0), ("@dail", "unknown word", 0), ("@dailyx", "unknown word", 0),
            ("@Daily", "unknown word", 0), ("@daily\n", "unknown word", 0), ("@daily\n@hourly", "unknown word", 0),
            ("@every 5m", "unknown word", 0), ("@daily * * * *", "unknown word", 0), ("daily", "not a number", 0),
            ("* @daily", "not a number", 2),
        ] as [(String, String, Int)])
    func refuses(_ text: String, reason: String, offset: Int) {
        let failure = CronFormat().failure(in: text)
        #expect(failure?.reason == reason && failure?.offset == offset, "\(failure.debugDescription)")
    }

    /// Exactly the numbers of each field pass, alone and as the ends of ranges.
    @Test(arguments: [
        ("@ * * * *", 0, 59), ("* @ * * *", 0, 23), ("* * @ * *", 1, 31), ("* * * @ *", 1, 12), ("* * * * @", 0, 7),
    ])
    func fieldsHaveTheirNumbers(_ field: String, least: Int, most: Int) {
        func isValid(_ value: String) -> Bool {
            CronFormat().isValid(field.replacing("@", with: value))
        }
        for first in 0...120 {
            #expect(isValid("\(first)") == (least...most ~= first), "\(field) \(first)")
            for second in 0...max(60, most + 1) {
                let isRange = first <= second && least <= first && second <= most
                #expect(isValid("\(first)-\(second)") == isRange, "\(field) \(first)-\(second)")
            }
        }
        for step in [1, 2, most + 1, 1000] {
            #expect(isValid("*/\(step)") && isValid("\(least)-\(most)/\(step)"), "\(field) \(step)")
        }
    }

    /// Names stand for their numbers: a range of two is one where their order is that of the year or the week.
    @Test func namesHaveTheirOrder() {
        let months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]
        let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
        for (field, names, least) in [("* * * @ *", months, 1), ("* * * * @", weekdays, 0)] {
            for (first, name) in names.enumerated() {
                for (second, other) in names.enumerated() {
                    for range in [
                        "\(name)-\(other.lowercased())", "\(first + least)-\(other)", "\(name)-\(second + least)/2",
                    ] {
                        let isValid = CronFormat().isValid(field.replacing("@", with: range))
                        #expect(isValid == (first <= second), "\(field) \(range)")
                    }
                }
            }
        }
    }

    /// Such a day never comes, and cron takes it.
    @Test func daysNeedNotCome() {
        expectValid(CronFormat(), ["0 0 31 2 *", "0 0 30 FEB *", "0 0 31 4,6,9,11 *"])
    }

    @Test func secondsComeFirst() {
        // Without the option, the first fields are others, and there is one too many.
        expectReasons(
            CronFormat(),
            ["0 0 12 * * *": "too many parts", "59 59 23 31 12 SAT": "hour out of range", "0 0 0 * * *": "no such day"])
        expectInvalid(CronFormat(), Self.withSeconds)
        expectReasons(
            CronFormat(allowSeconds: true),
            [
                "60 * * * * *": "second out of range", "60 * * * *": "minute out of range",
                "0 60 * * * *": "minute out of range", "0 0 24 * * *": "hour out of range",
                "0 0 0 0 * *": "no such day", "0 0 0 1 13 *": "no such month", "0 0 0 * * 8": "no such day",
                "* * * *": "too few parts", "* * * * * * *": "too many parts", "0 0 12 * * ? 2026": "not a number",
                "* * * * * * ": "space not allowed", "* * * * * ": "space not allowed",
                "0 0 12 ? * MON": "not a number", "0 0 * MON *": "no such month", "0 0 * * JAN": "no such day",
            ])
        expectValid(CronFormat(allowSeconds: true), ["0 0 1 JAN MON", "0 0 0 1 JAN MON"])
    }

    @Test func nicknamesCanBeRefused() {
        for nickname in Self.nicknames {
            expectReasons(CronFormat(allowNicknames: false), [nickname: "not a number"])
            #expect(CronFormat(allowNicknames: false).completion(of: nickname) == .lost)
        }
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(CronFormat(), from: Self.schedules + Self.nicknames)
        // What passes has five fields or six, with nothing around them.
        fuzz(CronFormat(allowSeconds: true), from: Self.schedules + Self.withSeconds + Self.nicknames) { text in
            let fields = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
            #expect(text.hasPrefix("@") ? fields.count == 1 : 5...6 ~= fields.count, "\(text.debugDescription)")
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false)
            #expect(CronFormat().isValid(text) == (fields.count != 6))
        }
    }

    @Test(
        arguments: [
            ("", .incomplete), ("*", .incomplete), ("0 ", .incomplete), ("6", .incomplete), ("60", .lost),
            ("0 2", .incomplete),
            ("0 24", .lost), ("*/", .incomplete), ("*/0", .incomplete), ("5/", .lost), ("5-", .incomplete),
            ("59-5", .incomplete), ("59-6", .lost), ("0 0 * * F", .incomplete), ("0 0 * * FRI-T", .lost),
            ("0 0 * * FRI-S", .incomplete), ("0 0 * * SAT-0", .incomplete), ("0 0 * * X", .lost),
            ("0 0 * DEC-1", .incomplete),
            ("0 0 * DEC-2", .lost), ("0 0 31-", .incomplete), ("0 0 * * *", .valid), ("0 0 * * * ", .lost),
            (" ", .lost), ("@", .incomplete), ("@da", .incomplete), ("@day", .lost), ("@daily", .valid),
            ("@daily ", .lost),
        ] as [(String, Completion)])
    func tellsWhatCanBeTypedOn(_ text: String, completion: Completion) {
        #expect(CronFormat().completion(of: text) == completion)
    }

    /// Behind five fields there may be a sixth.
    @Test func secondsCanBeTypedOn() {
        let format = CronFormat(allowSeconds: true)
        #expect(format.completion(of: "0 0 12 * *") == .valid)
        #expect(format.completion(of: "0 0 12 * * ") == .incomplete)
        #expect(format.completion(of: "0 0 12 * * M") == .incomplete)
        #expect(format.completion(of: "0 0 12 * * MON ") == .lost)
        #expect(format.completion(of: "0 30 12 24") == .incomplete)
        #expect(format.completion(of: "0 30 24") == .lost)
        #expect(format.completion(of: "0 0 0 1 M") == .incomplete)
    }
}
