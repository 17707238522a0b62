internal import ProvisoCore

/// Why a value does not pass a keyword.
enum SchemaFailure: Sendable {
    /// The schema is `false`.
    case never
    /// Judging was given up.
    case givenUp
    /// It was judged before, and said there why.
    case failsAgain
    case types(TypeSet)
    case constants(ConstantSet, String)
    case limit(NumberLimit)
    case multiple(ExactNumber, String)
    case minLength(Int)
    case maxLength(Int)
    case pattern(String)
    case format(SchemaFormat)
    /// Content that is not what the keyword says.
    case content(String)
    case minItems(Int)
    case maxItems(Int)
    case uniqueItems(Int, Int)
    case minProperties(Int)
    case maxProperties(Int)
    /// A member that is missing, and the way to the keyword that wants it.
    case required(String, String)
    /// A member that is missing beside another one.
    case dependent(String, of: String, String)
    case anyOf
    /// Which of the schemas pass: none, or too many.
    case oneOf([Int])
    case not
    case contains(min: Int, count: Int)
    case maxContains(max: Int, count: Int)
    /// A member that goes the other way alone, as this keyword says.
    case absent(String)

    /// The keyword, and what leads on from it; `nil` where the schema itself fails.
    var path: String? {
        switch self {
        case .never, .givenUp, .failsAgain: nil
        case .types: "/type"
        case .constants(_, let keyword), .multiple(_, let keyword), .content(let keyword), .absent(let keyword):
            "/" + keyword
        case .limit(let limit): "/" + limit.keyword
        case .minLength: "/minLength"
        case .maxLength: "/maxLength"
        case .pattern: "/pattern"
        case .format: "/format"
        case .minItems: "/minItems"
        case .maxItems: "/maxItems"
        case .uniqueItems: "/uniqueItems"
        case .minProperties: "/minProperties"
        case .maxProperties: "/maxProperties"
        case .required(_, let path), .dependent(_, of: _, let path): path
        case .anyOf: "/anyOf"
        case .oneOf: "/oneOf"
        case .not: "/not"
        case .contains(let min, _): min == 1 ? "/contains" : "/minContains"
        case .maxContains: "/maxContains"
        }
    }
}
