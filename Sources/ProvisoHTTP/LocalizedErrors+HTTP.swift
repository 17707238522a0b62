#if HTTP
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
internal import ProvisoCore
internal import HTTPTypes

extension RequestAnswer: LocalizedError {
    /// The status of the answer, and what was found.
    public var errorDescription: String? {
        ([head.status.description] + violations.map(\.message)).joined(separator: " ")
    }
}
#endif
