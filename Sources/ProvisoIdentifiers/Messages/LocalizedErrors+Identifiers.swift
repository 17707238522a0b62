#if !hasFeature(Embedded)
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import ProvisoIdentifierFormats

// What `localizedDescription` says of errors: an app that shows or logs any error by it shows what is wrong.

extension PhoneParsingError: LocalizedError {
    /// What is wrong with the text.
    public var errorDescription: String? { description }
}

extension PhoneRulesError: LocalizedError {
    /// What is wrong with the rules.
    public var errorDescription: String? { description }
}
#endif
