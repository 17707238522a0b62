/// Where a keyword has schemas in it.
enum KeywordPlaces {
    case schema
    case list
    /// One schema, or a list.
    case schemaOrList
    /// The values of an object.
    case map
    /// The values of an object that are not lists or texts.
    case mapOfSome
    /// The members of a list, or the value, that are objects.
    case types

    /// Where a keyword of a dialect has schemas; `nil` for one that has none, or that the dialect does not have.
    ///
    /// `definitions` and `dependencies` are kept by later dialects for schemas of earlier ones. Draft 3 does not name `definitions`, but
    /// schemas of that draft keep theirs there, with identifiers that others refer to.
    static func of(_ keyword: String, in dialect: SchemaDialect) -> KeywordPlaces? {
        switch keyword {
        case "properties", "patternProperties", "definitions": return .map
        case "$defs", "dependentSchemas": return dialect >= .v2019 ? .map : nil
        case "dependencies": return .mapOfSome
        case "additionalProperties": return .schema
        case "additionalItems": return dialect <= .v2019 ? .schema : nil
        case "items": return dialect <= .v2019 ? .schemaOrList : .schema
        case "prefixItems": return dialect >= .v2020 ? .list : nil
        case "allOf", "anyOf", "oneOf": return dialect >= .draft4 ? .list : nil
        case "not": return dialect >= .draft4 ? .schema : nil
        case "contains", "propertyNames": return dialect >= .draft6 ? .schema : nil
        case "if", "then", "else": return dialect >= .draft7 ? .schema : nil
        case "unevaluatedItems", "unevaluatedProperties", "contentSchema": return dialect >= .v2019 ? .schema : nil
        case "extends": return dialect == .draft3 ? .schemaOrList : nil
        case "type", "disallow": return dialect == .draft3 ? .types : nil
        default: return nil
        }
    }
}
