import Foundation
import ProvisoFormats
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Dates in messages")
struct DateStyleTests {
    private static let english = MessageLanguage.english

    @Test(arguments: [
        ("2026-01-31", "January 31, 2026"), ("0001-12-01", "December 1, 1"), ("9999-07-09", "July 9, 9999"),
        // A year before 1 would need an era.
        ("0000-01-01", "0000-01-01"), ("0000-01-01T12:00:00Z", "0000-01-01T12:00:00Z"),
        ("2026-01-31T00:00:00Z", "January 31, 2026 at 12:00 AM UTC"),
        ("2026-01-31T12:00:00+01:00", "January 31, 2026 at 12:00 PM UTC+01:00"),
        ("2026-01-31T12:00:00-00:30", "January 31, 2026 at 12:00 PM UTC-00:30"),
        ("2026-01-31T12:00:00", "January 31, 2026 at 12:00 PM"),
        ("2026-01-31T23:05:09.2500Z", "January 31, 2026 at 11:05:09.25 PM UTC"),
        ("2026-01-31T01:00:00.000000001Z", "January 31, 2026 at 1:00:00.000000001 AM UTC"),
        ("2026-01-31T01:00:00.000Z", "January 31, 2026 at 1:00 AM UTC"),
        ("2016-12-31T23:59:60Z", "December 31, 2016 at 11:59:60 PM UTC"),
        ("00:00", "12:00 AM"), ("00:59:01", "12:59:01 AM"), ("11:30", "11:30 AM"), ("12:00:00.5", "12:00:00.5 PM"),
        ("13:00:00+14:00", "1:00 PM UTC+14:00"),
    ])
    func english(text: String, expected: String) {
        #expect(Self.english.formatDate(text) == expected)
    }

    @Test(arguments: ["", "soon", "2026-02-30", "2026-1-1", "2026-01-01T", "20260101", "+12026-01-01", "24:00", "12"])
    func isNoDate(text: String) {
        #expect(Self.english.formatDate(text) == nil)
        var parameters = Parameters()
        parameters.setDate(text, for: "p")
        #expect(Violation("x", parameters: parameters, message: "At {p}.").message == "At \(text).")
    }

