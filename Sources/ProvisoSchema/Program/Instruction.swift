internal import ProvisoCore

/// What a schema asks of a value.
enum Instruction: Sendable {
    case types(TypeSet)
    /// `type` and `disallow` of draft 3, which have schemas among the types.
    case typesOrSchemas(TypeChoice)
    case constants(ConstantSet, keyword: String)
    case limit(NumberLimit)
    case multiple(NumberMultiple, keyword: String)
    case minLength(Int)
    case maxLength(Int)
    case pattern(SchemaPattern)
    case format(SchemaFormat)
    case content(SchemaContent)
    case minItems(Int)
    case maxItems(Int)
    case uniqueItems
    case elements(ElementsPlan)
    case contains(ContainsPlan)
    case minProperties(Int)
    case maxProperties(Int)
    case required(RequiredNames)
    case dependents([Dependent], keyword: String)
    case members(MembersPlan)
    case names(SchemaEdge)
    case all([SchemaEdge])
    case any([SchemaEdge])
    case one([SchemaEdge])
    case not(SchemaEdge)
    case condition(ConditionPlan)
    case reference(SchemaEdge)
    case dynamicReference(SchemaEdge, name: String)
    case recursiveReference(SchemaEdge)
    case unevaluatedElements(SchemaEdge)
    case unevaluatedMembers(SchemaEdge)
    /// `oneOf` or `anyOf` of which a member says which schema is meant.
    case discriminated(DiscriminatorPlan)
    /// Members that go the other way alone; the keyword that says so.
    case absentMembers(NameTable, keyword: String)

    /// The schemas that judge the value itself, and not parts of it; without those that are found at run time.
    var chained: [SchemaEdge] {
        switch self {
        case .typesOrSchemas(let choice): choice.schemas
        case .all(let edges), .any(let edges), .one(let edges): edges
        case .not(let edge), .reference(let edge): [edge]
        case .discriminated(let plan): plan.schemas + plan.alternatives
        case .condition(let plan): [plan.test, plan.then, plan.otherwise].compactMap { $0 }
        case .dependents(let dependents, _):
            dependents.compactMap { if case .schema(let edge) = $0.demand { edge } else { nil } }
        default: []
        }
    }
}

/// A bound of a number.
struct NumberLimit: Sendable {
    let keyword: String
    let limit: ExactNumber
    let isUpper: Bool
    let isExclusive: Bool

    /// Whether the number in a text is within the bound.
    @inline(__always)
    func holds(for text: Span<UInt8>) -> Bool {
        guard let shape = DecimalShape(text) else { return false }
        let order = limit.compare(to: shape, in: text)
        return isUpper ? (isExclusive ? order > 0 : order >= 0) : (isExclusive ? order < 0 : order <= 0)
    }
}

/// Types, and schemas that stand among them.
struct TypeChoice: Sendable {
    let types: TypeSet
    let schemas: [SchemaEdge]
    /// Whether none of them may fit.
    let isNegated: Bool

    var keyword: String { isNegated ? "disallow" : "type" }
}

/// What the elements of an array must be.
struct ElementsPlan: Sendable {
    /// The schemas of the first elements.
    let prefix: [SchemaEdge]
    /// The schema of those behind them.
    let rest: SchemaEdge?
}

/// How many elements must pass a schema.
struct ContainsPlan: Sendable {
    let schema: SchemaEdge
    let min: Int
    let max: Int?
    /// Whether elements that pass count as judged for `unevaluatedItems`.
    let marksElements: Bool
}

/// Names that an object must have.
struct RequiredNames: Sendable {
    let table: NameTable
    /// The keyword, or the way to it, of each name.
    let path: String
}

/// What a member demands of the object that has it.
struct Dependent: Sendable {
    enum Demand: Sendable {
        case names(NameTable)
        case schema(SchemaEdge)
    }

    let name: NameTable
    let demand: Demand
}

/// What the members of an object must be.
struct MembersPlan: Sendable {
    /// The names of `properties`, and their schemas.
    let names: NameTable
    let schemas: [SchemaEdge]
    let patterns: [(pattern: SchemaPattern, schema: SchemaEdge)]
    let additional: SchemaEdge?
    /// The keywords that are there, for annotations.
    let keywords: [String]
}

/// `if`, `then` and `else`.
struct ConditionPlan: Sendable {
    let test: SchemaEdge
    let then: SchemaEdge?
    let otherwise: SchemaEdge?
}

/// Alternatives, and which of them the value of a member means.
struct DiscriminatorPlan: Sendable {
    /// The name of the member.
    let member: NameTable
    /// What the member can be, and the schema that each of its values means.
    let values: NameTable
    let schemas: [SchemaEdge]
    /// All of `oneOf` or `anyOf`, which judge what is no object.
    let alternatives: [SchemaEdge]
    let isOne: Bool
}
