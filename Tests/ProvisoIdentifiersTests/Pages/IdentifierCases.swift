import PageQuestions
import ProvisoCore
import ProvisoIdentifiers
import ProvisoSamples
import TestSupport

/// Documents with the rules of ``RuleLibrary/identifiers`` and records for them, made of what the registry says of each rule: its
/// options, its examples, its codes and wordings, and the countries that it knows.
struct IdentifierCases {
    /// A document with records, for a rule and one of its options.
    struct Item {
        let rule: String
        let option: String?
        let document: DataValue
        let records: [DataValue]
    }

    static let registry = RuleRegistry.standard.adding(.identifiers)
    /// The rules of the library.
    static let rules = RuleRegistry().adding(.identifiers).descriptions

    private(set) var items: [Item] = []
    /// Whether each rule is asked about all of its countries, and each option with the options of all examples.
    private let isFull: Bool
    private var random = SplitMix64(seed: 20_261_127)

    init(isFull: Bool) {
        self.isFull = isFull
        for rule in Self.rules { add(rule) }
    }

    private mutating func add(_ rule: RuleDescription) {
        let bases = Self.unique(rule.examples.map { Self.renamed($0.options, of: $0) } + [[:]])
        let countries = Self.countries(of: rule)
        for base in bases { add(rule, nil, base, isFull ? 8 : 3) }
        for option in rule.options {
            let values =
                isFull ? Self.values(option, of: rule, countries) : sample(Self.values(option, of: rule, countries))
            for value in values {
                let all = bases.map { base in
                    var options = base
                    // A country is given by one of both.
                    if option.name == "country" { options["countryAttribute"] = nil }
                    if option.name == "countryAttribute" { options["country"] = nil }
                    options[option.name] = value
                    return options
                }
                let loaded = Self.unique(all).filter {
                    (try? RuleDocument(Self.document(rule.name, $0), registry: Self.registry)) != nil
                }
                // With the country of another attribute, a record may fail in most ways.
                let best = loaded.last { $0["countryAttribute"] != nil } ?? loaded.last
                for options in isFull ? loaded : best.map({ [$0] }) ?? [] {
                    add(rule, option.name, options, isFull && option.name != "country" ? 8 : 2)
                }
            }
        }
        addMessages(rule, isFull ? bases : bases.suffix(2))
        let elements: DataValue = [
            "rules": [["attributes": "values", "type": "each", "rule": ["type": .string(rule.name)]]]
        ]
        let texts = texts(of: rule, [:], 4).map { $0.text }
        items.append(
            Item(
                rule: rule.name, option: nil, document: elements, records: [["values": .array(texts)], ["values": []]]))
    }

    /// Some of the values of an option that has many.
    private mutating func sample(_ values: [DataValue]) -> [DataValue] {
        values.count <= 8 ? values : Array(values.shuffled(using: &random).prefix(3))
    }

    private mutating func add(_ rule: RuleDescription, _ option: String?, _ options: DataObject, _ count: Int) {
        let document = Self.document(rule.name, options)
        guard (try? RuleDocument(document, registry: Self.registry)) != nil else { return }
        items.append(
            Item(rule: rule.name, option: option, document: document, records: records(of: rule, options, count)))
    }

    /// Documents with messages of their own: for each code and wording, and with the value.
    private mutating func addMessages(_ rule: RuleDescription, _ bases: [DataObject]) {
        var messages = DataObject()
        for (code, _) in rule.codes { messages[code.rawValue] = .string("{attribute}: \(code.rawValue).") }
        for (key, _) in rule.wordings { messages[key] = .string("{attribute}: {reason}.") }
        for base in bases {
            guard case .object(var document) = Self.document(rule.name, base) else { continue }
            document["messages"] = .object(messages)
            var shown = base
            shown["message"] = "Not “{value}”."
            shown["severity"] = "warning"
            for made in [.object(document), Self.document(rule.name, shown)] {
                items.append(
                    Item(rule: rule.name, option: nil, document: made, records: records(of: rule, base, isFull ? 6 : 2))
                )
            }
        }
    }

    // MARK: Options

    /// Values for an option; none for one that nobody has thought of.
    private static func values(
        _ option: RuleOptions.Description, of rule: RuleDescription, _ countries: [String]
    ) -> [DataValue] {
        switch (option.name, option.kind) {
        case ("country", .texts):
            return countries.map { .string($0) }
                + [
                    .array(countries.prefix(3).map { .string($0) }), "any",
                    .string(countries.prefix(1).joined().lowercased()),
                ]
        case ("currency", .text): return ["EUR", "JPY", "KWD", "USD"]
        case ("schemes", .values): return [[luhn], [plain], [luhn, plain]]
        case (_, .attribute): return ["country"]
        case (_, .flag): return [true, false]
        case (_, .word(let words)): return words.map { .string($0) }
        case (_, .words(let words)):
            return words.map { [.string($0)] } + [.array(words.prefix(2).map { .string($0) })]
        case (_, .text) where option.help.hasPrefix("The message for"): return [.string("{attribute}: \(option.name)!")]
        default: return option.choices ?? []
        }
    }