    @Test func eachSymbol() throws {
        var numbers = NumberStyle(decimalSeparator: ",")
        let date = try #require(CalendarDate("0907-03-05"))
        let time = try #require(TimeOfDay("00:04:05.006"))
        let evening = try #require(TimeOfDay("18:00"))
        func style(_ pattern: String) -> DateStyle {
            DateStyle(
                date: pattern, time: pattern, timeWithSeconds: pattern, months: (1...12).map { "m\($0)" },
                dayPeriods: ("am", "pm"), era: "AD")
        }
        let dates = [
            "y": "907", "yyyy": "0907", "yy": "07", "M": "3", "MM": "03", "MMMM": "m3", "LLLL": "m3", "L": "3",
            "d": "5",
            "dd": "05", "G": "AD", "y'y'd": "907y5", "'it''s' d": "it's 5", "d''": "5'", "QQ d": "QQ 5", "{2}d": "{2}5",
            "d 'open": "5 open", "": "",
        ]
        for (pattern, expected) in dates { #expect(style(pattern).format(date, numbers: numbers) == expected) }
        let times = [
            "H:m:s": "0:4:5,006", "HH:mm:ss": "00:04:05,006", "h a": "12 am", "hh": "12", "K": "0", "k": "24",
            "kk 'h' mm": "24 h 04",
        ]
        for (pattern, expected) in times { #expect(style(pattern).format(time, numbers: numbers) == expected) }
        #expect(style("h a, K, k, H").format(evening, numbers: numbers) == "6 pm, 6, 18, 18")
        numbers.zero = "०"
        #expect(style("dd.MM.yyyy").format(date, numbers: numbers) == "०५.०३.०९०७")
        #expect(style("ss").format(time, numbers: numbers) == "०५,००६")
    }

    @Test func aLanguageOfOnesOwn() throws {
        let plain = MessageLanguage(
            tag: "x", plurals: PluralRule(categories: [.other]) { _ in .other }, numbers: NumberStyle(),
            lists: Self.english.lists, quotes: ("", ""))
        #expect(plain.formatDate("0907-03-05") == "0907-03-05")
        #expect(plain.formatDate("0907-03-05T06:07:00Z") == "0907-03-05 06:07 UTC")
        var own = plain
        own.dates = DateStyle(
            date: "d MMMM y", time: "H.mm", dateTime: "{0} 'on'\n{1}", zonedTime: "z {0}", months: ["one\ntwo"])
        #expect(own.formatDate("2026-01-02T03:04:00+05:00") == "UTC+05:00 3.04 on 2 one two 2026")
        #expect(own.formatDate("2026-02-02") == "2  2026")
    }

    @Test func onlyWhatIsKnownToBeADateIsWrittenAsOne() {
        var parameters: Parameters = ["plain": "2026-01-31"]
        parameters.setDate("2026-01-31", for: "date")
        func message(_ template: MessageTemplate) -> String {
            Violation("x", parameters: parameters, message: template).message
        }
        #expect(message("{plain} or {date}") == "2026-01-31 or January 31, 2026")
        #expect(parameters["date"] == "2026-01-31")
        #expect(parameters.object == ["plain": "2026-01-31", "date": "2026-01-31"])
        #expect(parameters == ["plain": "2026-01-31", "date": "2026-01-31"])
        // Another parameter does not change it, another value does.
        parameters["more"] = 1
        #expect(message("{date}") == "January 31, 2026")
        parameters["date"] = "2026-01-31"
        #expect(message("{date}") == "2026-01-31")
        parameters.setDate("08:30", for: "date")
        #expect(message("{date}") == "8:30 AM")
        parameters["date"] = nil
        #expect(message("{date}") == "{date}")
        #expect(parameters.items.map(\.name) == ["plain", "more"])
        // A value that looks like a date is what it is.
        #expect("2026-01-31".validate(.equal(to: "2027-01-31")).messages == ["Value must be equal to “2027-01-31”."])
        let shown = AnyRule<String>.date(before: Timestamp.parse("2026-01-31")).message("{value} is after {before}.")
        #expect("2026-02-01".validate(shown).messages == ["2026-02-01 is after January 31, 2026."])
    }

    @Test func anAbbreviationEndsTheSentence() {
        var language = Self.english
        language.dates = DateStyle(date: "d.M.y.")
        var parameters: Parameters = ["text": "etc."]
        parameters.setDate("2026-01-31", for: "date")
        let catalog = MessageCatalog(language, over: .english, messages: [:])
        for (template, expected) in [
            ("Until {date}.", "Until 31.1.2026."), ("{date}. {date}", "31.1.2026. 31.1.2026."),
            ("Until {date}, {text}.", "Until 31.1.2026., etc.."), ("{date}{text}.", "31.1.2026.etc.."),
            ("({date}).", "(31.1.2026.)."), ("{date}…", "31.1.2026.…"),
        ] {
            let violation = Violation("x", parameters: parameters, message: MessageTemplate(template))
            #expect(violation.message(in: catalog) == expected)
        }
    }

    @Test func valuesOfSwift() throws {
        let day = Date(timeIntervalSince1970: 86400)
        let shown = "January 2, 1970 at 12:00 AM UTC"
        #expect(
            day.validate(.equal(to: day + 1.5)).messages == [
                "Value must be equal to January 2, 1970 at 12:00:01.5 AM UTC."
            ])
        #expect(day.validate(.compare(.greater, to: day)).messages == ["Value must be after \(shown)."])
        #expect([Date]().validate(.contains(day)).messages.first?.contains(shown) ?? false)
        let violation = try #require(day.validate(.notEqual(to: day)).violations.first)
        #expect(violation.parameters == ["compareValue": "1970-01-02T00:00:00Z"])
        #expect(violation.data()["parameters"] == ["compareValue": "1970-01-02T00:00:00Z"])
        #expect(
            DataValue.isDate(Date??.self) && DataValue.isDate(CalendarDate?.self) && !DataValue.isDate(String?.self))
        #expect(DataValue.isDate(DateTime.self) && DataValue.isDate(TimeOfDay.self) && DataValue.isDate(Timestamp.self))
    }
}
