#if Configuration
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import ProvisoCore

/// Configuration values that rules refuse, worded as swift-configuration words its own errors:
///
/// ```text
/// Config value for key 'http.port' failed validation: Port must be 65,535 or less. Provided by EnvironmentVariablesProvider.
/// Missing required config value for key: http.host.
/// ```
///
/// A secret is never in it: neither in a message, nor in what a program can read.
public struct ConfigurationError: Error, Sendable, Hashable {
    /// What is wrong with one value.
    public struct Problem: Sendable, Hashable {
        /// The key, from the root of the configuration as far as it is known.
        public let key: String
        /// The provider that has the value; `nil` where there is none, or no ``OriginReporter`` to tell.
        public let provider: String?
        /// What is wrong, for machines.
        public let code: ViolationCode
        /// Whether there is no value.
        public let isMissing: Bool
        /// What is wrong, for people.
        public let message: String
        /// What the value may have been meant to be. Never there for a secret.
        public let suggestion: String?
    }

    /// What is wrong, in the order in which it was found.
    public let problems: [Problem]

    init(_ problems: [Problem]) { self.problems = problems }
}

extension ConfigurationError: CustomStringConvertible {
    /// One line for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension ConfigurationError: LocalizedError {
    /// One line for each problem.
    public var errorDescription: String? { description }
}

extension ConfigurationError.Problem: CustomStringConvertible {
    /// The problem in one line.
    public var description: String {
        if isMissing { return "Missing required config value for key: \(key)." }
        return "Config value for key '\(key)' failed validation: \(message)"
            + (suggestion.map { " Did you mean '\($0)'?" } ?? "") + (provider.map { " Provided by \($0)." } ?? "")
    }
}
#endif
