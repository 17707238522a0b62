#if Arguments
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import ProvisoCore

/// What is wrong with one argument, as the parser prints it behind the argument's name and value.
struct ArgumentError: Error, CustomStringConvertible, LocalizedError {
    let description: String
    var errorDescription: String? { description }

    init(_ violations: [Violation], _ catalog: MessageCatalog) {
        description = violations.map { Self.text(of: $0, in: catalog) }.joined(separator: " ")
    }

    /// The message, and what was meant, in the words that the parser has for misspelled options.
    static func text(of violation: Violation, in catalog: MessageCatalog) -> String {
        violation.message(in: catalog) + (violation.suggestedText.map { " Did you mean '\($0)'?" } ?? "")
    }
}
#endif
