import Foundation
import Proviso
import ProvisoFormats
import Testing

@testable import ProvisoLanguages

@Suite("Dates")
struct DateTests {
    private static let morning = "2026-01-31T08:30:00Z"

    private static func language(_ locale: String) throws -> MessageLanguage {
        try #require(MessageCatalog.catalog(for: locale)).language
    }

    @Test(
        "Dates and times as people write them",
        arguments: [
            ("en", "January 31, 2026", "January 31, 2026 at 8:30 AM UTC", "8:05 PM"),
            ("en-GB", "31 January 2026", "31 January 2026 at 08:30 UTC", "20:05"),
            ("de", "31. Januar 2026", "31. Januar 2026 um 08:30 UTC", "20:05"),
            ("de-AT", "31. Jänner 2026", "31. Jänner 2026 um 08:30 UTC", "20:05"),
            ("fr", "31 janvier 2026", "31 janvier 2026 à 08:30 UTC", "20:05"),
            ("fr-CA", "31 janvier 2026", "31 janvier 2026 à 08 h 30 UTC", "20 h 05"),
            ("es", "31 de enero de 2026", "31 de enero de 2026, 8:30 UTC", "20:05"),
            ("pt", "31 de janeiro de 2026", "31 de janeiro de 2026 às 08:30 UTC", "20:05"),
            ("pt-BR", "31 de janeiro de 2026", "31 de janeiro de 2026 às 08:30 UTC", "20:05"),
            ("da", "31. januar 2026", "31. januar 2026 kl. 08.30 UTC", "20.05"),
            ("nb", "31. januar 2026", "31. januar 2026 kl. 08:30 UTC", "20:05"),
            ("fi", "31. tammikuuta 2026", "31. tammikuuta 2026 klo 8.30 UTC", "20.05"),
            ("pl", "31 stycznia 2026", "31 stycznia 2026 08:30 UTC", "20:05"),
            ("cs", "31. ledna 2026", "31. ledna 2026 8:30 UTC", "20:05"),
            ("hu", "2026. január 31.", "2026. január 31. 8:30 UTC", "20:05"),
            ("ru", "31 января 2026 г.", "31 января 2026 г., 08:30 UTC", "20:05"),
            ("lt", "2026 m. sausio 31 d.", "2026 m. sausio 31 d. 08:30 UTC", "20:05"),
            ("lv", "2026. gada 31. janvāris", "2026. gada 31. janvāris 08:30 UTC", "20:05"),
            ("ca", "31 de gener del 2026", "31 de gener del 2026, a les 8:30 UTC", "20:05"),
            ("eu", "2026(e)ko urtarrilaren 31(a)", "2026(e)ko urtarrilaren 31(a) 08:30 (UTC)", "20:05"),
            ("el", "31 Ιανουαρίου 2026", "31 Ιανουαρίου 2026 στις 8:30 π.μ. UTC", "8:05 μ.μ."),
            ("ar-EG", "٣١ يناير ٢٠٢٦", "٣١ يناير ٢٠٢٦ في ٨:٣٠ ص UTC", "٨:٠٥ م"),
            ("ar-u-nu-latn", "31 يناير 2026", "31 يناير 2026 في 8:30 ص UTC", "8:05 م"),
            ("ar-SY", "٣١ كانون الثاني ٢٠٢٦", "٣١ كانون الثاني ٢٠٢٦ في ٨:٣٠ ص UTC", "٨:٠٥ م"),
            ("he", "31 בינואר 2026", "31 בינואר 2026 בשעה 8:30 UTC", "20:05"),
            ("fa", "۳۱ ژانویهٔ ۲۰۲۶", "۳۱ ژانویهٔ ۲۰۲۶، ساعت ۸:۳۰ (UTC)", "۲۰:۰۵"),
            ("hi", "31 जनवरी 2026", "31 जनवरी 2026 को 8:30 am UTC", "8:05 pm"),
            ("th", "31 มกราคม ค.ศ. 2026", "31 มกราคม ค.ศ. 2026 08:30 UTC", "20:05"),
            ("vi", "31 tháng 1 năm 2026", "08:30 UTC ngày 31 tháng 1 năm 2026", "20:05"),
            ("ja", "2026年1月31日", "2026年1月31日 8:30 UTC", "20:05"),
            ("ko", "2026년 1월 31일", "2026년 1월 31일 오전 8:30 UTC", "오후 8:05"),
            ("zh-Hans", "2026年1月31日", "2026年1月31日 UTC 08:30", "20:05"),
            ("zh-Hant", "2026年1月31日", "2026年1月31日 上午8:30 [UTC]", "下午8:05"),
        ])
    func written(locale: String, date: String, dateTime: String, time: String) throws {
        let language = try Self.language(locale)
        #expect(language.format(try #require(CalendarDate("2026-01-31"))) == date)
        #expect(language.format(try #require(DateTime(Self.morning))) == dateTime)
        #expect(language.format(try #require(TimeOfDay("20:05"))) == time)
    }

