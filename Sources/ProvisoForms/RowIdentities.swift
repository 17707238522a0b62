internal import ProvisoCore

/// A list whose elements can be told apart wherever they stand.
private protocol IdentifiedRows {
    var identities: [AnyHashable] { get }
}

extension Array: IdentifiedRows where Element: Identifiable {
    fileprivate var identities: [AnyHashable] { map { AnyHashable($0.id) } }
}

extension Optional: IdentifiedRows where Wrapped: IdentifiedRows {
    fileprivate var identities: [AnyHashable] { self?.identities ?? [] }
}

/// The rows of an attribute whose elements are `Identifiable`, in their order.
struct RowIdentities: Equatable {
    private let identities: [AnyHashable]

    /// - Returns: `nil` for what is no such list.
    init?(_ value: Any) {
        guard let rows = value as? any IdentifiedRows else { return nil }
        identities = rows.identities
    }

    /// Where each row stands in another order; `nil` for one that is gone. Nothing where two rows have one identity.
    func places(in other: RowIdentities) -> [Int?]? {
        var known: [AnyHashable: Int] = [:]
        for (index, identity) in other.identities.enumerated() {
            guard known.updateValue(index, forKey: identity) == nil else { return nil }
        }
        guard Set(identities).count == identities.count else { return nil }
        return identities.map { known[$0] }
    }
}

extension FormField {
    /// Takes up how the rows stand now.
    ///
    /// - Parameter isEntry: Whether a person has entered a value into one of them, which may have changed its identity.
    /// - Returns: Whether rows have moved, come or gone: what is known of each has gone along.
    func noteRows(_ now: RowIdentities?, isEntry: Bool = false) -> Bool {
        defer { rows = now }
        guard !isEntry, let rows, let now, rows != now, let places = rows.places(in: now) else { return false }
        carry(to: places)
        return true
    }

    private func carry(to places: [Int?]) {
        let depth = path.components.count
        /// The path in the place where the row stands now; `nil` where it is gone.
        func moved(_ other: FieldPath) -> FieldPath? {
            guard other.components.count > depth, case .index(let index) = other.components[depth],
                places.indices.contains(index)
            else { return other }
            guard let place = places[index] else { return nil }
            var path = other
            path.components[depth] = .index(place)
            return path
        }
        func moved(_ violations: [Violation]) -> [Violation] {
            violations.compactMap { violation in
                guard let path = moved(violation.path) else { return nil }
                guard path != violation.path, case .index(let place) = path.components[depth] else { return violation }
                var violation = violation
                violation.moveRow(to: place)
                return violation
            }
        }
        for list in [\FormField.found, \.added, \.unconverted] where !self[keyPath: list].isEmpty {
            self[keyPath: list] = moved(self[keyPath: list])
        }
        func carry<Value>(_ parts: [FieldPath: Value]) -> [FieldPath: Value] {
            Dictionary(
                parts.compactMap { path, value in moved(path).map { ($0, value) } },
                uniquingKeysWith: { first, _ in first })
        }
        if !typedTextOfParts.isEmpty { typedTextOfParts = carry(typedTextOfParts) }
        if !visibilityOfParts.isEmpty { visibilityOfParts = carry(visibilityOfParts) }
    }
}
