/// What is said of a file as a whole.
enum FileMessages: TypedRuleMessages {
    static let messages: [String: CatalogMessage] = [
        "records.tooFew": CatalogMessage(
            plural: "min", other: "There must be at least {min} records.",
            [.one: "There must be at least {min} record."]),
        "records.tooMany": CatalogMessage(
            plural: "max", other: "There must be at most {max} records.",
            [.one: "There must be at most {max} record."]),
        "column.missing": "The column “{column}” is missing.",
        "column.missing/near": "The column “{column}” is missing. There is a column “{suggestion}”.",
        "column.missing/delimiter":
            "The column “{column}” is missing. Cells seem to be separated by “{delimiter}”.",
        "column.forbidden": "There must be no column “{column}”.",
        "column.unknown": "The column “{column}” is not one of the expected columns.",
        "column.unknown/near":
            "The column “{column}” is not one of the expected columns. Did you mean “{suggestion}”?",
        "column.order": "The column “{column}” must come after the column “{previous}”.",
        "column.name": "The column name “{column}” is not in the expected format.",
    ]
    static let parameters: [String: Set<String>] = [
        "records.tooFew": ["min", "max", "count"], "records.tooMany": ["min", "max", "count"],
        "column.missing": ["column", "suggestion", "delimiter"], "column.forbidden": ["column"],
        "column.unknown": ["column", "suggestion"], "column.order": ["column", "previous"], "column.name": ["column"],
    ]
    static let titles: [String: String] = [
        "column.missing": "notFound",
        "column.forbidden": "notAllowed",
        "column.unknown": "notAllowed",
        "column.order": "outOfOrder",
        "column.name": "wrongFormat",
    ]
}
