package import ProvisoCore

extension ValidationResult {
    /// The codes of the violations, in order.
    package var codes: [String] { violations.map(\.code.rawValue) }
}
