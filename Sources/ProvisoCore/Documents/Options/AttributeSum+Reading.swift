/// Expressions as they stand in documents.
extension AttributeSum {
    /// Reads an expression; mistakes are noted and `nil` is returned.
    init?(_ node: DocumentNode, key: String, compiler: RuleCompiler) {
        #if PROVISO_SMALL
        // The whole engine of a page reads expressions.
        compiler.problems.error("", at: node.position)
        return nil
        #else
        func refuse(_ message: String, _ suggestion: String? = nil) {
            compiler.problems.error(message, at: node.position, suggestion: suggestion)
        }
        guard let text = node.text else {
            refuse("`\(key)` must be an expression such as \"net + tax\", not \(node.kind).")
            return nil
        }
        let expression: Expression
        do throws(ExpressionMistake) {
            expression = try ExpressionParser.parse(text)
        } catch {
            refuse("`\(key)` cannot be read: \(error.description)", error.suggestion)
            return nil
        }
        guard !expression.isConstant else {
            refuse("`\(key)` names no attribute.", "A number alone is given as the value to compare with.")
            return nil
        }
        for name in expression.terms.compactMap({ $0.name }) where !RuleEntry.isName(name) {
            refuse("`\(name)` is not the name of an attribute.")
            return nil
        }
        if expression.terms.contains(where: { $0.isPrevious }), compiler.readsRuleOfElements || !compiler.prefix.isEmpty
        {
            refuse(
                "`previous.` looks at the record above, so it cannot stand inside of another rule.",
                "Name attributes of the record itself, in a rule of the document.")
            return nil
        }
        let terms = expression.terms.map { term in
            Term(
                factor: term.factor,
                attribute: term.name.map {
                    term.isPrevious ? compiler.reference(toPrevious: $0) : compiler.reference(to: $0)
                },
                isPrevious: term.isPrevious)
        }
        let labels = Dictionary(
            terms.compactMap { term in term.attribute.map { ($0.name, $0.named) } },
            combining: { first, _ in first })
        self.init(terms, label: Self.label(of: expression, labels))
        #endif
    }

    #if !PROVISO_SMALL
    /// The expression with the labels of its attributes in place of their names, and signs as they are printed, in each
    /// language that one of them is translated to.
    private static func label(of expression: Expression, _ labels: [String: AttributeLabel]) -> AttributeLabel {
        func text(_ words: (AttributeLabel) -> String) -> String {
            expression.pieces.map { piece in
                switch piece {
                case .text(let text): text.exchanging("*", for: "×").exchanging("-", for: "−")
                case .name(let name): labels[name].map(words) ?? name
                // As mathematics has the member before: no language has a word for it that fits every label.
                case .previous(let name): (labels[name].map(words) ?? name) + "[n−1]"
                }
            }.joined()
        }
        var label = AttributeLabel(text({ $0.text }))
        for language in Set(labels.values.flatMap({ $0.translations.keys })) {
            label.translations[language] = AttributeLabel.Words(text { $0.translations[language]?.text ?? $0.text })
        }
        return label
    }
    #endif
}
