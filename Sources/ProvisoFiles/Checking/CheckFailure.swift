/// Why a file could not be checked to its end.
public enum CheckFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// It could not be read, or its records not be written.
    case file(FileError)
    /// What it holds could not be read any further.
    case data(DataError)

    /// The file, what is wrong and how to fix it, on one line.
    public var description: String {
        switch self {
        case .file(let error): error.description
        case .data(let error): error.description
        }
    }

    /// Takes up the errors that belong to one file; `nil` for any other, which concerns the whole run.
    init?(_ error: any Error) {
        switch error {
        case let error as FileError: self = .file(error)
        case let error as DataError: self = .data(error)
        default: return nil
        }
    }
}