    @Test(
        "Languages and regions write dates as CLDR does", .enabled(if: CLDR.isInstalled, "needs unicode-cldr-core")
    )
    func cldr() throws {
        var cldr = try CLDR()
        let names = [
            "pt": "pt_PT", "pt-BR": "pt", "zh-Hans": "zh", "zh-Hant": "zh_Hant", "sr-Latn": "sr_Latn",
        ]
        // Babel's CLDR, which the tables are made from, is newer than Debian's, and writes these otherwise; so do the joins
        // and first days that Scripts/make-languages.py sets itself.
        let newer: Set<Substring> = ["ar", "bg", "ca", "el", "es", "fr", "hi", "it", "ko", "pt", "ta", "vi"]
        var locales = MessageCatalog.availableLanguages.filter { !newer.contains($0.prefix { $0 != "-" }) }
            .map { ($0, names[$0] ?? $0) }
        let languages = Set(MessageCatalog.availableLanguages.map { $0.prefix { $0 != "-" } })
        for name in try CLDR.locales() {
            let parts = name.split(separator: "_")
            // The variants of regions are not looked at.
            guard parts.count > 1, let first = parts.first, languages.contains(first), !newer.contains(first),
                parts.last.map({ (2...3).contains($0.count) }) ?? false
            else { continue }
            locales.append((name, name))
        }
        #expect(locales.count > 180)
        let moments = try ["2026-01-31T08:30:00Z", "1999-12-09T00:05:00", "2024-08-01T13:45:07.250+05:30"]
            .map { try #require(DateTime($0)) }
        for (tag, name) in locales {
            let language = try Self.language(tag)
            for moment in moments {
                let date = try CLDRDate(
                    moment, in: name, digits: try cldr.digits(of: name), language.numbers.decimalSeparator)
                #expect(language.format(moment.date) == (try date.date(&cldr)), "\(tag)")
                #expect(language.format(moment.time) == (try date.time(&cldr)), "\(tag)")
                #expect(language.format(moment) == (try date.dateTime(&cldr)), "\(tag)")
            }
        }
    }

    /// The bounds of each rule that has dates for bounds, with a value that breaks them.
    private static let broken: [ValidationResult] = {
        let bound = Timestamp.parse("2026-01-31") ?? .now()
        let noon = Timestamp.parse("2026-01-31T12:00:00.5Z") ?? .now()
        let time = TimeOfDay(hour: 8, minute: 30)
        let day = Date(timeIntervalSince1970: Double(bound.secondsSince1970))
        let later = day + 0.5
        return [
            "2027-01-01".validate(.date(before: bound)), "2025-01-01".validate(.date(after: bound)),
            "2027-01-01".validate(.date(between: bound...bound)), "2025-01-01".validate(.date(between: noon...noon)),
            "2027-01-01T00:00:00Z".validate(.dateTime(before: noon)),
            "2025-01-01T00:00:00Z".validate(.dateTime(after: noon)),
            "2027-01-01T00:00:00Z".validate(.dateTime(between: bound...noon)),
            "2025-01-01T00:00:00Z".validate(.dateTime(between: bound...noon)),
            "09:00".validate(.time(before: time)), "08:00".validate(.time(after: time)),
            day.validate(.compare(.greater, to: later)), later.validate(.compare(.lessOrEqual, to: day)),
            later.validate(.equal(to: day)), later.validate(.range(...day)), day.validate(.range(later...)),
            [day].validate(.contains(later)),
        ]
    }()

    @Test("No message shows a bound as programs write it", arguments: MessageCatalog.availableLanguages)
    func noISO(tag: String) throws {
        let catalog = try #require(MessageCatalog.catalog(for: tag))
        for result in Self.broken {
            let violation = try #require(result.violations.first)
            let message = violation.message(in: catalog)
            #expect(!message.contains("2026-") && !message.contains("-31") && !message.contains("T12:"), "\(message)")
            #expect(!message.contains(".."), "\(message)")
            #expect(!message.contains("{") && !message.contains("'"), "\(message)")
            let dates = violation.parameters.items.compactMap(\.value.text).filter { $0.first?.isNumber ?? false }
            #expect(dates.count == 1)
            for date in dates { #expect(!message.contains(date) || date == "08:30:00", "\(message)") }
        }
    }

    @Test(
        "Dates stand well in sentences",
        arguments: [
            ("en", "Value must be before January 31, 2026."),
            ("de", "„Wert“ muss vor dem 31. Januar 2026 liegen."),
            ("fr", "La date du champ «\u{A0}valeur\u{A0}» doit être antérieure au 31 janvier 2026."),
            ("es", "La fecha del campo «valor» debe ser anterior al 31 de enero de 2026."),
            ("it", "La data del campo «valore» deve essere precedente al limite 31 gennaio 2026."),
            ("ca", "La data del camp «valor» ha de ser anterior a la data 31 de gener del 2026."),
            ("el", "Το πεδίο «τιμή» πρέπει να είναι πριν από την ημερομηνία 31 Ιανουαρίου 2026."),
            ("pl", "Wartość pola „wartość” musi być wcześniejsza niż 31 stycznia 2026."),
            ("ru", "Значение поля «значение» должно быть раньше, чем 31 января 2026 г."),
            ("hr", "Vrijednost polja „vrijednost“ mora biti prije 31. siječnja 2026."),
            ("sr-Latn", "Vrednost polja „vrednost“ mora biti pre datuma 31. januar 2026."),
            ("hu", "„Érték”: az értéknek korábbinak kell lennie, mint 2026. január 31."),
            ("lt", "Lauko „reikšmė“ reikšmė turi būti ankstesnė nei 2026 m. sausio 31 d."),
            ("th", "“ค่า” ต้องอยู่ก่อนวันที่ 31 มกราคม ค.ศ. 2026"),
            ("vi", "Trường “giá trị” phải trước ngày 31 tháng 1 năm 2026."),
            ("ja", "値は2026年1月31日より前の日付にしてください。"),
            ("zh-Hans", "“值”必须早于2026年1月31日。"),
            ("he", "הערך בשדה ערך חייב להיות לפני \u{2068}31 בינואר 2026\u{2069}."),
            ("ar-EG", "يجب أن تكون قيمة حقل القيمة قبل \u{2068}٣١ يناير ٢٠٢٦\u{2069}."),
        ])
    func sentences(tag: String, expected: String) throws {
        let catalog = try #require(MessageCatalog.catalog(for: tag))
        let violation = try #require(Self.broken[0].violations.first)
        #expect(violation.message(in: catalog) == expected)
        // Programs get what they always got.
        #expect(violation.parameters["before"] == "2026-01-31")
        #expect(violation.data(in: catalog)["parameters"]?["before"] == "2026-01-31")
        #expect(ProblemDetails([violation], in: catalog).errors[0].parameters["before"] == "2026-01-31")
    }
}

/// A date and time as the files of CLDR have it, by way of replacing their symbols.
private struct CLDRDate {
    private let moment: DateTime
    private let locale: String
    private let digits: [Character]
    private let separator: String

    init(_ moment: DateTime, in locale: String, digits: [Character], _ separator: String) throws {
        self.moment = moment
        self.locale = locale
        self.digits = digits
        self.separator = separator
    }

    func date(_ cldr: inout CLDR) throws -> String {
        let pattern = try #require(try cldr.value("dateFormats/dateFormatLength=long/dateFormat/pattern", in: locale))
        // Basque declines the names that stand alone.
        let context = locale.hasPrefix("eu") ? "stand-alone" : "format"
        let month = "months/monthContext=\(context)/monthWidth=wide/month=\(moment.date.month)"
        return replace(
            pattern,
            [
                "y": number(moment.date.year), "M": number(moment.date.month), "d": number(moment.date.day),
                "dd": number(moment.date.day, 2), "MMMM": try cldr.value(month, in: locale) ?? "",
                "G": try cldr.value("eras/eraAbbr/era=1", in: locale) ?? "",
            ])
    }

    func time(_ cldr: inout CLDR) throws -> String {
        let time = moment.time
        func pattern(_ length: String) throws -> String {
            try #require(try cldr.value("timeFormats/timeFormatLength=\(length)/timeFormat/pattern", in: locale))
        }
        let half = "dayPeriods/dayPeriodContext=format/dayPeriodWidth=wide/dayPeriod=\(time.hour < 12 ? "am" : "pm")"
        let name = try cldr.value(half, in: locale) ?? ""
        let twelve = time.hour % 12 == 0 ? 12 : time.hour % 12
        let fraction = time.nanosecond == 0 ? "" : separator + number(25)
        let shown = replace(
            try pattern(time.second == 0 ? "short" : "medium"),
            [
                "H": number(time.hour), "HH": number(time.hour, 2), "h": number(twelve), "hh": number(twelve, 2),
                "mm": number(time.minute, 2), "ss": number(time.second, 2) + fraction, "a": name, "B": name,
            ])
        guard let offset = time.offsetMinutes else { return shown }
        let zone = offset == 0 ? "UTC" : "UTC+05:30"
        let long = try pattern("long")
        if long.hasPrefix("z ") { return zone + " " + shown }
        for end in [" z", " (z)", " [z]"] where long.hasSuffix(end) {
            return shown + end.replacing("z", with: zone)
        }
        Issue.record("\(locale): \(long)")
        return ""
    }

    func dateTime(_ cldr: inout CLDR) throws -> String {
        let path = "dateTimeFormats/dateTimeFormatLength=long/dateTimeFormat/pattern"
        let pattern = try #require(try cldr.value(path, in: locale))
        return replace(pattern, [:]).replacing("{0}", with: try time(&cldr)).replacing("{1}", with: try date(&cldr))
    }

    private func number(_ value: Int, _ width: Int = 1) -> String {
        let text = String(value)
        return String(
            (String(repeating: "0", count: max(0, width - text.count)) + text).map { digits[$0.wholeNumberValue ?? 0] })
    }

    private func replace(_ pattern: String, _ fields: [String: String]) -> String {
        pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated().map { index, part in
            let part = String(part)
            return index.isMultiple(of: 2)
                ? part.replacing(/y+|M+|d+|G+|H+|h+|m+|s+|a+|B+/) { fields[String($0.output)] ?? String($0.output) }
                : part
        }.joined()
    }
}
