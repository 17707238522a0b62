internal import ProvisoCore

extension Recognition {
    /// Whether a value has what the format is known by.
    fileprivate func isMarked(_ value: String) -> Bool {
        if mark.isEmpty ? beginnings.isEmpty : value.contains(mark) { return true }
        return !beginnings.isEmpty && beginnings.contains(where: value.lowercased().hasPrefix)
    }
}

/// Finds the format that texts have, by trying all that say something on some of the values.
struct FormatChoice {
    /// A format that is tried.
    struct Format: Sendable {
        /// The rule, as documents call it.
        let name: String
        /// How it is recognised.
        let recognition: Recognition

        init(_ name: String, _ recognition: Recognition) { (self.name, self.recognition) = (name, recognition) }

        init(_ form: DateForms.Form) {
            // Three days of digits alone are no accident; three months may be.
            let leastValues = form.isOfDigits ? (form.pattern.utf8.count < 8 ? 5 : 3) : 1
            let options: DataObject = form.isUsual ? [:] : ["format": .string(form.pattern)]
            self.init(form.rule, Recognition(options, leastValues: leastValues))
        }

        /// Whether the format is one of dates or times by a pattern, of which several may hold.
        var hasPattern: Bool { recognition.options["format"] != nil }

        /// The rule as it is proposed.
        func rule(namesNearMisses: Bool = false) -> InferredRule {
            InferredRule(
                name, recognition.options, isKey: recognition.isKey, namesNearMisses: namesNearMisses)
        }
    }

    /// The formats of a registry, those first that are proposed before others which the same values have: before dates by
    /// a pattern those that hardly anything else has, and behind them the others.
    ///
    /// Not among them are formats that most words have (letters, hexadecimal digits, Base64) and those of secrets: their
    /// rules name no way to recognise them.
    struct Formats: Sendable {
        fileprivate let beforeDates: [Format]
        fileprivate let behindDates: [Format]
        /// Those that whole numbers may be of.
        fileprivate let ofDigits: [Format]
        /// Those that a column of some name may be of, whatever its values look like.
        let named: [Format]

        init(_ registry: RuleRegistry) {
            // What shows in the name of a column alone is none that values have.
            let all = registry.recognitions.map { Format($0.rule, $0.recognition) }
                .sorted { Self.place(of: $0) < Self.place(of: $1) }
            let known = all.filter(\.recognition.names.isEmpty)
            named = all.filter { !$0.recognition.names.isEmpty && $0.recognition.isOfDigits }
            beforeDates = known.filter { $0.recognition.breadth <= .structured }
            behindDates = known.filter { $0.recognition.breadth > .structured }
            ofDigits = known.filter(\.recognition.isOfDigits)
        }

        private static func place(of format: Format) -> (Recognition.Breadth, Int, String) {
            (format.recognition.breadth, format.recognition.order, format.name)
        }
    }

    /// How a format is held by the values.
    struct Holding {
        let format: Format
        /// How many values, and how many different ones of them.
        let passed: (values: Int, different: Int)
    }

    /// The format; `nil` when none holds for enough values.
    let best: InferredRule?
    /// A format of the same kind that holds for as many values, if there is one: days and months in the other order.
    let asGood: String?

    /// Finds the format of values.
    ///
    /// - Parameters:
    ///   - values: Some of the values, different ones.
    ///   - limits: How many values must keep a format.
    ///   - registry: The rules that there are.
    ///   - others: The values of the other columns.
    ///   - areDigits: Whether they are whole numbers, which few formats are for.
    init(
        _ values: [ValueSamples.Value], _ limits: InferenceLimits, _ registry: RuleRegistry,
        others: OtherColumns = OtherColumns(), areDigits: Bool = false
    ) {
        let known = Formats(registry)
        let dates = DateForms(values.map(\.text)).forms.map { Format($0) }
        let isLong = values.allSatisfy { $0.text.utf8.count >= 8 }
        let formats =
            areDigits ? dates + (isLong ? known.ofDigits : []) : known.beforeDates + dates + known.behindDates
        let total = values.reduce(0) { $0 + $1.count }
        let held = Self.held(formats, by: values, registry) { limits.isEnough($0.values, of: total) }
        if let first = held.first {
            let best =
                first.format.hasPattern
                ? held.filter(\.format.hasPattern).reduce(first) { $1.passed.values > $0.passed.values ? $1 : $0 }
                : first
            self.best =
                OptionChoice(best.format, values, limits, registry, others)?.rule ?? best.format.rule()
            asGood = Self.otherOrder(than: best, held)
            return
        }
        asGood = nil
        guard !areDigits else {
            best = nil
            return
        }
        // What few texts have by chance must be there several times before others are taken for slips.
        best = Self.held(formats, by: values, registry) { limits.isNear($0.values, of: total) }
            .filter { $0.passed.different >= 3 * $0.format.recognition.leastValues }
            .max { $0.passed.values < $1.passed.values }
            .map { $0.format.rule(namesNearMisses: true) }
    }

    /// The formats that enough of the values have, in their order.
    static func held(
        _ formats: [Format], by values: [ValueSamples.Value], _ registry: RuleRegistry,
        isEnough: ((values: Int, different: Int)) -> Bool
    ) -> [Holding] {
        let total = values.reduce(0) { $0 + $1.count }
        return formats.compactMap { format in
            let marked = values.filter { format.recognition.isMarked($0.text) }
            var possible = (values: marked.reduce(0) { $0 + $1.count }, different: marked.count)
            guard marked.count >= format.recognition.leastValues, possible.values <= total, isEnough(possible),
                let document = try? RuleDocument([.object(entry(format))], registry: registry)
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
        guard let pattern = best.format.recognition.options["format"]?.text else { return nil }
        for other in held where other.passed.values == best.passed.values {
            guard let text = other.format.recognition.options["format"]?.text, order(of: text) != order(of: pattern)
            else {
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
        for (key, value) in format.recognition.options.members { entry[key] = value }
        return entry
    }
}
