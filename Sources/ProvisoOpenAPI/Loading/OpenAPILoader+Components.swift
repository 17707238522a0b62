internal import ProvisoCore
internal import ProvisoSchema

extension OpenAPILoader {
    /// Reads what is described without being used: a mistake in it is one too.
    mutating func add(_ components: DocumentNode, at place: Place) {
        func each(_ kind: String, _ body: (DocumentNode, Place) -> Void) {
            for (name, node) in components.part(kind)?.parts ?? [] where !name.hasPrefix("x-") {
                body(node, place.appending(kind).appending(name))
            }
        }
        each("schemas") { addSchema($0, at: $1) }
        each("parameters") { _ = parameter($0, at: $1) }
        each("headers") { _ = header("", $0, at: $1) }
        each("requestBodies") { _ = self.body($0, at: $1) }
        each("responses") { _ = response($0, at: $1) }
        each("callbacks") { addCallback($0, at: $1) }
        each("pathItems") { node, place in add(node, at: place, path: nil, servers: nil) }
    }

    // MARK: Parameters and headers

    /// The plan of a parameter that stands at a place.
    mutating func parameter(
        _ node: DocumentNode, at place: Place, name: String, location: ParameterPlan.Location
    ) -> ParameterPlan {
        let style = node.part("style")?.text.flatMap(ParameterPlan.Style.init(rawValue:)) ?? location.defaultStyle
        var plan = ParameterPlan(name: name, location: location, style: style)
        plan.explodes = node.part("explode")?.flag ?? (style == .form)
        plan.isRequired = node.part("required")?.flag ?? (location == .path)
        plan.allowsEmpty = location == .query && node.part("allowEmptyValue")?.flag ?? false
        if let schema = node.part("schema") {
            let place = place.appending("schema")
            addSchema(schema, at: place)
            plan.schema = place
            plan.shape = shape(of: schema, at: place)
        } else if let (type, media) = node.part("content")?.parts.first {
            plan.content = content(type, media, at: place.appending("content").appending(type))
        }
        return plan
    }

    /// The plan of a header of an answer.
    mutating func header(_ name: String, _ node: DocumentNode, at place: Place) -> ParameterPlan? {
        guard let (node, place) = resolved(node, place) else { return nil }
        return parameter(node, at: place, name: name, location: .header)
    }

    // MARK: Bodies and answers

    /// The plan of the body of a request.
    mutating func body(_ node: DocumentNode, at place: Place) -> BodyPlan? {
        guard let (node, place) = resolved(node, place) else { return nil }
        return BodyPlan(isRequired: node.part("required")?.flag ?? false, contents: contents(of: node, at: place))
    }

    /// The plan of an answer.
    mutating func response(_ node: DocumentNode, at place: Place) -> ResponsePlan? {
        guard let (node, place) = resolved(node, place) else { return nil }
        var plan = ResponsePlan(contents: contents(of: node, at: place))
        for (name, header) in node.part("headers")?.parts ?? [] {
            guard let header = self.header(name, header, at: place.appending("headers").appending(name)),
                !header.isIgnored
            else { continue }
            plan.headers.append(header)
        }
        return plan
    }

    private mutating func contents(of node: DocumentNode, at place: Place) -> [ContentPlan] {
        (node.part("content")?.parts ?? []).map { type, media in
            content(type, media, at: place.appending("content").appending(type))
        }
    }

    /// The plan of a body of one type.
    mutating func content(_ type: String, _ node: DocumentNode, at place: Place) -> ContentPlan {
        var plan = ContentPlan(range: MediaRange(type))
        if let schema = node.part("schema") {
            let place = place.appending("schema")
            addSchema(schema, at: place)
            plan.schema = place
            if !plan.range.isJSON { plan.shape = shape(of: schema, at: place) }
        }
        for (name, encoding) in node.part("encoding")?.parts ?? [] {
            for (header, value) in encoding.part("headers")?.parts ?? [] {
                _ = self.header(
                    header, value,
                    at: place.appending("encoding").appending(name).appending("headers").appending(header)
                )
            }
            let style = encoding.part("style")?.text.flatMap(ParameterPlan.Style.init(rawValue:))
            plan.encodings[name] = EncodingPlan(
                style: style, explodes: encoding.part("explode")?.flag,
                contentTypes: MediaRange.list(encoding.part("contentType")?.text ?? ""))
        }
        return plan
    }

    // MARK: What the specification wants of operations

    /// Refuses operations with one name, and paths that are the same but for the names in them.
    mutating func checkOperations() {
        var names: [String: Place] = [:]
        var paths: [String: String] = [:]
        for plan in operations {
            // Two paths may lead to one operation.
            if let id = plan.id, names.updateValue(plan.place, forKey: id) ?? plan.place != plan.place {
                schemas.note("Two operations have the name `\(id)`.", at: plan.position)
            }
            guard let template = plan.template else { continue }
            if let other = paths.updateValue(template.text, forKey: template.shape), other != template.text {
                schemas.note("The paths `\(other)` and `\(template.text)` are the same.", at: plan.position)
            }
            let described = Set(plan.parameters.filter { $0.location == .path }.map(\.name))
            for name in template.names where !described.contains(name) {
                note("The path `\(template.text)` has `{\(name)}`, which no parameter describes.", at: plan.position)
            }
            for name in described.sorted() where !template.names.contains(name) {
                note("The path `\(template.text)` has no `{\(name)}`, which a parameter describes.", at: plan.position)
            }
        }
    }
}
