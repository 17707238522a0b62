internal import ProvisoCore

/// Finds the elements of lists that a key path leads through: `rows[2].tags[0]`.
///
/// A key path does not tell an index, but it equals those that have the same one. The elements that are there are tried first,
/// then some that are not, or no longer: whoever asks for `\.rows[7]` of three rows must not be sent there.
struct ElementSearch {
    /// The way from an element, or from the model, to a list inside of it, and at the end to what is asked for.
    private struct Leg {
        /// `nil` for the element itself.
        let keyPath: AnyKeyPath?
        let names: [String]
        /// `nil` at the end.
        let list: (any KeyPathList.Type)?
    }

    /// How many elements are tried that are not there.
    private static let beyond = 256
    /// How many key paths are compared at most, for lists in lists.
    private static let limit = 20_000

    private let target: AnyKeyPath
    private let words: String
    private var left = limit

    /// What came of a search.
    enum Outcome {
        /// The elements and names after the list.
        case found([FieldPath.Component])
        /// It is an element that is not there, or lies inside of one.
        case missingElement
        /// It is an element of the list, or lies inside of one, and nobody can tell of which.
        case unknownElement
        /// The key path does not lead to an element.
        case noElement
    }

    private init(_ target: AnyKeyPath) {
        self.target = target
        words = ModelName.steps(of: target)
    }

    /// The way that a key path leads from a list on.
    ///
    /// - Parameters:
    ///   - target: The key path.
    ///   - list: The key path of the list.
    ///   - data: What is in the list.
    /// - Complexity: Linear in the number of elements; for lists in lists in the product, up to a limit.
    static func find(_ target: AnyKeyPath, from list: AnyKeyPath, _ data: DataValue) -> Outcome {
        guard let type = type(of: list).valueType as? any KeyPathList.Type,
            let first = list.appending(path: type.keyPath(to: 0))
        else { return .noElement }
        var search = ElementSearch(target)
        guard search.isOnTheWay(first) else { return .noElement }
        guard let legs = search.legs(from: first, along: nil, []) else { return .unknownElement }
        if let found = search.search(type, at: list, data, legs[...]) { return .found(found) }
        return search.left > 0 ? .missingElement : .unknownElement
    }

    private func isOnTheWay(_ keyPath: AnyKeyPath) -> Bool {
        let steps = ModelName.steps(of: keyPath)
        return words == steps || words.hasPrefix(steps + ".")
    }

    /// The legs of the way, found with the first element of each list.
    private func legs(from whole: AnyKeyPath, along keyPath: AnyKeyPath?, _ names: [String]) -> [Leg]? {
        guard isOnTheWay(whole) else { return nil }
        if words == ModelName.steps(of: whole) {
            return type(of: whole) == type(of: target) ? [Leg(keyPath: keyPath, names: names, list: nil)] : nil
        }
        let type = Swift.type(of: whole).valueType
        if let list = type as? any KeyPathList.Type {
            guard let first = whole.appending(path: list.keyPath(to: 0)),
                let rest = legs(from: first, along: nil, [])
            else { return nil }
            return [Leg(keyPath: keyPath, names: names, list: list)] + rest
        }
        for part in ModelName.parts(of: type) {
            guard let next = whole.appending(path: part.keyPath) else { continue }
            let inner = keyPath.map { $0.appending(path: part.keyPath) } ?? part.keyPath
            if let inner, let found = legs(from: next, along: inner, names + [part.name]) { return found }
        }
        return nil
    }

    private mutating func search(
        _ type: any KeyPathList.Type, at list: AnyKeyPath, _ data: DataValue?, _ legs: ArraySlice<Leg>
    ) -> [FieldPath.Component]? {
        guard let leg = legs.first else { return nil }
        var elements: [DataValue] = []
        if case .array(let present)? = data { elements = present }
        for index in 0..<(elements.count + Self.beyond) {
            left -= 1
            guard left > 0, let element = list.appending(path: type.keyPath(to: index)),
                let place = leg.keyPath.map({ element.appending(path: $0) }) ?? element
            else { return nil }
            let way = [.index(index)] + leg.names.map(FieldPath.Component.key)
            guard let inner = leg.list else {
                if ModelName.areSame(place, target) { return way }
                continue
            }
            var value: DataValue? = index < elements.count ? elements[index] : Optional.none
            for name in leg.names { value = value?[name] }
            if let rest = search(inner, at: place, value, legs.dropFirst()) { return way + rest }
        }
        return nil
    }
}

/// A list whose elements have key paths.
protocol KeyPathList {
    static func keyPath(to index: Int) -> AnyKeyPath
}

extension Array: KeyPathList {
    static func keyPath(to index: Int) -> AnyKeyPath { \[Element].[index] }
}
