extension TypedRuleMessages {
    /// What forms and form posts say that no rule says.
    static let forms: [String: CatalogMessage] = [
        "formPost.escape": "{attribute} was not sent properly: {reason}.",
        "formPost.encoding": "{attribute} was not sent properly: {reason}.",
        "formPost.name": "{attribute} was not sent properly: {reason}.",
        "custom": "{attribute} is not valid.",
        "scenario.unknown": "There is no scenario {name}.",
        "scenario.unknown/suggestion": "There is no scenario {name}. Did you mean {suggestion}?",
        "attribute.unknown": "There is no attribute {name}.",
        "attribute.unknown/suggestion": "There is no attribute {name}. Did you mean {suggestion}?",
        "form.stopped": "The form was not checked.",
        "async": "{attribute} is not valid.",
        "async.unchecked": "{attribute} has not been checked yet.",
        "async.failed": "{attribute} could not be checked.",
    ]
}
