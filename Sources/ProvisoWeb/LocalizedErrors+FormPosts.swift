#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FormPost.TooLarge: LocalizedError {
    /// What is too large.
    public var errorDescription: String? { description }
}

extension MultipartError: LocalizedError {
    /// What is wrong with the body.
    public var errorDescription: String? { description }
}
