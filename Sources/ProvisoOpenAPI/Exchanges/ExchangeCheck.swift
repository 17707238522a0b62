internal import ProvisoCore
internal import ProvisoSchema

/// Judges one request or one answer.
struct ExchangeCheck {
    let schemas: [EmbeddedSchemas.Place: JSONSchema]
    let options: OpenAPIOptions
    private(set) var violations: [Violation] = []

    init(schemas: [EmbeddedSchemas.Place: JSONSchema], options: OpenAPIOptions) {
        (self.schemas, self.options) = (schemas, options)
    }

    mutating func fail(_ failure: OpenAPIFailure, at path: FieldPath) { violations.append(failure.violation(at: path)) }

    /// Takes the violations of a value that stands at a path.
    mutating func add(_ found: [Violation], at path: FieldPath) {
        for var violation in found {
            violation.path = path.appending(violation.path)
            violations.append(violation)
        }
    }

    // MARK: Parameters

    /// Judges the parameters of a request.
    ///
    /// - Parameter given: Pairs of the query that are part of the path.
    mutating func judgeParameters(
        _ plans: [ParameterPlan], of request: OpenAPIRequest, _ pathValues: [String: Substring], given: [Substring]
    ) {
        let query = ParameterPair.query(request.query[...], without: given)
        let cookies = request.headers["Cookie"] ?? ""
        for plan in plans {
            let reader = ParameterReader(plan: plan)
            switch plan.location {
            case .path:
                judge(plan, text: pathValues[plan.name]) { text throws(ParameterFault) in try reader.value(ofPath: text)
                }
            case .header: judgeHeader(plan, in: request.headers)
            case .query: judge(plan, in: query, among: plans)
            case .cookie:
                let hasParts = plan.explodes && (plan.shape.isArray || plan.shape.isObject)
                judge(plan, in: ParameterPair.cookies(cookies[...], exploded: hasParts), among: plans)
            }
        }
        for pair in query where pair.isMalformed {
            fail(.malformed("percent-encoded bytes must be UTF-8"), at: FieldPath([.key("query"), .key(pair.name)]))
        }
        if options.refusesUnknownQuery { refuseUnknown(query, plans.filter { $0.location == .query }) }
    }

    /// Judges the headers of an answer.
    mutating func judgeHeaders(_ plans: [ParameterPlan], of response: OpenAPIResponse) {
        for plan in plans { judgeHeader(plan, in: response.headers) }
    }

    private mutating func judgeHeader(_ plan: ParameterPlan, in headers: OpenAPIHeaders) {
        let reader = ParameterReader(plan: plan)
        judge(plan, text: headers[plan.name].map { $0[...].trimmingSpaces }) { text throws(ParameterFault) in
            try reader.value(ofHeader: text)
        }
    }

    private mutating func judge(
        _ plan: ParameterPlan, text: Substring?, _ read: (Substring) throws(ParameterFault) -> DataValue
    ) {
        guard let text else {
            if plan.isRequired { fail(.missing, at: plan.path) }
            return
        }
        do throws(ParameterFault) {
            if let content = plan.content {
                let text = plan.location == .header ? String(text) : try PercentText.decoded(text)
                judge(.text(text), content, nil, at: plan.path)
            } else {
                judge(try read(text), plan.schema, at: plan.path)
            }
        } catch {
            fail(OpenAPIFailure(error), at: plan.path)
        }
    }

    private mutating func judge(_ plan: ParameterPlan, in pairs: [ParameterPair], among all: [ParameterPlan]) {
        let own = pairs.filter { $0.name == plan.name }
        if plan.allowsEmpty, own.count == 1, own[0].value.isEmpty { return }
        do throws(ParameterFault) {
            if let content = plan.content {
                guard own.count <= 1 else { throw .repeated }
                if let pair = own.first { return judge(.text(try pair.decoded()), content, nil, at: plan.path) }
            } else {
                let claimed = Set(all.filter { $0.location == plan.location }.map(\.name))
                let value = try ParameterReader(plan: plan).value(in: pairs, claimed: claimed)
                if let value { return judge(value, plan.schema, at: plan.path) }
            }
            if plan.isRequired { fail(.missing, at: plan.path) }
        } catch {
            fail(OpenAPIFailure(error), at: plan.path)
        }
    }

    private mutating func refuseUnknown(_ query: [ParameterPair], _ plans: [ParameterPlan]) {
        var seen: Set<String> = []
        for pair in query where !pair.isMalformed && seen.insert(pair.name).inserted {
            guard !plans.contains(where: { $0.takes(pair.name) }) else { continue }
            let suggestion = Suggestion.nearest(to: pair.name, among: plans.map(\.name))
            fail(.unknown(pair.name, suggestion: suggestion), at: FieldPath([.key("query"), .key(pair.name)]))
        }
    }

    // MARK: Values

    /// Judges a value by the schema at a place.
    mutating func judge(_ value: DataValue, _ schema: EmbeddedSchemas.Place?, at path: FieldPath) {
        guard let schema = schema.flatMap({ schemas[$0] }) else { return }
        add(schema.validate(value), at: path)
    }
}

extension ParameterPlan {
    /// Whether a name of the query belongs to the parameter.
    fileprivate func takes(_ name: String) -> Bool {
        if style == .deepObject { return DeepObject.isPart(name, of: self.name) }
        if explodes, shape.isObject { return shape.hasMember(name) || !shape.others.isEmpty }
        return name == self.name
    }
}
