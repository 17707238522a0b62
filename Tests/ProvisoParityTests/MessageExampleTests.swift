import TestSupport
import Testing

@testable import ProvisoCore

@Suite("The examples that messages show")
struct MessageExampleTests {
    /// Every pair of values of two options of a rule, and each value alone.
    private static func choices(of rule: RuleDescription, _ random: inout SplitMix64) -> [DataObject] {
        let values = rule.options.map { option in
            OptionValues.values(option, of: rule.name, .text, &random).map { (option.name, $0) }
        }
        var needed = DataObject()
        if let name = OptionValues.needed[rule.name], let option = rule.options.first(where: { $0.name == name }) {
            needed[name] = OptionValues.values(option, of: rule.name, .text, &random).first
        }
        var choices = [needed]
        for first in values.indices {
            for (name, value) in values[first] {
                var choice = needed
                choice[name] = value
                choices.append(choice)
                for (otherName, otherValue) in values[(first + 1)...].joined() {
                    choice[otherName] = otherValue
                    choices.append(choice)
                    choice[otherName] = needed[otherName]
                }
            }
        }
        return choices
    }

    /// What the message of a violation shows as an example.
    private static func example(of violation: Violation) -> DataValue? {
        violation.parameters["example"]
            ?? BuiltInConstants.value(of: "example", code: violation.code.rawValue, wording: violation.wording.key)
    }

    @Test("Pass with whatever options the rule has", arguments: ParityGenerator.rules)
    func examples(rule: RuleDescription) throws {
        var random = SplitMix64(seed: 7)
        for choice in Self.choices(of: rule, &random) {
            var members: DataObject = ["attributes": "home", "type": .string(rule.name)]
            for (name, value) in choice.members { members[name] = value }
            // Of options that contradict each other there is nothing to say.
            guard let document = try? RuleDocument(["rules": [.object(members)]]) else { continue }
            for violation in try document.validate(["home": "\u{1}"]).violations {
                // Some wordings have no place for the example of their code.
                guard let example = Self.example(of: violation), let text = example.text,
                    violation.message.contains(text)
                else { continue }
                let messages = try document.validate(["home": example]).messages
                #expect(messages.isEmpty, "\(rule.name) \(choice): \(example)")
            }
        }
    }
}
