internal import ProvisoCore

/// Sets of keywords that a dialect of one's own can leave out (`$vocabulary`).
struct Vocabularies: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let core = Self(rawValue: 1)
    static let applicator = Self(rawValue: 2)
    static let unevaluated = Self(rawValue: 4)
    static let validation = Self(rawValue: 8)
    static let metaData = Self(rawValue: 16)
    static let format = Self(rawValue: 32)
    /// `format` is not only an annotation.
    static let formatAssertion = Self(rawValue: 64)
    static let content = Self(rawValue: 128)
    /// The keywords and formats that descriptions of APIs add (OpenAPI).
    static let openAPI = Self(rawValue: 256)
    /// The Schema Object of OpenAPI 3.0, which has fewer keywords than draft 4 and some of its own.
    static let openAPI30 = Self(rawValue: 512)
    static let all = Self(rawValue: 255)

    /// The vocabularies that a schema for schemas declares.
    ///
    /// - Parameters:
    ///   - declarations: The value of `$vocabulary`.
    ///   - dialect: The dialect of that schema.
    ///   - unknown: Called with a vocabulary that is required and unknown.
    init(_ declarations: DocumentNode, _ dialect: SchemaDialect, unknown: (DocumentNode) -> Void) {
        var found = Self.core
        guard case .mapping(let members) = declarations.content else {
            self = found
            return
        }
        let start = "https://json-schema.org/draft/\(dialect.rawValue)/vocab/"
        for (key, value) in members {
            let isRequired = if case .bool(true)? = value.scalar { true } else { false }
            guard key.name.hasPrefix(start), let part = Self.named(String(key.name.dropFirst(start.count)), dialect)
            else {
                if isRequired { unknown(key) }
                continue
            }
            found.formUnion(part)
            // In 2019 the vocabulary is an assertion where it is required.
            if dialect == .v2019, part == .format, isRequired { found.insert(.formatAssertion) }
        }
        self = found
    }

    private static func named(_ name: String, _ dialect: SchemaDialect) -> Vocabularies? {
        switch (name, dialect) {
        case ("core", _): .core
        case ("applicator", .v2019): [.applicator, .unevaluated]
        case ("applicator", _): .applicator
        case ("unevaluated", .v2020): .unevaluated
        case ("validation", _): .validation
        case ("meta-data", _): .metaData
        case ("format", .v2019), ("format-annotation", .v2020): .format
        case ("format-assertion", .v2020): [.format, .formatAssertion]
        case ("content", _): .content
        default: nil
        }
    }
}
