import ProvisoCore

/// What a schema says of a rule, and why that is not all.
struct SchemaPiece {
    var schema: Schema
    var reasons: [String] = []

    var extent: ExportExtent { reasons.isEmpty ? .exact : schema.isEmpty ? .notExpressible : .weaker }

    static func exact(_ schema: Schema) -> Self { Self(schema: schema) }
    static func weaker(_ schema: Schema, _ reason: String) -> Self { Self(schema: schema, reasons: [reason]) }
    static func nothing(_ reason: String) -> Self { Self(schema: [:], reasons: [reason]) }

    static func all(_ pieces: [Self]) -> Self {
        Self(schema: .all(pieces.map(\.schema)), reasons: pieces.flatMap(\.reasons).withoutRepetitions)
    }
}

extension [String] {
    var withoutRepetitions: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
