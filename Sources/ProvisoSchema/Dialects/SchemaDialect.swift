/// A dialect of JSON Schema.
public enum SchemaDialect: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Draft 3 of 2010.
    case draft3 = "draft-03"
    /// Draft 4 of 2013.
    case draft4 = "draft-04"
    /// Draft 6 of 2017.
    case draft6 = "draft-06"
    /// Draft 7 of 2018.
    case draft7 = "draft-07"
    /// The dialect of September 2019.
    case v2019 = "2019-09"
    /// The dialect of December 2020.
    case v2020 = "2020-12"

    /// The identifier of the schema that describes the dialect, as `$schema` names it.
    public var uri: String {
        switch self {
        case .v2019, .v2020: "https://json-schema.org/draft/\(rawValue)/schema"
        default: "http://json-schema.org/\(rawValue)/schema"
        }
    }

    /// The dialect that `$schema` names; `nil` for a dialect of your own.
    ///
    /// An empty fragment does not matter, nor does `https` where the specification has `http`.
    public init?(uri: String) {
        let wanted = SchemaURI.identifier(uri)
        let found = Self.allCases.first {
            $0.uri == wanted || ($0 < .v2019 && $0.uri.dropFirst(4) == wanted.dropFirst(5) && wanted.hasPrefix("https"))
        }
        guard let found else { return nil }
        self = found
    }

    /// Whether the left dialect is the older one.
    public static func < (left: Self, right: Self) -> Bool { left.age < right.age }

    private var age: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The keyword that gives a schema its identifier.
    var identifierKeyword: String { self <= .draft4 ? "id" : "$id" }

    /// Whether `$ref` stands alone: other keywords beside it are ignored.
    var referenceStandsAlone: Bool { self < .v2019 }

    /// Whether `true` and `false` are schemas.
    var hasBooleanSchemas: Bool { self >= .draft6 }
}

/// What a schema is read by: a dialect, and which of its keywords mean something.
struct SchemaReading: Sendable, Hashable {
    let dialect: SchemaDialect
    let vocabularies: Vocabularies
    /// The schema that describes the dialect.
    let metaschema: String

    /// How the schemas of a dialect are read by default.
    init(_ dialect: SchemaDialect) {
        self.init(dialect, .all.subtracting(.formatAssertion), metaschema: dialect.uri)
    }

    /// Whether schemas have identifiers, and may name the dialect that they are written in.
    var hasIdentifiers: Bool { !vocabularies.contains(.openAPI30) }

    init(_ dialect: SchemaDialect, _ vocabularies: Vocabularies, metaschema: String) {
        (self.dialect, self.vocabularies, self.metaschema) = (dialect, vocabularies, metaschema)
    }
}
