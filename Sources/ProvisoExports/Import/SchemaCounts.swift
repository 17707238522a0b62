import ProvisoCore

/// How an export writes `count`: the elements of a list and the members of an object have the same limits.
enum SchemaCounts {
    /// The limits, where two choices say nothing else.
    static func limits(_ types: [String], _ choices: DataValue?) -> (least: DataValue?, most: DataValue?)? {
        let choices = JSONSchemaReader.elements(choices ?? [])
        guard Set(types) == ["array", "object"],
            let (least, most) = choices.first.map({ ($0["minItems"], $0["maxItems"]) })
        else { return nil }
        let counted = [("array", "Items"), ("object", "Properties")].map { type, noun in
            DataValue.object(.options(["type": .string(type), "min" + noun: least, "max" + noun: most]))
        }
        return choices == counted ? (least, most) : nil
    }
}
