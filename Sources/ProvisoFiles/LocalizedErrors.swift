#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// What `localizedDescription` says of errors: an app that shows or logs any error by it shows what is wrong.

extension FileError: LocalizedError {
    /// The file, what went wrong and how to fix it.
    public var errorDescription: String? { description }
}

extension CheckFailure: LocalizedError {
    /// The file, what went wrong and how to fix it.
    public var errorDescription: String? { description }
}

extension DataError: LocalizedError {
    /// File, place, what is wrong and how to fix it.
    public var errorDescription: String? { description }
}

extension TextEncodingError: LocalizedError {
    /// What is wrong and how to fix it.
    public var errorDescription: String? { description }
}

extension CSVDialectError: LocalizedError {
    /// What is wrong and how to fix it.
    public var errorDescription: String? { description }
}
