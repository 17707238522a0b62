internal import ProvisoBase

/// The models that values of other types hold, wherever they keep them: in properties that nobody has declared to this
/// library, behind property wrappers, in lists and enumerations.
enum HeldModels {
    private static let found = TypeTable<[any Validatable.Type]>()

    /// The types of models with protected members that values of a type are known to hold.
    static func known(in type: Any.Type) -> [any Validatable.Type] {
        found.known(ObjectIdentifier(type)) ?? []
    }

    /// Notes that values of a type hold models of others.
    ///
    /// - Returns: Whether that is new of one of them.
    static func note(_ models: [any Validatable.Type], in type: Any.Type) -> Bool {
        var isNew = false
        found.update(ObjectIdentifier(type)) { known in
            var all = known ?? []
            for model in models where !all.contains(where: { $0 == model }) { all.append(model) }
            isNew = all.count > known?.count ?? 0
            return isNew ? all : nil
        }
        return isNew
    }

    /// Calls a function with each model inside of a value, itself left out.
    static func visit(inside root: Any, _ body: (any Validatable) -> Void) {
        var leaves: [ObjectIdentifier: Bool] = [:]
        var objects: Set<ObjectIdentifier> = []
        var left = parts(of: root, &objects)
        while let value = left.popLast() {
            if isLeaf(Swift.type(of: value), &leaves) { continue }
            if let model = value as? any Validatable { body(model) }
            left += parts(of: value, &objects)
        }
    }

    /// What a value consists of; nothing of an object that has been met.
    private static func parts(of value: Any, _ objects: inout Set<ObjectIdentifier>) -> [Any] {
        if type(of: value) is AnyClass, !objects.insert(ObjectIdentifier(value as AnyObject)).inserted { return [] }
        var mirror: Mirror? = Mirror(reflecting: value)
        var parts: [Any] = []
        while let current = mirror {
            parts += current.children.map(\.value)
            mirror = current.superclassMirror
        }
        return parts
    }

    /// Whether values of a type hold no models: those that data becomes by itself, and lists of them.
    private static func isLeaf(_ type: Any.Type, _ known: inout [ObjectIdentifier: Bool]) -> Bool {
        let id = ObjectIdentifier(type)
        if let isLeaf = known[id] { return isLeaf }
        var inside = unwrapped(type)
        while let holder = inside as? any HoldingType.Type, !holder.isKeyed || inside is any TextKeyed.Type {
            inside = unwrapped(holder.elementType)
        }
        let isLeaf = DataConversion.of(inside) != nil
        known[id] = isLeaf
        return isLeaf
    }

    // MARK: Types that hold none

    /// Whether a type of the standard library decodes what it holds and nothing else, or has no room for a model.
    static func handsNothingOn<Value>(_ type: Value.Type) -> Bool {
        type is any WrappingType.Type || type is any HoldingType.Type
            || MemoryLayout<Value>.size <= 1 && type is any RawRepresentable.Type
    }

    private static let plain = TypeTable<Void>()

    /// Whether no value of a type can hold a model, as one of them has shown.
    static func isPlain(_ type: Any.Type) -> Bool { plain.known(ObjectIdentifier(type)) != nil }

    /// Notes whether values of a type can hold models, as far as one of them shows it: not where all that there is room for
    /// is text, numbers and the like.
    @discardableResult
    static func notePlain<Value>(_ value: Value) -> Bool {
        guard size(ofPlainPartsOf: value) == MemoryLayout<Value>.size else { return false }
        plain.value(for: ObjectIdentifier(Value.self)) {}
        return true
    }

    /// How much room the texts, numbers and the like take that a structure consists of; `nil` where it has anything else.
    private static func size(ofPlainPartsOf value: Any) -> Int? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct else { return nil }
        func room<Part>(_ part: Part) -> Int { MemoryLayout<Part>.size }
        var size = 0
        for child in mirror.children {
            guard DataConversion.of(Swift.type(of: child.value)) != nil else { return nil }
            size += _openExistential(child.value, do: room)
        }
        return size
    }
}

/// Dictionaries with keys that are texts, whatever their values.
protocol TextKeyed {}
extension Dictionary: TextKeyed where Key == String {}
