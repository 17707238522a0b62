internal import ProvisoCore

/// Finds the elements of lists and dictionaries that a key path leads through: `rows[2].tags[0]`.
///
/// A key path does not tell an index, but it equals those that have the same one. The elements that are there are tried first,
/// then some that are not, or no longer: a form that is asked for `\.rows[7]` of three rows must not read there.
struct ElementSearch {
    /// The way from an element, or from the model, to a list inside of it, and at the end to what is asked for.
    private struct Leg {
        /// `nil` for the element itself.
        let keyPath: AnyKeyPath?
        let names: [String]
        /// `nil` at the end.
        let holder: (any KeyPathHolder.Type)?
    }

    /// How many elements are tried that are not there.
    static let beyond = 256
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
        /// It is an element of the list, or lies inside of one, and which one is unknown.
        case unknownElement
        /// The key path does not lead to an element.
        case noElement
    }

    private init(_ target: AnyKeyPath) {
        self.target = target
        words = ModelName.describedSteps(of: target)
    }

    /// The way that a key path leads from a list, or a dictionary, on.
    ///
    /// - Parameters:
    ///   - target: The key path.
    ///   - list: The key path of the list.
    ///   - data: What is in the list.
    /// - Complexity: Linear in the number of elements; for lists in lists in the product, up to a limit.
    static func find(_ target: AnyKeyPath, from list: AnyKeyPath, _ data: DataValue) -> Outcome {
        guard let type = type(of: list).valueType as? any KeyPathHolder.Type,
            let first = list.appending(path: type.example)
        else { return .noElement }
        var search = ElementSearch(target)
        guard search.isOnTheWay(first) else { return .noElement }
        let ways = search.legs(from: first, along: nil, [])
        if ways.isEmpty { return .unknownElement }
        for legs in ways {
            guard let found = search.search(type, at: list, data, legs[...]) else { continue }
            // A path of names has no place for such a key.
            let hasName = found.allSatisfy { component in
                guard case .key(let key) = component else { return true }
                return !key.isEmpty && !key.contains { ".[]".contains($0) }
            }
            return hasName ? .found(found) : .unknownElement
        }
        // Under a key that is not there a value can be put, unless one is taken for granted.
        if type.canGrow, !ModelName.unwraps(target) { return .noElement }
        return search.left > 0 ? .missingElement : .unknownElement
    }

    private func isOnTheWay(_ keyPath: AnyKeyPath) -> Bool {
        let steps = ModelName.describedSteps(of: keyPath)
        return words == steps || words.hasPrefix(steps + ".")
    }

    /// The legs of the ways that are described like that of the target, found with the first element of each list. There is more than
    /// one where properties of the same type have observers.
    private func legs(from whole: AnyKeyPath, along keyPath: AnyKeyPath?, _ names: [String]) -> [[Leg]] {
        guard isOnTheWay(whole) else { return [] }
        if words == ModelName.describedSteps(of: whole), Swift.type(of: whole) == Swift.type(of: target) {
            return [[Leg(keyPath: keyPath, names: names, holder: nil)]]
        }
        let type = Swift.type(of: whole).valueType
        if let optional = type as? any OptionalType.Type {
            // `\.rows[1]!.name`; a way with `?` cannot be made.
            guard let inside = whole.appending(path: optional.forced),
                let inner = keyPath.map({ $0.appending(path: optional.forced) }) ?? optional.forced
            else { return [] }
            return legs(from: inside, along: inner, names)
        }
        if let holder = type as? any KeyPathHolder.Type {
            guard let first = whole.appending(path: holder.example) else { return [] }
            return legs(from: first, along: nil, []).map { [Leg(keyPath: keyPath, names: names, holder: holder)] + $0 }
        }
        return ModelName.parts(of: type).flatMap { part -> [[Leg]] in
            guard let next = whole.appending(path: part.keyPath),
                let inner = keyPath.map({ $0.appending(path: part.keyPath) }) ?? part.keyPath
            else { return [] }
            return legs(from: next, along: inner, names + [part.name])
        }
    }

    private mutating func search(
        _ type: any KeyPathHolder.Type, at list: AnyKeyPath, _ data: DataValue?, _ legs: ArraySlice<Leg>
    ) -> [FieldPath.Component]? {
        guard let leg = legs.first else { return nil }
        var number = 0
        while let next = type.element(number, of: data) {
            number += 1
            left -= 1
            guard left > 0, let element = list.appending(path: next.keyPath),
                let place = leg.keyPath.map({ element.appending(path: $0) }) ?? element
            else { return nil }
            let way = [next.component] + leg.names.map(FieldPath.Component.key)
            guard let inner = leg.holder else {
                if ModelName.areSame(place, target) { return way }
                continue
            }
            var value = next.value
            for name in leg.names { value = value?[name] }
            if let rest = search(inner, at: place, value, legs.dropFirst()) { return way + rest }
        }
        return nil
    }
}

/// A list or a dictionary whose elements have key paths.
protocol KeyPathHolder {
    /// The key path to some element.
    static var example: AnyKeyPath { get }
    /// Whether elements can be set that are not there.
    static var canGrow: Bool { get }
    /// An element by its number, also one that a list does not have; `nil` for one that is not looked for.
    static func element(
        _ number: Int, of data: DataValue?
    ) -> (component: FieldPath.Component, keyPath: AnyKeyPath, value: DataValue?)?
}

extension Array: KeyPathHolder {
    static var example: AnyKeyPath { \[Element].[0] }
    static var canGrow: Bool { false }

    static func element(
        _ number: Int, of data: DataValue?
    ) -> (component: FieldPath.Component, keyPath: AnyKeyPath, value: DataValue?)? {
        var elements: [DataValue] = []
        if case .array(let present)? = data { elements = present }
        guard number < elements.count + ElementSearch.beyond else { return nil }
        return (.index(number), \[Element].[number], number < elements.count ? elements[number] : nil)
    }
}

extension Dictionary: KeyPathHolder where Key == String {
    static var example: AnyKeyPath { \[String: Value].[""] }
    static var canGrow: Bool { true }

    static func element(
        _ number: Int, of data: DataValue?
    ) -> (component: FieldPath.Component, keyPath: AnyKeyPath, value: DataValue?)? {
        guard case .object(let object)? = data, number < object.members.count else { return nil }
        let (key, value) = object.members[number]
        return (.key(key), \[String: Value].[key], value)
    }
}
