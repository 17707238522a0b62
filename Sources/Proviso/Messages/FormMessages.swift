/// What forms and form posts say that no rule says.
enum FormMessages {
    /// The English messages by code, or `CODE/WORDING`.
    static let messages: [String: CatalogMessage] = [
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

    /// What they bring along, by code.
    static let parameters: [String: Set<String>] = [
        "formPost.escape": ["reason"], "formPost.encoding": ["reason"], "formPost.name": ["reason"],
        "scenario.unknown": ["name", "suggestion"], "attribute.unknown": ["name", "suggestion"],
    ]
}
