#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// What `localizedDescription` says of the errors of forms.

extension UnknownAttribute: LocalizedError {
    /// What is wrong, and the nearest name.
    public var errorDescription: String? { description }
}

extension UnknownGroup: LocalizedError {
    /// What is wrong, and the nearest name.
    public var errorDescription: String? { description }
}

extension NotAnObject: LocalizedError {
    /// What is wrong.
    public var errorDescription: String? { description }
}
