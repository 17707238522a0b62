internal import ProvisoCore
internal import ProvisoSchema

extension OpenAPILoader {
    /// The types that a schema says of a value and its parts, for values that come as text.
    mutating func shape(of schema: DocumentNode, at place: Place) -> ValueShape {
        var steps = 0
        return shape(schema, place, depth: 0, &steps)
    }

    /// Deeper parts have no place in a parameter, and a schema can lead back to itself.
    private static let deepest = 12
    private static let mostSteps = 2000

    private mutating func shape(
        _ schema: DocumentNode, _ place: Place, depth: Int, _ steps: inout Int
    ) -> ValueShape {
        steps += 1
        guard depth < Self.deepest, steps < Self.mostSteps else { return ValueShape() }
        var shape = ValueShape()
        if let reference = schema.part("$ref"), reference.text != nil {
            guard let target = schemas.followSchema(reference, from: place), let node = schemas.node(at: target) else {
                return shape
            }
            shape = self.shape(node, target, depth: depth + 1, &steps)
            if version == .v30 { return shape }
        }
        if let types = Self.types(of: schema) { shape.narrow(to: types) }
        for (name, part) in schema.part("properties")?.parts ?? [] {
            let place = place.appending("properties").appending(name)
            shape.add(self.shape(part, place, depth: depth + 1, &steps), named: name)
        }
        for (pattern, part) in schema.part("patternProperties")?.parts ?? [] {
            let place = place.appending("patternProperties").appending(pattern)
            shape.addOthers(self.shape(part, place, depth: depth + 1, &steps))
        }
        if let others = schema.part("additionalProperties"), others.flag != false {
            shape.addOthers(self.shape(others, place.appending("additionalProperties"), depth: depth + 1, &steps))
        }
        if let parts = schema.part("prefixItems")?.elements, !parts.isEmpty {
            let place = place.appending("prefixItems")
            shape.leading = parts.enumerated().map { index, part in
                self.shape(part, place.appending(String(index)), depth: depth + 1, &steps)
            }
        }
        // What some elements have to be says best what they are, where nothing says it of all.
        if let keyword = ["items", "contains"].first(where: { schema.part($0) != nil }), let part = schema.part(keyword)
        {
            shape.elements = [self.shape(part, place.appending(keyword), depth: depth + 1, &steps)]
        }
        if Self.numericLimits.contains(where: { schema.part($0) != nil }) { shape.hasNumericLimits = true }
        if let excluded = schema.part("not").flatMap(Self.typesAlone) { shape.exclude(excluded) }
        for (keyword, isAll) in [("allOf", true), ("anyOf", false), ("oneOf", false)] {
            let parts = schema.part(keyword)?.elements ?? []
            guard !parts.isEmpty else { continue }
            let place = place.appending(keyword)
            let shapes = parts.enumerated().map { index, part in
                self.shape(part, place.appending(String(index)), depth: depth + 1, &steps)
            }
            shape.add(shapes, all: isAll)
        }
        return shape
    }

    /// The keywords that judge numbers alone.
    private static let numericLimits = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]

    /// The types of a schema that says nothing else.
    private static func typesAlone(_ schema: DocumentNode) -> ValueShape.Types? {
        guard schema.parts.map(\.name) == ["type"] else { return nil }
        return types(of: schema)
    }

    /// The types that a schema names, or that its values have.
    private static func types(of schema: DocumentNode) -> ValueShape.Types? {
        var types: ValueShape.Types?
        if let node = schema.part("type") {
            let names = node.text.map { [$0] } ?? node.elements.compactMap(\.text)
            var named = names.reduce(into: ValueShape.Types()) { $0.formUnion(ValueShape.Types(named: $1)) }
            if schema.part("nullable")?.flag == true { named.insert(.null) }
            types = named
        }
        let values = schema.part("enum")?.elements ?? schema.part("const").map { [$0] } ?? []
        if types == nil, !values.isEmpty {
            types = values.reduce(into: ValueShape.Types()) { $0.formUnion(ValueShape.Types(of: $1.value)) }
        }
        return types
    }
}
