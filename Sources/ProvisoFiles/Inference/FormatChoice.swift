internal import ProvisoCore

/// Finds the format that texts have, by trying all that say something on some of the values.
struct FormatChoice {
    /// A format that is tried.
    struct Format: Sendable {
        let name: String
        let options: DataObject
        /// How many different values there must be: few of a format that texts have by chance.
        let leastValues: Int
        /// What most values must hold for the format to be meant; empty for nothing.
        let mark: String

        init(_ name: String, _ options: DataObject = [:], least leastValues: Int = 1, mark: String = "") {
            (self.name, self.options) = (name, options)
            (self.leastValues, self.mark) = (leastValues, mark)
        }

        init(_ form: DateForms.Form) {
            // Three days of digits alone are no accident; three months may be.
            let leastValues = form.isOfDigits ? (form.pattern.utf8.count < 8 ? 5 : 3) : 1
            // What the rule takes without a pattern.
            let isUsual = form.rule == "date" && form.pattern == "yyyy-MM-dd"
            self.init(form.rule, isUsual ? [:] : ["format": .string(form.pattern)], least: leastValues)
        }

        /// Whether the format is one of dates or times by a pattern, of which several may hold.
        var hasPattern: Bool { options["format"] != nil }
    }

    /// How a format is held by the values.
    private struct Holding {
        let format: Format
        /// How many values, and how many different ones of them.
        let passed: (values: Int, different: Int)
    }

    /// The format; `nil` when none holds for enough values.
    let best: InferredRule?
    /// A format of the same kind that holds for as many values, if there is one: days and months in the other order.
    let asGood: String?

    /// The formats before dates and those behind them, narrower ones before those that take more. Not among them are formats that
    /// most words have (letters, hexadecimal digits, Base64) and those of secrets.
    private static let beforeDates: [Format] =
        [
            Format("uuid"), Format("ulid"), Format("jwt"), Format("email"), Format("url"),
            Format("uri", mark: ":"), Format("ip"), Format("ip", ["cidr": true]), Format("mac"), Format("iban"),
        ] + ofDigits + [
            Format("issn", ["requireHyphen": true]), Format("isin", least: 2), Format("vin", least: 2),
            Format("e164"), Format("hexColor", ["requireHash": true]),
            Format("dateTime"), Format("dateTime", ["allowLocal": true]), Format("time", mark: ":"),
        ]

    private static let behindDates: [Format] = [
        // Days with points between can be versions too.
        Format("semver", least: 2, mark: "."), Format("duration", mark: "P"), Format("latLong"),
        Format("timeZone", mark: "/"), Format("mimeType", mark: "/"),
        Format("hashDigest", ["algorithm": "sha256"]), Format("hashDigest", ["algorithm": "sha1"]),
        Format("hashDigest", ["algorithm": "md5"]), Format("hashDigest", ["algorithm": "sha512"]),
        Format("country", least: 3), Format("country", ["form": "alpha3"], least: 5),
        Format("country", ["form": "numeric"], least: 20), Format("currency", least: 3),
        Format("language", ["registered": true], least: 5), Format("domainName", least: 2),
    ]

    /// Numbers with check digits.
    private static let ofDigits = [
        Format("isbn", least: 2), Format("ean", least: 3), Format("paymentCard", least: 3),
    ]

    /// Finds the format of values.
    ///
    /// - Parameters:
    ///   - values: Some of the values, different ones.
    ///   - areDigits: Whether they are whole numbers, which few formats are for.
    init(_ values: [ColumnSamples.Value], _ limits: InferenceLimits, areDigits: Bool = false) {
        let dates = DateForms(values.map(\.text)).forms.map { Format($0) }
        let isLong = values.allSatisfy { $0.text.utf8.count >= 8 }
        let formats = areDigits ? dates + (isLong ? Self.ofDigits : []) : Self.beforeDates + dates + Self.behindDates
        let total = values.reduce(0) { $0 + $1.count }
        let held = Self.held(formats, by: values) { limits.isEnough($0.values, of: total) }
        if let first = held.first {
            let best =
                first.format.hasPattern
                ? held.filter(\.format.hasPattern).reduce(first) { $1.passed.values > $0.passed.values ? $1 : $0 }
                : first
            self.best = InferredRule(best.format.name, best.format.options)
            asGood = Self.otherOrder(than: best, held)
            return
        }
        asGood = nil
        guard !areDigits else {
            best = nil
            return
        }
        // What few texts have by chance must be there several times before others are taken for slips.
        best = Self.held(formats, by: values) { limits.isNear($0.values, of: total) }
            .filter { $0.passed.different >= 3 * $0.format.leastValues }
            .max { $0.passed.values < $1.passed.values }
            .map { InferredRule($0.format.name, $0.format.options, namesNearMisses: true) }
    }

    /// The formats that enough of the values have, in their order.
    private static func held(
        _ formats: [Format], by values: [ColumnSamples.Value],
        isEnough: ((values: Int, different: Int)) -> Bool
    ) -> [Holding] {
        let total = values.reduce(0) { $0 + $1.count }
        return formats.compactMap { format in
            let marked = format.mark.isEmpty ? values : values.filter { $0.text.contains(format.mark) }
            var possible = (values: marked.reduce(0) { $0 + $1.count }, different: marked.count)
            guard marked.count >= format.leastValues, possible.values <= total, isEnough(possible),
                let document = try? RuleDocument([.object(entry(format))])
            else { return nil }
            for value in marked {
                if (try? document.validate(["value": .untyped(value.text)]).isValid) ?? false { continue }
                possible.values -= value.count
                possible.different -= 1
                // Most formats are given up after a few values.
                if !isEnough(possible) { return nil }
            }
            return Holding(format: format, passed: possible)
        }
    }

    /// A pattern with its parts in another order that as many values follow.
    private static func otherOrder(than best: Holding, _ held: [Holding]) -> String? {
        guard let pattern = best.format.options["format"]?.text else { return nil }
        for other in held where other.passed.values == best.passed.values {
            guard let text = other.format.options["format"]?.text, order(of: text) != order(of: pattern) else {
                continue
            }
            return "the format \(text)"
        }
        return nil
    }

    /// The parts of a pattern in their order, whether they are written with zeros in front or without.
    private static func order(of pattern: String) -> String {
        pattern.reduce(into: "") { order, sign in if order.last != sign { order.append(sign) } }
    }

    private static func entry(_ format: Format) -> DataObject {
        var entry: DataObject = ["attributes": "value", "type": .string(format.name)]
        for (key, value) in format.options.members { entry[key] = value }
        return entry
    }
}
