import ProvisoCore

/// The messages of rules by code, as templates.
enum ExportMessages {
    /// - Returns: For each code the message of the rule, of the document or of the catalogue, with the label filled in.
    static func messages(
        of rules: [ExportedRule], _ document: RuleDocument, _ registry: RuleRegistry
    ) -> DataObject {
        var messages = DataObject()
        for rule in rules where !rule.facts.isFilter {
            guard let description = registry.descriptions.first(where: { $0.name == rule.facts.name }) else { continue }
            let label = document.labels[rule.attribute]?.text ?? AttributeLabel(attributeOrPart: rule.attribute).text
            for (code, usual) in description.codes where rule.facts.possibleCodes.contains(code.rawValue) {
                let option = description.options.first {
                    rule.facts.messageOptions.contains($0.name) && $0.help.contains("`\(code)`")
                }
                let own = option.flatMap { rule.data[$0.name]?.text } ?? rule.data["message"]?.text
                let template = own ?? document.data["messages"]?[code.rawValue]?.text ?? usual
                var text = template.replacing("{attribute}", with: label.prefix(1).uppercased() + label.dropFirst())
                for (name, value) in rule.data.members {
                    text = text.replacing("{\(name)}", with: value.text ?? value.description)
                }
                if messages[code.rawValue] == nil { messages[code.rawValue] = .string(text) }
            }
        }
        return messages
    }
}
