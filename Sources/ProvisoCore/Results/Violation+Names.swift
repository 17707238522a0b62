extension Violation {
    /// The violation with attributes called as the data calls them, where nobody has given them a label.
    ///
    /// - Parameter name: What the data calls an attribute, as rules name it; `nil` where it has the attribute's own name.
    package func namingAttributes(_ name: (String) -> String?) -> Violation {
        var violation = self
        if let key = path.lastKey {
            violation.wording.label = Self.label(wording.label, ofAttribute: path.description, key: key, name)
        }
        violation.wording.labels = wording.labels?.reduce(into: [:]) { labels, label in
            let key = label.key.split(separator: ".").last.map(String.init) ?? label.key
            labels[label.key] =
                Self.expression(label.value, name) ?? Self.label(label.value, ofAttribute: label.key, key: key, name)
        }
        return violation
    }

    private static func label(
        _ label: AttributeLabel?, ofAttribute attribute: String, key: String, _ name: (String) -> String?
    ) -> AttributeLabel {
        let made = AttributeLabel(attributeOrPart: key)
        // One that somebody wrote says what it is to say.
        if let label, label.text != made.text || !label.translations.isEmpty { return label }
        var label = AttributeLabel(name(attribute) ?? key, article: "", isSensitive: label?.isSensitive ?? false)
        label.isVerbatim = true
        return label
    }

    /// An expression such as `11 × air time` with the attributes in it called as the data calls them; `nil` where the data calls
    /// none of them otherwise.
    private static func expression(_ label: AttributeLabel, _ name: (String) -> String?) -> AttributeLabel? {
        guard label.translations.isEmpty, name(label.text) == nil else { return nil }
        var text = ""
        var rest = Substring(label.text)
        while let sign = rest.first {
            if rest.hasPrefix(previous) || signs.contains(sign) {
                let end = rest.hasPrefix(previous) ? previous.count : 1
                text += rest.prefix(end)
                rest = rest.dropFirst(end)
            } else {
                let part = String(rest.prefix { !signs.contains($0) })
                let words = part.split(separator: " ").joined(separator: " ")
                text += name(words).map { part.exchanging(words, for: $0) } ?? part
                rest = rest.dropFirst(part.count)
            }
        }
        guard text != label.text else { return nil }
        var expression = AttributeLabel(text, article: "", isSensitive: label.isSensitive)
        expression.isVerbatim = true
        return expression
    }

    /// What stands between the attributes of an expression, as messages show it.
    private static let signs: Set<Character> = ["+", "−", "×", "(", ")", "["]
    private static let previous = "[n−1]"
}
