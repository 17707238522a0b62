extension MessageCatalog {
    /// The English messages of every built-in rule. Each rule's file holds its own.
    public static let english = MessageCatalog(
        unchecked: allEnglishMessages(), .english, namesAttributes: false)

    private static func allEnglishMessages() -> [String: CatalogMessage] {
        var all = recordMessages.merging(ReportMessages.english) { first, _ in first }
        all.merge(MessageTitle.messages) { first, _ in first }
        all.merge(MessageWords.messages) { first, _ in first }
        all.merge(MessageReasons.messages) { first, _ in first }
        all.merge(FormMessages.messages) { first, _ in first }
        for messages in BuiltInRules.all.map({ $0.messages }) + BuiltInRules.typedMessages.map({ $0.messages }) {
            all.merge(messages) { first, _ in first }
        }
        return all
    }

    private static let recordMessages: [String: CatalogMessage] = [
        "record.malformed": "The record cannot be read: {reason}.",
        "record.malformed/column": "The record cannot be read: {reason} at column {column}.",
        "record.malformed/line": "The record cannot be read: {reason} at line {line}, column {column}.",
        "record.malformed/tooLong": "The record cannot be read: it is longer than {max} MiB.",
        "record.malformed/cells": "The record cannot be read: cells found: {found}, expected: {expected}.",
    ]
}
