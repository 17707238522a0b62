internal import ProvisoCore
internal import ProvisoSchema

/// How a parameter or a header is read and judged.
struct ParameterPlan: Sendable {
    /// Where parameters are.
    enum Location: String, Sendable {
        case path, query, header, cookie

        /// How values are written where the description does not say it.
        var defaultStyle: Style {
            switch self {
            case .path, .header: .simple
            case .query, .cookie: .form
            }
        }
    }

    /// How values are written.
    enum Style: String, Sendable {
        case matrix, label, form, simple, spaceDelimited, pipeDelimited, deepObject
    }

    let name: String
    let location: Location
    let style: Style
    var explodes = false
    var isRequired = false
    /// Whether it may be there without a value, whatever its schema says.
    var allowsEmpty = false
    /// Its schema; `nil` where nothing is said, or where it is text of some media type.
    var schema: EmbeddedSchemas.Place?
    var shape = ValueShape()
    /// What it is, where it is text of some media type.
    var content: ContentPlan?

    init(name: String, location: Location, style: Style) {
        (self.name, self.location, self.style) = (name, location, style)
    }

    /// Whether both describe one parameter. Names of headers are the same in upper and lower case.
    func isSame(as other: ParameterPlan) -> Bool {
        location == other.location
            && (location == .header ? name.lowercased() == other.name.lowercased() : name == other.name)
    }

    /// Whether the specification says that the description means nothing: other parts of the document describe these headers.
    var isIgnored: Bool {
        location == .header && ["accept", "content-type", "authorization"].contains(name.lowercased())
    }

    /// Its path in violations.
    var path: FieldPath { FieldPath([.key(location.rawValue), .key(name)]) }
}

/// How a member of a form is written.
struct EncodingPlan: Sendable {
    let style: ParameterPlan.Style?
    let explodes: Bool?
    /// The media types that the value may have; none where nothing is said.
    let contentTypes: [MediaRange]
    /// Whether the value is JSON; `nil` where nothing is said.
    var isJSON: Bool? { contentTypes.first?.isJSON }
}

/// A body, or a parameter, of one media type.
struct ContentPlan: Sendable {
    let range: MediaRange
    var schema: EmbeddedSchemas.Place?
    var shape = ValueShape()
    var encodings: [String: EncodingPlan] = [:]

    init(range: MediaRange) { self.range = range }

    /// The content that describes a type best.
    static func best(_ contents: [ContentPlan], for type: MediaRange) -> ContentPlan? {
        contents.compactMap { content in content.range.fit(type).map { (content, $0) } }
            .max { $0.1 < $1.1 }?.0
    }
}
