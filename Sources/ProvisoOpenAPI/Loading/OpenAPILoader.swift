internal import ProvisoCore
internal import ProvisoSchema

/// Reads a description: finds its operations and all schemas in it.
struct OpenAPILoader {
    typealias Place = EmbeddedSchemas.Place

    let version: OpenAPIVersion
    /// Whether what the schema of the version does not allow is only noted.
    private let tolerates: Bool
    var schemas: EmbeddedSchemas
    private(set) var operations: [OperationPlan] = []
    private(set) var notes: [RuleDocumentProblem] = []
    /// The places of schemas, each once, in the order in which they are found.
    private var schemaPlaces: [Place] = []
    private var knownSchemas: Set<Place> = []
    private var knownItems: Set<Place> = []
    private var knownParameters: [Place: ParameterPlan] = [:]
    /// Whether a member goes one way alone, so that requests and answers differ.
    private var hasDirections: Bool

    init(_ version: OpenAPIVersion, _ resources: SchemaResources, tolerates: Bool) {
        self.version = version
        self.tolerates = tolerates
        hasDirections = resources.nodes.contains(where: \.mentionsDirection)
        schemas = EmbeddedSchemas(
            version == .v30 ? resources : resources.adding(DocumentCheck.dialects),
            language: version == .v30 ? .openAPI30 : .openAPI31(OpenAPIVersion.dialect31))
    }

    /// Reads a document.
    ///
    /// - Throws: Every mistake in it.
    mutating func load(_ document: DocumentNode, uri: String) throws(SchemaError) {
        let number = schemas.add(document, uri: uri, dialect: document.part("jsonSchemaDialect"))
        schemas.addResources()
        let root = Place(document: number, pointer: "")
        hasDirections = version == .v30 && (hasDirections || document.mentionsDirection)
        let servers = document.part("servers")
        for (path, item) in document.part("paths")?.parts ?? [] where path.hasPrefix("/") {
            add(item, at: root.appending("paths").appending(path), path: path, servers: servers)
        }
        for (name, item) in document.part("webhooks")?.parts ?? [] {
            add(item, at: root.appending("webhooks").appending(name), path: nil, servers: nil)
        }
        if let components = document.part("components") { add(components, at: root.appending("components")) }
        checkOperations()
        try throwProblems()
    }

    private func throwProblems() throws(SchemaError) {
        if !schemas.problems.isEmpty { throw SchemaError(schemas.problems) }
    }

    mutating func note(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        let note = RuleDocumentProblem(message, at: position, suggestion: suggestion)
        if !notes.contains(note) { notes.append(note) }
    }

    // MARK: References

    /// How many references may lead from one to the next.
    private static let longestChain = 64

    /// What an object is, behind all references.
    ///
    /// - Returns: `nil` where they lead nowhere or never end, which is noted.
    mutating func resolved(_ node: DocumentNode, _ place: Place) -> (node: DocumentNode, place: Place)? {
        var (node, place) = (node, place)
        var seen: Set<Place> = [place]
        while let reference = node.part("$ref"), let text = reference.text {
            guard let target = schemas.follow(text, from: place.document, at: reference.position),
                let found = schemas.node(at: target)
            else { return nil }
            guard seen.insert(target).inserted else {
                schemas.note("The reference `\(text)` leads back to itself.", at: reference.position)
                return nil
            }
            guard seen.count <= Self.longestChain else {
                schemas.note("More than \(Self.longestChain) references follow one another.", at: reference.position)
                return nil
            }
            (node, place) = (found, target)
        }
        return (node, place)
    }

    // MARK: Paths

    /// Adds the operations of a path.
    ///
    /// - Parameters:
    ///   - path: The path; `nil` where it is known at run time alone, as in callbacks.
    mutating func add(_ item: DocumentNode, at place: Place, path: String?, servers: DocumentNode?) {
        guard let (item, place) = resolved(item, place) else { return }
        // A callback can lead back to itself.
        let isNew = knownItems.insert(place).inserted
        guard path != nil || isNew else { return }
        let shared = parameters(of: item, at: place)
        for (method, node) in item.parts where Self.methods.contains(method) {
            let place = place.appending(method)
            var plan = OperationPlan(method: method.uppercased(), place: place, position: node.position)
            plan.id = node.part("operationId")?.text
            plan.isDeprecated = node.part("deprecated")?.flag ?? false
            let own = parameters(of: node, at: place)
            // A parameter of the operation takes the place of one of the path.
            plan.parameters = shared.filter { outer in !own.contains { $0.isSame(as: outer) } } + own
            if let path {
                plan.template = PathTemplate(path)
                plan.bases = ServerPath.bases(node.part("servers") ?? item.part("servers") ?? servers)
            } else {
                plan.parameters.removeAll { $0.location == .path }
            }
            if let body = node.part("requestBody") { plan.body = self.body(body, at: place.appending("requestBody")) }
            for (status, response) in node.part("responses")?.parts ?? [] where !status.hasPrefix("x-") {
                let place = place.appending("responses").appending(status)
                guard let response = self.response(response, at: place) else { continue }
                plan.responses.append((status, response))
            }
            operations.append(plan)
            for (name, callback) in node.part("callbacks")?.parts ?? [] {
                addCallback(callback, at: place.appending("callbacks").appending(name))
            }
        }
    }

