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
            labels[label.key] = Self.label(label.value, ofAttribute: label.key, key: key, name)
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
}
