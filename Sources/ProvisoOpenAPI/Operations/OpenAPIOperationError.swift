#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why there is no such operation.
public struct OpenAPIOperationError: Error, Sendable, Hashable {
    /// What is wrong.
    public let message: String
    /// What may be meant, where that can be said.
    public let suggestion: String?

    init(_ message: String, suggestion: String?) { (self.message, self.suggestion) = (message, suggestion) }
}

extension OpenAPIOperationError: CustomStringConvertible {
    /// What is wrong, and what may be meant.
    public var description: String { message + (suggestion.map { " " + $0 } ?? "") }
}

extension OpenAPIOperationError: LocalizedError {
    /// The same, for an app that shows any error by `localizedDescription`.
    public var errorDescription: String? { description }
}
