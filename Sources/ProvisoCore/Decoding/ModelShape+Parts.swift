extension ModelShape {
    /// What lies inside of a value, as its type tells: `city` of an address.
    package struct Part {
        /// What Swift calls it, from the value on.
        package fileprivate(set) var names: [String] = []
        package fileprivate(set) var valueType: Any.Type
        /// Whether it may be assigned from outside: neither it nor what is around it is marked.
        package fileprivate(set) var isSafe = true
        fileprivate var labels: [AttributeLabel] = []

        /// How messages name it.
        package func label(in around: AttributeLabel, named name: String) -> AttributeLabel {
            var label = labels.last ?? AttributeLabel(attributeOrPart: name)
            label.isSensitive = label.isSensitive || around.isSensitive || labels.contains(where: \.isSensitive)
            return label
        }
    }

    /// A model has no member of a name.
    package struct NoSuchMember: Error {
        /// How many names led to the model.
        package let depth: Int
        /// The names that its members have outside.
        package let known: [String]
    }

    /// What lies inside of the values of a type, at a path of names from outside. What is no model takes any name.
    package static func part(_ keys: [String], in type: Any.Type) throws(NoSuchMember) -> Part {
        var part = Part(valueType: type)
        for (depth, key) in keys.enumerated() {
            let current = unwrapped(part.valueType)
            if let model = current as? any Validatable.Type, let shape = ModelShape.of(model) {
                guard let position = shape.position(of: key) else {
                    if shape.hasOther(key) {
                        part.names.append(key)
                        part.valueType = DataValue.self
                        part.labels = []
                        continue
                    }
                    throw NoSuchMember(depth: depth, known: shape.members.map(\.key))
                }
                let member = shape.members[position]
                part.names.append(member.name)
                part.valueType = member.valueType
                part.labels.append(member.label)
                if member.isMarkedUnsafe { part.isSafe = false }
            } else if current is any TextKeyed.Type || !(current is any HoldingType.Type) && hasParts(current) {
                part.names.append(key)
                part.valueType = (current as? any HoldingType.Type)?.elementType ?? DataValue.self
                part.labels = []
            } else {
                throw NoSuchMember(depth: depth, known: [])
            }
        }
        return part
    }

    /// The types of the members that are properties of the type.
    package var valueTypes: [Any.Type] { members.filter(\.isWhole).map(\.valueType) }

    /// The values of the members of a model that are properties of its type, by their names in Swift.
    package static func values(of model: any Validatable) -> [(name: String, value: Any)] {
        let members = of(Swift.type(of: model))?.members ?? []
        return members.compactMap { member in
            member.isWhole ? member.value(model).map { (member.name, $0) } : nil
        }
    }

    /// Whether values of a type may be objects, as far as is known: no texts, numbers and the like.
    private static func hasParts(_ type: Any.Type) -> Bool {
        type == DataValue.self || DataConversion.of(type) == nil
    }
}
