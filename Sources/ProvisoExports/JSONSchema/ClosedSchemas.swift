import ProvisoCore

extension Schema {
    /// Refuses the members that no rule names, in objects that are closed.
    mutating func close(_ objects: [ClosedObject]) {
        for object in objects { close(object.members, at: object.path[...]) }
    }

    private mutating func close(_ members: [String?], at path: ArraySlice<String>) {
        var properties: DataObject = if case .object(let known)? = self["properties"] { known } else { [:] }
        if let name = path.first {
            var part: Schema = if case .object(let known)? = properties[name] { known } else { [:] }
            part.close(members, at: path.dropFirst())
            properties[name] = .object(part)
        } else {
            for name in members.compactMap({ $0 }) where properties[name] == nil { properties[name] = [:] }
            self["additionalProperties"] = false
        }
        self["properties"] = .object(properties)
    }
}
