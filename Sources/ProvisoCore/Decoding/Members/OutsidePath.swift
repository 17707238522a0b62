/// Paths in the names of Swift and those that clients know, which coding keys give.
package enum OutsidePath {
    /// The path that clients know.
    package static func outside(of path: FieldPath, in model: any Validatable.Type, _ keys: KeyStrategy) -> FieldPath {
        translate(path, in: model) { shape, name in
            shape.position(ofName: name).map { (keys.encoded(shape.members[$0].key), shape.members[$0]) }
        }
    }

    /// The path in the names of Swift.
    package static func inside(of path: FieldPath, in model: any Validatable.Type) -> FieldPath {
        translate(path, in: model) { shape, key in
            shape.position(of: key).map { (shape.members[$0].name, shape.members[$0]) }
        }
    }

    private static func translate(
        _ path: FieldPath, in model: any Validatable.Type,
        _ find: (ModelShape, String) -> (name: String, member: ModelShape.Member)?
    ) -> FieldPath {
        var type: Any.Type? = model
        return FieldPath(
            path.components.map { component in
                let current = type.map(unwrapped)
                type = nil
                if let holder = current as? any HoldingType.Type {
                    type = holder.elementType
                    return component
                }
                guard case .key(let key) = component, let model = current as? any Validatable.Type,
                    let (name, member) = ModelShape.of(model).flatMap({ find($0, key) })
                else { return component }
                type = member.valueType
                return .key(name)
            })
    }
}

extension Violation {
    /// Tells the violation that rows on its path stand elsewhere in their lists.
    ///
    /// - Parameter path: The path with the places where they stand now.
    package mutating func move(toRowsOf path: FieldPath) {
        self.path = path
        guard var outside = wording.outsidePath else { return }
        // Names outside are others; the elements on the way are the same.
        func isIndex(_ component: FieldPath.Component) -> Bool { if case .index = component { true } else { false } }
        for (position, place) in zip(
            outside.components.indices.filter { isIndex(outside.components[$0]) }, path.components.filter(isIndex))
        {
            outside.components[position] = place
        }
        wording.outsidePath = outside
    }

    /// Forgets the value where it lies inside of what is sensitive. The path is that of Swift.
    package mutating func concealIfSensitive(in model: any Validatable.Type) {
        if !wording.isConcealed, ModelShape.isSensitive(path, in: model) { conceal() }
    }

    /// Gives a violation that has the path that clients know the one of Swift.
    package mutating func nameInside(of model: (any Validatable.Type)?) {
        guard let model, ModelShape.of(model)?.mayRename ?? false else { return }
        let path = OutsidePath.inside(of: path, in: model)
        guard path != self.path else { return }
        wording.outsidePath = self.path
        self.path = path
    }

    /// Tells the violation which path clients know.
    package mutating func nameOutside(_ model: any Validatable.Type, _ keys: KeyStrategy) {
        let outside = OutsidePath.outside(of: path, in: model, keys)
        if outside != path { wording.outsidePath = outside }
    }
}

extension Report {
    /// Tells the violations of a model which paths clients know.
    package mutating func nameOutside(_ keys: KeyStrategy = .asDeclared) {
        guard !violations.isEmpty, let model = context?.model else { return }
        let shape = ModelShape.of(model)
        guard keys.decoded != nil || shape?.mayRename ?? false else { return }
        for index in violations.indices {
            if keys.decoded == nil, let shape, violations[index].takeOutsidePath(from: shape) { continue }
            violations[index].nameOutside(model, keys)
        }
    }
}

extension Wording {
    /// What tells a violation of an attribute alone that clients know it by another name; `nil` where they do not.
    static func renaming(_ name: String, to key: String) -> Shared<Extras>? {
        key == name ? nil : Shared(Extras(outsidePath: FieldPath([.key(key)])))
    }
}

extension Violation {
    /// Tells a violation which path clients know, without making one: violations of one attribute share it.
    ///
    /// - Returns: Whether that was possible: nothing but the name of an attribute changes.
    fileprivate mutating func takeOutsidePath(from shape: ModelShape) -> Bool {
        guard case .key(let name)? = path.components.first, let position = shape.position(ofName: name) else {
            return false
        }
        let outside = shape.outsideNames[position]
        let isAlone = path.components.count == 1
        guard let renaming = outside.renaming else { return isAlone || outside.isKeptInside }
        guard isAlone else { return false }
        if wording.extras == nil {
            wording.extras = renaming
        } else {
            wording.outsidePath = renaming.value.outsidePath
        }
        return true
    }
}

/// What clients call a member, as far as violations tell it.
struct OutsideName: Sendable {
    /// What a violation has whose path is the member alone, where clients know it by another name. Violations share it.
    let renaming: Shared<Wording.Extras>?
    /// Whether what lies inside of the member has the same names outside.
    let isKeptInside: Bool
}

extension ModelShape {
    /// Whether what stands at a path of Swift's names is sensitive, or lies inside of what is.
    static func isSensitive(_ path: FieldPath, in model: any Validatable.Type) -> Bool {
        var type: Any.Type? = model
        for component in path.components {
            let current = type.map(unwrapped)
            type = nil
            if let holder = current as? any HoldingType.Type {
                type = holder.elementType
            } else if case .key(let name) = component, let model = current as? any Validatable.Type {
                if PropertyLabels.isSensitive(name, of: model) { return true }
                guard let shape = ModelShape.of(model), let position = shape.position(ofName: name) else {
                    return false
                }
                let member = shape.members[position]
                if member.label.isSensitive { return true }
                type = member.valueType
            }
        }
        return false
    }
}
