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
    }

    /// The format; `nil` when none holds for enough values.
    let best: InferredRule?
    /// A format of the same kind that holds for as many values, if there is one: days and months in the other order.
    let asGood: String?

    /// The formats, narrower ones before those that take more. Not among them are formats that most words have (letters,
    /// hexadecimal digits, Base64) and those of secrets.
    static let all: [Format] =
        [
            Format("uuid"), Format("ulid"), Format("jwt"), Format("email"), Format("url"),
            Format("uri", mark: ":"), Format("ip"), Format("ip", ["cidr": true]), Format("mac"), Format("iban"),
        ] + ofDigits + [
            Format("issn", ["requireHyphen": true]), Format("isin", least: 2), Format("vin", least: 2),
            Format("e164"), Format("hexColor", ["requireHash": true]),
            Format("dateTime"), Format("dateTime", ["allowLocal": true]),
        ] + dates + [
            // Days with points between can be versions too.
            Format("semver", least: 2, mark: "."), Format("time", mark: ":"), Format("duration", mark: "P"),
            Format("latLong"),
            Format("timeZone", mark: "/"), Format("mimeType", mark: "/"),
            Format("hashDigest", ["algorithm": "sha256"]), Format("hashDigest", ["algorithm": "sha1"]),
            Format("hashDigest", ["algorithm": "md5"]), Format("hashDigest", ["algorithm": "sha512"]),
            Format("country", least: 3), Format("country", ["form": "alpha3"], least: 5),
            Format("country", ["form": "numeric"], least: 20), Format("currency", least: 3),
            Format("language", ["registered": true], least: 5), Format("domainName", least: 2),
        ]

    /// Numbers with check digits.
    static let ofDigits = [
        Format("isbn", least: 2), Format("ean", least: 3), Format("paymentCard", least: 3),
    ]

    private static let dates: [Format] =
        [
            "dd.MM.yyyy", "d.M.yyyy", "dd/MM/yyyy", "MM/dd/yyyy", "d/M/yyyy", "M/d/yyyy", "yyyy/MM/dd", "dd-MM-yyyy",
            "MM-dd-yyyy", "dd.MM.yy", "dd/MM/yy", "MM/dd/yy",
        ].map { Format("date", ["format": .string($0)]) }
        + ["yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "dd.MM.yyyy HH:mm", "dd/MM/yyyy HH:mm", "MM/dd/yyyy HH:mm"].map {
            Format("dateTime", ["format": .string($0)])
        }

    /// Finds the format of values.
    ///
    /// - Parameters:
    ///   - values: Some of the values, different ones.
    ///   - column: The name of their column.
    ///   - formats: The formats that are tried.
    init(_ values: [ColumnSamples.Value], _ column: String, _ limits: InferenceLimits, formats: [Format] = all) {
        let total = values.reduce(0) { $0 + $1.count }
        var found: (format: Format, count: Int)?
        var asGood: String?
        for format in formats where values.count >= format.leastValues {
            let marked =
                format.mark.isEmpty ? values : values.filter { $0.text.contains(format.mark) }
            guard limits.isEnough(marked.reduce(0) { $0 + $1.count }, of: total),
                let document = try? RuleDocument([.object(Self.entry(format))])
            else { continue }
            var (passed, failed) = (0, 0)
            for value in marked {
                if (try? document.validate(["value": .untyped(value.text)]).isValid) ?? false {
                    passed += value.count
                } else {
                    failed += value.count
                    // Most formats are given up after a few values.
                    if !limits.isEnough(total - failed, of: total) { break }
                }
            }
            guard limits.isEnough(passed, of: total) else { continue }
            if let best = found {
                let isDate = format.name == best.format.name && best.format.options["format"] != nil
                guard isDate else { continue }
                if passed > best.count { (found, asGood) = ((format, passed), nil) }
                if passed == best.count, asGood == nil, let text = format.options["format"]?.text,
                    Self.order(of: text) != best.format.options["format"]?.text.map(Self.order(of:))
                {
                    asGood = text
                }
            } else {
                found = (format, passed)
            }
        }
        best = found.map { InferredRule($0.format.name, $0.format.options) }
        self.asGood = asGood.map { "the format \($0)" }
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
