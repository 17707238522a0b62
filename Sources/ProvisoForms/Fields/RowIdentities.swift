internal import ProvisoCore
internal import ProvisoBase

/// The rows of an attribute, and of the lists inside of it, where their elements are `Identifiable`.
struct RowIdentities: Equatable {
    /// Those of the elements, in their order; `nil` for what is no list of such elements, or has two of one identity.
    private var identities: [AnyHashable]?
    /// Those of lists inside.
    private var inside: [FieldPath.Component: RowIdentities] = [:]

    /// - Returns: `nil` for what holds no such list.
    init?(_ value: Any) {
        var objects: Set<ObjectIdentifier> = []
        self.init(value, around: &objects)
    }

    /// - Parameter objects: Those around the value: what holds one of them again is not gone into.
    private init?(_ value: Any, around objects: inout Set<ObjectIdentifier>) {
        guard Self.mayBe(in: type(of: value)) else { return nil }
        if let optional = value as? any OptionalRows {
            guard let inside = optional.inside, let rows = RowIdentities(inside, around: &objects) else { return nil }
            self = rows
            return
        }
        let object = type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
        if let object, !objects.insert(object).inserted { return nil }
        defer { if let object { objects.remove(object) } }
        if let list = value as? any RowHolder {
            identities = (value as? any IdentifiedRows)?.identities
            if let identities, Set(identities).count != identities.count { self.identities = nil }
            if Self.mayBe(in: type(of: list).elementType) {
                for (component, element) in list.parts {
                    inside[component] = RowIdentities(element, around: &objects)
                }
            }
        } else if let model = value as? any Validatable {
            for (name, part) in ModelShape.values(of: model) {
                inside[.key(name)] = RowIdentities(part, around: &objects)
            }
        }
        if identities == nil, inside.isEmpty { return nil }
    }

    /// How rows have moved from one order to another.
    struct Moves {
        /// Where each row stands now; `nil` for one that is gone.
        fileprivate var places: [Int?]?
        /// How those inside have moved, by where they stood.
        fileprivate var inside: [FieldPath.Component: Moves] = [:]

        /// Where a part stands now; `nil` where a row on the way is gone.
        fileprivate func place(of way: ArraySlice<FieldPath.Component>) -> [FieldPath.Component]? {
            guard let first = way.first else { return [] }
            var component = first
            if case .index(let index) = first, let places, places.indices.contains(index) {
                guard let place = places[index] else { return nil }
                component = .index(place)
            }
            let rest = way.dropFirst()
            guard let inner = inside[first] else { return [component] + rest }
            return inner.place(of: rest).map { [component] + $0 }
        }
    }

    /// How rows have moved to another order; `nil` where none has.
    func moves(to other: RowIdentities) -> Moves? {
        var moves = Moves()
        if let identities, let others = other.identities, identities != others {
            let known = Dictionary(uniqueKeysWithValues: zip(others, others.indices))
            moves.places = identities.map { known[$0] }
        }
        for (component, rows) in inside {
            var now = component
            if case .index(let index) = component, let places = moves.places, places.indices.contains(index) {
                guard let place = places[index] else { continue }
                now = .index(place)
            }
            if let others = other.inside[now], let inner = rows.moves(to: others) { moves.inside[component] = inner }
        }
        return moves.places == nil && moves.inside.isEmpty ? nil : moves
    }

    // MARK: Types

    private static let known = TypeTable<Bool>()

    /// Whether values of a type may hold such rows.
    private static func mayBe(in type: Any.Type) -> Bool {
        known.value(for: ObjectIdentifier(type)) {
            var seen: Set<ObjectIdentifier> = []
            return mayBe(in: type, &seen)
        }
    }

    private static func mayBe(in type: Any.Type, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
        if let holder = type as? any RowHolder.Type {
            return type is any IdentifiedRows.Type || mayBe(in: holder.elementType, &seen)
        }
        guard let model = type as? any Validatable.Type, let shape = ModelShape.of(model) else { return false }
        return shape.valueTypes.contains { mayBe(in: $0, &seen) }
    }
}

/// Something with elements.
private protocol RowHolder {
    static var elementType: Any.Type { get }
    /// The elements with the steps to them.
    var parts: [(FieldPath.Component, Any)] { get }
}

/// A list whose elements can be told apart wherever they stand.
private protocol IdentifiedRows {
    var identities: [AnyHashable] { get }
}

/// Something that may be `nil`.
private protocol OptionalRows {
    var inside: Any? { get }
}

extension Array: RowHolder {
    fileprivate static var elementType: Any.Type { Element.self }
    fileprivate var parts: [(FieldPath.Component, Any)] { enumerated().map { (.index($0.offset), $0.element) } }
}

extension Array: IdentifiedRows where Element: Identifiable {
    fileprivate var identities: [AnyHashable] { map { AnyHashable($0.id) } }
}

extension Dictionary: RowHolder where Key == String {
    fileprivate static var elementType: Any.Type { Value.self }
    fileprivate var parts: [(FieldPath.Component, Any)] { map { (.key($0.key), $0.value) } }
}

extension Optional: RowHolder {
    fileprivate static var elementType: Any.Type { Wrapped.self }
    fileprivate var parts: [(FieldPath.Component, Any)] { [] }
}

extension Optional: OptionalRows {
    fileprivate var inside: Any? { self }
}

extension FormField {
    /// Takes up how the rows stand now: where some have moved, or are gone, what is known of them goes along.
    ///
    /// - Parameter isEntry: Whether a person has entered a value into one of them, which may have changed its identity.
    func noteRows(_ now: RowIdentities?, isEntry: Bool = false) {
        defer { rows = now }
        if !isEntry, let rows, let now, let moves = rows.moves(to: now) { carry(moves) }
    }

    private func carry(_ moves: RowIdentities.Moves) {
        let depth = path.components.count
        /// The path in the place where the row stands now; `nil` where it is gone.
        func moved(_ other: FieldPath) -> FieldPath? {
            guard path.contains(other), let way = moves.place(of: other.components[depth...]) else {
                return path.contains(other) ? nil : other
            }
            return FieldPath(Array(other.components[..<depth]) + way)
        }
        func moved(_ violations: [Violation]) -> [Violation] {
            violations.compactMap { violation in
                guard let path = moved(violation.path) else { return nil }
                guard path != violation.path else { return violation }
                var violation = violation
                violation.move(toRowsOf: path)
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
        knownRows = carry(knownRows)
        if !typedTextOfParts.isEmpty { typedTextOfParts = carry(typedTextOfParts) }
        if !visibilityOfParts.isEmpty { visibilityOfParts = carry(visibilityOfParts) }
    }
}
