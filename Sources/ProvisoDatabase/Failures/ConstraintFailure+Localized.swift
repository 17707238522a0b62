#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ConstraintFailure: CustomStringConvertible {
    /// What the database refuses: `unique constraint failed: name`.
    public var description: String {
        let places = columns.isEmpty ? name : columns.joined(separator: ", ")
        return kind.words + " constraint failed" + (places.map { ": " + $0 } ?? "")
    }
}

extension ConstraintFailure: LocalizedError {
    /// What the database refuses, in English.
    public var errorDescription: String? { description }
}

extension ConstraintFailure.Kind {
    /// The kind as SQL calls it.
    fileprivate var words: String {
        switch self {
        case .unique: "unique"
        case .notNull: "not null"
        case .check: "check"
        case .foreignKey: "foreign key"
        }
    }
}