    mutating func addCallback(_ node: DocumentNode, at place: Place) {
        guard let (node, place) = resolved(node, place) else { return }
        for (expression, item) in node.parts where !expression.hasPrefix("x-") {
            add(item, at: place.appending(expression), path: nil, servers: nil)
        }
    }

    static let methods: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

    // MARK: Parameters

    private mutating func parameters(of node: DocumentNode, at place: Place) -> [ParameterPlan] {
        var plans: [ParameterPlan] = []
        for (index, parameter) in (node.part("parameters")?.elements ?? []).enumerated() {
            let place = place.appending("parameters").appending(String(index))
            guard let plan = self.parameter(parameter, at: place) else { continue }
            if plans.contains(where: { $0.isSame(as: plan) }) {
                schemas.note(
                    "The parameter `\(plan.name)` of the \(plan.location.rawValue) is described twice.",
                    at: parameter.position)
            } else if !plan.isIgnored {
                plans.append(plan)
            }
        }
        return plans
    }

    /// The plan of a parameter, read once however many operations have it.
    mutating func parameter(_ node: DocumentNode, at place: Place) -> ParameterPlan? {
        guard let (node, place) = resolved(node, place) else { return nil }
        if let known = knownParameters[place] { return known }
        guard let name = node.part("name")?.text,
            let location = node.part("in")?.text.flatMap(ParameterPlan.Location.init(rawValue:))
        else {
            schemas.note("The reference leads to no parameter.", at: node.position)
            return nil
        }
        let plan = parameter(node, at: place, name: name, location: location)
        knownParameters[place] = plan
        return plan
    }

    // MARK: Schemas

    /// Notes that there is a schema at a place.
    mutating func addSchema(_ node: DocumentNode, at place: Place) {
        guard knownSchemas.insert(place).inserted else { return }
        schemaPlaces.append(place)
        schemas.addSchema(node, at: place)
        let problems: [RuleDocumentProblem] =
            switch version {
            case .v30: DocumentCheck.problems(inSchema30: node, at: place.pointer)
            case .v31: problems(inSchema31: node, at: place)
            }
        for problem in problems {
            if tolerates {
                note(problem.message, at: problem.position)
            } else {
                schemas.note(problem.message, at: problem.position)
            }
        }
    }

    private mutating func problems(inSchema31 node: DocumentNode, at place: Place) -> [RuleDocumentProblem] {
        guard let dialect = schemas.dialect(at: place) else { return [] }
        if dialect == OpenAPIVersion.dialect31 { return DocumentCheck.problems(inSchema31: node, at: place.pointer) }
        guard let schema = schemas.schema(ofDialect: dialect) else { return [] }
        return DocumentCheck.problems(node, schema, "a schema", at: place.pointer)
    }

    /// Compiles all schemas.
    ///
    /// - Throws: Every mistake in them.
    mutating func compile(_ options: OpenAPIOptions) throws(SchemaError) -> OpenAPISchemas {
        var settings = SchemaOptions(assertsFormats: options.assertsFormats, maxViolations: options.maxViolations)
        settings.refusesOtherDirection = options.refusesOtherDirection
        settings.direction = .request
        guard let requests = schemas.compile(schemaPlaces, options: settings) else {
            throw SchemaError(schemas.problems)
        }
        var answers = requests
        if hasDirections {
            settings.direction = .response
            guard let compiled = schemas.compile(schemaPlaces, options: settings) else {
                throw SchemaError(schemas.problems)
            }
            answers = compiled
        }
        for (name, position) in requests.unknownKeywords {
            note(
                "The keyword `\(VisibleText.singleLine(name))` is not known in schemas of OpenAPI \(version == .v30 ? "3.0" : "3.1"), and has no effect.",
                at: position)
        }
        return OpenAPISchemas(requests: requests.schemas, answers: answers.schemas)
    }
}

extension DocumentNode {
    /// Whether a schema in it says that a member goes one way alone.
    fileprivate var mentionsDirection: Bool {
        switch content {
        case .scalar: false
        case .sequence(let elements): elements.contains(where: \.mentionsDirection)
        case .mapping(let members):
            members.contains { ["readOnly", "writeOnly"].contains($0.key.text) || $0.value.mentionsDirection }
        }
    }
}
