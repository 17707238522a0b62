#if !hasFeature(Embedded)
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import ProvisoFormats
public import ProvisoPatterns

// What `localizedDescription` says of errors: an app that shows or logs any error by it shows what is wrong.

extension ValidationError: LocalizedError {
    /// The messages of the errors in English, one a line; those of all violations when none is an error.
    public var errorDescription: String? {
        let errors = violations.filter { $0.severity == .error }
        return (errors.isEmpty ? violations : errors).map(\.message).joined(separator: "\n")
    }
}

extension Violation: LocalizedError {
    /// The message in English.
    public var errorDescription: String? { message }
}

extension RuleFailure: LocalizedError {
    /// What happened, in English, for people.
    public var errorDescription: String? { message }
}

extension UnknownScenario: LocalizedError {
    /// What is wrong, and the nearest name.
    public var errorDescription: String? { description }
}

extension RuleDocumentError: LocalizedError {
    /// A line for each mistake.
    public var errorDescription: String? { description }
}

extension MessageCatalogError: LocalizedError {
    /// A line for each mistake.
    public var errorDescription: String? { description }
}

extension JSONSyntaxError: LocalizedError {
    /// The place, what is wrong and how to fix it.
    public var errorDescription: String? { description }
}

extension DNSFailure: LocalizedError {
    /// What happened.
    public var errorDescription: String? { description }
}

extension PatternError: LocalizedError {
    /// What is wrong with the pattern, where, and what to write instead.
    public var errorDescription: String? { description }
}

extension FormatFailure: LocalizedError {
    /// What is wrong with the text, and where.
    public var errorDescription: String? { description }
}
#endif