    private static let luhn: DataValue = [
        "country": "DE", "pattern": "M-n{6}", "check": "luhn@1-7", "example": "M-123455",
    ]
    private static let plain: DataValue = ["country": "AQ", "pattern": "Qn{3}", "example": "Q123"]

    /// The codes of two letters that a rule takes as a country.
    private static func countries(of rule: RuleDescription) -> [String] {
        guard rule.options.contains(where: { $0.name == "country" }) else { return [] }
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return letters.flatMap { first in letters.map { "\(first)\($0)" } }.filter { code in
            (try? RuleDocument(document(rule.name, ["country": .string(code)]), registry: registry)) != nil
        }
    }

    /// A document with the rule for the attribute `value`.
    private static func document(_ rule: String, _ options: DataObject) -> DataValue {
        var entry: DataObject = ["attributes": "value", "type": .string(rule)]
        for (key, value) in options.members { entry[key] = value }
        return ["rules": [.object(entry)]]
    }

    /// The options of an example, whose record has the country as `country`.
    private static func renamed(_ options: DataObject, of example: RuleExample) -> DataObject {
        var options = options
        if options["countryAttribute"] != nil { options["countryAttribute"] = "country" }
        return options
    }

    private static func unique(_ options: [DataObject]) -> [DataObject] {
        options.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    // MARK: Records

    /// Records for a rule: texts that pass, others that nearly do, and what is no text.
    private mutating func records(of rule: RuleDescription, _ options: DataObject, _ count: Int) -> [DataValue] {
        let hasCountry = options["countryAttribute"] != nil
        var records: [DataValue] = texts(of: rule, options, count).map { text, country in
            hasCountry ? ["value": text, "country": country] : ["value": text]
        }
        let others: [DataValue] = [nil, "", " ", 12, 1.5, true, ["a"], [:]]
        for _ in 0..<max(1, count / 4) {
            records.append(["value": others.randomElement(using: &random) ?? .null, "country": "DE"])
        }
        guard hasCountry else { return records }
        let countries: [DataValue] = ["", "any", "DEU", "de", nil, 5, "ÄÖ"]
        let text = records.first?["value"] ?? "1"
        for country in ["XX"] + countries.shuffled(using: &random).prefix(max(1, count / 2)) {
            records.append(["value": text, "country": country])
        }
        return records + [["value": text]]
    }

    /// Texts, each with its country: of the examples, of samples, and changed ones.
    private mutating func texts(
        of rule: RuleDescription, _ options: DataObject, _ count: Int
    ) -> [(text: DataValue, country: DataValue)] {
        var texts: [(text: String, country: String)] = []
        for example in rule.examples {
            let own = example.options["country"]?.text ?? "DE"
            for value in example.passing + example.failing.map(\.value) {
                let text = example.subject == .record ? value[example.attributes.first ?? ""] : value
                if let text = text?.text { texts.append((text, value["country"]?.text ?? own)) }
            }
        }
        texts.shuffle(using: &random)
        // Samples have countries and spellings that the examples do not have.
        texts = samples(of: rule, options, max(2, count / 2)) + texts
        if case .array(let schemes)? = options["schemes"] {
            texts = schemes.map { ($0["example"]?.text ?? "", $0["country"]?.text ?? "") } + texts
        }
        texts = Array(texts.prefix(count))
        texts += texts.map { (changed($0.text), $0.country) }
        return texts.map { (.string($0.text), .string($0.country)) }
    }

    /// Texts that pass.
    private mutating func samples(
        of rule: RuleDescription, _ options: DataObject, _ count: Int
    ) -> [(text: String, country: String)] {
        guard case .object(let own) = Self.document(rule.name, options), case .array(let rules)? = own["rules"],
            let document = try? RuleDocument(
                ["rules": .array(rules + [["value", "required"], ["country", "required"], ["country", "country"]])],
                registry: Self.registry),
            var sampler = try? RecordSampler(document, registry: Self.registry, seed: random.next(), work: 20_000)
        else { return [] }
        return sampler.validRecords(count).compactMap { record in
            record["value"]?.text.map { ($0, record["country"]?.text ?? "DE") }
        }
    }

    /// A text that is spelled otherwise, or has a mistake.
    private mutating func changed(_ text: String) -> String {
        var characters = Array(text)
        guard !characters.isEmpty else { return "?" }
        let place = Int.random(in: characters.indices, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return text.lowercased()
        case 1: return text.uppercased()
        case 2: return String(text.filter { $0.isLetter || $0.isNumber })
        case 3: characters.insert(" ", at: place)
        case 4: characters.insert("-", at: place)
        case 5: characters.remove(at: place)
        case 6: characters[place] = characters[place].isNumber ? "7" : "X"
        case 7: characters.swapAt(place, 0)
        case 8: characters.append(contentsOf: " ")
        default: characters.append("9")
        }
        return String(characters)
    }
}
