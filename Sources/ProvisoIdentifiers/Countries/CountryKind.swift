internal import ProvisoCore
internal import ProvisoFormats

/// A kind of numbers that countries give, with its options but for the country: one rule, and one message for all countries.
protocol CountryKind: Sendable, Hashable {
    /// The name in rule documents, also the code.
    static var name: String { get }
    /// What passes.
    static var summary: String { get }
    /// What other systems call it.
    static var otherNames: [String] { get }
    /// What other systems call it with some of its options; see ``DocumentRule/otherUses``.
    static var otherUses: [String: String] { get }
    /// What passes and what fails.
    static var examples: [RuleExample] { get }
    /// The English message, with the country and an example.
    static var message: CatalogMessage { get }
    /// The same where no country is given.
    static var messageAnywhere: CatalogMessage { get }
    /// How values are recognised in data.
    static var recognitions: [Recognition] { get }
    /// Whether the numbers are about a person, so that they are never shown unless that is explicitly allowed.
    static var isPersonal: Bool { get }
    /// Whether a text that is spelled otherwise may be suggested.
    static var isCorrectable: Bool { get }
    /// What helps to enter such a number; `nil` for nothing.
    static var hint: InputHint? { get }

    /// Reads the options besides the country.
    init(options: inout RuleOptions)
    /// The options as a document gives them, without the country.
    var options: DataObject { get }

    /// Notes what the options leave nothing of in some countries. Nothing by default.
    func check(_ countries: [CountryCode], _ options: RuleOptions)
    /// Whether there is a rule for a country.
    func knows(_ country: CountryCode) -> Bool
    /// What judges the numbers of some countries, or of any when there are none.
    associatedtype Judge: StringFormat
    /// What judges the numbers of some countries, or of any when there are none.
    func judge(of countries: [CountryCode]) -> Judge
    /// A number that passes; `nil` where none is known.
    func example(of country: CountryCode?) -> String?
    /// Some numbers that pass, for samples.
    func examples(of country: CountryCode) -> [String]
    /// Other spellings of a text, the likeliest first.
    func respellings(of text: String, in country: CountryCode?) -> [String]
    /// A text that passes, as the country spells it: what is suggested.
    func usualSpelling(of text: String, in country: CountryCode) -> String
    /// What is stored in place of a text that passes; `nil` for the text itself.
    func stored(_ text: String, in country: CountryCode?) -> String?
    /// What the numbers of a country look like.
    func shape(of country: CountryCode?) -> TextShape
    /// What the numbers of each country look like that there is a rule for, by its code and by other codes that are read as it.
    var shapes: [String: TextShape] { get }
}

extension CountryKind {
    static var otherNames: [String] { [] }
    static var otherUses: [String: String] { [:] }
    static var recognitions: [Recognition] { [] }
    static var isPersonal: Bool { false }
    static var isCorrectable: Bool { true }
    static var hint: InputHint? { nil }
    var options: DataObject { [:] }
    func check(_ countries: [CountryCode], _ options: RuleOptions) {}
    func usualSpelling(of text: String, in country: CountryCode) -> String { text }
    func respellings(of text: String, in country: CountryCode?) -> [String] { Respelling.compact(text) }
    func stored(_ text: String, in country: CountryCode?) -> String? { nil }
    func examples(of country: CountryCode) -> [String] { example(of: country).map { [$0] } ?? [] }
    func shape(of country: CountryCode?) -> TextShape {
        TextShape(samples: example(of: country).map { [PatternLiteral.escaped($0)] } ?? [])
    }

    /// The code of what is not in the format.
    static var code: ViolationCode { ViolationCode(rawValue: name) }
    /// The code of a country that there is no rule for, or that is missing.
    static var countryUnknown: ViolationCode { ViolationCode(rawValue: name + ".countryUnknown") }
    /// The English messages by code and wording.
    static var messages: [String: CatalogMessage] {
        [name: message, name + "/anywhere": messageAnywhere, name + ".countryUnknown": SharedMessage.countryUnknown]
    }

    /// What is said in other languages.
    static var words: RuleWords {
        RuleWords { language in
            guard let all = IdentifierCatalogs.messages(for: language) else { return nil }
            var own: [String: CatalogMessage] = [:]
            own[name] = all[name]
            own[name + "/anywhere"] = all[name + "/anywhere"]
            own[name + ".countryUnknown"] = all["identifier/countryUnknown"]
            return own
        }
    }
}

/// A text as a pattern that matches it alone.
enum PatternLiteral {
    static func escaped(_ text: String) -> String {
        var pattern = ""
        for character in text {
            if #"\.+*?()[]{}|^$/"#.contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
        return pattern
    }
}
