/// What the parts of a rule document take that are no rules: what a schema of rule documents describes.
///
/// The loader reads each part where nothing is given, so that the descriptions never differ from what it reads.
package enum DocumentParts {
    /// The version of the format.
    package static var version: Int { RuleDocumentLoader.version }

    /// What an attribute is called.
    package static var words: [RuleOptions.Description] {
        described { options, _ in
            var label = AttributeLabel("")
            _ = RuleDocumentLoader.readWords(&label, &options)
        }
    }

    /// What an attribute is called in another language.
    package static var translation: [RuleOptions.Description] {
        described { options, _ in _ = RuleDocumentLoader.readTranslation(&options) }
    }

    /// How values are read.
    package static var readings: [RuleOptions.Description] {
        described { options, _ in
            var readings = ValueReadings()
            readings.readGeneral(&options)
        }
    }

    /// Whether other members are refused than those that rules name.
    package static var closed: [RuleOptions.Description] {
        described { options, _ in _ = RuleDocumentLoader.readClosed(&options) }
    }

    /// How many records there are.
    package static var records: [RuleOptions.Description] {
        described { options, _ in _ = RuleDocumentLoader.readLimits(&options) }
    }

    /// A file of records, and how it is read.
    package static var table: [RuleOptions.Description] {
        described { options, _ in
            var table = RuleTableReference(RuleTableReference.readPath(&options) ?? "")
            table.readOptions(&options)
        }
    }

    /// What is asked of the columns of a file.
    package static var columns: [RuleOptions.Description] {
        described { options, loader in _ = loader.readColumnRules(&options) }
    }

    /// The operators of conditions that take a list, a pattern, and no value at all.
    package static var operators: (lists: [String], patterns: [String], emptiness: [String]) {
        (RuleCondition.listOperators, RuleCondition.patternOperators, RuleCondition.emptyOperators)
    }

    /// The keys of `messages` in a document that knows some rules, each with the text that stands for it in English, if it is one of
    /// the document as a whole.
    package static func messages(_ registry: RuleRegistry) -> [String: String] {
        var messages = DocumentMessageKeys(registry).all.reduce(into: [:]) { $0[$1] = "" }
        for key in ClosedRecords.messageKeys { messages[key] = MessageCatalog.english.text(for: .message, key) }
        for (key, message) in FileMessages.messages.merging(ToleranceMessages.messages, combining: { $1 }) {
            messages[key] = message.forms[.other]?.source
        }
        return messages
    }

    private static func described(
        _ read: (inout RuleOptions, RuleDocumentLoader) -> Void
    ) -> [RuleOptions.Description] {
        let problems = RuleDocumentProblems()
        let loader = RuleDocumentLoader(
            DocumentNode(.mapping([]), at: nil), registry: RuleRegistry(), problems: problems, files: nil,
            mayLackRules: true)
        var options = RuleOptions(
            attributes: [], members: [], position: nil,
            context: RuleOptions.Context(problems: problems, compiler: nil, isDescribing: true))
        read(&options, loader)
        return options.descriptions
    }
}
