extension TypedRuleMessages {
    /// What forms and form posts say that no rule says.
    static let forms: [String: CatalogMessage] = [
        "formPost.escape": "{attribute} could not be read. Send the form again.",
        "formPost.encoding": "{attribute} could not be read. Send the form again.",
        "formPost.name": "{attribute} could not be read. Send the form again.",
        "custom": "{attribute} is not valid. Check it and try again.",
        "form.stopped": "The form could not be checked. Try again.",
        "async": "{attribute} is not valid. Check it and try again.",
        "scenario.unknown": "There is no scenario {name}.",
        "scenario.unknown/suggestion": "There is no scenario {name}. Did you mean {suggestion}?",
        "attribute.unknown": "There is no attribute {name}.",
        "attribute.unknown/suggestion": "There is no attribute {name}. Did you mean {suggestion}?",
        "async.unchecked": "{attribute} has not been checked yet.",
        "async.failed": "{attribute} could not be checked. Try again later.",
    ]
}
