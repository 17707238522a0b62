#if Command
import TestSupport
import Proviso
import ProvisoYAML
import Testing

/// Rule documents changed at random: each is loaded or refused, with a place inside the text, and nothing traps or hangs.
@Suite struct DocumentFuzzTests {
    private static let yaml = [
        """
        proviso: 1
        attributes: { dob: { label: date of birth, article: your }, pin: { sensitive: true } }
        scenarios: { login: [username, "!password"] }
        messages: { required: "Please give {article} {attribute}." }
        rules:
          - &first [ [username, email], trim ]
          - *first
          - { attributes: "username, password", type: required, on: [a, b], except: "c" }
          - { attributes: age, type: number, min: 18, max: 120, integerOnly: true, tooSmall: "{min}" }
          - { attributes: name, type: match, pattern: '^[a-z]{2,5}(?:x|y)*\\d+$', severity: warning, group: g }
          - { attributes: tags, type: each, rule: { type: string, length: [1, 20], unit: utf8 } }
          - { attributes: address, type: nested, rules: [ [postcode, required], [city, in, { range: [A, B] }] ] }
          - { attributes: [street, city, postcode], type: allOrNone }
          - { attributes: state, type: required, when: { any: [ { attribute: c, operator: "==", value: US }, { not: { attribute: d, operator: in, value: [1] } } ] } }
          - { attributes: site, type: url, validSchemes: [http], defaultScheme: http }
          - { attributes: card, type: paymentCard, brands: [visa, amex] }

        """,
        """
        - attributes: a
          type: compare
          compareAttribute: b
          operator: ">="
          as: date
        - <<: { attributes: c }
          type: default
          value: |
            text
            more
        - attributes: [d]
          type: filter
          filter: "lower\\u0063ase"
          skipOnEmpty: false

        """,
    ]

    private static let pieces = [
        "[", "]", "{", "}", ":", ",", "-", "\n", "  ", "\t", "'", "\"", "#", "&a", "*a", "<<", "|", ">", "?", "!", "%",
        "@",
        "null", "true", "1e999999999", "-0", ".", "..", "é", "\u{0}", "\u{7}", "\u{FEFF}", "\u{2028}", "type",
        "attributes",
        "rules", "required", "each", "nested", "99999999999999999999", "{{", "}}", "{min}", "\\", "(", "*", "{1,}",
        "---",
        "...", "!!str", "!!binary", "~", "0x7f", ".inf", "\r", "\u{10FFFF}",
    ]

    private static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: 0...scalars.count, using: &random)
            let end = min(scalars.count, place + Int.random(in: 0...12, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: scalars.removeSubrange(place..<end)
            case 1:
                scalars.insert(
                    contentsOf: Array(scalars[place..<end]), at: Int.random(in: 0...scalars.count, using: &random))
            case 2:
                scalars.replaceSubrange(
                    place..<end, with: Array((pieces.randomElement(using: &random) ?? "").unicodeScalars))
            case 3:
                scalars.removeSubrange(place...);
                scalars += Array(text.unicodeScalars.suffix(Int.random(in: 0...200, using: &random)))
            default:
                scalars.insert(
                    contentsOf: Array((pieces.randomElement(using: &random) ?? "").unicodeScalars), at: place)
            }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    private func check(_ text: String, _ load: (String) throws(RuleDocumentError) -> RuleDocument) {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.count
        do throws(RuleDocumentError) {
            let document = try load(text)
            for scenario in document.scenarios.prefix(3) {
                _ = try? document.tidy(
                    ["username": " x ", "age": 17, "tags": ["a", 1], "address": [:]], scenario: scenario)
            }
            let again = try? RuleDocument(document.data)
            #expect(again?.data == document.data, "\(text.debugDescription)")
        } catch {
            #expect(!error.problems.isEmpty)
            for problem in error.problems {
                #expect(!problem.message.isEmpty)
                if let position = problem.position {
                    #expect(
                        position.line >= 1 && position.column >= 1 && position.line <= lines + 1,
                        "\(text.debugDescription) \(problem)")
                }
            }
        }
    }

    @Test(arguments: 0..<2) func yamlDocuments(_ index: Int) {
        var random = SplitMix64(seed: 11 + UInt64(index))
        for _ in 0..<Sweep.count(1500, sample: 600) {
            check(Self.mutated(Self.yaml[index], &random)) { text throws(RuleDocumentError) in
                try RuleDocument(yaml: text)
            }
        }
    }

    @Test(arguments: 0..<2) func jsonDocuments(_ index: Int) throws {
        var random = SplitMix64(seed: 21 + UInt64(index))
        let json = try RuleDocument(yaml: Self.yaml[index]).data.description
        for _ in 0..<Sweep.count(1500, sample: 600) {
            check(Self.mutated(json, &random)) { text throws(RuleDocumentError) in try RuleDocument(json: text) }
        }
    }

    /// JSON is YAML: what one loader takes the other takes, and understands it the same.
    @Test func jsonAsYAML() throws {
        var random = SplitMix64(seed: 31)
        let json = try RuleDocument(yaml: Self.yaml[0]).data.description
        var loaded = 0
        for _ in 0..<Sweep.count(1500, sample: 600) {
            let text = Self.mutated(json, &random)
            guard let document = try? RuleDocument(json: text) else { continue }
            loaded += 1
            #expect((try? RuleDocument(yaml: text))?.data == document.data, "\(text)")
        }
        #expect(loaded > 10)
    }
}
#endif
