internal import ProvisoCore
internal import ProvisoSchema

/// What is known of an operation.
struct OperationPlan: Sendable {
    let method: String
    /// Where it is described.
    let place: EmbeddedSchemas.Place
    let position: SourcePosition?
    var id: String?
    var isDeprecated = false
    /// Its path; `nil` where that is known at run time alone.
    var template: PathTemplate?
    /// What servers have in front of the path, each once.
    var bases: [PathTemplate] = []
    var parameters: [ParameterPlan] = []
    var body: BodyPlan?
    /// The answers, by what stands for their status.
    var responses: [(status: String, plan: ResponsePlan)] = []

    init(method: String, place: EmbeddedSchemas.Place, position: SourcePosition?) {
        (self.method, self.place, self.position) = (method, place, position)
    }

    /// The answer with a status: described by itself, by its class, or by `default`.
    func response(_ status: Int) -> ResponsePlan? {
        let names = [String(status), "\(status / 100)XX", "default"]
        return names.lazy.compactMap { name in responses.first { $0.status == name }?.plan }.first
    }
}

/// The body of a request.
struct BodyPlan: Sendable {
    let isRequired: Bool
    let contents: [ContentPlan]
}

/// An answer.
struct ResponsePlan: Sendable {
    let contents: [ContentPlan]
    var headers: [ParameterPlan] = []

    init(contents: [ContentPlan]) { self.contents = contents }
}

/// The schemas of a description, compiled, by their places.
final class OpenAPISchemas: Sendable {
    /// For what clients send.
    let requests: [EmbeddedSchemas.Place: JSONSchema]
    /// For what servers send.
    let answers: [EmbeddedSchemas.Place: JSONSchema]

    init(requests: [EmbeddedSchemas.Place: JSONSchema], answers: [EmbeddedSchemas.Place: JSONSchema]) {
        (self.requests, self.answers) = (requests, answers)
    }
}
