internal import ProvisoCore

/// The errors of a form, or of a group of its fields, for the top of a page: each with the field to go to.
///
/// ```swift
/// let summary = form.errorSummary()
/// print(summary.title)                                     // There are 2 problems.
/// for entry in summary.entries { print(entry.message, "#" + entry.target) }
/// ```
///
/// As the error summary of GOV.UK's design system: in the order of the fields on the page, in the words that stand beside
/// the fields too, and empty when nothing is wrong.
public struct ErrorSummary: Sendable, Hashable {
    /// One error.
    public struct Entry: Sendable, Hashable, Identifiable {
        /// What is wrong.
        public let message: String
        /// The attribute whose field is to be gone to; empty for what concerns the form as a whole.
        public let attribute: String
        /// Where exactly the value stands: `address.city`, `tags[2]`. To jump to, as the `id` of the field.
        public let target: String
        /// The error's place among the others.
        public let id: Int
    }

    /// How many problems there are, as a sentence; empty when there is none.
    public let title: String
    /// The errors in the order of the attributes.
    public let entries: [Entry]

    /// Whether nothing is wrong.
    public var isEmpty: Bool { entries.isEmpty }

    /// Creates the summary of errors, each with the name of its attribute.
    init(of errors: [(attribute: String, error: Violation)], in catalog: MessageCatalog) {
        title = ReportMessages.title(of: errors.count, in: catalog)
        entries = errors.enumerated().map { number, found in
            Entry(
                message: found.error.message(in: catalog), attribute: found.attribute,
                target: found.error.path.description, id: number)
        }
    }
}
