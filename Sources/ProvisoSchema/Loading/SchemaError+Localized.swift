#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SchemaError: LocalizedError {
    /// A line for each mistake, so that an app that shows any error by `localizedDescription` shows them.
    public var errorDescription: String? { description }
}
