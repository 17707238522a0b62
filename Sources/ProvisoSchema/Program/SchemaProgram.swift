internal import ProvisoCore

/// Schemas as lists of instructions, which name each other by number.
final class SchemaProgram: Sendable {
    /// A resource that references can have entered.
    struct Resource: Sendable {
        /// The schemas by the names that `$dynamicRef` looks for.
        let dynamicTargets: [String: Int]
        /// The schema that `$recursiveRef` looks for.
        let recursiveTarget: Int?
    }

    let schemas: [CompiledSchema]
    let root: Int
    let resources: [Resource]
    /// Whether references depend on which resources were entered.
    let usesScope: Bool
    /// The most schemas that can judge one and the same value inside of each other.
    let longestChain: Int

    init(schemas: [CompiledSchema], root: Int, resources: [Resource], usesScope: Bool, longestChain: Int) {
        (self.schemas, self.root, self.resources) = (schemas, root, resources)
        (self.usesScope, self.longestChain) = (usesScope, longestChain)
    }

    /// The same schemas, of which another one judges the whole value.
    func rooted(at schema: Int) -> SchemaProgram {
        SchemaProgram(
            schemas: schemas, root: schema, resources: resources, usesScope: usesScope, longestChain: longestChain)
    }
}

/// One schema.
final class CompiledSchema: Sendable {
    /// What a boolean schema says of every value.
    let constant: Bool?
    let instructions: [Instruction]
    /// What is said of a value that passes, by keyword.
    let annotations: [(keyword: String, value: DataValue)]
    /// The resource that it belongs to.
    let resource: Int
    /// The URI of the schema.
    let location: String
    /// Whether it asks which parts other keywords have judged.
    let asksForParts: Bool
    /// Whether more than one schema hands on to it the value that it judges itself.
    let isShared: Bool

    init(_ draft: SchemaDraft, isShared: Bool) {
        constant = draft.constant
        instructions = draft.instructions
        annotations = draft.annotations
        resource = draft.resource
        location = draft.location
        asksForParts = draft.asksForParts
        self.isShared = isShared
    }
}

/// A schema on its way.
struct SchemaDraft {
    var constant: Bool?
    var instructions: [Instruction] = []
    var annotations: [(keyword: String, value: DataValue)] = []
    var resource = 0
    var location = ""

    var asksForParts: Bool {
        instructions.contains {
            switch $0 {
            case .unevaluatedElements, .unevaluatedMembers: true
            default: false
            }
        }
    }
}

/// A schema in another one.
struct SchemaEdge: Sendable {
    /// The number of the schema.
    let target: Int
    /// The keyword, and what leads on from there: `/properties/name`.
    let path: String

    /// The keyword.
    var keyword: String { path.dropFirst().split(separator: "/").first.map(String.init) ?? "" }
}
